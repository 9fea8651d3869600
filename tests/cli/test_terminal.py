"""What a terminal can show, and how texts are made to fit."""

import io
from typing import Any

import pytest

from thousand.cli.terminal import Style, Terminal, draws_unicode, of_process, printable, side_by_side, width


def terminal(**settings: Any) -> Terminal:
    return Terminal(io.StringIO(), **settings)


@pytest.mark.parametrize(
    ("environment", "encoding", "expected"),
    [
        ({}, "utf-8", True),
        ({"LANG": "ru_RU.UTF-8"}, "UTF-8", True),
        ({"LANG": "en_US.utf8"}, "utf-8", True),
        ({"LANG": "C"}, "utf-8", False),
        ({"LANG": "POSIX"}, "utf-8", False),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "utf-8", False),
        ({"LANG": "ru_RU.KOI8-R"}, "koi8-r", False),
        ({}, "ascii", False),
        ({}, "", False),
    ],
)
def test_unicode_is_drawn_where_the_terminal_shows_it(
    environment: dict[str, str], encoding: str, expected: Any
) -> None:
    assert draws_unicode(environment, encoding) is expected


@pytest.mark.parametrize(("text", "columns"), [("Анна", 4), ("李小龙", 6), ("e\u0301", 1), ("", 0)])
def test_the_columns_of_a_text(text: str, columns: Any) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("text", "columns", "expected"),
    [
        ("Анна", 6, "Анна  "),
        ("Анна", 4, "Анна"),
        ("Вероника", 5, "Веро…"),
        ("李小龙", 5, "李小…"),
        ("李小龙", 4, "李… "),
    ],
)
def test_a_text_is_made_to_fit(text: str, columns: Any, expected: Any) -> None:
    assert terminal().fitted(text, columns) == expected
    assert width(terminal().fitted(text, columns)) == columns


def test_a_cut_text_fits_in_ascii_too() -> None:
    plain = terminal(unicode=False)
    assert plain.shown(plain.fitted("Вероника", 5)) == "Веро."


def test_good_print_becomes_ascii() -> None:
    assert (
        terminal(unicode=False).shown("“−50” – «5 → 6» … ’ · \N{NO-BREAK SPACE}")
        == '"-50" - "5 -> 6" ... \' -  '
    )
    assert terminal().shown("“−50”") == "“−50”"


def test_colours_only_where_there_are_some() -> None:
    assert terminal().paint("x", Style.LOSS) == "x"
    assert terminal(colour=True).paint("x", None) == "x"
    assert terminal(colour=True).paint("x", Style.LOSS) == "\x1b[31mx\x1b[0m"


def test_nothing_is_wiped_where_screens_cannot_be() -> None:
    plain, screen = io.StringIO(), io.StringIO()
    Terminal(plain).wipe()
    Terminal(screen, redraws=True).wipe()
    assert plain.getvalue() == "\n"
    assert screen.getvalue() == "\x1b[H\x1b[2J\x1b[3J"


def test_long_texts_are_broken() -> None:
    lines = terminal(columns=60).wrapped("слово " * 30, indent=1, hanging=2)
    assert len(lines) > 2
    assert all(len(line) <= 60 for line in lines)
    assert lines[0].startswith(" слово")
    assert lines[1].startswith("   слово")
    assert terminal().wrapped("") == [""]


def test_pictures_stand_side_by_side() -> None:
    assert side_by_side([["ab", "cd"], ["12", "34"]]) == ["ab 12", "cd 34"]


def test_what_would_command_a_terminal_is_taken_out() -> None:
    assert (
        printable("a\x1b[2Jb\u202ec\nd")
        == "a\N{REPLACEMENT CHARACTER}[2Jb\N{REPLACEMENT CHARACTER}c\N{REPLACEMENT CHARACTER}d"
    )


def test_no_terminal_means_no_colours_no_wiping_and_eighty_columns() -> None:
    found = of_process({"TERM": "xterm"})
    assert (found.colour, found.redraws, found.is_interactive, found.columns) == (False, False, False, 80)


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "colour", "redraws"),
    [
        ({"TERM": "xterm"}, True, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False, True),
        ({"TERM": "xterm", "NO_COLOR": ""}, True, True),
        ({"TERM": "dumb"}, False, False),
        ({}, False, False),
    ],
)
def test_what_a_terminal_is_used_for(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], colour: bool, redraws: bool
) -> None:
    monkeypatch.setattr("sys.stdout", Screen())
    monkeypatch.setattr("sys.stdin", Screen())
    found = of_process(environment)
    assert (found.colour, found.redraws, found.is_interactive) == (colour, redraws, True)


@pytest.mark.parametrize(("columns", "expected"), [("40", 60), ("72", 72), ("200", 80)])
def test_the_layout_is_neither_too_narrow_nor_too_wide(
    monkeypatch: pytest.MonkeyPatch, columns: Any, expected: Any
) -> None:
    monkeypatch.setattr("sys.stdout", Screen())
    monkeypatch.setenv("COLUMNS", columns)
    assert of_process({"TERM": "xterm"}).columns == expected


def test_a_percentage_is_not_broken() -> None:
    assert terminal(columns=11).wrapped("Потеря 12,5 %, a 7 %") == ["Потеря", "12,5 %, a", "7 %"]
