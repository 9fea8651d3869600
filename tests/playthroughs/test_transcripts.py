"""Whole games played anew are the same as they were, action by action and word by word."""

import pytest

from tests.playthroughs.transcripts import HERE, KINDS, path_of, transcript


@pytest.mark.parametrize(("game", "preset"), KINDS, ids=map("-".join, KINDS))
def test_a_game_played_anew_is_the_same(game: str, preset: str) -> None:
    assert transcript(game, preset) == path_of(game, preset).read_text(encoding="utf-8")


def test_there_is_a_transcript_for_every_preset_and_no_other() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {path_of(*kind).name for kind in KINDS}
