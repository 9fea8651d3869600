"""Pits and barrels: D15 to D21."""

import pytest

from tests.rulebook.dice.table import play

BUST = "1 roll 22346"


def test_d15_low_is_inside_and_top_is_outside() -> None:
    pit = play("classic", ["200", "0/n"], "1 roll 66623")
    assert pit.refuses("1 bank") == ("dice/in_pit", {"total": 260, "needed": 300, "missing": 40})
    assert play("classic", ["300", "0/n"], "1 roll 52336, 1 bank").seats == ["305", "0/n"]


def test_d15_only_a_turn_that_reaches_the_top_may_be_banked() -> None:
    assert play("classic", ["240", "0/n"], "1 roll 66623, 1 bank").seats == ["300", "0/n"]
    barrel = play("kubiki", ["925/t3", "0/n"], "1 roll 66623")
    assert barrel.refuses("1 bank") == ("dice/on_barrel", {"total": 985, "needed": 1000, "missing": 15})


def test_d16_a_score_changed_by_a_penalty_is_in_or_out_by_its_value() -> None:
    overtaken = play("classic", ["330", "310"], "2 roll 33324, 2 bank", first=2)
    assert overtaken.seats == ["280", "340"]
    assert overtaken.after("1 roll 52336").refuses("1 bank")[1]["missing"] == 15


def test_d17_a_whole_pit_may_be_jumped_in_one_turn() -> None:
    assert play("classic", ["195", "0/n"], "1 roll 11152, 1 bank").seats == ["300", "0/n"]
    assert play("three-barrels", ["190", "0/n"], "1 roll 11112, 1 bank").seats == ["390", "0/n"]
    won = play("three-barrels", ["850", "0/n"], "1 roll 11112, 1 bank")
    assert won.seats == ["1050", "0/n"]


def test_d17_the_turn_in_which_one_climbs_is_not_counted() -> None:
    climbed = play("kubiki", ["890", "0/n"], "1 roll 12346, 1 bank")
    assert climbed.seats == ["900/t3", "0/n"]
    spent = climbed.after(f"2 roll 22346, {BUST}")
    assert spent.happened == ["Rolled", "Busted", "BarrelTurnSpent"]
    assert spent.seats == ["900/t2", "0/n/b1"]


def test_d18_a_cut_barrel_records_its_start() -> None:
    climbed = play("classic", ["870", "0/n"], "1 roll 66662, 1 bank")
    assert climbed.events[0].points == 120
    assert climbed.events[1].score == 880
    assert climbed.seats == ["880/t3", "0/n"]


def test_d18_who_is_overtaken_is_judged_by_the_recorded_score() -> None:
    barrel = {"start": 880, "cut": True, "jump": False, "turns": 3, "fall": 100}
    together = play("classic", ["880/t2", "870"], "2 roll 66662, 2 bank", first=2, barrels=[barrel])
    assert together.seats == ["880/t2", "880/t3"]


@pytest.mark.parametrize(
    ("preset", "before", "after"),
    [
        ("kubiki", "900/t1", "850"),
        ("kubiki", "990/t1", "850"),
        ("ussr", "900/t1", "800"),
        ("ussr", "995/t1", "895"),
        ("classic", "880/t1", "780/f1"),
    ],
)
def test_d19_a_fall_always_leaves_the_barrel(preset: str, before: str, after: str) -> None:
    fallen = play(preset, [before, "0/n"], BUST)
    assert fallen.happened == ["Rolled", "Busted", "FellOffBarrel"]
    assert fallen.seats[0] == after


def test_d19_where_the_penalty_would_leave_him_on_it_it_counts_from_the_start() -> None:
    barrels = [{"start": 900, "turns": 3, "fall": 50}]
    assert play("ussr", ["995/t1", "0/n"], BUST, barrels=barrels).seats == ["850", "0/n"]
    assert play("ussr", ["930/t1", "0/n"], BUST, barrels=barrels).seats == ["880", "0/n"]


def test_d20_a_climber_knocks_off_the_sitter_who_is_not_overtaken_besides() -> None:
    knocked = play("classic", ["880/t3/f1", "870"], "2 roll 33324, 2 bank", first=2)
    assert knocked.happened == ["Banked", "ClimbedBarrel", "KnockedOff"]
    assert knocked.seats == ["780/f2", "880/t3"]
    assert play("kubiki", ["905/t3", "890"], "2 roll 33324, 2 bank", first=2).seats == ["850", "920/t3"]


def test_d20_a_banked_turn_that_wins_knocks_nobody_off() -> None:
    won = play("kubiki", ["900/t2", "800"], "2 roll 11112, 2 bank", first=2)
    assert won.happened == ["Banked", "Won"]
    assert won.seats == ["900/t2", "1000"]


def test_d21_the_third_fall_takes_everything_and_clears_the_counter() -> None:
    assert play("classic", ["880/t1/f2", "0/n"], BUST).seats == ["0", "0/n"]
    knocked = play("classic", ["880/t3/f2", "870"], "2 roll 33324, 2 bank", first=2)
    assert knocked.seats == ["0", "880/t3"]
    assert knocked.events[-1].falls == 0
