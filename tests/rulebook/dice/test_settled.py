"""Decisions settled after a trial encoding of all presets: D30 to D45."""

import pytest

from tests.rulebook.dice.table import play
from thousand.dice.presets import rules

BUST = "1 roll 22346"
OFFERED = [
    {"start": start, "top": start + 100, "turns": 3, "fall": {"below_start": 50}, "exclusive": True}
    for start in (300, 600, 900)
]
"""The three barrels that `kubiki` offers (D45)."""


def test_d30_whoever_reaches_the_barrel_must_bank() -> None:
    reached = play("home", ["830", "0/n"], "1 roll 66623")
    assert reached.legal == ["1 bank"]
    assert reached.refuses("1 roll 11") == ("dice/must_bank", {"total": 890, "start": 850})
    assert reached.after("1 bank").seats == ["850/e75", "0/n"]


def test_d30_also_on_the_entry_turn() -> None:
    entering = play("home", (), "1 roll 11111, 1 roll 15336")
    assert entering.legal == ["1 bank"]


def test_d30_the_confirming_throw_comes_first_and_may_bust() -> None:
    hot = play("home", ["830", "0/n"], "1 roll 12345")
    assert hot.legal == ["1 roll"]
    assert hot.after(BUST).seats == ["830/e75", "0/n"]
    assert hot.after("1 roll 52336").legal == ["1 bank"]


def test_d30_on_the_barrel_itself_he_may_throw_on() -> None:
    below = play("home", ["850/e110", "0/n"], "1 roll 66662, 1 keep 6666")
    assert below.legal == ["1 roll"]
    assert below.refuses("1 bank")[0] == "dice/on_barrel"
    enough = play("home", ["850/e110", "0/n"], "1 roll 11112, 1 keep 1111")
    assert enough.legal == ["1 roll", "1 bank"]


@pytest.mark.parametrize("preset", ["kubiki", "three-barrels", "ussr", "classic"])
def test_d30_elsewhere_a_player_may_always_throw_on(preset: str) -> None:
    assert play(preset, ["860", "0/n"], "1 roll 66623").legal == ["1 roll", "1 bank"]


def test_d31_the_entry_score_is_the_recorded_one_and_never_changes() -> None:
    entered = play("home", (), "1 roll 11111, 1 roll 15336, 1 bank")
    assert entered.seats == ["850/e850", "0/n"]
    knocked = play("home", ["850/e850", "840/e90"], "2 roll 15336, 2 bank", first=2)
    assert knocked.happened == ["Banked", "ClimbedBarrel", "KnockedOff"]
    assert knocked.seats == ["75/e850", "850/e90"]


def test_d32_on_the_barrel_a_scoring_die_may_be_left_unused() -> None:
    throw = play("home", ["850/e110", "0/n"], "1 roll 11115")
    assert "1 keep 1111" in throw.legal
    assert throw.after("1 keep 1111, 1 bank").seats == ["1050/e110", "0/n"]
    assert throw.after("1 keep 11115").legal == ["1 roll"]
    assert play("home", ["845", "0/n"], "1 roll 11236").legal == ["1 bank"], "not off the barrel"


def test_d33_failed_turns_on_the_barrel_are_not_bolts() -> None:
    assert play("kubiki", ["900/t3", "0/n"], BUST).seats == ["900/t2", "0/n"]
    assert play("kubiki", ["900/t1", "0/n"], BUST).seats == ["850", "0/n"]


def test_d33_the_third_bolt_before_entry_costs_nothing() -> None:
    third = play("kubiki", ["0/n/b2", "0/n"], BUST)
    assert third.happened == ["Rolled", "Busted", "BoltMarked", "BoltsCleared"]
    assert third.seats == ["0/n", "0/n"]


def test_d33_marks_carry_over_into_the_game_after_entry() -> None:
    assert play("kubiki", ["0/n/b2", "0/n"], "1 roll 55523, 1 bank").seats == ["50/b2", "0/n"]


def test_d34_a_knock_off_does_not_ask_who_was_ahead() -> None:
    assert play("kubiki", ["990/t2", "890"], "2 roll 15336, 2 bank", first=2).seats == ["850", "905/t3"]


def test_d35_a_dump_does_not_clear_marks_in_a_row() -> None:
    assert play("three-barrels", ["530/b2", "0/n"], "1 roll 11523").seats == ["0/b2", "0/n"]


def test_d35_bolts_count_everywhere() -> None:
    for status in ("0/n", "100", "250", "950"):
        assert play("three-barrels", [status, "0/n"], BUST).seats[0] == f"{status}/b1"


def test_d35_a_player_in_a_range_can_be_overtaken() -> None:
    assert play("three-barrels", ["250", "190"], "2 roll 11112, 2 bank", first=2).seats == ["200", "390"]
    assert play("three-barrels", ["950", "890"], "2 roll 11123, 2 bank", first=2).seats == ["900", "990"]


