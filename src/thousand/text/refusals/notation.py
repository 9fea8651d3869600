"""What is wrong with a record, a status or an action in the notation."""

from thousand.text.catalogue import Message, message

SENTENCES: dict[str, Message] = {
    # --- the file ---
    "notation/not_toml": message("this cannot be read as TOML; perhaps the file is cut short"),
    "notation/other_version": message("the file has format {version}, this program reads format {known}"),
    "notation/missing_key": message("this key is missing"),
    "notation/unknown_key": message("there is no such key in a record; there are {known}"),
    "notation/wrong_type": message("a value of this kind does not fit here; write it like {form}"),
    "notation/unknown_game": message("there is no game “{game}”; there are {known}"),
    "notation/player_count": message(
        "the number of names is {players}, but these rules are for {least} to {most} players"
    ),
    "notation/exact_player_count": message(
        "the number of names is {players}, but these rules need exactly {needed} players"
    ),
    "notation/unfit_name": message("a name cannot be empty or hold signs that cannot be printed"),
    "notation/unknown_first": message("whoever begins sits at a place from 1 to {seats}"),
    "notation/without_chance": message("a record needs the result of the throw or the deal here"),
    "notation/no_golden_round": message("these rules have no golden round"),
    "notation/golden_round_over": message("a golden round has {deals} deals and so at most as many results"),
    "notation/deal_too_early": message("the next deal is at least number {least}"),
    # --- its seeds ---
    "notation/no_seeds": message("this record has no seeds, so nothing about its chance can be proven"),
    "notation/other_scheme": message("the seeds follow scheme {scheme}, this program checks scheme {known}"),
    "notation/unfit_proof": message("this is no seed of a draw; one is written like {form}"),
    # --- an action ---
    "notation/unknown_action": message("there is no such action; there are {known}"),
    "notation/unfit_action": message("this action is written differently, like {form}"),
    "notation/unknown_seat": message("an action begins with a seat from 1 to {seats}"),
    "notation/unfit_dice": message("dice are one to five digits from 1 to 6, like 15334"),
    "notation/unfit_amount": message("this is no bid or contract; one is a number like 120"),
    "notation/unfit_card": message(
        "this is no card; a card is a rank A T K Q J 9 and a suit s c d h, like Kh"
    ),
    "notation/unfit_hand": message("these are no cards; cards are ranks and then their suit, like ATKs9cQJh"),
    "notation/card_twice": message("the card {card} is there twice"),
    "notation/deal_parts": message("this deal has {parts} parts between its slashes, {expected} are needed"),
    "notation/unknown_in_deal": message("a deal in a record holds no unknown cards"),
    # --- a status ---
    "notation/unfit_status": message("this is no status; one is written like {form}"),
    "notation/unused_mark": message("these rules do not use this mark; they use {known}"),
    "notation/mark_at_limit": message("this mark cannot stand here: it takes effect at {limit}"),
    "notation/status_count": message("the number of statuses is {statuses}, that of players {players}"),
    "notation/score_step": message("a score at dice is a multiple of 5"),
    "notation/score_below_floor": message("no score is below {floor} under these rules"),
    "notation/score_at_target": message("with a score of {target} the game is over already"),
    "notation/score_above_cut": message("whoever sits on this barrel has exactly {start}"),
    "notation/score_dumped": message("the dump truck leaves nobody at this score"),
    "notation/points_before_entry": message("nobody has points before entering the game"),
    "notation/entry_before_entry": message("nobody has an entry score before entering the game"),
    "notation/entry_too_low": message("no entry score is below {minimum}"),
    "notation/turns_off_barrel": message("turns are only counted on a barrel"),
    "notation/too_many_turns": message("there cannot be more turns left than {turns}"),
    "notation/deals_off_barrel": message("deals are only counted on the barrel"),
    "notation/too_many_deals": message("there cannot be more deals left than {deals}"),
    "notation/two_on_barrel": message(
        "there is room for only one on this barrel, and {first} sits on it already"
    ),
}
"""The sentence for each code that starts with ``notation/``."""
