"""The solvers agree with a plain solution of small games, computed by the readable engine itself."""

from typing import Any

import pytest

from tests.solvers.plain import PlainAlone, PlainGame, PlainSolution, PlainTurn
from thousand.dice.presets import rules
from thousand.kernels.dice.compiled import compiled
from thousand.solvers.dice.one_player import fewest_turns, within
from thousand.solvers.dice.two_players import Task, solve
from thousand.solvers.running import finished
from thousand.tables.abridgement import Abridgement

EXCLUSIVE = {"turns": 2, "fall": {"below_start": 5}, "exclusive": True}
BOLTS = {"limit": 2, "penalty": 10}
CUT = {"start": 15, "cut": True, "jump": False}
KNOCK = {"exclusive": True, "knock": "entry"}
FALLS = {"turns": 1, "fall": 10, "falls": 2}
SMALL: dict[str, dict[str, Any]] = {
    "kubiki": {
        "target": 25,
        "barrels": [{"start": 15, **EXCLUSIVE}],
        "entry": False,
        "bolts": BOLTS,
        "overtake": 5,
    },
    "ussr": {"target": 40, "pits": [{"low": 15, "top": 30}], "barrels": False, "entry": 10, "bolts": False},
    "classic-open": {
        "target": 20,
        "pits": False,
        "entry": False,
        "bolts": False,
        "overtake": 5,
        "dots": {"limit": 2},
    },
    "home": {"target": 25, "entry": 10, "barrels": [{**CUT, **KNOCK}]},
    "classic": {
        "target": 25,
        "pits": False,
        "entry": False,
        "overtake": 5,
        "bolts": {"limit": 2, "penalty": 10, "first_throw": True},
        "barrels": [{**CUT, **FALLS}],
    },
    "three-barrels": {
        "target": 20,
        "barrels": False,
        "entry": False,
        "floor": -10,
        "bolts": {"limit": 1, "penalty": 5},
        "overtake": 5,
        "hot": "optional",
        "set_aside": "choice",
    },
}
QUICK = ("ussr", "classic-open", "home")
LARGER: dict[str, dict[str, Any]] = {
    "kubiki": {**SMALL["kubiki"], "target": 150, "barrels": [{"start": 120, **EXCLUSIVE}]},
    "ussr": {**SMALL["ussr"], "target": 150, "pits": [{"low": 50, "top": 80}]},
    "classic-open": {**SMALL["classic-open"], "target": 70},
    "home": {**SMALL["home"], "target": 80, "barrels": [{**CUT, **KNOCK, "start": 55}]},
    "classic": {**SMALL["classic"], "target": 100, "barrels": [{**CUT, **FALLS, "start": 75}]},
    "three-barrels": {**SMALL["three-barrels"], "target": 100, "floor": -30},
}


def check(preset: str, changes: dict[str, Any]) -> None:
    options = rules(preset, changes=changes).options
    table = finished(compiled(options, Abridgement()))
    solution = finished(solve(table, Task()))
    plain = PlainSolution(options)
    pairs = 0
    for mover, other, worth in plain.between_turns():
        found = solution.values[table.status(other), table.status(mover)]
        assert found == pytest.approx(worth, abs=2e-9)
        pairs += 1
    assert pairs == solution.live.sum()
    assert solution.error < 1e-9


def test_what_may_happen_in_a_turn_does_not_depend_on_the_others() -> None:
    game = PlainGame(rules("home", changes=SMALL["home"]).options, 2)
    for mover, *others in game.positions:
        one, turn = game.turns[mover], PlainTurn(game.options, mover, tuple(others))
        assert (turn.moments, turn.ends) == (one.moments, one.ends)
        for choices, known in zip(turn.choices, one.choices, strict=True):
            for (numbers, chances), choice in zip(choices, known, strict=True):
                assert (numbers.tolist(), chances.tolist()) == tuple(part.tolist() for part in choice)


@pytest.mark.parametrize("preset", QUICK)
def test_two_players(preset: str) -> None:
    check(preset, SMALL[preset])


@pytest.mark.slow
@pytest.mark.parametrize("preset", LARGER)
def test_two_players_to_larger_targets(preset: str) -> None:
    check(preset, LARGER[preset])


ALONE: dict[str, dict[str, Any]] = {
    "kubiki": {"target": 100, "barrels": [{"start": 70, **EXCLUSIVE}]},
    "classic-open": {"target": 60, "pits": False, "entry": 20, "dots": {"limit": 2}},
    "home": {"target": 90, "entry": 25, "barrels": [{**CUT, "start": 60}]},
    "ussr": {"target": 60, "pits": [{"low": 20, "top": 40}], "barrels": False, "entry": 15},
    "classic": {"target": 100, "pits": False, "barrels": [{**CUT, "start": 75, "turns": 2, "fall": 30}]},
    "three-barrels": {"target": 60, "barrels": False, "entry": 20, "floor": -20},
}
AT_ONCE = ("home",)


def check_alone(preset: str) -> None:
    options = rules(preset, changes=ALONE[preset]).options
    table, plain = finished(compiled(options, Abridgement())), PlainAlone(options)
    turns, chances = finished(fewest_turns(table)), finished(within(table, 3))
    assert turns[table.start] == pytest.approx(plain.fewest_turns(), abs=1e-8)
    for n in (1, 2, 3):
        assert chances[n, table.start] == pytest.approx(plain.within(n), abs=1e-9)


@pytest.mark.parametrize("preset", AT_ONCE)
def test_one_player_alone(preset: str) -> None:
    check_alone(preset)


@pytest.mark.slow
@pytest.mark.parametrize("preset", [preset for preset in ALONE if preset not in AT_ONCE])
def test_one_player_alone_under_more_rules(preset: str) -> None:
    check_alone(preset)
