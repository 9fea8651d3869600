"""The codec: dataclasses to tagged JSON and back, and every way in which JSON can be unfit."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.core.codec import decode, encode
from thousand.core.errors import InvalidNotation
from thousand.core.seats import Seat


class Suit(Enum):
    SPADES = "s"
    HEARTS = "h"


@dataclass(frozen=True, slots=True)
class Sat:
    seat: Seat
    by: Seat | None = None
    order: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    suit: Suit
    kind: Literal["first", "second"]
    faces: tuple[int, ...]
    pair: tuple[int, str]
    inner: Sat | None
    either: int | str
    open: bool


@dataclass(frozen=True, slots=True)
class Other:
    suit: Suit


seats = st.integers(0, 7).map(Seat)
sats = st.builds(Sat, seats, st.none() | seats, st.lists(seats, max_size=3).map(tuple))
showns = st.builds(
    Shown,
    suit=st.sampled_from(Suit),
    kind=st.sampled_from(["first", "second"]),
    faces=st.lists(st.integers(-9, 9), max_size=4).map(tuple),
    pair=st.tuples(st.integers(), st.text(max_size=3)),
    inner=st.none() | sats,
    either=st.integers() | st.text(max_size=3),
    open=st.booleans(),
)


@given(showns)
def test_what_is_encoded_comes_back(value: Any) -> None:
    assert decode(Shown, json.loads(json.dumps(encode(value)))) == value


@given(showns | sats)
def test_a_tag_picks_the_class_of_a_union(value: Any) -> None:
    assert decode(Shown | Sat, encode(value)) == value


def test_seats_count_from_one_wherever_they_stand() -> None:
    sat = Sat(Seat(0), Seat(2), (Seat(0), Seat(1)))
    assert encode(sat) == {"type": "Sat", "seat": 1, "by": 3, "order": [1, 2]}
    assert encode(Seat(4), Seat) == 5


def test_mappings_become_objects() -> None:
    table: Mapping[str, object] = {"a": (1, 2), "b": None}
    assert encode(table) == {"a": [1, 2], "b": None}


def test_what_has_no_json_form_is_refused() -> None:
    with pytest.raises(TypeError, match="set has no JSON form"):
        encode({1, 2})


GOOD: Any = encode(Shown(Suit.HEARTS, "first", (1, 2), (1, "x"), Sat(Seat(0)), 5, open=True))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"suit": "x"}, "$.suit"),
        ({"kind": "third"}, "$.kind"),
        ({"faces": [1, "2"]}, "$.faces[1]"),
        ({"faces": 3}, "$.faces"),
        ({"pair": [1]}, "$.pair"),
        ({"pair": [1, 2]}, "$.pair[1]"),
        ({"inner": {"type": "Other", "suit": "s"}}, "$.inner"),
        ({"inner": 7}, "$.inner"),
        ({"either": None}, "$.either"),
        ({"either": 1.5}, "$.either"),
        ({"open": 1}, "$.open"),
        ({"extra": 1}, "$.extra"),
        ({"type": "Other"}, "$"),
    ],
)
def test_unfit_json_is_refused_with_its_place(change: dict[str, Any], place: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        decode(Shown, {**GOOD, **change})
    assert (caught.value.code, caught.value.place) == ("core/unfit_json", place)


@pytest.mark.parametrize("key", ["suit", "faces", "open"])
def test_a_missing_field_is_refused_with_its_place(key: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        decode(Shown, {name: value for name, value in GOOD.items() if name != key})
    assert caught.value.place == f"$.{key}"


@pytest.mark.parametrize("data", [None, [], "Shown", {"type": "Nobody"}])
def test_what_is_no_such_object_is_refused(data: Any) -> None:
    with pytest.raises(InvalidNotation):
        decode(Shown | Sat, data)
