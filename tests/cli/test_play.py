"""Playing: options and questions, saving after every action, going on, bad input that loses nothing."""

import errno
import itertools
import os
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from thousand.cli import loop
from thousand.cli.saves import Save, held
from thousand.cli.screen import Screen
from thousand.notation.records import Record, read_record
from thousand.notation.replay import Done, replay

BOTS_ALONE = ("play", "dice", "--preset", "ussr", "--bots", "3", "--seed", "7")
TWO = (
    "play",
    "dice",
    "--preset",
    "kubiki",
    "--players",
    "Anna,Boris",
    "--seed",
    "7",
    "--first",
    "1",
    "--lang",
    "en",
)


def games(home: Path, folder: str = "games") -> list[Path]:
    return sorted((home / folder).glob("*.toml"))


def kept(home: Path, folder: str = "games") -> Record:
    [path] = games(home, folder)
    return read_record(path.read_text(encoding="utf-8"), str(path))


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_bots_alone_play_to_the_end(run: Run, home: Path, lang: str) -> None:
    result = run(*BOTS_ALONE, "--lang", lang)
    assert result.exit_code == 0
    record = kept(home, "finished")
    *_, last = replay(record)
    assert isinstance(last, Done)
    assert record.notation.game.winner(last.state) is not None
    assert games(home) == []
    assert str(games(home, "finished")[0]) in result.stdout.replace("\n", "")


def test_the_same_seed_plays_the_same_game(run: Run, home: Path) -> None:
    run(*BOTS_ALONE)
    run(*BOTS_ALONE)
    first, second = games(home, "finished")
    assert first.read_text() == second.read_text()


def test_without_a_seed_every_game_is_another(run: Run, home: Path) -> None:
    for _ in range(2):
        run("play", "dice", "--preset", "ussr", "--bots", "2")
    first, second = games(home, "finished")
    assert first.read_text() != second.read_text()


def test_every_action_is_saved(run: Run, home: Path) -> None:
    result = run(*TWO, typed="\n\nq\n")
    assert result.exit_code == 0
    assert "--resume goes on with it" in result.stdout
    record = kept(home)
    assert len(record.actions) == 2
    assert record.players == ("Anna", "Boris")
    assert all(action.startswith("1 roll") for action in record.actions)


@pytest.mark.parametrize("seconds", [0.0, 0.1, 1.0])
def test_bots_alone_are_saved_once_a_second_and_at_the_end(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    ticks = itertools.count()
    saved: list[int] = []

    def jot(_save: Save, record: Record) -> None:
        saved.append(len(record.actions))

    monkeypatch.setattr(loop, "monotonic", lambda: next(ticks) * seconds)
    monkeypatch.setattr(Save, "jot", jot)
    run(*BOTS_ALONE)
    actions = len(kept(home, "finished").actions)
    assert saved[0] == 1
    assert len(saved) <= 1 + actions * seconds
    assert len(saved) >= actions * seconds * 0.8


def test_a_game_of_bots_that_was_stopped_is_played_on_the_same(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*BOTS_ALONE, "--record", "whole.toml")

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Screen, "follow", stopped)
        assert run(*BOTS_ALONE, "--record", "stopped.toml").exit_code == 130
    assert len(read_record(Path("stopped.toml").read_text()).actions) == 1
    run("play", "--resume", "--record", "stopped.toml")
    assert Path("stopped.toml").read_text() == Path("whole.toml").read_text()


def test_the_end_of_the_input_leaves_the_game(run: Run, home: Path) -> None:
    assert run(*TWO, typed="\n").exit_code == 0
    assert len(kept(home).actions) == 1


def test_a_game_is_gone_on_with(run: Run, home: Path) -> None:
    run(*TWO, typed="\n\nq\n")
    before = kept(home).actions
    result = run("play", "--resume", typed="\nq\n")
    assert result.exit_code == 0
    assert kept(home).actions[:2] == before
    assert len(kept(home).actions) == 3


def test_a_throw_taken_back_comes_again_the_same_even_after_leaving(run: Run, home: Path) -> None:
    run(*TWO, typed="\n\nq\n")
    before = kept(home).actions
    run("play", "--resume", typed="u\nq\n")
    assert kept(home).actions == before[:1]
    run("play", "--resume", typed="u\n\n\nq\n")
    assert kept(home).actions == before


