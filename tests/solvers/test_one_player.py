"""One player alone, against figures that follow from the dice alone and against the definition."""

from typing import Any

import pytest

from thousand.dice.presets import rules
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.solvers.dice.one_player import fewest_turns, race, within
from thousand.solvers.running import finished
from thousand.tables.abridgement import Abridgement

CLIMB = 0.0762138
"""How often one turn brings 150 points where the player chooses what to keep and confirms all five."""


def table(preset: str, **changes: Any) -> Compiled:
    return finished(compiled(rules(preset, changes=changes).options, Abridgement()))


def test_a_barrel_without_a_limit_takes_as_many_turns_as_its_chance_says() -> None:
    home = table("home", target=500, barrels=[{"start": 350, "cut": True, "jump": False}])
    turns = finished(fewest_turns(home))
    sitters = [number for number, account in enumerate(home.accounts) if account.score == 350]
    assert sitters
    for number in sitters:
        assert turns[number] == pytest.approx(1 / CLIMB, rel=1e-5)


def test_chances_in_time_add_up_to_no_fewer_turns() -> None:
    short = table("ussr", target=150, pits=False, barrels=False)
    turns, chances = finished(fewest_turns(short)), finished(within(short, 60))
    start = short.start
    assert (chances[1:, start] >= chances[:-1, start]).all()
    assert chances[60, start] > 0.999
    # No policy is better for every horizon at once, so the sum of what is missing is a bound from below.
    assert (1 - chances[:, start]).sum() <= turns[start] + 1e-9


def test_entry_takes_as_long_as_its_chance_says() -> None:
    short = table("home", target=75, barrels=False)
    turns, chances = finished(fewest_turns(short)), finished(within(short, 3))
    chance = chances[1, short.start]
    assert chance == pytest.approx(0.20332, abs=5e-6)
    assert turns[short.start] == pytest.approx(1 / chance, rel=1e-9)
    assert chances[3, short.start] == pytest.approx(1 - (1 - chance) ** 3, rel=1e-9)


def test_a_race_is_won_by_whoever_is_first_at_the_target() -> None:
    short = table("home", target=75, barrels=False)
    chance = finished(within(short, 1))[1, short.start]
    assert race(short)[short.start, short.start] == pytest.approx(1 / (2 - chance), abs=1e-3)
