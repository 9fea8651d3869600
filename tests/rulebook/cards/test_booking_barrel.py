"""The barrel: decisions 62 to 77, A12 to A16, A20, A22, examples 12 to 19."""

import pytest

from tests.rulebook.cards.deals import book
from tests.rulebook.cards.table import Position

SITS = ("0", "880/t3", "0")
"""The second player sits on the barrel and has three deals."""


def barrel(sheet: Position) -> list[str]:
    """The events of the deal but for the amounts that are written in every deal."""
    usual = ("ContractMade", "ContractFailed", "DefenceBooked", "SitterBooked", "DealClosed")
    return [name for name in sheet.happened if name not in usual]


# --- climbing ---


@pytest.mark.parametrize("preset", ["online", "classic"])
@pytest.mark.parametrize(("before", "contract"), [("780", 100), ("800", 100), ("850", 180)])
def test_example_12_and_decision_63_880_and_more_climb_and_are_cut(
    preset: str, before: str, contract: int
) -> None:
    sheet = book(preset, (before, "0", "0"), contract, (contract, 10, 10))
    assert sheet.seats == ["880/t3", "10", "10"]
    assert barrel(sheet) == ["ClimbedBarrel"]


def test_decision_63_at_home_the_score_is_not_cut() -> None:
    assert book("home", ("850", "0", "0"), 180, (180, 10, 10)).seats == ["1030/t3", "10", "10"]
    assert book("home", ("850", "0", "0"), 180, (180, 10, 10)).winner is None


def test_decision_64_a_jump_over_the_barrel_only_climbs() -> None:
    assert book("classic", ("850", "0", "0"), 200, (200, 10, 10)).seats[0] == "880/t3"
    assert book("online", ("870", "0", "0"), 300, (300, 10, 10)).winner is None


def test_example_13_where_the_barrel_may_be_jumped_1000_win() -> None:
    won = book("russian", ("845", "0", "0"), 155, (155, 10, 10))
    assert (won.winner, won.seats[0]) == (1, "1000")
    assert book("russian", ("845", "0", "0"), 150, (150, 10, 10)).seats[0] == "880/t3"


def test_decision_64_a_jumper_does_not_knock_anybody_off() -> None:
    won = book("russian", ("845", "880/t3", "0"), 155, (155, 10, 10))
    assert (won.winner, won.seats) == (1, ["1000", "880/t2", "10"])


def test_decision_67_the_deal_of_the_climb_is_no_attempt() -> None:
    assert book("online", ("0", "870", "0"), 100, (100, 20, 0)).seats[1] == "880/t3"


def test_a_barrel_at_900_and_one_without_a_limit() -> None:
    at_900 = {"barrel": {"at": 900}}
    assert book("online", ("790", "0", "0"), 100, (100, 10, 10), **at_900).seats[0] == "890"
    assert book("online", ("800", "0", "0"), 100, (100, 10, 10), **at_900).seats[0] == "900/t3"
    assert book("online", ("900", "0", "0"), 100, (100, 10, 10), **at_900).winner == 1
    endless = {"barrel": {"deals": False}}
    sheet = book("online", ("0", "880", "0"), 100, (100, 10, 10), **endless)
    assert (sheet.seats, barrel(sheet)) == (["100", "880", "10"], [])
    assert book("online", ("800", "0", "0"), 100, (100, 10, 10), **endless).seats[0] == "880"


# --- winning ---


def test_example_14_a_sitter_wins_by_his_contract() -> None:
    won = book("online", SITS, 155, (0, 160, 10), declarer=2)
    assert (won.winner, won.seats[1]) == (2, "1035")
    assert barrel(won) == ["BoltMarked", "Won"]
    assert book("online", SITS, 120, (10, 125, 10), declarer=2).winner == 2


def test_a13_classic_sitters_need_more_than_120() -> None:
    tight = book("classic", SITS, 120, (10, 125, 10), declarer=2)
    assert (tight.winner, tight.seats) == (None, ["10", "880/t2", "10"])
    won = book("classic", SITS, 125, (10, 125, 10), declarer=2)
    assert (won.winner, won.seats[1]) == (2, "1005")


@pytest.mark.parametrize("contract", [120, 125])
def test_example_19_and_decision_66_what_a_sitter_needs_follows_from_the_target(contract: int) -> None:
    above = book("russian", SITS, contract, (10, 130, 10), declarer=2, target=1001)
    assert above.winner == (2 if contract == 125 else None)
    assert book("russian", SITS, contract, (10, 130, 10), declarer=2).winner == 2
    assert book("classic", SITS, contract, (10, 130, 10), declarer=2, target=1000).winner == 2


