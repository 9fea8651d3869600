"""The bar shows what is known, and nothing where nobody looks."""

import io
import time

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
    assert out.getvalue().endswith(" \r")


def test_nothing_is_drawn_into_a_file() -> None:
    out = io.StringIO()
    with bar.Bar(Terminal(out=out)):
        time.sleep(1.5 * bar.EVERY)
    assert out.getvalue() == ""
