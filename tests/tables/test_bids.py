"""The file of bids: what is written is read again, and nothing damaged or foreign is trusted."""

import json
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from thousand.cards.deck import DECK
from thousand.cards.presets import rules
from thousand.core.errors import CodedError
from thousand.tables.cards.bids import (
    HANDS,
    SCALE,
    THRESHOLDS,
    BidsHead,
    classic,
    number,
    play_key,
    read,
    written,
)

HEAD = BidsHead(play_key(classic()), 2, 1, 0.01)
BODY = bytes(SCALE - 51 * place for place in range(len(THRESHOLDS)) for _ in range(HANDS))


@pytest.fixture(scope="module")
def file() -> bytes:
    return written(HEAD, BODY)


def test_what_was_written_is_read(file: bytes) -> None:
    table = read(file, "here")
    assert table.head == HEAD
    assert table.chances(DECK[3:10]) == pytest.approx((1.0, 0.8, 0.6, 0.4, 0.2, 0.0))
    assert table.chance(DECK[3:10], 125) == pytest.approx(0.75)
    assert table.column(1) == BODY[HANDS : 2 * HANDS]


def test_hands_are_numbered_without_gaps() -> None:
    small = [number(hand) for hand in combinations(DECK[:10], 7)]
    assert sorted(small) == [*range(len(small))]
    rng = Random(1)
    hands = {tuple(sorted(rng.sample(DECK, 7), key=lambda card: card.place)) for _ in range(2_000)}
    assert len({number(hand) for hand in hands}) == len(hands)
    assert all(0 <= number(hand) < HANDS for hand in hands)


@pytest.mark.parametrize("place", [0, 30, 200, -1])
def test_a_changed_byte_is_noticed(file: bytes, place: int) -> None:
    changed = bytearray(file)
    changed[place] ^= 1
    with pytest.raises(CodedError):
        read(bytes(changed), "here")


def test_a_cut_file_is_noticed(file: bytes) -> None:
    for size in (0, 10, len(file) // 2, len(file) - 1):
        with pytest.raises(CodedError) as caught:
            read(file[:size], "here")
        assert caught.value.code == "tables/damaged"


@pytest.mark.parametrize(("key", "value"), [("format", 0), ("thousand", "dice values")])
def test_a_file_for_something_else_is_refused(file: bytes, key: str, value: object) -> None:
    line, _, packed = file.partition(b"\n")
    head = {**json.loads(line), key: value}
    with pytest.raises(CodedError) as caught:
        read(json.dumps(head).encode() + b"\n" + packed, "here")
    assert caught.value.code == "tables/foreign"


def test_a_table_for_other_rules_is_refused() -> None:
    with pytest.raises(CodedError) as caught:
        read(written(replace(HEAD, rules="others"), BODY), "here")
    assert caught.value.code == "tables/foreign"


def test_rules_that_matter_change_the_key() -> None:
    assert play_key(classic()) == play_key(rules("classic", seats=3, changes={"bolts": False}).options)
    assert play_key(classic()) != play_key(
        rules("classic", seats=3, changes={"play": {"beat": True}}).options
    )
