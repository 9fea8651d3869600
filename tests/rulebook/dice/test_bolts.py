"""Bolts: D11 to D14."""

import pytest

from tests.rulebook.dice.table import play

BUST = "1 roll 22346"


@pytest.mark.parametrize(
    ("preset", "before", "after"),
    [
        ("home", "200", "200/e75"),
        ("kubiki", "200", "200/b1"),
        ("kubiki", "0/n", "0/n/b1"),
        ("three-barrels", "250", "250/b1"),
        ("three-barrels", "0/n", "0/n/b1"),
        ("ussr", "100", "100/b1"),
        ("ussr", "0/n", "0/n"),
        ("ussr", "250", "250"),
        ("ussr", "900/t3", "900/t2"),
        ("classic", "100", "100/b1"),
        ("classic", "0/n", "0/n"),
        ("classic", "250", "250"),
        ("classic", "880/t3", "880/t2"),
        ("classic-open", "900", "900/b1"),
    ],
)
def test_d11_a_bolt_is_marked_for_every_bust_that_counts(preset: str, before: str, after: str) -> None:
    assert play(preset, [before, "0/n"], BUST).seats[0] == after


def test_d11_a_set_of_marks_costs_the_penalty_and_is_cleared() -> None:
    third = play("classic", ["120/b2", "0/n"], BUST)
    assert third.happened == ["Rolled", "Busted", "BoltMarked", "BoltPenalty"]
    assert third.seats == ["20", "0/n"]


def test_d11_over_the_game_a_banked_turn_leaves_the_marks() -> None:
    assert play("kubiki", ["100/b2", "0/n"], "1 roll 15336, 1 bank").seats == ["115/b2", "0/n"]


def test_d11_in_a_row_a_banked_turn_clears_the_marks() -> None:
    banked = play("three-barrels", ["100/b2", "0/n"], "1 roll 15336, 1 bank")
    assert banked.happened == ["Banked", "BoltsCleared"]
    assert banked.seats == ["115", "0/n"]


def test_d11_only_first_throws_neither_mark_nor_clear_later() -> None:
    rule = {"limit": 3, "penalty": 50, "first_throw": True, "in_row": True}
    start = ["100/b2", "0/n"]
    assert play("kubiki", start, "1 roll 15336, 1 roll 234", bolts=rule).seats == ["100/b2", "0/n"]
    assert play("kubiki", start, BUST, bolts=rule).seats == ["50", "0/n"]


def test_d12_a_turn_ended_by_the_dump_truck_is_no_bolt() -> None:
    assert play("kubiki", ["540/b1", "0/n"], "1 roll 15336").seats == ["0/b1", "0/n"]


def test_d12_a_turn_ended_by_a_dot_is_no_bolt() -> None:
    assert play("classic-open", ["990/b1", "0/n"], "1 roll 15336").seats == ["990/b1/d1", "0/n"]


def test_d13_bolts_survive_the_dump_truck() -> None:
    assert play("classic", ["540/b2", "0/n"], "1 roll 15336, 1 bank").seats == ["0/b2", "0/n"]
    assert play("kubiki", ["605/b2", "590"], "2 roll 66662, 2 bank", first=2).seats == ["0/b2", "710"]


@pytest.mark.parametrize(("preset", "score"), [("kubiki", 885), ("ussr", 885), ("classic", 865)])
def test_d13_climbing_a_barrel_with_a_turn_limit_clears_them(preset: str, score: int) -> None:
    climbed = play(preset, [f"{score}/b2", "0/n"], "1 roll 15336, 1 bank")
    assert climbed.happened == ["Banked", "ClimbedBarrel", "BoltsCleared"]
    assert climbed.seats == [f"{score + 15}/t3", "0/n"]


def test_d14_a_score_below_the_penalty_goes_down_to_the_floor() -> None:
    assert play("kubiki", ["30/b2", "0/n"], BUST).seats == ["0", "0/n"]
    assert play("kubiki", ["0/b2", "0/n"], BUST).happened[-1] == "BoltsCleared"
    assert play("three-barrels", ["30/b2", "0/n"], BUST).seats == ["-20", "0/n"]
    assert play("kubiki", ["30/b2", "0/n"], BUST, floor=-10).seats == ["-10", "0/n"]
