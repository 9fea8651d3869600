"""What a deal brings each seat: decisions 30 to 35, 50 to 59, 79, 88, 89, examples 1 to 11, 21 to 23."""

from typing import Any

import pytest

from tests.rulebook.cards.deals import book, write_off
from thousand.cards.booking.rounding import nearest
from thousand.cards.presets import names

NOTHING = ("0", "0", "0")
SOME = (1, 1, 1)
"""Each has a trick."""


@pytest.mark.parametrize(
    ("points", "rounded"),
    [
        (17, 15),
        (18, 20),
        (11, 10),
        (12, 10),
        (13, 15),
        (14, 15),
        (16, 15),
        (19, 20),
        (22, 20),
        (23, 25),
        (67, 65),
        (73, 75),
    ],
)
def test_example_01_defenders_are_rounded_to_the_nearest_5(points: int, rounded: int) -> None:
    assert nearest(5, points) == rounded
    assert book("online", NOTHING, 100, (100, points, 0), tricks=SOME).seats == ["100", str(rounded), "0"]


@pytest.mark.parametrize("preset", names())
def test_example_03_the_declarer_is_written_the_contract_and_not_his_points(preset: str) -> None:
    sheet = book(preset, NOTHING, 120, (163, 20, 40))
    assert sheet.seats == ["120", "20", "40"]
    made = sheet.event("ContractMade")
    assert (made.points, made.amount, made.score) == (163, 120, 120)


@pytest.mark.parametrize("preset", names())
def test_example_04_and_decision_50_one_point_too_few_fails(preset: str) -> None:
    assert book(preset, NOTHING, 130, (129, 20, 40)).seats == ["-130", "20", "40"]
    assert book(preset, NOTHING, 120, (119, 20, 40)).seats == ["-120", "20", "40"]


def test_example_05_98_make_no_100_unless_the_declarer_is_rounded() -> None:
    assert book("online", NOTHING, 100, (98, 0, 0), tricks=SOME).seats == ["-100", "0", "0"]
    rounded = book("online", NOTHING, 100, (98, 0, 0), tricks=SOME, rounding={"declarer": 5})
    assert rounded.seats == ["100", "0", "0"]
    assert rounded.event("ContractMade").points == 98


def test_example_06_defenders_get_their_points_although_the_contract_is_made() -> None:
    assert book("online", NOTHING, 100, (100, 12, 13)).seats == ["100", "10", "15"]


def test_example_07_a_contract_that_fails_is_lost() -> None:
    assert book("online", ("430", "0", "0"), 110, (105, 15, 0), tricks=SOME).seats == ["320", "15", "0"]


def test_decision_51_rounding_may_give_out_116_to_124_in_all() -> None:
    most = book("online", ("0", "0", "0"), 70, (74, 23, 23))
    assert (most.seats, 74 + 23 + 23) == (["70", "25", "25"], 120)
    least = book("online", ("0", "0", "0"), 75, (76, 22, 22))
    assert least.seats == ["75", "20", "20"]


@pytest.mark.parametrize(
    ("preset", "written"),
    [("online", "15"), ("home", "14"), ("classic", "14"), ("russian", "15"), ("polish", "10")],
)
def test_decision_52_each_preset_rounds_its_defenders(preset: str, written: str) -> None:
    assert book(preset, NOTHING, 100, (106, 14, 0), tricks=SOME).seats[1] == written


def test_decision_52_classic_offers_rounding() -> None:
    assert (
        book("classic", NOTHING, 100, (106, 14, 0), tricks=SOME, rounding={"defenders": 5}).seats[1] == "15"
    )


def test_a23_polish_defenders_are_rounded_to_tens() -> None:
    assert book("polish", NOTHING, 100, (100, 15, 4)).seats == ["100", "20", "0"]


# --- bolts ---


def test_decision_53_a_trick_of_nines_is_no_bolt() -> None:
    assert book("online", NOTHING, 100, (120, 0, 0), tricks=(7, 1, 0)).seats == ["100", "0", "0/b1"]