def test_nothing_is_taken_back_before_the_first_action_or_with_bots(run: Run, home: Path) -> None:
    assert "There is nothing to take back" in run(*TWO, typed="u\nq\n").stdout
    with_bots = [*TWO[:4], "--players", "Anna", "--bots", "1", *TWO[6:]]
    assert "With bots at the table nothing is taken back" in run(*with_bots, typed="\nu\nq\n").stdout


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("b", "Throw first"),
        ("hello", "“hello” is none of these"),
        ("7", "7: "),
        ("?", "Five dice are thrown"),
        ("к", "The goal"),
        ("s", "The first round is not over yet"),
    ],
)
def test_what_is_typed_is_answered_and_changes_nothing(run: Run, home: Path, typed: str, words: str) -> None:
    result = run(*TWO, typed=f"{typed}\n\nq\nq\n")
    assert words.lower() in result.stdout.lower()
    assert len(kept(home).actions) <= 1


def test_a_refused_bank_says_what_is_missing(run: Run, home: Path) -> None:
    result = run(*TWO, typed="\nb\nq\n")
    assert kept(home).actions == ("1 roll 15223",)
    assert "35 points more to enter the game: this turn has 15 of 50" in result.stdout


def test_banking_onto_the_dump_truck_is_asked_twice(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    text = (
        'thousand = 1\ngame = "dice"\nrules = { preset = "classic" }\nplayers = ["A", "B"]\n'
        'start = ["535", "0/n"]\nactions = ["1 roll 11346"]\n'
    )
    path.write_text(text)
    resume = ("play", "--resume", "--record", str(path), "--lang", "en")
    assert "The score would be 555" in run(*resume, typed="b\n\nq\n").stdout
    assert path.read_text() == text
    run(*resume, typed="b\ny\nq\n")
    assert read_record(path.read_text()).actions == ("1 roll 11346", "1 bank")


def test_a_record_may_be_kept_anywhere_but_over_no_other_file(run: Run, home: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    run(*TWO, "--record", str(path), typed="\nq\n")
    text = path.read_text()
    assert len(read_record(text).actions) == 1
    assert games(home) == []
    result = run(*TWO, "--record", str(path), typed="\nq\n")
    assert result.exit_code == 2
    assert str(path) in result.stderr
    assert path.read_text() == text


def test_house_rules_are_played_and_kept(run: Run, home: Path) -> None:
    run(*BOTS_ALONE, "--target", "500", "--set", "bolts=false")
    record = kept(home, "finished")
    assert record.rules.differences == {"target": 500, "bolts": False}
    assert record.rules.options.target == 500


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "--preset", "x", "--bots", "2"], "There is no game “chess”"),
        (["dice", "--preset", "x", "--bots", "2"], "preset: there are no rules named “x”"),
        (["dice", "--preset", "home", "--bots", "1"], "1 at the table"),
        (["dice", "--preset", "home", "--bots", "8", "--players", "A"], "9 at the table"),
        (["dice", "--preset", "home", "--bots", "99999999999"], "99999999999 at the table"),
        (["cards", "--preset", "online", "--bots", "4"], "4 at the table; these rules need exactly 3"),
        (["dice", "--preset", "home", "--bots", "2", "--first", "3"], "--first 3: the last seat is 2"),
        (["dice", "--preset", "home", "--players", "A,A"], "Two players are called A"),
        (["dice", "--preset", "home", "--players", "A,,B"], "“” cannot be a player's name"),
        (["dice", "--preset", "home", "--players", "A,\x1b[2J"], "cannot be a player's name"),
        (["dice", "--preset", "home", "--bots", "2", "--bot", "best"], "best"),
        (["dice", "--preset", "home", "--bots", "2", "--set", "target=3"], "target: "),
        (["--resume"], "There is no game to go on with"),
        (["--resume", "--record", "none.toml"], "none.toml: there is no such file or folder"),
        (["dice", "--preset", "home", "--bots", "2", "--record", "a file/x.toml"], "a file/x.toml: "),
        (["dice", "--preset", "home", "--bots", "2", "--record", "."], ".: "),
        (["dice", "--preset", "home", "--bots", "2", "--record", "none/x.toml"], "none/x.toml: there is no"),
        (["dice", "--preset", "home", "--bots", "2", "--lang", "xx"], "There is no language “xx”"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_played_gives_one_line(run: Run, home: Path, arguments: list[str], words: str) -> None:
    Path("a file").write_text("")
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.startswith("thousand: ")
    assert result.stderr.count("\n") == 1
    assert "\x1b" not in result.stderr
    assert games(home) == []


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dice"],
        ["dice", "--preset", "home"],
        ["dice", "--bots", "3"],
        ["--resume", "--seed", "7"],
        ["dice", "--preset", "home", "--bots", "-1"],
    ],
    ids=" ".join,
)
def test_without_a_terminal_open_questions_end_the_command(
    run: Run, home: Path, arguments: list[str]
) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert re.match("thousand: .*(Without a terminal|goes with|a whole number from 0)", result.stderr)
    assert result.stderr.count("\n") == 1
    assert not home.exists()


