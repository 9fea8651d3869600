"""The steady bot at cards: what it does where it matters, what it may not know, and whole games."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from tests.bots.cards_tables import NOTATION, CardsBot, Position, choices, deal, table, winner
from thousand.bots.cards.counting import count, prospect
from thousand.bots.cards.knowledge import chance_of_any, knowledge
from thousand.bots.cards.steady import SteadyBot
from thousand.bots.random import RandomBot
from thousand.cards.actions import BlindBid, Deal, Peek
from thousand.cards.deck import in_order, pack
from thousand.cards.game import CARDS
from thousand.cards.options import Options
from thousand.cards.state import Playing
from thousand.core.chance import SeededChance, shuffled
from thousand.notation.cards_hands import read_hand

BOT: CardsBot = SteadyBot()
RANDOM: CardsBot = RandomBot(CARDS)
TABLES = [(preset, players) for preset in NOTATION.presets() for players in NOTATION.seats(preset)]

HOUSE: list[tuple[str, int, dict[str, Any]]] = [
    ("online", 3, {"golden": True, "peeks": True, "bank": True, "redeal_consent": True}),
    ("classic", 3, {"cut": True, "blind": True, "golden": True, "ace_marriage": True, "dump": True}),
    ("classic", 3, {"blind": True, "auction": {"silent_below": 0}, "redeal_consent": True}),
    ("classic", 2, {"blind": True, "marriages": {"automatic": True}, "auction": {"jumps": False}}),
    ("russian", 4, {"write_off": {"limit": 3}, "marriages": {"trump": "next_trick", "card": "queen"}}),
    ("classic", 3, {"barrel": {"own_turn": True, "unit": "own_turn"}, "talon": {"shown": "never"}}),
    ("classic", 3, {"deck": 20, "talon": {"giving": "discard"}, "redeal": False}),
    ("polish", 3, {"play": {"lead_foreign_trump": False}, "marriages": {"needs_trick": False}}),
    ("home", 4, {"cut": True, "play": {"follow": True, "trump": True}}),
]
"""House rules that bring every kind of decision."""


# --- whole games ---


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_preset_comes_to_an_end(preset: str, players: int) -> None:
    assert winner(preset, [BOT] * players, seed=3) in range(players)


@pytest.mark.parametrize(("preset", "players", "house"), HOUSE)
def test_every_house_rule_is_played(preset: str, players: int, house: dict[str, Any]) -> None:
    assert winner(preset, [BOT] * players, seed=4, **house) in range(players)


@pytest.mark.parametrize(("preset", "players"), [("online", 3), ("classic", 3), ("polish", 2)])
def test_it_beats_random_players(preset: str, players: int) -> None:
    for seed in range(9):
        bots = [RANDOM] * players
        bots[seed % players] = BOT
        assert winner(preset, bots, seed) == seed % players


def test_the_same_game_again() -> None:
    first, again = ([action for _, action in choices("online", [BOT] * 3, seed=8)] for _ in range(2))
    assert first == again


def test_it_never_bids_blind_and_uses_no_bonus() -> None:
    blind = choices("classic", [BOT] * 3, seed=5, blind=True)
    assert not any(isinstance(action, BlindBid) for _, action in blind)
    bonuses = choices("online", [BOT] * 3, seed=5, peeks=True)
    assert not any(isinstance(action, Peek) for _, action in bonuses)


# --- hidden cards ---


@pytest.mark.parametrize("seed", range(30))
def test_other_hands_under_the_same_view_never_change_the_choice(seed: int) -> None:
    """The declarer sees his hand and the talon; whoever holds the rest, he does the same up to his lead."""
    chance = SeededChance(seed)
    cards = shuffled(chance, pack(24))
    told = set()
    for _ in range(4):
        rest = shuffled(chance, cards[10:])
        hands = in_order(cards[:7]), in_order(rest[:7]), in_order(rest[7:])
        text = NOTATION.write_action(Deal(hands, (cards[7:10],)))
        told.add(tuple(_up_to_the_lead(table("classic", dealer=3, golden=True).told(text))))
    assert len(told) == 1


def _up_to_the_lead(found: Position) -> Iterator[str]:
    """What the declarer does until he has led or the deal is off."""
    while found.state.hands and not _is_led(found):
        text = found.choice(BOT)
        yield text
        found = found.told(text)


def _is_led(found: Position) -> bool:
    phase = found.state.phase
    return isinstance(phase, Playing) and bool(phase.trick)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_what_it_thinks_of_other_hands_fits_them(preset: str, players: int) -> None:
    """Every card in another hand is out, nothing else but dead cards is, and a void is one."""
    for found, _ in islice(choices(preset, [BOT] * players, seed=6), 250):
        phase, seat = found.state.phase, CARDS.to_act(found.state)
        if not isinstance(phase, Playing) or not isinstance(seat, int):
            continue
        known = knowledge(found.views[seat], phase, found.seen[seat])
        hands = found.state.hands
        held = {card for other in known.opponents for card in hands[other]}
        dead = {card for part in (*found.state.talons, found.state.aside) for card in part}
        assert held <= set(known.out) <= held | dead
        for other, about in known.opponents.items():
            assert about.hidden + len(about.located) == len(hands[other])
            assert not about.void & {card.suit for card in hands[other]}


@pytest.mark.parametrize(
    ("wanted", "cards", "drawn", "chance"),
    [(0, 5, 3, 0.0), (1, 4, 1, 0.25), (1, 4, 4, 1.0), (2, 4, 2, 5 / 6), (2, 0, 1, 1.0), (3, 5, 0, 0.0)],
)
def test_the_chance_to_hold_a_card(wanted: int, cards: int, drawn: int, chance: float) -> None:
    assert chance_of_any(wanted, cards, drawn) == pytest.approx(chance)


# --- the count of a hand ---


def options(preset: str, players: int = 3) -> Options:
    return NOTATION.rules(preset, players=players).options


@pytest.mark.parametrize("preset", ["online", "classic", "polish"])
def test_better_hands_count_for_more(preset: str) -> None:
    hands = [
        "K9sQJcQ9dJh",
        "A9sQJcQ9dJh",
        "ATsQJcQ9dJh",
        "ATsAJcQ9dJh",
        "ATsATcQ9dJh",
        "ATsATcKQd9h",
        "ATsATcKQh9d",
    ]
    counts = [count(read_hand(hand), options(preset)) for hand in hands]
    assert counts == sorted(counts)


def test_a_marriage_without_an_ace_is_not_counted_on() -> None:
    with_ace, without = (
        count(read_hand(hand), options("classic")) for hand in ("KQhA9sTcJdJc", "KQhK9sTcJdJc")
    )
    assert with_ace - without > 80


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_the_talon_is_hardly_hoped_for(preset: str, players: int) -> None:
    hand = read_hand("A9sAJcQdK9h")
    rules = options(preset, players)
    assert prospect(hand, rules) - count(hand, rules) <= 20


# --- the auction ---

POOR, FAIR, STRONG, MARRIAGE = "T9sJ9cQ9dJh", "ATsATcQ9dKh", "ATsATcAdQ9d", "ATsKQhAd9c9d"
LEVEL = ("0", "0", "0")
SITTING = ("880", "0", "0")


def word(hand: str, *actions: str, statuses: Sequence[str] = LEVEL, preset: str = "classic") -> str:
    """What seat 1 with ``hand`` says after seat 3 has opened at the hundred."""
    opening = [] if options(preset).auction.opener == "stands" else ["3 bid 100"]
    return table(preset, statuses=statuses, dealer=2).told(deal(hand), *opening, *actions).choice(BOT)


def test_it_bids_the_lowest_bid_as_far_as_the_hand_goes() -> None:
    assert word(POOR) == "1 pass"
    assert word(FAIR) == "1 pass"
    assert word(STRONG) == "1 bid 105"
    assert word(STRONG, "1 bid 105", "2 pass", "3 bid 115") == "1 pass"
    assert word(MARRIAGE, "1 bid 105", "2 pass", "3 bid 115") == "1 bid 120"


def test_it_goes_further_to_push_a_rival_on_the_barrel() -> None:
    rival = ("0", "0", "880")
    assert word(STRONG, "1 bid 105", "2 pass", "3 bid 115", statuses=rival) == "1 bid 120"


def test_on_the_barrel_it_bids_what_it_needs_where_a_failure_costs_nothing() -> None:
    assert word(POOR, statuses=SITTING) == "1 bid 105"
    assert word(POOR, "1 bid 105", "2 pass", "3 bid 120", statuses=SITTING) == "1 pass"
    assert word(POOR, preset="russian", statuses=SITTING) == "1 pass"


def test_where_only_own_contracts_count_it_bids_more() -> None:
    assert word(FAIR, preset="polish", statuses=("790", "0", "0")) == "1 pass"
    assert word("ATsATcQ9dAh", preset="polish", statuses=("800", "0", "0")) == "1 bid 110"


def test_the_opener_bids_the_minimum_even_with_a_poor_hand() -> None:
    assert table("online", dealer=3).told(deal(POOR)).choice(BOT) in ("1 redeal", "1 bid 100")
    assert table("home", dealer=3).told(deal(POOR)).choice(BOT) == "1 bid 100"


def test_a_redeal_is_claimed_with_a_poor_hand_only() -> None:
    assert word("9sJ9c9dKJhQd", preset="online") == "1 redeal"
    assert word("ATsAc9s9c9dKh", preset="online") == "1 redeal"
    assert word("A9sA9cKQ9h", preset="online") == "1 bid 105"


@pytest.mark.parametrize(("hand", "said"), [(STRONG, "1 refuse"), ("KsQcTcKdTdQhTh", "1 agree")])
def test_a_redeal_is_refused_with_a_good_hand(hand: str, said: str) -> None:
    found = table("online", dealer=2, redeal_consent=True).told(
        deal(hand, three="9s9c9hJsJcJdJh"), "3 redeal"
    )
    assert found.choice(BOT) == said


def test_cards_lying_face_down_are_looked_at() -> None:
    assert table("classic", dealer=2, blind=True).told(deal(STRONG)).choice(BOT) == "1 look"


def test_a_nine_is_cut_again_and_a_jack_buried() -> None:
    assert table("classic", dealer=2, cut=True).told("cut 9c").choice(BOT) == "2 recut"
    assert table("classic", dealer=2, cut=True).told("cut Jc").choice(BOT) == "2 bury"


def test_one_of_two_talons_is_taken() -> None:
    cards = "deal ATKs9cQJ9dKJ9h/QJ9sATKcATKdQh/QJc/ATh"
    found = table("classic", players=2, dealer=1).told(cards, "1 pass")
    assert found.choice(BOT) == "2 take 1"


# --- talon, gifts, contract ---

GOOD, GOOD_TALON = "ATsKQhA9cJd", "9dTcAh"
BAD, BAD_TALON = "ATs9hQJcKQd", "9sJdTh"


def declares(
    hand: str, talon: str, *actions: str, preset: str = "classic", statuses: Sequence[str] = LEVEL
) -> str:
    """What seat 1 does as the declarer for 100 whom nobody has overbid."""
    opening = [] if options(preset).auction.opener == "stands" else ["1 bid 100"]
    said = (*opening, "2 pass", "3 pass", *actions)
    return table(preset, statuses=statuses, dealer=3).told(deal(hand, talon=talon), *said).choice(BOT)


def test_it_gives_away_cards_without_worth() -> None:
    assert declares(GOOD, GOOD_TALON) in ("1 give Jd 2", "1 give 9d 2", "1 give 9c 2")
    assert declares(GOOD, GOOD_TALON, "1 give Jd 2") in ("1 give 9d 3", "1 give 9c 3")


def test_the_better_card_goes_to_the_lower_score() -> None:
    assert declares(GOOD, GOOD_TALON, statuses=("0", "300", "200")) == "1 give Jd 3"
    assert declares(GOOD, GOOD_TALON, statuses=("0", "200", "300")) == "1 give Jd 2"


def test_a_redeal_is_claimed_on_a_poor_talon_unless_the_hand_is_good() -> None:
    assert declares("QsTJcQJdKJh", "9d9hJs", preset="online") == "1 redeal"
    assert declares("ATsAcKQTh9c", "9d9hJs", preset="online").startswith("1 give")


def test_a_hopeless_deal_is_written_off_where_that_costs_nothing() -> None:
    assert declares("Q9sJ9cQ9dKh", "JsJdKc", preset="russian") == "1 write-off"
    assert declares(GOOD, GOOD_TALON, preset="russian").startswith("1 give")


def test_the_third_write_off_costs_too_much() -> None:
    third = declares("Q9sJ9cQ9dKh", "JsJdKc", preset="russian", statuses=("0/w2", "0", "0"))
    assert third.startswith("1 give")


def test_the_contract_is_what_the_hand_is_good_for() -> None:
    named = declares(GOOD, GOOD_TALON, "1 give Jd 2", "1 give 9d 3")
    assert 180 <= int(named.removeprefix("1 contract ")) <= 220
    assert declares(BAD, BAD_TALON, "1 give Jc 2", "1 give 9h 3") == "1 contract 100"


def test_on_the_barrel_it_names_what_it_needs_to_win() -> None:
    cheap = ("1 give Jc 2", "1 give 9h 3")
    assert declares(BAD, BAD_TALON, *cheap, statuses=SITTING) == "1 contract 125"


# --- play ---


def play(cards: str, *actions: str) -> str:
    """What is played after ``actions`` of a deal in which seat 1 is the declarer."""
    return table("classic", dealer=3).told(cards, "2 pass", "3 pass", *actions).choice(BOT)


MARRIAGE_DEAL = deal("ATsKQ9hA9c", "K9sKTcATdJh", "QJsJcKQdATh", "JdQc9d")
GIVEN = ("1 give 9d 2", "1 give Jd 3", "1 contract 100")


CASHED = ("1 play As", "2 play 9s", "3 play Js", "1 play Ac", "2 play Tc", "3 play Jc")


def test_winners_are_cashed_before_there_is_a_trump_then_the_marriage_is_declared() -> None:
    assert play(MARRIAGE_DEAL, *GIVEN) in ("1 play As", "1 play Ts", "1 play Ac")
    assert play(MARRIAGE_DEAL, *GIVEN, *CASHED) == "1 play Ts"
    last = ("1 play Ts", "2 play Ks", "3 play Qs")
    assert play(MARRIAGE_DEAL, *GIVEN, *CASHED, *last) == "1 play Qh marriage"


def test_no_half_of_a_marriage_is_led_or_thrown_away_without_need() -> None:
    cards = deal("T9sKQhQJcKd", talon="JsTcJd")
    assert play(cards, "1 give 9s 2", "1 give Jd 3", "1 contract 100") not in ("1 play Kh", "1 play Qh")


FEED_DEAL = deal("AK9sKQ9hKd", "TsATQcAT9d", "QJsK9cQJdAh", "JcThJh")
FEED = ("1 give Jh 2", "1 give 9h 3", "1 contract 100")


def test_a_defender_feeds_his_fellow_and_not_the_declarer() -> None:
    """He gives a king to his fellow's ace, and only a jack to the declarer's."""
    assert play(FEED_DEAL, *FEED, "1 play Jc", "2 play Ac") == "3 play Kc"
    assert play(FEED_DEAL, *FEED, "1 play As", "2 play Ts") == "3 play Js"


def test_a_trick_is_taken_from_the_declarer() -> None:
    assert play(FEED_DEAL, *FEED, "1 play Kd") == "2 play Td"
