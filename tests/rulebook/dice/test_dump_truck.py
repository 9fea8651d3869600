"""The dump truck and overtaking: D22 to D26."""

from typing import Any

import pytest

from tests.rulebook.dice.table import play


def test_d22_the_running_total_is_looked_at_after_each_whole_throw() -> None:
    assert play("kubiki", ["545", "0/n"], "1 roll 15336, 1 bank").seats == ["560", "0/n"]
    dumped = play("kubiki", ["545", "0/n"], "1 roll 12346")
    assert dumped.happened == ["Rolled", "SetAside", "DumpTruck"]
    assert dumped.seats == ["0", "0/n"]
    assert dumped.to_move == 2


def test_d22_before_any_forced_throw() -> None:
    assert play("kubiki", ["430", "0/n"], "1 roll 12345").seats == ["0", "0/n"]


def test_d22_a_turn_dumped_on_a_barrel_leaves_it() -> None:
    barrels = [{"start": 300, "top": 400, "turns": 3, "fall": {"below_start": 50}}, {"start": 900}]
    dumped = play("kubiki", ["355/t2", "0/n"], "1 roll 11112", barrels=barrels)
    assert dumped.happened == ["Rolled", "SetAside", "DumpTruck", "LeftBarrel"]
    assert dumped.seats == ["0", "0/n"]


def test_d23_the_recorded_total_is_looked_at_when_banked() -> None:
    at_555 = play("classic", ["545", "0/n"], "1 roll 12346")
    assert at_555.legal == ["1 roll", "1 bank"]
    banked = at_555.after("1 bank")
    assert banked.happened == ["Banked", "DumpTruck"]
    assert banked.seats == ["0", "0/n"]


def test_d23_a_forced_throw_may_carry_the_player_past_it() -> None:
    assert play("classic", ["430", "0/n"], "1 roll 12345, 1 roll 15336, 1 bank").seats == ["570", "0/n"]


@pytest.mark.parametrize(
    "preset", ["kubiki", "three-barrels", "classic", "classic-no-barrel", "classic-open"]
)
def test_d24_a_555_reached_by_overtaking_is_a_dump_truck(preset: str) -> None:
    overtaken = play(preset, ["605", "590"], "2 roll 66662, 2 bank", first=2)
    assert overtaken.happened == ["Banked", "Overtaken", "DumpTruck"]
    assert overtaken.seats == ["0", "710"]


@pytest.mark.parametrize(
    ("preset", "status", "rules"),
    [
        ("kubiki", "605/b2", {}),
        ("three-barrels", "605/b2", {}),
        ("ussr", "605/b2", {"bolts": {"in_pit": True}}),
        ("classic", "655/b2", {"bolts": {"in_pit": True}}),
    ],
)
def test_d24_a_555_reached_by_bolts_is_a_dump_truck(preset: str, status: str, rules: dict[str, Any]) -> None:
    bust = play(preset, [status, "0/n"], "1 roll 22346", **rules)
    assert bust.happened == ["Rolled", "Busted", "BoltMarked", "BoltPenalty", "DumpTruck"]
    assert bust.seats[0] == "0"


def test_d25_a_dumped_player_overtakes_nobody() -> None:
    start = ["520", "500"]
    assert play("classic", start, "2 roll 55523, 2 roll 52, 2 bank", first=2).seats == ["520", "0"]
    assert play("kubiki", start, "2 roll 55523, 2 roll 52", first=2).seats == ["520", "0"]


def test_d26_all_passed_lose_at_once_judged_on_the_scores_before() -> None:
    banked = play("kubiki", ["150", "180", "100"], "3 roll 11123, 3 bank", first=3)
    assert banked.seats == ["100", "130", "200"], "150 is not passed again by 130"


def test_d26_passed_is_strictly_ahead_before_and_strictly_behind_after() -> None:
    assert play("kubiki", ["100", "100"], "1 roll 15336, 1 bank").seats == ["115", "100"]
    assert play("kubiki", ["100", "85"], "2 roll 15336, 2 bank", first=2).seats == ["100", "100"]
    assert play("kubiki", ["100", "85"], "2 roll 11236, 2 bank", first=2).seats == ["50", "105"]


def test_d26_only_a_banked_turn_overtakes() -> None:
    assert play("kubiki", ["880", "900/t1"], "2 roll 22346", first=2).seats == ["880", "850"]


def test_d26_who_has_not_entered_cannot_be_passed() -> None:
    banked = play("three-barrels", ["-50/n", "-55", "-100/n"], "3 roll 66623, 3 bank", first=3)
    assert banked.seats == ["-50/n", "-105", "-40"]