def test_a22_the_russian_bolt_is_a_deal_without_points() -> None:
    assert book("russian", NOTHING, 100, (120, 0, 0), tricks=(7, 1, 0)).seats == ["100", "0/b1", "0/b1"]
    assert book("russian", NOTHING, 100, (118, 2, 0), tricks=(7, 1, 0)).seats[1] == "0"


def test_decision_54_the_declarer_without_a_trick_is_marked_too() -> None:
    assert book("online", NOTHING, 100, (0, 60, 60)).seats == ["-100/b1", "60", "60"]
    spared = book("online", NOTHING, 100, (0, 60, 60), bolts={"declarer": False})
    assert spared.seats == ["-100", "60", "60"]
    other = book("online", NOTHING, 100, (120, 0, 0), bolts={"declarer": False})
    assert other.seats == ["100", "0/b1", "0/b1"]


def test_decision_55_bolts_are_counted_in_a_game_and_not_in_a_row() -> None:
    assert book("online", ("0", "0/b1", "0"), 100, (100, 20, 0), tricks=SOME).seats[1] == "20/b1"


def test_bolts_in_a_row_are_cleared_by_a_trick() -> None:
    sheet = book("online", ("0", "0/b1", "0/b2"), 100, (100, 20, 0), bolts={"in_row": True})
    assert sheet.seats == ["100", "20", "-120"]
    assert [name for name in sheet.happened if "Bolt" in name] == [
        "BoltsCleared",
        "BoltMarked",
        "BoltPenalty",
    ]


@pytest.mark.parametrize("preset", ["online", "classic"])
def test_example_11_and_decision_55_the_third_bolt_costs_120_and_all_are_cleared(preset: str) -> None:
    sheet = book(preset, ("0", "0/b2", "0"), 100, (110, 0, 10))
    assert sheet.seats == ["100", "-120", "10"]
    assert [name for name in sheet.happened if "Bolt" in name] == ["BoltMarked", "BoltPenalty"]


def test_decision_56_and_57_no_bolt_is_marked_on_the_barrel() -> None:
    sheet = book("online", ("0", "880/b2/t3", "0"), 100, (110, 0, 10))
    assert sheet.seats == ["100", "880/b2/t2", "10"]


def test_a16_bolts_are_kept_on_mounting_and_none_is_added_in_the_deal_of_the_fall() -> None:
    mounted = book("online", ("800/b2", "0", "0"), 100, (100, 10, 10))
    assert mounted.seats[0] == "880/b2/t3"
    fallen = book("online", ("0", "880/b2/t1", "0"), 100, (110, 0, 10))
    assert fallen.seats[1] == "760/b2"


def test_decision_58_at_home_each_deal_without_a_trick_costs_120() -> None:
    assert book("home", NOTHING, 100, (120, 0, 0)).seats == ["100", "-120", "-120"]


def test_decision_59_there_is_no_floor() -> None:
    assert book("online", ("-540", "0", "0"), 120, (100, 20, 0), tricks=SOME).seats[0] == "-660"


def test_bolts_may_be_left_out() -> None:
    assert book("polish", NOTHING, 100, (120, 0, 0)).seats == ["100", "0", "0"]


# --- write-offs ---


@pytest.mark.parametrize("preset", ["online", "home", "classic"])
def test_example_08_a_write_off_of_120_brings_the_others_60_each(preset: str) -> None:
    declarer = 2 if preset == "classic" else 1
    sheet = write_off(preset, NOTHING, 120, declarer=declarer)
    assert sorted(sheet.seats) == sorted(["-120", "60", "60"])


def test_example_09_half_an_odd_contract_is_rounded_down_to_5() -> None:
    assert write_off("online", NOTHING, 110).seats == ["-110", "55", "55"]
    assert write_off("online", NOTHING, 125).seats == ["-125", "60", "60"]
    assert write_off("online", NOTHING, 105).seats == ["-105", "50", "50"]


