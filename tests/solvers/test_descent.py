"""Pairs settled one by one come to the same as policies solved for as a whole."""

from typing import Any

import numpy as np
import pytest

from tests.solvers.test_brute_force import SMALL
from thousand.dice.presets import rules
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.solvers.dice import entry_scores
from thousand.solvers.dice.entry_scores import EntryScores, Foretold
from thousand.solvers.dice.ground import ground
from thousand.solvers.dice.settling import Heading
from thousand.solvers.dice.two_players import Solution, Task, solve
from thousand.solvers.running import finished
from thousand.tables.abridgement import Abridgement

MANY_ENTRIES = {"start": 210, "cut": True, "jump": False, "exclusive": True, "knock": "entry"}
RACE = {"start": 130, "cut": True, "jump": False, "exclusive": True, "knock": "entry"}


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("home", {"target": 200, "barrels": [RACE]}),
        pytest.param("home", {"target": 300, "barrels": [MANY_ENTRIES]}, marks=pytest.mark.slow),
        ("kubiki", SMALL["kubiki"]),
        ("classic", SMALL["classic"]),
    ],
)
def test_both_solvers_agree(preset: str, changes: dict[str, Any]) -> None:
    table = finished(compiled(rules(preset, changes=changes).options, Abridgement()))
    whole, one_by_one = finished(solve(table, Task())), finished(solve(table, Task(memory=0)))
    difference = np.abs(whole.values - one_by_one.values)[whole.live.T].max()
    assert difference < whole.error + one_by_one.error < 2e-9
    assert one_by_one.mean_turns is None


@pytest.fixture(scope="module")
def home() -> Compiled:
    changes = {"target": 200, "barrels": [RACE]}
    return finished(compiled(rules("home", changes=changes).options, Abridgement()))


@pytest.fixture(scope="module")
def solution(home: Compiled) -> Solution:
    return finished(solve(home, Task(memory=0)))


def test_one_descent_is_enough_where_only_a_knock_off_takes_points(home: Compiled) -> None:
    work, ends = solve(home, Task(memory=0)), 0
    for progress in work:
        ends += progress.share == 1
    assert ends == 1


def test_a_few_entry_scores_tell_where_the_others_begin(
    home: Compiled, solution: Solution, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_from, told = Foretold.all_from, list[Any]()

    def watched(foretold: Foretold, known: Any) -> Any:
        told.append(all_from(foretold, known))
        return told[-1]

    monkeypatch.setattr(entry_scores, "FEW", 6)
    monkeypatch.setattr(entry_scores, "SAMPLES", 4)
    monkeypatch.setattr(Foretold, "all_from", watched)
    found = finished(solve(home, Task(memory=0)))
    difference = np.abs(solution.values - found.values)[found.live.T].max()
    assert difference < solution.error + found.error < 2e-9
    assert told


def test_a_rival_in_a_race_is_worth_a_share_of_what_knocking_off_is(
    home: Compiled, solution: Solution, monkeypatch: pytest.MonkeyPatch
) -> None:
    on = ground(home, solution.live, solution.values.copy())
    monkeypatch.setattr(entry_scores, "FEW", 6)
    assert entry_scores.are_all(on)
    on.values[slice(*on.barrels), on.levels[1][0] + 1 : on.levels[2][0]] = 0
    EntryScores(on).tell_race()
    assert np.abs(on.values - solution.values)[solution.live.T].max() < 1e-9


def test_a_sequence_is_put_where_it_is_heading() -> None:
    part = np.array([0.0, 0.5])
    heading = Heading(part)
    for step in (0.25, 0.125):
        part += [step, 0]
        heading.go_on()
    assert part.tolist() == [0.5, 0.5]
