"""Pairs settled one by one come to the same as policies solved for as a whole."""

from typing import Any

import numpy as np
import pytest

from tests.solvers.test_brute_force import SMALL
from thousand.dice.presets import rules
from thousand.kernels.dice.compiled import compiled
from thousand.solvers.dice.descent import Heading
from thousand.solvers.dice.two_players import Task, solve
from thousand.solvers.running import finished
from thousand.tables.abridgement import Abridgement

RACE = {"start": 130, "cut": True, "jump": False, "exclusive": True, "knock": "entry"}


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("home", {"target": 200, "barrels": [RACE]}),
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


def test_one_descent_is_enough_where_only_a_knock_off_takes_points() -> None:
    table = finished(
        compiled(rules("home", changes={"target": 200, "barrels": [RACE]}).options, Abridgement())
    )
    work, ends = solve(table, Task(memory=0)), 0
    for progress in work:
        ends += progress.share == 1
    assert ends == 2  # the second one has only seen that nothing changes any more


def test_a_sequence_is_put_where_it_is_heading() -> None:
    part = np.array([0.0, 0.5])
    heading = Heading(part)
    for step in (0.25, 0.125):
        part += [step, 0]
        heading.go_on()
    assert part.tolist() == [0.5, 0.5]
