"""The open-card solver where bounds decide: positions made for each, against every way to play them out."""

from random import Random

import pytest

from tests.solvers.cards.endgames import with_lone_marriages, without_trumps
from tests.solvers.cards.exactness import Dealt, check_value
from tests.solvers.cards.minimax import deal_of, value
from thousand.cards.deck import DECK, Suit, in_order
from thousand.cards.game import resume
from thousand.cards.options import Marriages, Options, Play, Talon
from thousand.cards.records import changed
from thousand.cards.state import Account, Playing, State
from thousand.core.seats import Seat
from thousand.solvers.cards.open_cards import OpenCards

SEED = 21
KINDS = [without_trumps, with_lone_marriages]


def check(dealt: Dealt, number: int) -> None:
    """One random position."""
    check_value(dealt, Random(f"{SEED} {dealt.__name__} {number}"))


@pytest.mark.parametrize("dealt", KINDS)
def test_bounds(dealt: Dealt) -> None:
    for number in range(4):
        check(dealt, number)


@pytest.mark.slow
@pytest.mark.parametrize("dealt", KINDS)
@pytest.mark.parametrize("part", range(10))
def test_bounds_in_many_positions(dealt: Dealt, part: int) -> None:
    for number in range(1_000 + part * 200, 1_000 + part * 200 + 200):
        check(dealt, number)


def test_a_trick_before_a_marriage_is_not_taken_by_a_card_below_it() -> None:
    check(with_lone_marriages, 2330)


def longer_hand() -> State:
    """Two players; the declarer leads and has a card more, which goes to the winner of the last trick."""
    options = Options(
        layout="two_talons",
        talon=Talon(rest="last_trick"),
        play=Play(lead_foreign_trump=False),
        marriages=Marriages(trump="next_trick"),
    )
    hands = ("Ts", "Ks", "Qc", "Ad", "Th"), ("As", "Js", "Ac", "9h")
    playing = Playing(
        Seat(0),
        100,
        blind=False,
        leader=Seat(0),
        points=(0, 0),
        tricks=(1, 1),
        to_move=Seat(0),
        trump=Suit.CLUBS,
        trump_by=Seat(1),
    )
    return changed(
        resume(options, (Account(),) * 2, Seat(0), golden=None),
        hands=tuple(in_order([card for card in DECK if card.value in hand]) for hand in hands),
        talons=(tuple(card for card in DECK if card.value in {"9d", "Qd", "Jd"}), ()),
        phase=playing,
    )


def test_a_longer_hand_loses_its_last_card_too() -> None:
    state = longer_hand()
    assert value(deal_of(state)) == 22
    assert OpenCards().makes(state, 22)
    assert not OpenCards().makes(state, 23)
