"""The bar shows what is known, and nothing where nobody looks."""

import io
import time

import pytest

from thousand.cli import bar
from thousand.cli.terminal import Terminal


def test_a_line_shows_share_and_clock() -> None:
    assert bar.line(0.5, "3e-07", 75) == "#" * 20 + "." * 20 + "  50 %  1:15  3e-07"
    assert bar.line(None, "", 2) == "....######" + "." * 30 + "  0:02"


def test_it_goes_on_by_itself_and_leaves_nothing_behind() -> None:
    out = io.StringIO()
    with bar.Bar(Terminal(out=out, is_interactive=True)) as shown:
        shown.show(0.25, "now")
        time.sleep(2.5 * bar.EVERY)
    assert out.getvalue().count("25 %") >= 1
    *_, drawn, blank, end = out.getvalue().split("\r")
    assert (blank, end) == (" " * len(drawn), "")


@pytest.mark.parametrize("columns", [1, 10, 24, 40, 60, 80])
@pytest.mark.parametrize("share", [None, 0.3, 1.0])
def test_no_line_is_longer_than_the_screen(columns: int, share: float | None) -> None:
    note = "3e-07, 12.34 млн троек в секунду, осталось 12:34:56"
    text = bar.fitting(share, note, 4000, columns)
    assert len(text) <= columns
    assert (note in text) is (columns == 80)


def test_nothing_is_drawn_into_a_file() -> None:
    out = io.StringIO()
    with bar.Bar(Terminal(out=out)):
        time.sleep(1.5 * bar.EVERY)
    assert out.getvalue() == ""
