"""Games in bulk come to what the solver computed, and the best policy beats the others by what it should."""

from functools import cache

from thousand.dice.presets import rules
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.kernels.dice.statuses import Abridgement
from thousand.solvers.dice.arena import Arena
from thousand.solvers.dice.one_player import fewest_turns
from thousand.solvers.dice.two_players import Solution, Task, solve
from thousand.solvers.running import finished

GAMES = 200_000
THRESHOLDS = {1: 20, 2: 20, 3: 40, 4: 100, 5: 360}


@cache
def small() -> tuple[Compiled, Solution]:
    changes = {"target": 300, "barrels": [{"start": 200, "turns": 3, "fall": 100, "exclusive": True}]}
    options = rules("kubiki", changes=changes).options
    table = finished(compiled(options, Abridgement()))
    return table, finished(solve(table, Task()))


def test_perfect_play_wins_as_often_as_computed() -> None:
    table, solution = small()
    arena = Arena(table)
    best = arena.best(solution.values)
    result = arena.play(best, best, GAMES, seed=1)
    assert result.cut == 0
    assert abs(result.rate - solution.values[table.start, table.start]) < 4 * result.error
    assert abs(result.turns / result.games - solution.mean_turns) < 0.2
    assert result == arena.play(best, best, GAMES, seed=1)


def test_nobody_wins_more_often_against_perfect_play() -> None:
    table, solution = small()
    arena = Arena(table)
    best = arena.best(solution.values)
    for other in (arena.thresholds(THRESHOLDS), arena.alone(finished(fewest_turns(table)))):
        first, second = arena.play(best, other, GAMES, seed=2), arena.play(other, best, GAMES, seed=3)
        gain = first.rate - second.rate
        assert gain > 4 * (first.error + second.error)
        assert first.rate > solution.values[table.start, table.start]


def test_rules_that_leave_a_choice_of_dice_are_known() -> None:
    table, _ = small()
    assert Arena(table).keeps_all
    home = finished(compiled(rules("home", changes={"target": 1000}).options, Abridgement(None, (75, 500))))
    assert not Arena(home).keeps_all
