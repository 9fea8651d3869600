"""Files and saved games: whole or not at all."""

import errno
import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from thousand.cli.failing import UserError
from thousand.cli.files import jot_text, read_text, see_writable, write_bytes, write_text
from thousand.cli.saves import Save, Saves, held, own_saves
from thousand.notation.games import GAMES
from thousand.notation.records import Record, read_record

NOW = datetime(2026, 1, 31, 20, 15, 30)


@pytest.mark.parametrize("write", [write_text, jot_text])
def test_a_text_is_put_in_place_of_the_old_one(tmp_path: Path, write: Any) -> None:
    path = tmp_path / "x.toml"
    for text in ("old\n", "новый\n"):
        write(path, text)
    assert path.read_bytes().decode() == "новый\n"
    assert [found.name for found in tmp_path.iterdir()] == ["x.toml"]


@pytest.mark.parametrize("path", [Path(), Path(".."), Path("/")])
def test_nothing_is_put_in_place_of_a_folder(path: Path) -> None:
    for write in (write_text, jot_text):
        with pytest.raises(IsADirectoryError):
            write(path, "text")
    with pytest.raises(IsADirectoryError):
        write_bytes(path, b"data")


def test_where_a_file_may_go_is_tried_and_nothing_is_left_behind(tmp_path: Path) -> None:
    see_writable(tmp_path / "new" / "folder" / "x")
    see_writable(tmp_path / "x")
    assert not [*tmp_path.iterdir()]
    (tmp_path / "x").write_text("old")
    see_writable(tmp_path / "x")
    assert (tmp_path / "x").read_text() == "old"
    with pytest.raises(OSError, match="x") as caught:
        see_writable(tmp_path / "x" / "y")
    assert caught.value.filename == str(tmp_path / "x")
    with pytest.raises(IsADirectoryError):
        see_writable(tmp_path)


def test_a_full_disk_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.toml"
    write_text(path, "old")

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space") as caught:
        write_text(path, "new")
    assert caught.value.filename == str(path)
    assert path.read_text() == "old"


def test_a_file_is_synced_before_it_takes_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = []
    fsync, replace = os.fsync, Path.replace

    def synced(descriptor: int) -> None:
        steps.append("sync")
        fsync(descriptor)

    def replaced(self: Path, target: Path) -> Path:
        steps.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", replaced)
    write_text(tmp_path / "x.toml", "text")
    assert steps == ["sync", "replace", "sync"]


def test_texts_are_read_with_any_line_ends_and_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes("\ufeffa\r\nб\n".encode())
    assert read_text(str(path)) == "a\nб\n"


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(UserError):
        read_text(str(path))


def test_games_are_kept_in_the_users_data_folder(home: Any) -> None:
    assert own_saves().folder == home


def test_every_game_has_a_name_of_its_own(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    first = saves.new("dice", NOW)
    first.touch()
    second = saves.new("dice", NOW)
    second.touch()
    saves.retire(first)
    third = saves.new("dice", NOW)
    names = [path.name for path in (first, second, third)]
    assert names == [f"20260131-201530-dice{end}.toml" for end in ("", "-2", "-3")]


def test_games_that_go_on_are_offered_from_the_newest(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    assert list(saves.going_on()) == []
    paths = [saves.new("dice", NOW.replace(hour=hour)) for hour in (9, 21, 12)]
    for path in paths:
        path.touch()
    assert [path.name[9:11] for path in saves.going_on()] == ["21", "12", "09"]


def test_a_game_that_is_over_is_put_aside(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = saves.new("dice", NOW)
    path.write_text("record")
    with held(path):
        pass
    retired = saves.retire(path)
    assert retired.read_text() == "record"
    assert list(saves.going_on()) == []
    assert list((tmp_path / "games").iterdir()) == []


def test_a_file_of_the_users_own_stays_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.touch()
    assert Saves(tmp_path / "data").retire(path) == path


def test_a_record_is_read_as_it_was_kept(tmp_path: Path) -> None:
    record = Record("dice", GAMES["dice"].rules("classic"), ("Анна", "B"), meta={"seed": "7"})
    for put in (Save.keep, Save.jot):
        put(Save(tmp_path / "x.toml"), record)
        assert read_record((tmp_path / "x.toml").read_text(encoding="utf-8")) == record


HOLD = """
import sys
from pathlib import Path
from thousand.cli.saves import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_game_is_not_begun_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught, held(tmp_path / "none" / "x.toml"):
        pass
    assert caught.value.filename == str(tmp_path / "none" / "x.toml")
    assert list(tmp_path.iterdir()) == []


def test_a_second_process_is_refused_until_the_first_one_ends(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert first.stdout is not None
    assert first.stdout.readline() == "held\n"
    with pytest.raises(UserError), held(path):
        pass
    first.kill()
    first.communicate()
    with held(path):
        pass
