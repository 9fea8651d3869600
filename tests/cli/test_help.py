"""Help is in the language of the user, all of it."""

import re
import subprocess
import sys
from typing import Annotated

import pytest
import typer
from typer.main import get_command

from tests.cli.conftest import Run
from thousand.cli.command_line import Command, CommandLine
from thousand.cli.main import app
from thousand.text.catalogue import LANGUAGES, language
from tools import messages

LINES: list[list[str]] = [[], *([name] for name in getattr(get_command(app), "commands", ()))]
"""Everything that can be called."""
TRANSLATED = sorted({*LANGUAGES} - {"en"})
PROSE = re.compile(r"[A-Za-z]+(?: [a-z]+){2,}")
"""Three English words in a row."""
WORD = re.compile(r"[А-Яа-яЁёІіЇїЄєҐґ’]+")
THOUSAND = [sys.executable, "-m", "thousand"]

REPLAY = """\
Usage: thousand replay [OPTIONS] {FILE}

  Tell a recorded game in words.

Arguments:
  FILE  A record, - for the standard input.  [required]

Options:
  --json           One JSON object a line, one for each action.
  --lang ru|uk|en  Language; by default that of the environment.
  -h, --help       Show this message and exit.
"""


def squeezed(text: str) -> str:
    """``text`` however it is laid out, without the values of defaults."""
    return "".join(text.replace("{default}", "").split())


def test_in_english_it_is_as_typer_lays_it_out(run: Run) -> None:
    assert run("replay", "--help").stdout == REPLAY
    assert run("replay", "-h").stdout == run("replay", "--help").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_shown_in_the_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    shown = squeezed("".join(run(*line, "--help").stdout for line in LINES))
    say = language(lang).gettext
    assert [text for text in messages.help_texts() if squeezed(say(text)) not in shown] == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_text_differs_from_the_english_one(lang: str) -> None:
    assert [text for text in messages.help_texts() if language(lang).gettext(text) == text] == []


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_nothing_english_is_left(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: list[str], lang: str
) -> None:
    monkeypatch.setenv("LANG", lang)
    shown = run(*line, "--help").stdout
    assert PROSE.findall(shown) == []
    assert [text for text in messages.help_texts() if squeezed(text) in squeezed(shown)] == []
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_word_is_cut_in_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("LANG", lang)
    monkeypatch.setenv("COLUMNS", "40")
    shown = subprocess.run([*THOUSAND, "solve", "--help"], capture_output=True, text=True, check=True).stdout
    known = WORD.findall(" ".join(map(language(lang).gettext, messages.help_texts())))
    assert max(map(len, shown.splitlines())) <= 50
    assert {*WORD.findall(shown)} <= {*known}


@pytest.mark.parametrize("asked", [["--lang", "uk", "--help"], ["--help", "--lang=uk"]])
def test_the_language_may_be_named_on_the_line_itself(
    run: Run, monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run("play", "--help").stdout.startswith("Использование: ")
    assert run("play", *asked).stdout.startswith("Використання: ")


def test_without_a_command_it_is_in_the_language_of_the_user_too(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    result = run()
    assert result.exit_code == 2
    assert result.stderr == run("--help").stdout


def test_a_new_option_waits_for_its_translations(monkeypatch: pytest.MonkeyPatch) -> None:
    anew = typer.Typer(name="anew", cls=CommandLine, help="Something new.", add_completion=False)

    @anew.command(cls=Command)
    def sing(
        loud: Annotated[bool, typer.Option("--loud", help="So that all hear it.")] = False, bare: int = 0
    ) -> None:
        """Sing
        a song.

        It ends.
        """

    @anew.callback()
    def common() -> None:
        """Something new."""

    monkeypatch.setattr(messages, "app", anew)
    found = {entry.id for entry in messages.missing(messages.updated("uk"))}
    assert found == {"Something new.", "Sing a song.", "It ends.", "So that all hear it."}
