"""The README does what it says: its record is replayed, its Python is run."""

import doctest
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from thousand.cli.main import app

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def test_the_console_shows_what_the_commands_print(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game.toml").write_text(block("toml"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^\$ thousand (.+)\n((?:(?!\$ ).*\n)*)", block("console"), re.MULTILINE)
    assert len(commands) == 2
    for arguments, shown in commands:
        result = CliRunner().invoke(app, arguments.split())
        assert result.exit_code == 0
        assert result.output.strip() == shown.strip()


def test_the_python_runs() -> None:
    example = doctest.DocTestParser().get_doctest(block("python"), {}, "README.md", "README.md", 0)
    assert len(example.examples) >= 8
    assert doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(example).failed == 0
