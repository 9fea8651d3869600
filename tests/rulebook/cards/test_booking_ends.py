"""Dump truck, golden round, target, ties, own contracts, bank: decisions 60 to 62, 78 to 84 and 90."""

import pytest

from tests.rulebook.cards.deals import book, write_off

SOME = (1, 1, 1)
NOTHING = ("0", "0", "0")


# --- the order ---


def test_decision_82_fines_come_before_the_barrel_and_the_dump_truck_comes_last() -> None:
    sheet = book("online", ("800", "880/t1", "675/b2"), 100, (110, 10, 0))
    assert sheet.seats == ["880/t3", "760", "0"]
    assert sheet.happened == [
        "ContractMade",
        "DefenceBooked",
        "DefenceBooked",
        "BoltMarked",
        "BoltPenalty",
        "FellOffBarrel",
        "ClimbedBarrel",
        "DumpTruck",
        "DealClosed",
    ]


def test_decision_75_a_fall_can_hit_the_dump_truck() -> None:
    sheet = book("online", ("0", "880/t1", "0"), 100, (100, 10, 10), dump={"at": [760]})
    assert sheet.seats == ["100", "0", "10"]


# --- the dump truck ---


def test_example_20_exactly_555_is_dumped() -> None:
    sheet = book("online", ("455", "0", "0"), 100, (100, 10, 10))
    assert sheet.seats == ["0", "10", "10"]
    assert sheet.event("DumpTruck").lost == 555


def test_example_20_minus_555_is_dumped_online_only() -> None:
    assert book("online", ("-455", "0", "0"), 100, (90, 15, 15)).seats[0] == "0"
    classic = book("classic", ("-455", "0", "0"), 100, (90, 15, 15), dump=True)
    assert classic.seats[0] == "-555"


def test_decision_60_passing_555_is_nothing() -> None:
    assert book("online", ("500", "0", "0"), 100, (100, 10, 10)).seats[0] == "600"


def test_decision_60_a_defender_a_fine_and_a_write_off_can_hit_it() -> None:
    assert book("online", ("0", "545", "0"), 100, (100, 10, 10)).seats[1] == "0"
    assert book("online", ("0", "675/b2", "0"), 100, (100, 0, 20)).seats[1] == "0"
    assert write_off("online", ("0", "505", "0"), 100).seats == ["-100", "0", "50"]


def test_decision_61_classic_dumps_nobody_unless_agreed_and_then_only_555() -> None:
    assert book("classic", ("455", "0", "0"), 100, (100, 10, 10)).seats[0] == "555"
    assert book("classic", ("455", "0", "0"), 100, (100, 10, 10), dump=True).seats[0] == "0"


def test_a20_the_talon_of_a_sitting_dealer_can_hit_555() -> None:
    status = ("0", "0", "0", "534")
    sheet = book("classic", status, 100, (100, 10, 10, 0), first=4, talon="AsTh9c", dump=True)
    assert sheet.seats == ["100", "10", "10", "0"]


# --- the golden round ---


def test_a17_the_dump_truck_is_off_until_the_end_of_the_golden_round() -> None:
    status = ("315", "0", "0")
    assert book("online", status, 120, (120, 5, 5), golden=True, results=()).seats[0] == "555"
    assert book("online", status, 120, (120, 5, 5), golden=True, results=(True, False)).seats[0] == "0"


def test_decision_78_the_golden_round_has_a_deal_for_each_player() -> None:
    first = book("online", NOTHING, 120, (120, 5, 5), golden=True, results=())
    assert (first.state.golden, first.state.dealer) == ((True,), 0)
    last = book("online", NOTHING, 120, (120, 5, 5), golden=True, results=(False, False))
    assert last.state.golden is None
    four = book("classic", ("0",) * 4, 120, (120, 5, 5, 0), first=4, golden=True, results=(True,) * 2)
    assert four.state.golden == (True, True, True)


def test_decision_80_and_a17_when_nobody_makes_it_every_status_is_a_plain_0() -> None:
    status = ("-240/b1", "300", "120/b2")
    lost = book("online", status, 120, (100, 20, 0), golden=True, results=(False, False))
    assert lost.seats == ["0", "0", "0"]
    assert lost.event("GoldenRoundLost").repeat is False
    assert lost.state.golden is None


def test_decision_80_one_contract_made_is_enough() -> None:
    kept = book("online", ("-240", "300", "120"), 120, (100, 20, 5), golden=True, results=(False, True))
    assert kept.seats == ["-480", "340", "130"]


def test_decision_80_a_table_may_repeat_the_golden_round() -> None:
    golden = {"nobody": "repeat"}
    again = book("online", ("-240", "0", "0"), 120, (100, 20, 5), golden=golden, results=(False, False))
    assert (again.seats, again.state.golden) == (["0", "0", "0"], ())
    over = book("online", ("-240", "0", "0"), 120, (120, 20, 5), golden=golden, results=(False, False))
    assert over.state.golden is None


def test_decision_80_classic_goes_on_as_it_stands() -> None:
    sheet = book("classic", NOTHING, 120, (100, 20, 5), golden=True, results=(False, False))
    assert sheet.seats == ["-240", "40", "10"]