def test_a13_a_contract_below_120_does_not_win() -> None:
    sheet = book("online", SITS, 115, (10, 140, 10), declarer=2)
    assert (sheet.winner, sheet.seats[1]) == (None, "880/t2")
    assert sheet.event("ContractMade").amount == 0


def test_decision_65_a_defender_wins_online_only() -> None:
    won = book("online", SITS, 100, (0, 123, 0), tricks=(1, 5, 2))
    assert (won.winner, won.seats[1]) == (2, "1005")
    rounded = book("online", SITS, 100, (0, 118, 0), tricks=(1, 5, 2))
    assert (rounded.winner, rounded.seats[1]) == (2, "1000")
    assert book("online", SITS, 100, (0, 117, 0), tricks=(1, 5, 2)).seats[1] == "880/t2"
    for preset in ("home", "classic", "russian"):
        assert book(preset, SITS, 100, (0, 200, 0), tricks=(1, 5, 2)).winner is None


def test_example_18_what_a_sitter_takes_in_defence_is_not_written() -> None:
    sheet = book("classic", SITS, 100, (70, 50, 0), tricks=(4, 3, 1))
    assert sheet.seats[1] == "880/t2"
    sitter, other = [event for event in sheet.events if type(event).__name__ == "DefenceBooked"]
    assert (sitter.points, sitter.amount, sitter.score) == (50, 0, 880)
    assert other.seat == 2


def test_a12_the_others_get_their_points_and_fines_and_nothing_else_happens() -> None:
    won = book("online", ("535", "880/t3", "0/b2"), 125, (20, 130, 0), declarer=2)
    assert won.seats == ["555", "1005", "-120"]
    assert barrel(won) == ["BoltMarked", "BoltPenalty", "Won"]


def test_a12_and_decision_72_nobody_climbs_in_the_deal_of_a_win() -> None:
    won = book("online", ("870", "880/t3", "0"), 125, (20, 130, 10), declarer=2)
    assert (won.winner, won.seats) == (2, ["890", "1005", "10"])


def test_a12_other_sitters_are_untouched_and_the_marks_of_the_winner_go() -> None:
    sitters = ("980/t2", "880/t1", "0")
    won = book("home", sitters, 120, (125, 10, 10))
    assert (won.winner, won.seats) == (1, ["1100", "880/t1", "10"])
    marks = book("classic", ("880/b2/t1/f2", "0", "0"), 125, (125, 10, 10))
    assert marks.seats[0] == "1005"
    assert book("russian", ("880/b1/t1/w2", "0", "0"), 120, (125, 10, 10)).seats[0] == "1000"


def test_decision_83_of_two_sitters_who_win_the_declarer_does() -> None:
    both = {"barrel": {"exclusive": False, "together": "sit"}}
    status = ("0", "880/t3", "880/t3")
    won = book("online", status, 120, (0, 120, 180), declarer=2, tricks=(1, 1, 1), **both)
    assert (won.winner, won.seats) == (2, ["0", "1000", "880/t3"])
    defended = book("online", status, 120, (0, 120, 180), tricks=(1, 1, 1), **both)
    assert (defended.winner, defended.seats) == (3, ["-120", "880/t3", "1060"])


def test_a13_a_doubled_deal_is_tested_undoubled() -> None:
    sheet = book("classic", SITS, 100, (70, 0, 50), declarer=3, tricks=(4, 1, 3), blind=True, unseen=True)
    assert sheet.seats == ["140", "880/t2", "-200"]
    golden = book("online", SITS, 120, (10, 120, 10), declarer=2, golden=True, results=())
    assert (golden.winner, golden.seats[1]) == (2, "1120")
    defence = book("online", SITS, 120, (60, 60, 0), tricks=(4, 3, 1), golden=True, results=())
    assert defence.winner is None


# --- attempts and falls ---


def test_decision_67_every_deal_is_an_attempt() -> None:
    assert book("online", SITS, 100, (100, 10, 10)).seats[1] == "880/t2"
    assert book("online", SITS, 100, (100, 10, 10), declarer=3).seats[1] == "880/t2"


def test_decision_67_elsewhere_only_deals_of_ones_own_are_attempts() -> None:
    own = {"barrel": {"unit": "contract"}}
    assert book("online", SITS, 100, (100, 10, 10), **own).seats[1] == "880/t3"
    assert book("online", SITS, 100, (10, 100, 10), declarer=2, **own).seats[1] == "880/t2"


def test_decision_67_elsewhere_only_deals_he_opens_are_attempts() -> None:
    turn = {"barrel": {"unit": "own_turn"}}
    assert book("online", SITS, 100, (100, 10, 10), first=3, **turn).seats[1] == "880/t3"
    assert book("online", SITS, 100, (100, 10, 10), first=1, **turn).seats[1] == "880/t2"


