"""Dice and marks as they are drawn."""

import io
from typing import Any

import pytest

from thousand.cli.dice_drawing import FINE, PIPS, PLAIN, ROW, bar, dice, die
from thousand.cli.terminal import Terminal, width

ALL_SIX = """\
+-------+ +-------+ +-------+ +-------+ +-------+ +-------+
|       | | o     | | o     | | o   o | | o   o | | o   o |
|   o   | |       | |   o   | |       | |   o   | | o   o |
|       | |     o | |     o | | o   o | | o   o | | o   o |
+-------+ +-------+ +-------+ +-------+ +-------+ +-------+
========= =========                     =========          """


def plain() -> Terminal:
    return Terminal(io.StringIO(), unicode=False)


def test_the_six_faces_and_what_was_kept() -> None:
    drawn = dice((1, 2, 3, 4, 5, 6), [True, True, False, False, True, False], plain())
    assert "\n".join(drawn) == ALL_SIX


@pytest.mark.parametrize("face", range(7))
def test_a_die_has_as_many_pips_as_its_face(face: Any) -> None:
    assert "".join(PIPS[face]).count("o") == face
    for ink in (FINE, PLAIN):
        rows = die(face, ink)
        assert [width(row) for row in rows] == [9] * 5
        assert "".join(rows).count(ink.pip) == face


def test_five_dice_fit_into_sixty_columns() -> None:
    assert {width(row) for row in dice((1,) * 5, [False] * 5, plain())} == {ROW}
    assert ROW < 60


@pytest.mark.parametrize(
    ("part", "whole", "expected"),
    [
        (0, 50, ".........."),
        (25, 50, "#####....."),
        (49, 50, "#########."),
        (50, 50, "##########"),
        (999, 1000, "#########."),
    ],
)
def test_the_need_meter_is_full_only_when_nothing_is_missing(part: Any, whole: Any, expected: Any) -> None:
    assert bar(part, whole, 10, PLAIN) == expected
