"""The last tricks with everybody's own points, against the same played out by the readable rules."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tests.solvers.cards.endgames import endgame, random_options
from tests.solvers.cards.minimax import Deal, choices, deal_of, played
from thousand.cards.deck import Card
from thousand.cards.phases import phase_of
from thousand.cards.play import plays
from thousand.cards.state import Playing, State
from thousand.kernels.cards.endgames import ends
from thousand.solvers.cards.open_cards import OpenCards
from thousand.solvers.cards.positions import number_of, position

Points = tuple[int, ...]


def best_end(deal: Deal) -> Points:
    """What each still gets: the declarer most, the others hold him down and then take most themselves."""
    if not any(deal.hands):
        return (0,) * len(deal.hands)
    mover, declarer = deal.to_move, deal.declarer
    side = 1 if mover == declarer else -1
    found = [after(deal, card, declared) for card, declared in choices(deal)]
    return max(found, key=lambda won: (side * won[declarer], won[mover]))


def after(deal: Deal, card: Card, declared: str | None) -> Points:
    """What each still gets after a play."""
    gains = [played(replace(deal, declarer=each), card, declared)[1] for each in range(len(deal.hands))]
    rest = best_end(played(deal, card, declared)[0])
    return tuple(a + b for a, b in zip(gains, rest, strict=True))


def check(seats: int, number: int) -> None:
    rng = Random(f"ends {seats} {number}")
    options = random_options(rng, seats)
    state = endgame(rng, seats, rng.choice((1, 2, 2, 3)), options)
    playing, deal, at = phase_of(state, Playing), deal_of(state), position(state)
    legal = plays(state)
    his, own = np.zeros((2, 1, len(legal)), np.int64)
    chosen = np.array([number_of(play) for play in legal], np.int64)
    ends(at.fields[None, :], chosen, at.rules.switches, at.rules.prices, his, own)
    if not options.marriages.automatic:
        found = [after(deal, play.card, play.declare) for play in legal]
        assert his[0].tolist() == [won[deal.declarer] for won in found]
        assert own[0].tolist() == [won[deal.to_move] for won in found]
    scored = playing.points[playing.declarer]
    assert [scored + int(value) for value in his[0]] == [*solved(state)]


def solved(state: State) -> list[int]:
    """What the search says of the declarer's points."""
    return [*SOLVER.values(state).values()]


SOLVER = OpenCards()


@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_thinks_of_himself_where_the_declarer_gets_the_same(seats: int) -> None:
    for number in range(60):
        check(seats, number)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("part", range(5))
def test_many_ends(seats: int, part: int) -> None:
    for number in range(1_000 + part * 200, 1_200 + part * 200):
        check(seats, number)
