"""House rules: what can be played together, and what each impossible combination is called."""

from typing import Any

import pytest

from thousand.core.errors import InvalidRules
from thousand.core.options import write_options
from thousand.dice.options import Options
from thousand.dice.presets import names, rules

BARREL = {"start": 900, "turns": 3, "fall": 100, "exclusive": True}

IMPOSSIBLE: list[tuple[str, dict[str, Any], str, str]] = [
    ("home", {"entry": 52}, "dice/not_multiple_of_five", "entry"),
    ("home", {"straights": {"small": 124}}, "dice/not_multiple_of_five", "straights.small"),
    ("home", {"three": [100, 20, 33, 40, 50, 60]}, "dice/not_multiple_of_five", "three[3]"),
    ("home", {"floor": -3}, "dice/not_multiple_of_five", "floor"),
    ("kubiki", {"barrels": [{**BARREL, "start": 901}]}, "dice/not_multiple_of_five", "barrels[1].start"),
    ("kubiki", {"entry": 0}, "dice/not_positive", "entry"),
    ("classic-no-barrel", {"target": -5}, "dice/not_positive", "target"),
    ("kubiki", {"overtake": 0}, "dice/not_positive", "overtake"),
    ("kubiki", {"bolts": {"limit": 0}}, "dice/not_positive", "bolts.limit"),
    ("kubiki", {"bolts": {"penalty": -50}}, "dice/not_positive", "bolts.penalty"),
    ("kubiki", {"barrels": [{**BARREL, "turns": 0}]}, "dice/not_positive", "barrels[1].turns"),
    (
        "kubiki",
        {"barrels": [{**BARREL, "fall": {"below_start": 0}}]},
        "dice/not_positive",
        "barrels[1].fall.below_start",
    ),
    ("kubiki", {"stake": {"amount": -1}}, "dice/negative", "stake.amount"),
    ("kubiki", {"stake": {"amount": 10, "never_entered": 0}}, "dice/not_positive", "stake.never_entered"),
    ("home", {"singles": {"ones": -10}}, "dice/negative", "singles.ones"),
    (
        "home",
        {
            "singles": {"ones": 0, "fives": 0},
            "three": False,
            "four": False,
            "five": False,
            "straights": False,
        },
        "dice/nothing_scores",
        "singles",
    ),
    ("home", {"floor": 5}, "dice/floor_above_zero", "floor"),
    ("home", {"entry": 1005}, "dice/entry_above_target", "entry"),
    ("home", {"hot": "optional", "confirmed": "banked"}, "dice/nothing_to_confirm", "confirmed"),
    ("kubiki", {"target": 800, "barrels": [{**BARREL, "falls": 2}]}, "dice/beyond_target", "barrels[1]"),
    ("classic", {"pits": [{"low": 300, "top": 1005}]}, "dice/beyond_target", "pits[1]"),
    ("classic", {"pits": [{"low": 300, "top": 300}]}, "dice/empty_range", "pits[1]"),
    ("classic", {"pits": [{"low": 0, "top": 100}]}, "dice/not_positive", "pits[1].low"),
    ("classic", {"pits": [{"low": 800, "top": 900}]}, "dice/overlapping_ranges", "barrels[1]"),
    (
        "classic",
        {"pits": [{"low": 600, "top": 700}, {"low": 560, "top": 605}]},
        "dice/overlapping_ranges",
        "pits[1]",
    ),
    ("classic", {"pits": [{"low": 500, "top": 600}]}, "dice/dump_in_range", "pits[1]"),
    ("kubiki", {"dump": {"at": 950}}, "dice/dump_in_range", "barrels[1]"),
    ("kubiki", {"barrels": [{"start": 900, "turns": 3}]}, "dice/fall_missing", "barrels[1].fall"),
    ("kubiki", {"barrels": [{"start": 900, "exclusive": True}]}, "dice/fall_missing", "barrels[1].fall"),
    ("kubiki", {"barrels": [{"start": 900, "fall": 50}]}, "dice/never_falls", "barrels[1].fall"),
    ("kubiki", {"barrels": [{"start": 900, "falls": 3}]}, "dice/never_falls", "barrels[1].falls"),
    (
        "kubiki",
        {"barrels": [{"start": 900, "knock": "entry"}]},
        "dice/knock_needs_exclusive",
        "barrels[1].knock",
    ),
    ("home", {"entry": False}, "dice/knock_needs_entry", "barrels[1].knock"),
    ("home", {"entry": 850}, "dice/knock_needs_entry", "barrels[1].knock"),
    ("kubiki", {"finish": "exact"}, "dice/exact_needs_dots", "dots"),
    ("classic-open", {"dots": False}, "dice/exact_needs_dots", "dots"),
    ("classic-open", {"finish": "reach"}, "dice/dots_need_exact", "dots"),
    ("kubiki", {"target": 100}, "dice/target_too_low", "target"),
    ("kubiki", {"barrels": [{"start": 1000}]}, "dice/empty_range", "barrels[1]"),
    ("kubiki", {"target": 100_005}, "dice/too_large", "target"),
    ("kubiki", {"bolts": {"limit": 100}}, "dice/too_large", "bolts.limit"),
]


@pytest.mark.parametrize(("preset", "changes", "code", "key"), IMPOSSIBLE)
def test_an_impossible_combination_is_refused(
    preset: str, changes: dict[str, Any], code: str, key: str
) -> None:
    with pytest.raises(InvalidRules) as caught:
        rules(preset, changes=changes)
    assert (caught.value.code, caught.value.key) == (code, key)


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("home", {"barrels": False}),
        ("home", {"set_aside": "choice"}),
        ("three-barrels", {"bolts": False}),
        ("ussr", {"entry": False}),
        ("ussr", {"five": [1000, 200, 300, 400, 500, 600]}),
        ("classic", {"bolts": False, "pits": False, "dump": False, "overtake": False, "floor": False}),
        ("classic", {"pits": [{"low": 200, "top": 300}, {"low": 300, "top": 400}]}),
        ("classic", {"target": 105, "barrels": False, "pits": False}),
        ("classic-open", {"barrels": [BARREL]}),
        ("kubiki", {"target": 100_000, "bolts": {"limit": 99}}),
        ("home", {"three": [0, 0, 0, 0, 0, 0], "straights": {"small": 0}}),
    ],
)
def test_what_is_merely_unusual_is_allowed(preset: str, changes: dict[str, Any]) -> None:
    assert dict(rules(preset, changes=changes).differences)


def test_differences_alone_bring_the_same_rules_again() -> None:
    for preset in names():
        first = rules(preset, changes={"target": 500, "stake": {"amount": 20}})
        again = rules(preset, first.version, first.differences)
        assert again == first


def test_a_preset_has_no_differences_from_itself() -> None:
    for preset in names():
        plain = rules(preset)
        assert plain.differences == {}
        assert rules(preset, changes=write_options(plain.options)).differences in ({}, {"stake": False})


def test_equal_options_have_equal_hashes() -> None:
    assert hash(Options(target=500)) == hash(Options(target=500))
    assert Options(target=500) != Options(target=500, overtake=50)
