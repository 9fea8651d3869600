"""The file of races: what is written is read again, and nothing damaged or foreign is trusted."""

import json

import pytest

from thousand.core.errors import CodedError
from thousand.tables.cards.race import keys, read, written

RACES = {"one": [0, 65_535, 300, 7], "two": [40_000, 1]}
FILE = written(RACES)


def test_what_was_written_is_read() -> None:
    assert {key: list(numbers) for key, numbers in read(FILE, "here").items()} == RACES


@pytest.mark.parametrize("place", range(0, len(FILE), 7))
def test_a_changed_byte_is_noticed(place: int) -> None:
    changed = bytearray(FILE)
    changed[place] ^= 1
    with pytest.raises(CodedError):
        read(bytes(changed), "here")


def test_a_cut_file_is_noticed() -> None:
    for size in range(0, len(FILE), 9):
        with pytest.raises(CodedError) as caught:
            read(FILE[:size], "here")
        assert caught.value.code == "tables/damaged"


@pytest.mark.parametrize(("key", "value"), [("format", 0), ("thousand", "card bids")])
def test_a_file_of_something_else_is_refused(key: str, value: object) -> None:
    line, _, packed = FILE.partition(b"\n")
    with pytest.raises(CodedError) as caught:
        read(json.dumps({**json.loads(line), key: value}).encode() + b"\n" + packed, "here")
    assert caught.value.code == "tables/foreign"


def test_chances_are_listed_once() -> None:
    assert [*keys(2, 3)] == [(0, 0, 0), (0, 0, 1), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 1)]