def test_d35_the_entry_minimum_is_of_the_turn_whatever_the_score() -> None:
    below = play("three-barrels", ["-200/n", "0/n"], "1 roll 44423")
    assert below.refuses("1 bank") == ("dice/below_entry", {"points": 40, "needed": 50, "missing": 10})
    assert play("three-barrels", ["-200/n", "0/n"], "1 roll 55523, 1 bank").seats == ["-150", "0/n"]


def test_d36_falls_survive_a_dump_truck() -> None:
    assert play("classic", ["540/f2", "0/n"], "1 roll 15336, 1 bank").seats == ["0/f2", "0/n"]


def test_d38_banking_exactly_555_by_choice_is_legal() -> None:
    assert play("classic", ["540", "0/n"], "1 roll 15336").legal == ["1 roll", "1 bank"]


def test_d39_a_dot_is_judged_after_a_whole_throw_before_a_forced_one() -> None:
    dot = play("classic-open", ["980/b2", "0/n"], "1 roll 12345")
    assert dot.happened == ["Rolled", "SetAside", "DotMarked"]
    assert dot.seats == ["980/b2/d1", "0/n"]
    assert dot.to_move == 2


def test_d39_a_forced_throw_that_overshoots_is_a_dot() -> None:
    hot = play("classic-open", ["960", "0/n"], "1 roll 11236, 1 roll 155")
    assert hot.legal == ["1 roll"], "1000 exactly, but all five are used"
    assert hot.after("1 roll 52336").seats == ["960/d1", "0/n"]
    assert hot.after(BUST).seats == ["960/b1", "0/n"]


def test_d39_a_dot_comes_also_before_entry() -> None:
    assert play("classic-open", (), "1 roll 11111, 1 roll 52336").seats == ["0/n/d1", "0/n"]
    sixth = play("classic-open", ["0/n/d5", "0/n"], "1 roll 11111, 1 roll 52336")
    assert sixth.happened == ["Rolled", "SetAside", "DotMarked", "DotsFall"]
    assert sixth.seats == ["0/n", "0/n"]


def test_d39_the_sixth_dot_is_a_fall() -> None:
    start = ["980/b1/d5", "0/n"]
    assert play("classic-open", start, "1 roll 11523").seats == ["0/b1", "0/n"]
    minus = {"limit": 6, "penalty": 100, "falls": False}
    assert play("classic-open", start, "1 roll 11523", dots=minus).seats == ["880/b1", "0/n"]
    third = {"limit": 6, "penalty": 100, "falls": 3}
    assert play("classic-open", start, "1 roll 11523", dots=third).seats == ["880/b1/f1", "0/n"]
    last = play("classic-open", ["980/f2/d5", "0/n"], "1 roll 11523", dots=third)
    assert last.seats == ["0", "0/n"]


def test_d39_a_dot_on_a_limited_barrel_is_a_failed_turn() -> None:
    barrels = [{"start": 900, "turns": 3, "fall": 100}]
    for before, after in (("980/t3", "980/t2/d1"), ("980/t1", "880/d1")):
        assert play("classic-open", [before, "0/n"], "1 roll 11523", barrels=barrels).seats[0] == after


def test_d40_a_pit_is_left_by_any_total_at_or_above_its_top() -> None:
    won = play("classic-no-barrel", ["650", "0/n"], "1 roll 11111, 1 roll 52336, 1 bank")
    assert won.seats == ["1655", "0/n"]


def test_d41_nothing_restores_marks_after_a_fall_or_a_knock_off() -> None:
    climbed = play("ussr", ["885/b2", "880"], "1 roll 15336, 1 bank")
    assert climbed.seats == ["900/t3", "880"]
    assert climbed.after("2 roll 11236, 2 bank").seats == ["800", "900/t3"]
    assert play("ussr", ["900/t1", "0/n"], BUST).seats == ["800", "0/n"]


def test_d42_classic_has_straights_and_may_do_without() -> None:
    for preset in ("classic", "classic-no-barrel", "classic-open"):
        assert play(preset, ["100", "0/n"], "1 roll 12345").points == 125
        assert play(preset, ["100", "0/n"], "1 roll 12345", straights=False).points == 15


def test_d43_classic_fills_the_holes_of_its_text() -> None:
    assert play("classic", (), "1 roll 33324").refuses("1 bank")[1]["needed"] == 50
    assert play("classic", ["870", "0/n"], "1 roll 12346, 1 bank").seats == ["880/t3", "0/n"]
    assert play("classic", ["850", "0/n"], "1 roll 11112, 1 bank").seats == ["880/t3", "0/n"]