@pytest.mark.parametrize("contract", [120, 155])
def test_decision_68_a_failed_contract_of_a_sitter_costs_the_attempt_only(contract: int) -> None:
    sheet = book("online", ("880/t3", "0", "0"), contract, (100, 10, 10))
    assert sheet.seats == ["880/t2", "10", "10"]
    assert sheet.event("ContractFailed").amount == 0


@pytest.mark.parametrize(("contract", "left"), [(120, "760"), (155, "725")])
def test_example_15_and_a22_elsewhere_it_costs_the_contract_and_he_is_off(contract: int, left: str) -> None:
    sheet = book("russian", ("880/t3", "0", "0"), contract, (100, 10, 10))
    assert sheet.seats == [left, "10", "10"]
    assert barrel(sheet) == ["ContractFailedOnBarrel"]
    assert book("russian", ("880/t1", "0", "0"), contract, (100, 10, 10)).seats[0] == left


def test_a22_a_contract_made_but_too_low_costs_the_attempt() -> None:
    assert book("russian", ("880/t2", "0", "0"), 110, (110, 10, 10)).seats[0] == "880/t1"


def test_example_15_a_fall_from_an_uncut_barrel_always_leaves_it() -> None:
    off = {"barrel": {"failed_contract": "off"}}
    assert book("home", ("1040/t3", "0", "0"), 120, (100, 10, 10), **off).seats[0] == "760"
    assert book("home", ("900/t3", "0", "0"), 120, (100, 10, 10), **off).seats[0] == "780"


def test_example_16_the_third_deal_without_a_win_is_a_fall() -> None:
    sheet = book("classic", ("0", "880/t1", "0"), 100, (100, 10, 10))
    assert sheet.seats == ["100", "760/f1", "10"]
    assert barrel(sheet) == ["FellOffBarrel"]
    assert book("online", ("0", "880/t1", "0"), 100, (100, 10, 10)).seats[1] == "760"


def test_decision_69_a_last_attempt_that_fails_costs_120_once() -> None:
    assert book("online", ("880/t1", "0", "0"), 120, (100, 10, 10)).seats[0] == "760"


def test_decision_58_at_home_a_fall_takes_the_whole_score() -> None:
    sheet = book("home", ("0", "960/t1", "0"), 100, (100, 10, 10))
    assert sheet.seats == ["100", "0", "10"]
    assert sheet.event("FellOffBarrel").lost == 960


def test_example_16_and_a14_the_third_fall_takes_the_whole_score() -> None:
    sheet = book("classic", ("0", "880/t1/f2", "0"), 100, (100, 10, 10))
    assert sheet.seats == ["100", "0", "10"]
    assert barrel(sheet) == ["FellOffBarrel", "FallsReset"]
    assert sheet.event("FallsReset").lost == 760


# --- knocked off, climbing together ---


@pytest.mark.parametrize("preset", ["online", "russian"])
def test_example_17_who_climbs_knocks_the_sitter_off(preset: str) -> None:
    sheet = book(preset, ("880/t3", "800", "0"), 100, (10, 100, 10), declarer=2)
    assert sheet.seats == ["760", "880/t3", "10"]
    knocked = sheet.event("KnockedOff")
    assert (knocked.seat, knocked.by, knocked.lost) == (0, 1, 120)


def test_decision_70_and_a14_being_knocked_off_is_a_fall_where_falls_count() -> None:
    sheet = book("classic", ("880/t3/f1", "800", "0"), 100, (10, 100, 10), declarer=2)
    assert sheet.seats == ["760/f2", "880/t3", "10"]


def test_decision_74_the_third_fall_by_a_knock_takes_the_whole_score() -> None:
    sheet = book("classic", ("880/t3/f2", "800", "0"), 100, (10, 100, 10), declarer=2)
    assert sheet.seats == ["0", "880/t3", "10"]


def test_decision_70_at_home_both_may_sit() -> None:
    sheet = book("home", ("880/t3", "800", "0"), 100, (10, 100, 10), declarer=2)
    assert sheet.seats == ["880/t2", "900/t3", "10"]


def test_decision_73_the_last_deal_and_a_climber_are_one_fall_only() -> None:
    sheet = book("online", ("880/t1", "800", "0"), 100, (10, 100, 10), declarer=2)
    assert sheet.seats == ["760", "880/t3", "10"]
    assert barrel(sheet) == ["FellOffBarrel", "ClimbedBarrel"]


def test_decisions_71_and_84_and_a15_the_one_with_the_larger_amount_stays() -> None:
    sheet = book("online", ("860", "800", "0"), 100, (20, 100, 0), declarer=2, tricks=(1, 1, 1))
    assert sheet.seats == ["760", "880/t3", "0"]
    assert barrel(sheet) == ["ClimbedBarrel", "ClimbedBarrel", "FellTogether"]


