"""Tables of cards that the user has computed: refused in one line when damaged, made by command."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from thousand.cards.presets import rules
from thousand.cli import solve_races
from thousand.cli.main import app
from thousand.tables.cards import bids, race
from thousand.tables.cards.race import grid, keys, race_key

SHORT = rules("classic", seats=2, changes={"target": 201, "barrel": False}).options
DAMAGED = "this file of values is damaged"


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name in ("DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    for table, cached in ((bids, bids.bid_table), (race, race.races)):
        monkeypatch.setattr(table, "_folders", [])
        cached.cache_clear()
    yield tmp_path
    bids.bid_table.cache_clear()
    race.races.cache_clear()


def run(*words: str) -> str:
    result = CliRunner().invoke(app, [*words, "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.output


def test_a_damaged_table_is_told_of_and_the_game_goes_on(folders: Path) -> None:
    own = folders / "DATA" / "thousand" / "tables"
    own.mkdir(parents=True)
    (own / bids.NAME).write_bytes(b"nothing of the kind")
    words = ("play", "cards", "--preset", "classic", "--bots", "3", "--seed", "1")
    played = run(*words, "--record", str(folders / "one.toml"))
    assert DAMAGED in " ".join(played.split())
    (own / bids.NAME).unlink()
    bids.bid_table.cache_clear()
    assert DAMAGED not in run(*words, "--record", str(folders / "two.toml"))


def test_races_are_computed_by_command(folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve_races, "_tables", lambda: iter([("short", 2, SHORT)]))
    monkeypatch.setattr(solve_races, "DEALS", 20)
    assert "cards-race.values" in run("solve", "cards", "--races", "--out", str(folders))
    found = race.read((folders / race.NAME).read_bytes(), "here")
    assert len(found[race_key(SHORT, 2)]) == len([*keys(grid(SHORT, 2).size, 2)])