def test_example_10_the_third_write_off_costs_120_besides() -> None:
    rule = {"third_penalty": 120}
    assert write_off("online", ("0/w2", "0", "0"), 120, write_off=rule).seats == ["-240/w3", "60", "60"]
    assert write_off("online", ("0/w1", "0", "0"), 120, write_off=rule).seats == ["-120/w2", "60", "60"]
    assert write_off("online", ("0/w5", "0", "0"), 120, write_off=rule).seats == ["-240/w6", "60", "60"]


@pytest.mark.parametrize(
    ("preset", "opponents"),
    [("online", "70"), ("classic", "70"), ("home", "60"), ("russian", "60"), ("polish", "60")],
)
def test_decision_30_half_the_contract_or_60_by_preset(preset: str, opponents: str) -> None:
    declarer = 2 if preset == "classic" else 1
    assert write_off(preset, NOTHING, 140, declarer=declarer).seats.count(opponents) == 2


def test_decision_31_home_pays_60_also_for_another_bid() -> None:
    assert write_off("home", NOTHING, 110).seats == ["-110", "60", "60"]


def test_decision_35_russian_write_offs_cost_nothing_twice() -> None:
    assert write_off("russian", NOTHING, 110).seats == ["0/w1", "60", "60"]
    assert write_off("russian", ("0/w2", "0", "0"), 110).seats == ["-120/w3", "60", "60"]


def test_a23_the_first_polish_write_off_is_free() -> None:
    first = write_off("polish", NOTHING, 100)
    assert first.seats == ["0/w1", "60", "60"]
    assert first.event("WriteOffBooked").amount == 0
    assert write_off("polish", ("0/w1", "0", "0"), 100).seats == ["-100/w2", "60", "60"]


def test_a07_and_decision_87_a_single_opponent_gets_the_same() -> None:
    assert write_off("home", ("0", "0"), 110, first=2).seats == ["-110", "60"]
    assert write_off("classic", ("0", "0"), 100, first=2).seats == ["-100", "50"]


def test_a07_no_bolts_are_marked_in_a_deal_written_off() -> None:
    assert write_off("online", ("0/b2", "0/b2", "0/b2"), 100).seats == ["-100/b2", "50/b2", "50/b2"]


def test_a07_and_decision_34_it_costs_every_sitter_a_deal() -> None:
    sheet = write_off("classic", ("0", "880/t3", "0"), 100)
    assert sheet.seats == ["-100", "880/t2", "50"]
    assert write_off("online", ("0", "880/t1", "0"), 100).seats == ["-100", "760", "50"]


def test_decision_33_a_sitter_who_writes_off_only_loses_a_deal() -> None:
    sheet = write_off("online", ("880/t3", "0", "0"), 110)
    assert sheet.seats == ["880/t2", "55", "55"]
    assert sheet.event("WriteOffBooked").amount == 0


def test_decision_57_the_third_write_off_costs_nothing_besides_on_the_barrel() -> None:
    sheet = write_off("russian", ("880/t3/w2", "0", "0"), 110)
    assert sheet.seats == ["880/t2/w3", "60", "60"]


def test_a07_the_dealer_who_sits_out_scores_the_talon_and_no_half() -> None:
    sheet = write_off("classic", ("0", "0", "0", "0"), 100, first=4, talon="AsTh9c")
    assert sheet.seats == ["-100", "50", "50", "21"]


def test_a07_a_write_off_is_doubled_in_a_golden_round() -> None:
    sheet = write_off("online", NOTHING, 120, golden=True, results=())
    assert sheet.seats == ["-240", "120", "120"]
    assert sheet.state.golden == (False,)
    odd = write_off("online", NOTHING, 125, golden={"contract": 105}, results=())
    assert odd.seats == ["-210", "100", "100"]
    assert sheet.event("WriteOffBooked").factor == 2


# --- doubling ---


def test_example_21_a_blind_contract_counts_twice() -> None:
    made = book("classic", NOTHING, 120, (125, 0, 0), tricks=SOME, blind=True, unseen=True)
    assert made.seats == ["240", "0", "0"]
    failed = book("classic", NOTHING, 120, (30, 50, 40), blind=True, unseen=True)
    assert failed.seats == ["-240", "100", "80"]