def test_d43_the_barrel_may_be_played_uncut() -> None:
    uncut = [{"start": 880, "jump": False, "turns": 3, "fall": 100, "falls": 3, "exclusive": True}]
    assert play("classic", ["870", "0/n"], "1 roll 11123, 1 bank", barrels=uncut).seats == ["970/t3", "0/n"]
    assert play("classic", ["870", "0/n"], "1 roll 11112, 1 bank", barrels=uncut).seats == ["880/t3", "0/n"]


@pytest.mark.parametrize("preset", ["home", "kubiki", "three-barrels", "ussr", "classic"])
@pytest.mark.parametrize("target", [500, 1500])
def test_d44_the_last_range_ends_at_the_target(preset: str, target: int) -> None:
    options = rules(preset, changes={"target": target}).options
    assert options.barrels is not None
    last = options.barrels[-1]
    assert (last.start, last.top or options.target) == (target - 100, target)


@pytest.mark.parametrize(
    ("preset", "target", "spans"),
    [
        ("three-barrels", 500, [(200, 300), (400, 500)]),
        ("three-barrels", 1500, [(200, 300), (600, 700), (1400, 1500)]),
        ("ussr", 500, [(200, 300), (400, 500)]),
        ("classic-no-barrel", 500, [(200, 300)]),
        ("classic-no-barrel", 700, [(200, 300), (600, 700)]),
    ],
)
def test_d44_ranges_beyond_the_target_are_off(preset: str, target: int, spans: list[tuple[int, int]]) -> None:
    options = rules(preset, changes={"target": target}).options
    pits = [(pit.low, pit.top) for pit in options.pits or ()]
    barrels = [(barrel.start, barrel.top or target) for barrel in options.barrels or ()]
    assert pits + barrels == spans


def test_d44_a_dump_truck_at_or_beyond_the_target_is_off() -> None:
    assert rules("kubiki", changes={"target": 500}).options.dump is None
    assert rules("kubiki", changes={"target": 555}).options.dump is None
    assert rules("kubiki", changes={"target": 1500}).options.dump is not None
    assert play("kubiki", ["390", "0/n"], "1 roll 12346, 1 bank", target=500).seats == ["400/t3", "0/n"]


def test_d45_the_offered_barrels_are_full_barrels() -> None:
    climbed = play("kubiki", ["310/t2", "290"], "2 roll 15336, 2 bank", first=2, barrels=OFFERED)
    assert climbed.seats == ["250", "305/t3"]
    assert play("kubiki", ["690/t1", "0/n"], BUST, barrels=OFFERED).seats == ["550", "0/n"]
    up = play("kubiki", ["390/t1", "0/n"], "1 roll 15336, 1 bank", barrels=OFFERED)
    assert up.seats == ["405", "0/n"]


def test_d45_a_sitter_can_be_overtaken_by_someone_who_jumps_past() -> None:
    jumped = play("kubiki", ["310/t2", "290"], "2 roll 66662, 2 bank", first=2, barrels=OFFERED)
    assert jumped.happened == ["Banked", "Overtaken", "LeftBarrel"]
    assert jumped.seats == ["260", "410"]
    stays = play("kubiki", ["360/t2", "290"], "2 roll 66662, 2 bank", first=2, barrels=OFFERED)
    assert stays.seats == ["310/t2", "410"]


def test_d45_a_loss_that_lands_in_a_barrel_knocks_nobody_off() -> None:
    start = ["420/b2", "400", "310/t1", "250"]
    landed = play("kubiki", start, "2 roll 33324, 2 bank", first=2, barrels=OFFERED)
    assert landed.happened == ["Banked", "Overtaken", "LandedOnBarrel", "BoltsCleared"]
    assert landed.seats == ["370/t3", "430", "310/t1", "250"]
    knocked = landed.after("3 roll 22346, 4 roll 55523, 4 bank")
    assert knocked.seats == ["250", "430", "250", "300/t3"]


def test_d45_a_loss_may_lead_from_one_barrel_to_another() -> None:
    overtaken = play(
        "kubiki", ["650/t1", "590"], "2 roll 66662, 2 bank", first=2, barrels=OFFERED, overtake=300
    )
    assert overtaken.happened == ["Banked", "Overtaken", "LeftBarrel", "LandedOnBarrel"]
    assert overtaken.seats == ["350/t3", "710"]


def test_d45_a_bolt_that_leads_to_another_barrel_spends_no_turn_of_it() -> None:
    rule = {"limit": 3, "penalty": 300, "on_barrel": True}
    bust = play("kubiki", ["650/b2/t1", "0/n"], BUST, barrels=OFFERED, bolts=rule)
    assert bust.happened == [
        "Rolled",
        "Busted",
        "BoltMarked",
        "BoltPenalty",
        "LeftBarrel",
        "LandedOnBarrel",
    ]
    assert bust.seats == ["350/t3", "0/n"]
