"""Rule sets as data: records read from tables, presets on a shelf, house rules as differences."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import pytest

from thousand.core import options as room
from thousand.core.errors import InvalidRules
from thousand.core.options import Shelf, differences, merged, read_options, rule_set, write_options


@dataclass(frozen=True, slots=True)
class Bolts:
    limit: int = 3
    penalty: int = 50


@dataclass(frozen=True, slots=True)
class Barrel:
    start: int


@dataclass(frozen=True, slots=True)
class Options:
    target: int
    bolts: Bolts | None = None
    barrels: tuple[Barrel, ...] | None = None
    finish: Literal["reach", "exact"] = "reach"
    exact: bool = False
    row: tuple[int, int] | None = None
    floor: int | None = 0
    name: str = ""
    decks: Literal[1, 2] = 1


FULL = {
    "target": 1000,
    "bolts": {"limit": 3, "penalty": 100},
    "barrels": [{"start": 200}, {"start": 900}],
    "finish": "exact",
    "exact": True,
    "row": [1, 2],
    "floor": False,
    "name": "ours",
    "decks": 2,
}


def test_a_table_becomes_the_record_and_comes_back() -> None:
    read = read_options(Options, FULL)
    assert read == Options(
        1000, Bolts(3, 100), (Barrel(200), Barrel(900)), "exact", True, (1, 2), None, "ours", 2
    )
    assert write_options(read) == FULL


def test_false_means_not_played() -> None:
    assert read_options(Options, {"target": 5, "bolts": False}).bolts is None


@pytest.mark.parametrize(
    ("table", "key", "code"),
    [
        ({"target": 1, "bolt": {}}, "bolt", "rules/unknown_key"),
        ({"target": 1, "bolts": {"limits": 3}}, "bolts.limits", "rules/unknown_key"),
        ({}, "target", "rules/missing_key"),
        ({"target": "1000"}, "target", "rules/bad_value"),
        ({"target": True}, "target", "rules/bad_value"),
        ({"target": 1, "bolts": True}, "bolts", "rules/bad_value"),
        ({"target": 1, "barrels": {"start": 1}}, "barrels", "rules/bad_value"),
        ({"target": 1, "barrels": [{"start": 1}, {"start": "x"}]}, "barrels[2].start", "rules/bad_value"),
        ({"target": 1, "barrels": [{}]}, "barrels[1].start", "rules/missing_key"),
        ({"target": 1, "finish": "soon"}, "finish", "rules/bad_value"),
        ({"target": 1, "row": [1, 2, 3]}, "row", "rules/bad_value"),
        ({"target": 1, "name": 5}, "name", "rules/bad_value"),
        ({"target": 1, "exact": 1}, "exact", "rules/bad_value"),
        ({"target": 1, "decks": True}, "decks", "rules/bad_value"),
    ],
)
def test_what_does_not_fit_is_refused_by_its_key(table: dict[str, Any], key: str, code: str) -> None:
    with pytest.raises(InvalidRules) as caught:
        read_options(Options, table, source="house.toml")
    assert (caught.value.key, caught.value.code, caught.value.source) == (key, code, "house.toml")


@pytest.mark.parametrize(
    ("table", "value", "expected"),
    [
        ({"target": "1000"}, '"1000"', "0, 1, 2 …"),
        ({"target": {"of": [1, True]}}, "{ of = [1, true] }", "0, 1, 2 …"),
        ({"target": 1, "bolts": 3}, "3", "{limit, penalty} | false"),
        ({"target": 1, "barrels": True}, "true", "[{start}, …] | false"),
        ({"target": 1, "row": [1, 2, 3]}, "[1, 2, 3]", "[…, …]"),
        ({"target": 1, "finish": "soon"}, '"soon"', '"reach" | "exact"'),
        ({"target": 1, "exact": 1}, "1", "true | false"),
        ({"target": 1, "name": 5}, "5", '"…"'),
    ],
)
def test_a_wrong_value_is_shown_as_it_stands_beside_what_may_stand_there(
    table: dict[str, Any], value: str, expected: str
) -> None:
    with pytest.raises(InvalidRules) as caught:
        read_options(Options, table)
    assert caught.value.parameters == {"value": value, "expected": expected}


def test_tables_are_merged_key_by_key_and_all_else_is_replaced() -> None:
    base = {"bolts": {"limit": 3, "penalty": 50}, "barrels": [{"start": 1}], "target": 5}
    changes = {"bolts": {"penalty": 100}, "barrels": [{"start": 2}]}
    assert merged(base, changes) == {
        "bolts": {"limit": 3, "penalty": 100},
        "barrels": [{"start": 2}],
        "target": 5,
    }


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (FULL, {}),
        (FULL | {"target": 500}, {"target": 500}),
        (FULL | {"bolts": {"limit": 3, "penalty": 50}}, {"bolts": {"penalty": 50}}),
        (FULL | {"bolts": False}, {"bolts": False}),
        (FULL | {"floor": 0}, {"floor": 0}),
    ],
)
def test_differences_are_what_must_be_merged(table: dict[str, Any], expected: Any) -> None:
    found = differences(table, FULL)
    assert found == expected
    assert [type(value) for value in found.values()] == [type(value) for value in expected.values()]
    assert merged(FULL, found) == table


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    """Two presets, one of them based on the other and with an older version kept."""
    texts = {
        "plain.toml": "order = 2\nversion = 1\n[rules]\ntarget = 1000\nbolts = { limit = 3 }\n",
        "short.toml": 'order = 1\nversion = 2\nbase = "plain"\n[rules]\ntarget = 500\n',
        "short.1.toml": 'order = 1\nversion = 1\nbase = "plain"\n[rules]\ntarget = 300\n',
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)

    def folder(_package: str) -> Path:
        return tmp_path

    monkeypatch.setattr(room, "files", folder)
    room._load.cache_clear()
    yield Shelf("presets")
    room._load.cache_clear()


def test_presets_stand_in_their_order(shelf: Shelf) -> None:
    assert shelf.names() == ("short", "plain")


def test_a_preset_has_what_its_base_has_but_for_its_own(shelf: Shelf) -> None:
    assert shelf.rules("short") == {"target": 500, "bolts": {"limit": 3}}


def test_an_older_version_is_still_there(shelf: Shelf) -> None:
    assert rule_set(Options, shelf, "short", 1).options.target == 300
    assert rule_set(Options, shelf, "short").version == 2


@pytest.mark.parametrize(
    ("preset", "version", "code"),
    [("long", None, "rules/unknown_preset"), ("short", 3, "rules/unknown_version")],
)
def test_an_unknown_preset_or_version_is_refused(
    shelf: Shelf, preset: str, version: int | None, code: str
) -> None:
    with pytest.raises(InvalidRules) as caught:
        rule_set(Options, shelf, preset, version)
    assert caught.value.code == code


def test_house_rules_keep_only_what_differs(shelf: Shelf) -> None:
    house = rule_set(Options, shelf, "plain", changes={"target": 1000, "bolts": {"penalty": 100}, "floor": 0})
    assert house.options == Options(1000, Bolts(3, 100))
    assert house.differences == {"bolts": {"penalty": 100}}
    assert rule_set(Options, shelf, "plain", 1, house.differences) == house


def test_a_plain_preset_has_no_differences(shelf: Shelf) -> None:
    assert rule_set(Options, shelf, "plain").differences == {}
    assert rule_set(Options, shelf, "plain", changes={}).differences == {}
