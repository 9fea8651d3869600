"""What is refused at dice, and which rules cannot be played."""

from thousand.text.catalogue import Message, message, plural

SENTENCES: dict[str, Message] = {
    "dice/game_over": message("The game is over, player {winner} has won"),
    "dice/not_your_turn": message("It is the turn of player {to_move}, not of player {seat}"),
    "dice/must_throw": message("Throw first: a turn begins with a throw of all five dice"),
    "dice/must_confirm": message("All five dice are used: throw all five again before you bank"),
    "dice/must_keep": message("First choose what to set aside from this throw: {throw}"),
    "dice/must_bank": message(
        "{total} is enough for the barrel at {start}: bank now, no further throw is allowed"
    ),
    "dice/below_entry": plural(
        "{missing} point more to enter the game: this turn has {points} of {needed}",
        "{missing} points more to enter the game: this turn has {points} of {needed}",
        "missing",
    ),
    "dice/in_pit": plural(
        "{missing} point more to leave the pit: with this turn you have {total}, its edge is {needed}",
        "{missing} points more to leave the pit: with this turn you have {total}, its edge is {needed}",
        "missing",
    ),
    "dice/on_barrel": plural(
        "{missing} point more to leave the barrel: with this turn you have {total}, you need {needed}",
        "{missing} points more to leave the barrel: with this turn you have {total}, you need {needed}",
        "missing",
    ),
    "dice/not_scoring": message("{dice}: these dice do not all score together, choose others"),
    "dice/wrong_dice": message("{dice} are not among the dice to choose from: {throw}"),
    "dice/wrong_seats": message("{seats} cannot play these rules, only {fewest} to {most}"),
    # --- rules that cannot be played ---
    "dice/target_too_low": message(
        "a target of {target} leaves no room for the barrel; at least {least} is needed"
    ),
    "dice/not_multiple_of_five": message("{value} is not a multiple of 5, and all points at dice are"),
    "dice/not_positive": message("{value} is too little, it must be more than 0"),
    "dice/negative": message("{value} is below 0"),
    "dice/too_large": message("{value} is too much, at most {most} can be played"),
    "dice/nothing_scores": message("nothing scores under these rules"),
    "dice/floor_above_zero": message("the lowest score is {floor}, but everybody begins with 0"),
    "dice/entry_above_target": message("an entry of {entry} is above the target of {target}"),
    "dice/empty_range": message(
        "a range from {low} to {top} holds no score; the first number must be the lower one"
    ),
    "dice/beyond_target": message("the range reaches {top}, beyond the target of {target}"),
    "dice/overlapping_ranges": message(
        "{low}–{top} overlaps {other_low}–{other_top}; pits and barrels lie apart"
    ),
    "dice/dump_in_range": message("the dump truck at {at} lies within {low}–{top}"),
    "dice/fall_missing": message("players can fall off this barrel, but what a fall costs is not said"),
    "dice/never_falls": message("nobody ever falls off this barrel, so falls have no price and no count"),
    "dice/knock_needs_exclusive": message(
        "a return to the entry score needs a barrel with room for only one"
    ),
    "dice/knock_needs_entry": message(
        "a return to the entry score needs an entry below the barrel at {start}"
    ),
    "dice/exact_needs_dots": message(
        "an exact finish needs dots: going beyond the target must cost something"
    ),
    "dice/dots_need_exact": message("dots need an exact finish: otherwise nobody goes beyond the target"),
    "dice/nothing_to_confirm": message(
        "where nothing has to be confirmed, a confirmed turn cannot be banked by itself"
    ),
}
"""The sentence for each code that starts with ``dice/``."""