def test_a17_a_golden_deal_written_off_is_not_made() -> None:
    status = ("100", "0", "0")
    lost = write_off("online", status, 120, golden=True, results=(False, False))
    assert lost.seats == ["0", "0", "0"]


# --- the target ---


def test_decision_62_1000_win_at_home_for_two_and_in_the_polish_game() -> None:
    assert book("home", ("900", "0"), 100, (100, 20), first=2).winner == 1
    assert book("home", ("895", "0"), 100, (100, 20), first=2).winner is None
    assert book("polish", ("900", "0", "0"), 100, (100, 10, 10)).winner == 1


def test_decision_62_elsewhere_1000_must_be_exceeded() -> None:
    free = {"barrel": False}
    assert book("classic", ("900", "0", "0"), 100, (100, 10, 10), **free).winner is None
    assert book("classic", ("901", "0", "0"), 100, (100, 10, 10), **free).winner == 1


def test_decision_83_and_a19_of_two_who_reach_it_the_declarer_wins() -> None:
    won = book("home", ("900", "990"), 100, (100, 140), first=2)
    assert (won.winner, won.seats) == (1, ["1000", "1130"])


def test_decision_83_then_the_higher_total_then_the_first_clockwise_after_the_declarer() -> None:
    assert book("polish", ("0", "790", "780"), 300, (0, 220, 220), tricks=SOME).winner == 2
    free = {"barrel": False}
    assert book("online", ("0", "960", "970"), 100, (20, 50, 50), **free).winner == 3
    assert book("online", ("0", "960", "960"), 100, (20, 50, 50), **free).winner == 2
    assert book("online", ("960", "0", "960"), 100, (50, 20, 50), declarer=2, **free).winner == 3


def test_decision_72_the_deal_of_a_win_is_closed_too() -> None:
    won = book("home", ("900", "0"), 100, (100, 20), first=2)
    assert won.happened[-2:] == ["Won", "DealClosed"]
    assert won.to_move is None


# --- own contracts ---


def test_a23_from_800_only_contracts_of_ones_own_are_written() -> None:
    sheet = book("polish", ("0", "800", "790"), 100, (100, 30, 30))
    assert sheet.seats == ["100", "800", "820"]
    own = book("polish", ("0", "800", "790"), 100, (30, 100, 30), declarer=2)
    assert own.seats == ["30", "900", "820"]
    failed = book("polish", ("0", "800", "790"), 100, (30, 90, 30), declarer=2)
    assert failed.seats == ["30", "700", "820"]


def test_a23_neither_a_write_off_nor_a_talon_is_written_from_800() -> None:
    assert write_off("polish", ("0/w1", "800", "790"), 100).seats == ["-100/w2", "800", "850"]
    status = ("0", "0", "0", "800")
    assert book("polish", status, 100, (100, 10, 10, 0), first=4, talon="AsAhTc").seats[3] == "800"


# --- the bank ---


@pytest.mark.parametrize(
    ("others", "paid"),
    [
        (("100", "200"), (30, -30, 0)),
        (("200", "100"), (30, 0, -30)),
        (("100", "100"), (30, -15, -15)),
    ],
)
def test_decision_90_the_winner_takes_the_bank_and_the_last_pays_it(
    others: tuple[str, str], paid: tuple[int, ...]
) -> None:
    won = book("online", ("880/t3", *others), 120, (120, 0, 0), tricks=SOME, bank={"stake": 30})
    assert won.winner == 1
    assert won.event("BankPaid").amounts == paid
    assert won.happened[-3:] == ["Won", "BankPaid", "DealClosed"]


def test_decision_90_an_odd_unit_is_paid_by_the_first_after_the_winner() -> None:
    won = book("online", ("100", "880/t3", "100"), 120, (0, 120, 0), declarer=2, tricks=SOME, bank=True)
    assert won.event("BankPaid").amounts == (0, 1, -1)


def test_decision_90_two_and_four_players() -> None:
    two = book("home", ("900", "0"), 100, (100, 20), first=2, bank={"stake": 10})
    assert two.event("BankPaid").amounts == (10, -10)
    four = book(
        "home", ("880/t3", "0", "50", "20"), 120, (120, 5, 5, 0), first=4, talon="9s9c9d", bank={"stake": 10}
    )
    assert four.event("BankPaid").amounts == (10, -10, 0, 0)
    tied = book(
        "home",
        ("880/t3", "0", "0", "0"),
        120,
        (120, 0, 0, 0),
        first=4,
        talon="9s9c9d",
        tricks=(6, 1, 1, 0),
        bank={"stake": 10},
    )
    assert tied.event("BankPaid").amounts == (10, -4, -3, -3)


def test_decision_90_the_bank_is_no_part_of_the_scores() -> None:
    won = book("online", ("880/t3", "100", "200"), 120, (120, 0, 0), tricks=SOME, bank={"stake": 30})
    assert won.seats == ["1000", "100", "200"]
    assert "BankPaid" not in book("online", ("880/t3", "100", "200"), 120, (120, 0, 0)).happened
