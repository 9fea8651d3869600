"""How likely a turn reaches so many points, computed from the rules' own functions and known beforehand."""

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import pytest

from thousand.dice.hot_dice import must_throw_again
from thousand.dice.options import Options
from thousand.dice.presets import rules
from thousand.dice.scoring import Reading, highest_reading

REACHED = (50, 60, 75, 100, 120, 150)


@cache
def _readings(options: Options, dice: int) -> Counter[Reading]:
    return Counter(highest_reading(options, throw) for throw in product(range(1, 7), repeat=dice))


def chance_to_reach(options: Options, needed: int) -> float:
    """The chance of a turn that throws on until it has ``needed`` points and may be banked."""
    from_forced_throw = _survival(options)

    @cache
    def chance(points: int, dice: int) -> float:
        return (
            sum(
                ways * after(points + reading.points, dice - len(reading.dice), reading)
                for reading, ways in _readings(options, dice).items()
                if reading.dice
            )
            / 6.0**dice
        )

    def after(points: int, left: int, kept: Reading) -> float:
        must_throw = left == 0 and must_throw_again(options.hot, kept.dice)
        if kept.wins or (points >= needed and not must_throw):
            return 1.0
        if points >= needed:
            return from_forced_throw
        return chance(points, left or 5)

    return chance(0, 5)


def _survival(options: Options) -> float:
    """The chance to come through forced throws of five dice to a turn that may be banked."""
    throws = _readings(options, 5)
    safe = sum(n for reading, n in throws.items() if reading.wins or 0 < len(reading.dice) < 5)
    again = sum(n for reading, n in throws.items() if len(reading.dice) == 5 and not reading.wins)
    return safe / (6**5 - again)


@pytest.mark.parametrize(
    ("preset", "changes", "chances"),
    [
        ("kubiki", {}, (0.34095, 0.29363, 0.20332, 0.15450, 0.10100, 0.06766)),
        ("kubiki", {"hot": "optional"}, (0.34823, 0.30044, 0.21030, 0.15955, 0.10556, 0.07071)),
        ("kubiki", {"straights": False}, (0.3196, 0.26975, 0.17516, 0.12319, 0.06765, 0.03600)),
        ("ussr", {"five": [1000] * 6}, (0.37142, 0.32021, 0.23197, 0.17896, 0.12802, 0.09474)),
    ],
)
def test_the_chance_to_reach_so_many_points(
    preset: str, changes: dict[str, Any], chances: tuple[float, ...]
) -> None:
    options = rules(preset, changes=changes).options
    computed = [chance_to_reach(options, needed) for needed in REACHED]
    assert computed == pytest.approx(chances, abs=6e-5)


def test_a_win_at_once_needs_no_confirming_throw() -> None:
    confirmed = chance_to_reach(rules("ussr", changes={"five": [1000] * 6}).options, 50)
    assert 0 < chance_to_reach(rules("ussr").options, 50) - confirmed < 6 / 6**5


def test_the_chance_to_survive_forced_throws() -> None:
    assert _survival(rules("kubiki").options) == pytest.approx(0.917808, abs=5e-7)
