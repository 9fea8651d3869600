"""What turns give away adds up to how much less often a game is won, and perfect turns give nothing away."""

from collections.abc import Callable

import pytest

from tests.solvers.test_arena import THRESHOLDS, small
from thousand.kernels.dice.compiled import Compiled
from thousand.solvers.dice.arena import Arena
from thousand.solvers.dice.losses import loss
from thousand.solvers.dice.matches import match
from thousand.solvers.dice.one_player import fewest_turns
from thousand.solvers.dice.strategies import ByPolicy, ByValues, Strategy
from thousand.solvers.running import finished

GAMES = 2_000


def thresholds(table: Compiled) -> Strategy:
    return ByPolicy(Arena(table).thresholds(THRESHOLDS))


def alone(table: Compiled) -> Strategy:
    return Arena(table).alone(finished(fewest_turns(table)))


@pytest.mark.parametrize("plan", [thresholds, alone])
@pytest.mark.parametrize("preset", ["kubiki", "home"])
def test_losses_add_up_to_what_is_reckoned(preset: str, plan: Callable[[Compiled], Strategy]) -> None:
    table, solution = small(preset)
    perfect, other = ByValues(solution.values), plan(table)
    begins, follows = finished(match(table, perfect, other))
    found = loss(table, perfect, other, GAMES, seed=1)
    assert found.error < 0.1 * found.mean
    assert abs(found.mean - (begins - follows) / 2) < 4 * found.error


def test_perfect_turns_give_nothing_away() -> None:
    table, solution = small("home")
    perfect = ByValues(solution.values)
    found = loss(table, perfect, perfect, GAMES, seed=1)
    assert abs(found.mean) < 1e-9
    assert solution.mean_turns is not None
    assert abs(found.turns - solution.mean_turns) < 1
