"""Records of whole games kept from earlier: they are read, written and end as they always did.

A rule that changes must not change an old game. So these files are never made anew; a preset that gets
another version gets another file beside the old one.
"""

from pathlib import Path

import pytest

from thousand.notation.games import GAMES
from thousand.notation.records import read_record, write_record
from thousand.notation.replay import Done, replay

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*.toml"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_ends_as_it_did(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    *_, last = replay(record)
    assert isinstance(last, Done)
    assert last.n == len(record.actions)
    assert list(record.notation.statuses(last.state)) == record.meta["ends"]
    assert record.notation.game.winner(last.state) is not None


def test_every_preset_of_dice_has_a_kept_game() -> None:
    presets = {read_record(path.read_text(encoding="utf-8")).rules.preset for path in RECORDS}
    assert presets >= set(GAMES["dice"].presets())
