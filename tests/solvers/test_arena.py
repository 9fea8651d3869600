"""Games in bulk come to what the solver computed, and the best play beats the others by what it should."""

from functools import cache

import pytest

from thousand.dice.options import Options
from thousand.dice.presets import rules
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.solvers.dice.arena import Arena
from thousand.solvers.dice.matches import match
from thousand.solvers.dice.one_player import fewest_turns
from thousand.solvers.dice.strategies import ByPolicy, ByValues
from thousand.solvers.dice.two_players import Solution, Task, solve
from thousand.solvers.running import finished
from thousand.tables.abridgement import Abridgement

GAMES, IN_STEP = 20_000, 4_000
THRESHOLDS = {1: 20, 2: 20, 3: 40, 4: 100, 5: 360}
BARREL = {"start": 200, "turns": 3, "fall": 100, "exclusive": True}
CHOICE = {"start": 150, "cut": True, "jump": False, "exclusive": True, "knock": "entry"}


def small_options(preset: str = "kubiki") -> Options:
    target, barrel = (200, CHOICE) if preset == "home" else (300, BARREL)
    return rules(preset, changes={"target": target, "barrels": [barrel]}).options


@cache
def small(preset: str = "kubiki") -> tuple[Compiled, Solution]:
    table = finished(compiled(small_options(preset), Abridgement()))
    return table, finished(solve(table, Task()))


def test_perfect_play_wins_as_often_as_computed() -> None:
    table, solution = small()
    arena = Arena(table)
    best = arena.best(solution.values)
    result = arena.play(best, best, GAMES, seed=1)
    assert result.cut == 0
    assert abs(result.rate - solution.values[table.start, table.start]) < 4 * result.error
    assert solution.mean_turns is not None
    assert abs(result.turns / result.games - solution.mean_turns) < 0.2
    assert arena.play(best, best, 2_000, seed=1) == arena.play(best, best, 2_000, seed=1)


@pytest.mark.parametrize("preset", ["kubiki", "home"])
def test_turns_looked_up_on_the_way_win_as_often_as_computed(preset: str) -> None:
    table, solution = small(preset)
    best = ByValues(solution.values)
    result = Arena(table).play_in_step(best, best, IN_STEP, seed=1)
    assert result.cut == 0
    assert abs(result.rate - solution.values[table.start, table.start]) < 4 * result.error
    assert solution.mean_turns is not None
    assert abs(result.turns / result.games - solution.mean_turns) < 0.5


def test_stored_policies_play_the_same_games_one_by_one_and_in_step() -> None:
    table, solution = small()
    arena = Arena(table)
    best, other = arena.best(solution.values), arena.thresholds(THRESHOLDS)
    together = arena.play_in_step(ByPolicy(best), ByPolicy(other), 2_000, seed=7)
    assert together == arena.play(best, other, 2_000, seed=7)


def test_two_perfect_players_are_reckoned_to_what_is_solved() -> None:
    table, solution = small()
    solved = solution.values[table.start, table.start]
    best = Arena(table).best(solution.values)
    for strategy in (ByValues(solution.values), ByPolicy(best)):
        assert finished(match(table, strategy, strategy)) == pytest.approx((solved, solved), abs=1e-5)


def test_nobody_wins_more_often_against_perfect_play() -> None:
    """And by as much as reckoned exactly."""
    table, solution = small()
    arena, best = Arena(table), ByValues(solution.values)
    solved = solution.values[table.start, table.start]
    for other in (ByPolicy(arena.thresholds(THRESHOLDS)), arena.alone(finished(fewest_turns(table)))):
        begins, follows = finished(match(table, best, other))
        assert begins > solved
        assert follows < solved
        first = arena.play_in_step(best, other, IN_STEP, seed=2)
        second = arena.play_in_step(other, best, IN_STEP, seed=3)
        assert abs(first.rate - begins) < 4 * first.error
        assert abs(second.rate - follows) < 4 * second.error


def test_rules_that_leave_a_choice_of_dice_are_known() -> None:
    assert Arena(small()[0]).keeps_all
    assert not Arena(small("home")[0]).keeps_all
