"""Combinations that cannot be played are refused when the table is set up."""

from typing import Any

import pytest

from thousand.cards.game import start
from thousand.cards.options import Options
from thousand.cards.presets import rules
from thousand.core.errors import InvalidRules

REFUSED: list[tuple[str, int, dict[str, Any], str, str]] = [
    ("online", 3, {"layout": "two_talons"}, "layout", "not_for_seats"),
    ("classic", 2, {"layout": "talon"}, "layout", "not_for_seats"),
    ("classic", 3, {"talon": {"giving": "opponent_and_talon"}}, "talon.giving", "needs"),
    ("home", 2, {"talon": {"rest": "last_trick"}}, "talon.rest", "needs"),
    ("classic", 3, {"deck": 20}, "talon.giving", "unequal_hands"),
    ("home", 2, {"talon_redeal": {"below": 5}}, "talon_redeal", "needs"),
    ("classic", 2, {"peeks": {}}, "peeks", "needs"),
    ("classic", 3, {"sitter": {}}, "sitter", "not_for_seats"),
    ("online", 3, {"auction": {"step": 0}}, "auction.step", "out_of_range"),
    ("online", 3, {"auction": {"minimum": 0}}, "auction.minimum", "out_of_range"),
    ("online", 3, {"auction": {"minimum": 102}}, "auction.minimum", "not_a_multiple"),
    ("online", 3, {"auction": {"cap": {"base": 90}}}, "auction.cap.base", "out_of_range"),
    ("classic", 3, {"auction": {"cap": {"most": 95}}}, "auction.cap.most", "out_of_range"),
    ("classic", 3, {"blind": {"most": 90}}, "blind.most", "out_of_range"),
    ("classic", 3, {"blind": {"most": 118}}, "blind.most", "not_a_multiple"),
    ("online", 3, {"talon_redeal": {"below": 60}}, "talon_redeal.below", "out_of_range"),
    ("online", 3, {"marriages": {"points": [40, 60, 80, -1]}}, "marriages.points", "out_of_range"),
    ("online", 3, {"write_off": {"opponents": -5}}, "write_off.opponents", "out_of_range"),
    ("online", 3, {"bolts": {"limit": 0}}, "bolts.limit", "out_of_range"),
    ("online", 3, {"dump": {"at": [0]}}, "dump.at", "out_of_range"),
    ("online", 3, {"dump": {"at": [555, 880]}}, "dump.at", "excludes"),
    ("home", 3, {"dump": {"at": [555, 905]}}, "dump.at", "excludes"),
    ("online", 3, {"barrel": {"at": 1000}}, "barrel.at", "out_of_range"),
    ("online", 3, {"barrel": {"at": 600}}, "barrel.at", "out_of_reach"),
    ("online", 3, {"barrel": {"fall": 0}}, "barrel.fall", "never_leaves"),
    ("online", 3, {"barrel": {"fall": -120}}, "barrel.fall", "out_of_range"),
    ("online", 3, {"barrel": {"cut": False}}, "barrel.fall", "needs"),
    ("online", 3, {"own_contracts_from": 800}, "own_contracts_from", "excludes"),
    ("polish", 3, {"own_contracts_from": 1000}, "own_contracts_from", "out_of_range"),
]


@pytest.mark.parametrize(("preset", "seats", "changes", "key", "code"), REFUSED)
def test_a_combination_that_cannot_be_played_is_refused(
    preset: str, seats: int, changes: dict[str, Any], key: str, code: str
) -> None:
    with pytest.raises(InvalidRules) as caught:
        rules(preset, changes=changes, seats=seats)
    assert (caught.value.key, caught.value.code) == (key, f"cards/{code}")


def test_two_three_or_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(InvalidRules, match="players: cards/wrong_seats"):
            start(Options(), seats)


POSSIBLE: list[tuple[str, int, dict[str, Any]]] = [
    ("online", 3, {"target": 600, "barrel": {"at": 480}}),
    ("home", 2, {"dump": {"at": [555, 905]}}),
    ("classic", 2, {"talon": {"giving": "one_each", "rest": "dead"}}),
    ("classic", 2, {"talon": {"giving": "keep_one"}}),
    ("polish", 3, {"deck": 20, "talon": {"giving": "discard"}}),
    ("online", 3, {"barrel": {"at": 900}}),
    ("online", 3, {"barrel": False, "own_contracts_from": 800}),
    ("home", 3, {"auction": {"cap": False, "step": 10}}),
]


@pytest.mark.parametrize(("preset", "seats", "changes"), POSSIBLE)
def test_what_can_be_played_is_let_pass(preset: str, seats: int, changes: dict[str, Any]) -> None:
    assert start(rules(preset, changes=changes, seats=seats).options, seats).deal == 1
