"""Exact counts of all throws, for every scoring table that the presets play."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from thousand.dice.options import Options
from thousand.dice.presets import names, rules
from thousand.dice.scoring import Reading, highest_reading

Row = tuple[int, int, Fraction]
"""Throws that score nothing, throws that use all dice, the mean of the points."""

SEEDS: dict[int, Row] = {
    1: (4, 2, Fraction(5, 2)),
    2: (16, 4, Fraction(5)),
    3: (60, 12, Fraction(625, 72)),
    4: (204, 52, Fraction(775, 54)),
    5: (600, 476, Fraction(73325, 2592)),
}
USSR: dict[int, Row] = {
    **SEEDS,
    2: (12, 8, Fraction(5)),
    4: (204, 52, Fraction(2525, 162)),
    5: (600, 476, Fraction(262975, 7776)),
}
NO_STRAIGHTS: dict[int, Row] = {**SEEDS, 5: (600, 236, Fraction(59125, 2592))}


@cache
def _readings(options: Options, dice: int) -> list[Reading]:
    return [highest_reading(options, throw) for throw in product(range(1, 7), repeat=dice)]


def _row(options: Options, dice: int) -> Row:
    readings = _readings(options, dice)
    busts = sum(not reading.dice for reading in readings)
    used = sum(len(reading.dice) == dice for reading in readings)
    return busts, used, Fraction(sum(reading.points for reading in readings), 6**dice)


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("preset", names())
def test_every_throw_of_a_preset(preset: str, dice: int) -> None:
    table = USSR if preset == "ussr" else SEEDS
    assert _row(rules(preset).options, dice) == table[dice]


@pytest.mark.parametrize("dice", range(1, 6))
def test_every_throw_without_straights(dice: int) -> None:
    options = rules("classic", changes={"straights": False}).options
    assert _row(options, dice) == NO_STRAIGHTS[dice]


def test_chances_of_a_bust_and_of_using_all_dice() -> None:
    busts = [Fraction(row[0], 6**dice) for dice, row in SEEDS.items()]
    used = [Fraction(row[1], 6**dice) for dice, row in SEEDS.items()]
    assert busts == [Fraction(2, 3), Fraction(4, 9), Fraction(5, 18), Fraction(17, 108), Fraction(25, 324)]
    assert used == [
        Fraction(1, 3),
        Fraction(1, 9),
        Fraction(1, 18),
        Fraction(13, 324),
        Fraction(119, 1944),
    ]
    assert Fraction(USSR[2][0], 36) == Fraction(1, 3)


def test_what_a_first_throw_leaves_and_reaches() -> None:
    readings = _readings(rules("kubiki").options, 5)
    left = [sum(len(reading.dice) == 5 - dice for reading in readings) for dice in (4, 3, 2, 1, 0)]
    assert left == [1920, 2280, 1640, 860, 476]
    reached = [sum(reading.points >= points for reading in readings) for points in (50, 75, 100)]
    assert reached == [1236, 626, 571]


def test_outcomes_a_solver_must_tell_apart() -> None:
    options = rules("kubiki").options
    classes = [
        len({(reading.points, len(reading.dice)) for reading in _readings(options, dice)})
        for dice in range(1, 6)
    ]
    assert classes == [3, 6, 13, 27, 51]


def test_four_alike_beat_three_and_a_single_in_every_preset() -> None:
    for preset in names():
        options = rules(preset).options
        for face in range(1, 7):
            four = highest_reading(options, (face,) * 4).points
            three = highest_reading(options, (face,) * 3).points
            single = highest_reading(options, (face,)).points
            assert four > three + single
