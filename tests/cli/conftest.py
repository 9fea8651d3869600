"""A user of the command line: a data folder of his own, no language in the environment, no terminal."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from thousand.cli.main import app

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder; returns where games are kept."""
    for name in ("LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "NO_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "thousand"


@pytest.fixture
def run() -> Run:
    """Run ``thousand`` in this process: ``run("rules", "dice", typed="…")``."""

    def runs(*arguments: str, typed: str | None = None) -> Result:
        result = CliRunner().invoke(app, arguments, input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return runs


@pytest.fixture
def record(tmp_path: Path) -> Callable[[str], Path]:
    """Put a text into a file: ``record("thousand = 1 …")``."""

    def writes(text: str, name: str = "game.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return writes


def objects(result: Result) -> list[Any]:
    """The JSON objects that a command has printed."""
    return [json.loads(line) for line in result.stdout.splitlines()]
