"""Benchmarks name the command that comes to the same again, and go on where they were stopped."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from benchmarks import findings, played_deals
from benchmarks.findings import command, tell
from benchmarks.keeping import kept_rows, run
from thousand.lab.kept import AnotherRun


@pytest.fixture
def parser(monkeypatch: pytest.MonkeyPatch) -> ArgumentParser:
    monkeypatch.setattr(sys, "argv", ["somewhere/bench_x.py"])
    found = ArgumentParser()
    found.add_argument("bots", nargs=2)
    found.add_argument("--preset", default="online")
    found.add_argument("--games", action="store_true")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--keep", type=Path)
    found.add_argument("--write", action="store_true")
    return found


def test_the_command_tells_all_that_was_wanted(parser: ArgumentParser) -> None:
    plain = command(parser.parse_args(["a", "b"]), "bots")
    assert plain == "python -m benchmarks.bench_x a b --preset online --seed 1"
    whole = ["a", "b", "--write", "--keep", "far/kept.jsonl", "--games", "--seed", "7"]
    assert command(parser.parse_args(whole), "bots") == (
        "python -m benchmarks.bench_x a b --preset online --games --seed 7 --keep kept.jsonl --write"
    )


def test_a_section_is_written_in_its_place(
    parser: ArgumentParser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n## One\n\nold\n\n## Two\n\nstays\n")
    monkeypatch.setattr(findings, "PAGE", page)
    tell("One", ["unseen"], parser.parse_args(["a", "b"]), "bots")
    assert "old" in page.read_text()
    tell("One", ["new"], parser.parse_args(["a", "b", "--write"]), "bots")
    head, one, two = page.read_text().split("\n\n## ")
    assert head == "# Page"
    made = "`python -m benchmarks.bench_x a b --preset online --seed 1 --write`;"
    assert one.startswith(f"One\n\nnew\n\n{made}")
    assert two == "Two\n\nstays\n"


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that a number shows."""

    number: int
    share: float


def test_what_numbers_show_is_found_once(tmp_path: Path) -> None:
    asked, file = list[int](), tmp_path / "kept.jsonl"

    def shown(number: int) -> Iterator[Shown]:
        asked.append(number)
        return (Shown(number, number / 3) for _ in range(number))

    assert [*kept_rows(file, {"seed": 1}, 2, shown)] == [{"number": 1, "share": 1 / 3}]
    file.write_text(file.read_text() + '[{"number": 2, "sh')
    rows = [*kept_rows(file, {"seed": 1}, 3, shown)]
    assert [Shown(**row) for row in rows] == [Shown(1, 1 / 3), Shown(2, 2 / 3), Shown(2, 2 / 3)]
    assert asked == [0, 1, 2]
    assert [*kept_rows(file, {"seed": 1}, 2, shown)] == rows[:1]
    with pytest.raises(AnotherRun):
        next(kept_rows(file, {"seed": 2}, 2, shown))


@pytest.mark.parametrize(
    "foreign", [b"letter", b"a letter\nand more", b"\x80\x04\xff.", b'{"seed": 1}\nletter\n']
)
def test_a_foreign_file_is_refused_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], foreign: bytes
) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(foreign)
    with pytest.raises(SystemExit) as refused:
        run(lambda: list(kept_rows(file, {"seed": 1}, 1, lambda _: [Shown(1, 1)])).clear())
    assert refused.value.code == 2
    assert file.read_bytes() == foreign
    assert capsys.readouterr().err == f"{file} holds what another run has found\n"


def test_deals_are_played_once_and_by_one_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "deals.kept"
    played = played_deals.kept("online", "random", 3, 7, file)
    assert played
    monkeypatch.setattr(played_deals, "play", None)
    assert played_deals.kept("online", "random", 3, 7, file) == played
    with pytest.raises(AnotherRun):
        played_deals.kept("online", "steady", 3, 7, file)
