"""Provable chance agrees with the shared vectors, which an implementation of its own has made."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.core.chance import shuffled, throw_dice
from thousand.core.fair import FairChance, draw_key, seat_hash, server_hash

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "fair.json").read_text())
TABLE: str = VECTORS["table"]


def given_seeds(draw: dict[str, Any]) -> list[bytes | None]:
    return [None if seat in ("none", "withheld") else bytes.fromhex(seat) for seat in draw["seats"]]


def key_of(draw: dict[str, Any]) -> bytes:
    return draw_key(TABLE, draw["draw"], bytes.fromhex(draw["server"]), given_seeds(draw))


@pytest.mark.parametrize("draw", VECTORS["draws"], ids=lambda draw: f"draw {draw['draw']}")
def test_the_vectors(draw: dict[str, Any]) -> None:
    assert server_hash(TABLE, draw["draw"], bytes.fromhex(draw["server"])) == draw["hash"]
    promises = [
        None if seed is None else seat_hash(TABLE, draw["draw"], seat, seed)
        for seat, seed in enumerate(given_seeds(draw), 1)
    ]
    assert promises == draw["promises"]
    key = key_of(draw)
    assert key.hex() == draw["key"]
    chance = FairChance(key)
    hard = draw["below"]
    assert [chance.below(hard["bound"]) for _ in hard["values"]] == hard["values"]
    assert chance.used == hard["used"] > len(hard["values"])
    assert list(throw_dice(FairChance(key), 20)) == draw["dice"]
    deck = [VECTORS["deck"][place : place + 2] for place in range(0, 48, 2)]
    assert "".join(shuffled(FairChance(key), deck)) == draw["pack"]


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 40), max_size=20), st.integers(0, 19))
def test_a_stream_goes_on_where_it_was_left(key: bytes, bounds: list[int], cut: int) -> None:
    whole = FairChance(key)
    expected = [whole.below(bound) for bound in bounds]
    first = FairChance(key)
    head = [first.below(bound) for bound in bounds[:cut]]
    rest = FairChance(key, first.used)
    assert head + [rest.below(bound) for bound in bounds[cut:]] == expected


def test_any_seat_changes_everything() -> None:
    seed, other = b"s" * 32, b"o" * 32
    keys = {
        draw_key(TABLE, draw, seed, seats)
        for draw in (1, 2)
        for seats in ([seed, other], [other, seed], [None, seed], [seed, None], [None, None])
    }
    assert len(keys) == 10