SAVE = """thousand = 1
game = "dice"
rules = { preset = "kubiki" }
players = ["A", "B"]
actions = ["1 roll 23466"]
"""


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (SAVE.replace("thousand = 1", "thousand = 2"), ":1: thousand: "),
        (SAVE[:40], ":3: "),
        (SAVE.replace("23466", "23467"), ":5: actions[1]: "),
        (SAVE.replace("1 roll 23466", "1 bank"), ": actions[1]: 1 bank: "),
        (SAVE + "[meta]\nbots = 3\n", ": meta.bots: "),
        (SAVE + '[meta]\nbots = ["steady"]\n', ": meta.bots: "),
        (SAVE + '[meta]\nbots = ["", "best"]\n', "best"),
        (SAVE + "[meta]\nseed = 3\n", ": meta.seed: "),
    ],
)
def test_a_save_that_cannot_be_used_is_left_as_it_is(run: Run, home: Path, text: str, place: str) -> None:
    path = home / "games" / "20260101-000000-dice.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text)
    result = run("play", "--resume", typed="\n")
    assert result.exit_code == 2
    assert place in result.stderr
    assert result.stderr.count("\n") == 1
    assert path.read_text() == text


def test_a_game_played_elsewhere_is_refused(run: Run, home: Path) -> None:
    run(*TWO, typed="\nq\n")
    [path] = games(home)
    before = path.read_text()
    with held(path):
        result = run("play", "--resume", "--lang", "en", typed="\n")
    assert result.exit_code == 2
    assert result.stderr == f"thousand: {path}: this game is being played in another terminal\n"
    assert path.read_text() == before


def test_a_full_disk_ends_the_game_with_one_line_and_the_last_save(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*TWO, typed="\nq\n")
    [path] = games(home)
    before = path.read_text()

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(os, "fsync", full)
    result = run("play", "--resume", "--lang", "en", typed="\n\n")
    assert result.exit_code == 2
    assert result.stderr == f"thousand: {path}: the disk is full; nothing was changed\n"
    assert path.read_text() == before


def test_a_data_folder_that_cannot_be_made_gives_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    result = run(*TWO, typed="\n")
    assert result.exit_code == 2
    assert str(tmp_path / "file") in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_game_that_is_over_is_shown_and_put_aside(run: Run, home: Path, tmp_path: Path) -> None:
    path = home / "games" / "20260101-000000-dice.toml"
    path.parent.mkdir(parents=True)
    path.write_text(SAVE.replace("kubiki", "ussr").replace("23466", "22222"))
    result = run("play", "--resume", "--lang", "en")
    assert result.exit_code == 0
    assert "wins" in result.stdout
    assert games(home) == []
    assert len(games(home, "finished")) == 1


def test_a_whole_game_by_hand(run: Run, home: Path) -> None:
    """Always throwing once and trying to bank ends some day; nothing that is typed breaks anything."""
    result = run(*TWO[:4], "--players", "Anna", "--bots", "1", *TWO[6:], typed="\nb\n" * 3_000)
    assert result.exit_code == 0
    record = kept(home, "finished")
    assert record.meta == {"seed": "7", "bots": ["", "steady"]}


def test_eight_at_the_table(run: Run, home: Path) -> None:
    people: Any = ",".join("ABCDEFGH")
    run("play", "dice", "--preset", "classic", "--players", people, "--first", "8", typed="\nq\n")
    assert kept(home).actions[0].startswith("8 roll")
