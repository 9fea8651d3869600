"""The TOML that we write is read back as it was."""

import tomllib
from datetime import UTC, date, datetime, time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.notation.toml import pair, written

texts = st.text(st.characters(exclude_categories=["Cs"]))
values = st.recursive(
    st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False)
    | texts
    | st.dates()
    | st.times()
    | st.datetimes(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)


@given(texts, values)
def test_a_pair_is_read_back(key: str, value: Any) -> None:
    assert tomllib.loads(pair(key, value)) == {key: value}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (-50, "-50"),
        ("Анна “1”", '"Анна “1”"'),
        ('a"b\\c\n\x00\x7f', r'"a\"b\\c\n\u0000\u007f"'),
        ((1, 2), "[1, 2]"),
        ({}, "{}"),
        ({"start": 200, "a key": [{"x": 1}]}, '{ start = 200, "a key" = [{ x = 1 }] }'),
        (date(2026, 1, 31), "2026-01-31"),
        (time(7, 5), "07:05:00"),
        (datetime(2026, 1, 31, 7, 5, tzinfo=UTC), "2026-01-31T07:05:00+00:00"),
    ],
)
def test_a_value_is_written_in_one_way(value: Any, text: str) -> None:
    assert written(value) == text


def test_what_toml_does_not_have_is_refused() -> None:
    with pytest.raises(TypeError, match="NoneType"):
        written(None)
