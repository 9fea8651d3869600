"""The open-card solver where bounds decide: positions made for each, against every way to play them out."""

from collections.abc import Callable
from random import Random

import pytest

from tests.solvers.cards.endgames import random_options, with_lone_marriages, without_trumps
from tests.solvers.cards.minimax import deal_of, value
from thousand.cards.options import Options
from thousand.cards.phases import phase_of
from thousand.cards.state import Playing, State
from thousand.solvers.cards.open_cards import OpenCards

SEED = 21
SOLVER = OpenCards()
Dealt = Callable[[Random, int, Options], State]
KINDS = [without_trumps, with_lone_marriages]


def check(dealt: Dealt, number: int) -> None:
    """One random position: its value, reached and no point more."""
    rng = Random(f"{SEED} {dealt.__name__} {number}")
    options = random_options(rng, 3)
    state = dealt(rng, rng.choice([3, 4, 4]) if options.play.follow else 3, options)
    playing = phase_of(state, Playing)
    exact = SOLVER.value(state)
    assert exact == playing.points[playing.declarer] + value(deal_of(state))
    assert SOLVER.makes(state, exact)
    assert not SOLVER.makes(state, exact + 1)


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