def test_a15_of_equal_amounts_the_higher_score_before_stays() -> None:
    sheet = book("online", ("855", "865", "0"), 200, (30, 30, 60), declarer=3)
    assert sheet.seats == ["760", "880/t3", "-200"]
    sheet = book("online", ("865", "855", "0"), 200, (30, 30, 60), declarer=3)
    assert sheet.seats == ["880/t3", "760", "-200"]


def test_a15_then_the_declarer_stays_then_the_first_clockwise_after_him() -> None:
    declarer = book("online", ("0", "780", "780"), 100, (0, 100, 102), declarer=3, tricks=(1, 1, 1))
    assert declarer.seats == ["0", "760", "880/t3"]
    clockwise = book("online", ("860", "860", "0"), 200, (30, 30, 60), declarer=3)
    assert clockwise.seats == ["880/t3", "760", "-200"]
    around = book("online", ("860", "0", "860"), 200, (30, 60, 30), declarer=2)
    assert around.seats == ["760", "-200", "880/t3"]


def test_a15_one_already_sitting_is_knocked_off_by_the_one_who_stays() -> None:
    sheet = book("online", ("860", "800", "880/t3"), 100, (20, 100, 10), declarer=2)
    assert sheet.seats == ["760", "880/t3", "760"]
    assert sheet.event("KnockedOff").by == 1


def test_a15_at_classic_all_climbers_fall_and_one_already_sitting_as_well() -> None:
    sheet = book("classic", ("860", "800", "0"), 100, (20, 100, 10), declarer=2)
    assert sheet.seats == ["760/f1", "760/f1", "10"]
    sitting = book("classic", ("860/f2", "800", "880/t3"), 100, (20, 100, 10), declarer=2)
    assert sitting.seats == ["0", "760/f1", "760/f1"]
    assert barrel(sitting) == [
        "BarrelDealSpent",
        *["ClimbedBarrel"] * 2,
        *["FellTogether"] * 3,
        "FallsReset",
    ]


def test_a15_where_several_may_sit_those_who_sit_already_stay() -> None:
    many = {"barrel": {"exclusive": False, "together": "fall"}}
    sheet = book("classic", ("860", "800", "880/t3"), 100, (20, 100, 10), declarer=2, **many)
    assert sheet.seats == ["760/f1", "760/f1", "880/t2"]


def test_a15_at_home_all_sit() -> None:
    sheet = book("home", ("860", "800", "0"), 100, (20, 100, 10), declarer=2)
    assert sheet.seats == ["880/t3", "900/t3", "10"]


def test_climbing_together_may_knock_off_without_a_fall_among_the_climbers() -> None:
    sit = {"barrel": {"together": "sit"}}
    sheet = book("online", ("860", "800", "880/t3"), 100, (20, 100, 10), declarer=2, **sit)
    assert sheet.seats == ["880/t3", "880/t3", "760"]


# --- two and four players ---


def test_decision_77_at_home_two_play_without_a_barrel() -> None:
    won = book("home", ("900", "0"), 100, (100, 20), first=2)
    assert (won.winner, won.seats) == (1, ["1000", "20"])


def test_decision_77_two_may_have_a_barrel() -> None:
    assert book("home", ("800", "0"), 100, (100, 20), first=2, barrel=True).seats == ["900/t3", "20"]
    assert book("classic", ("800", "0"), 100, (100, 20), first=2).seats == ["880/t3", "20"]


FOUR = ("0", "0", "0", "880/t3")


def test_a20_and_decision_76_on_the_barrel_the_sitting_dealer_scores_nothing_and_loses_no_deal() -> None:
    sheet = book("classic", FOUR, 100, (100, 10, 10, 0), first=4, talon="AsTh9c")
    assert sheet.seats == ["100", "10", "10", "880/t3"]
    assert "SitterBooked" not in sheet.happened


def test_a20_but_he_can_be_knocked_off() -> None:
    sheet = book("classic", ("800", *FOUR[1:]), 100, (100, 10, 10, 0), first=4, talon="AsTh9c")
    assert sheet.seats == ["880/t3", "10", "10", "760/f1"]


def test_a20_his_talon_can_put_him_on_the_barrel_and_knock_a_sitter_off() -> None:
    status = ("0", "880/t3", "0", "865")
    sheet = book("classic", status, 100, (100, 10, 10, 0), first=4, talon="AsTh9c")
    assert sheet.seats == ["100", "760/f1", "10", "880/t3"]
    assert sheet.event("KnockedOff").by == 3


def test_a20_his_talon_never_wins_from_the_barrel() -> None:
    anyone = {"barrel": {"wins": "any"}}
    sheet = book("classic", FOUR, 100, (100, 10, 10, 0), first=4, talon="KhQhAs", **anyone)
    assert sheet.winner is None
