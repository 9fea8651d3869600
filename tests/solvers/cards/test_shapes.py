"""Positions of one shape tell of one another; those that only look alike do not."""

from itertools import groupby
from random import Random

import pytest

from tests.solvers.cards.endgames import endgame, random_options
from tests.solvers.cards.minimax import deal_of, value
from thousand.cards.deck import DECK, KINGS, QUEENS, SUITS, Card, Suit, in_order
from thousand.cards.game import resume
from thousand.cards.options import Options
from thousand.cards.phases import phase_of
from thousand.cards.records import changed
from thousand.cards.state import Account, Playing, State
from thousand.core.seats import Seat
from thousand.solvers.cards.open_cards import OpenCards

SEED = 22
RANKS = 6


def between_tricks(rng: Random, seats: int) -> State:
    """A position by random rules without cards on the table or apart from the hands."""
    while True:
        state = endgame(rng, seats, rng.choice([2, 3, 3]), random_options(rng, seats))
        if not phase_of(state, Playing).trick and state.options.layout != "table_cards":
            return state


def others_of_same_order(rng: Random, state: State, places: dict[Suit, Suit]) -> dict[Card, Card]:
    """For each card in hand another one, of the suit that its suit becomes; now and then of the same rank."""
    left = sorted((card for hand in state.hands for card in hand), key=lambda card: card.place)
    if rng.random() < 0.3:
        return {card: DECK[places[card.suit].place * RANKS + card.strength] for card in left}
    found = dict[Card, Card]()
    for suit, group in groupby(left, key=lambda card: card.suit):
        cards = list(group)
        pack = [card for card in DECK if card.suit is places[suit]]
        found |= zip(cards, sorted(rng.sample(pack, k=len(cards)), key=lambda card: card.place), strict=True)
    return found


def moved(rng: Random, state: State) -> State:
    """The same hands with other cards of the same order in each suit; suits may change places, trump or not.

    A marriage may come or go by it, its points change, or who declared the trump and what lies in the
    talon, so that not all that comes of it is alike. No hand has the marriage that made the trump.
    """
    playing = phase_of(state, Playing)
    while True:
        places = dict(zip(SUITS, rng.sample(SUITS, k=4) if rng.random() < 0.7 else SUITS, strict=True))
        now = others_of_same_order(rng, state, places)
        trump, trump_by = playing.trump, playing.trump_by
        if trump is not None and rng.random() < 0.8:
            trump = places[trump]
        if trump_by is not None and rng.random() < 0.3:
            trump_by = Seat(rng.randrange(len(state.hands)))
        hands = tuple(in_order([now[card] for card in hand]) for hand in state.hands)
        if trump is None or not any({KINGS[trump], QUEENS[trump]} <= {*hand} for hand in hands):
            break
    apart = rng.sample([card for card in DECK if card not in now.values()], k=len(DECK) - len(now))
    talons = tuple(tuple(apart.pop() for _ in talon) for talon in state.talons)
    return changed(state, hands=hands, talons=talons, phase=changed(playing, trump=trump, trump_by=trump_by))


def check(seats: int, number: int) -> None:
    """A position and what it is moved to, one after another by one solver."""
    rng = Random(f"{SEED} {seats} {number}")
    solver = OpenCards()
    state = between_tricks(rng, seats)
    for _ in range(8):
        playing = phase_of(state, Playing)
        assert solver.value(state) == playing.points[playing.declarer] + value(deal_of(state))
        state = moved(rng, state)


@pytest.mark.parametrize("seats", [3, 2])
def test_positions_that_look_alike(seats: int) -> None:
    for number in range(25):
        check(seats, number)


def first_of_each_suit(names: str) -> State:
    """A declarer on lead who holds the highest card of each suit, and a loser; four aces are worth 200."""
    texts = f"{names} 9s", "Ks Kc Kd Kh Js", "Qs Qc Qd Qh Jc"
    hands = tuple(in_order([card for card in DECK if card.value in text.split()]) for text in texts)
    playing = Playing(
        Seat(0),
        100,
        blind=False,
        leader=Seat(0),
        points=(0,) * 3,
        tricks=(1,) * 3,
        to_move=Seat(0),
        trump=None,
    )
    table = resume(Options(ace_marriage=200), (Account(),) * 3, Seat(0), golden=None)
    return changed(table, hands=hands, phase=playing)


def test_four_aces_are_not_like_other_cards_that_win() -> None:
    solver = OpenCards()
    others = (2 + 3) + (4 + 2) + 2 * (4 + 3)
    assert solver.value(first_of_each_suit("As Ac Ad Ah")) == 200 + 4 * 11 + others
    assert solver.value(first_of_each_suit("Ts Tc Td Th")) == 4 * 10 + others


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 2])
@pytest.mark.parametrize("part", range(10))
def test_many_positions_that_look_alike(seats: int, part: int) -> None:
    for number in range(1_000 + part * 200, 1_000 + part * 200 + 200):
        check(seats, number)