def test_a08_the_points_of_all_are_doubled_and_bolts_are_single() -> None:
    sheet = book("classic", NOTHING, 120, (120, 0, 14), blind=True, unseen=True)
    assert sheet.seats == ["240", "0/b1", "28"]
    penalty = book("classic", ("0", "0/b2", "0"), 120, (120, 0, 14), blind=True, unseen=True)
    assert penalty.seats == ["240", "-120", "28"]


def test_a08_a_table_may_double_the_declarer_only() -> None:
    rule = {"doubles": "declarer"}
    sheet = book("classic", NOTHING, 120, (106, 0, 14), tricks=SOME, blind=rule, unseen=True)
    assert sheet.seats == ["-240", "0", "14"]


def test_a_deal_with_a_look_at_the_cards_is_not_doubled_at_a_table_that_plays_blind() -> None:
    assert book("classic", NOTHING, 120, (120, 0, 14), tricks=SOME, blind=True).seats == ["120", "0", "14"]


def test_example_22_a_golden_contract_counts_twice() -> None:
    sheet = book("online", NOTHING, 120, (125, 12, 0), tricks=SOME, golden=True, results=())
    assert sheet.seats == ["240", "20", "0"]


def test_decision_79_the_contract_is_tested_before_anything_is_doubled() -> None:
    sheet = book("online", NOTHING, 120, (119, 0, 0), tricks=SOME, golden=True, results=())
    assert sheet.seats == ["-240", "0", "0"]
    assert sheet.state.golden == (False,)


def test_a11_golden_bolts_and_penalties_are_doubled_online() -> None:
    sheet = book("online", NOTHING, 120, (120, 0, 0), tricks=(8, 0, 0), golden=True, results=())
    assert sheet.seats == ["240", "0/b2", "0/b2"]
    again = book("online", ("0", "0/b1", "0/b2"), 120, (120, 0, 0), golden=True, results=(True,))
    assert again.seats == ["240", "-240", "-240"]


def test_a11_elsewhere_golden_bolts_are_single() -> None:
    sheet = book("classic", ("0", "0/b2", "0"), 120, (120, 0, 0), golden=True, results=())
    assert sheet.seats == ["240", "-120", "0/b1"]


# --- the dealer who sits out ---


def four(talon: str, *, preset: str = "classic", fourth: str = "0", **changes: Any) -> str:
    """The status of the dealer, fourth of four, after he sat out with ``talon``."""
    status = ("0", "0", "0", fourth)
    return book(preset, status, 100, (100, 10, 10, 0), first=4, talon=talon, **changes).seats[3]


def test_example_23_the_talon_brings_its_points_and_a_marriage_in_it() -> None:
    assert four("AsTh9c") == "21"
    assert four("KhQh9c") == "107"
    assert four("KhQh9c", sitter={"marriage": False}) == "7"


def test_example_23_and_decision_88_it_is_rounded_where_defenders_are() -> None:
    assert four("AsTh9c", rounding={"defenders": 5}) == "20"
    assert four("KhQh9c", preset="russian") == "105"


def test_a23_the_polish_dealer_scores_50_for_each_ace_and_a_marriage() -> None:
    assert four("AsAhTc", preset="polish") == "100"
    assert four("AsKhQh", preset="polish") == "150"
    assert four("9sTcQh", preset="polish") == "0"


def test_a20_the_dealer_who_sits_out_gets_no_bolt() -> None:
    assert four("9s9c9d", fourth="0/b2") == "0/b2"
    assert four("9s9c9d", preset="home") == "0"


def test_a20_his_points_are_doubled_in_a_blind_game() -> None:
    assert four("AsTh9c", blind=True, unseen=True) == "42"


def test_a20_he_may_score_nothing_where_the_table_says_so() -> None:
    assert four("AsTh9c", sitter=False) == "0"


def test_decision_89_the_talon_is_scored_besides_the_120_of_the_play() -> None:
    sheet = book("classic", ("0", "0", "0", "0"), 100, (100, 10, 10, 0), first=4, talon="AsTh9c")
    assert sheet.seats == ["100", "10", "10", "21"]
