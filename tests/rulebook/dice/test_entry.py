"""Entry: D7 to D10."""

from tests.rulebook.dice.table import play


def test_d7_less_than_the_minimum_cannot_be_banked() -> None:
    below = play("home", (), "1 roll 66623")
    assert below.legal == ["1 roll"]
    assert below.refuses("1 bank") == ("dice/below_entry", {"points": 60, "needed": 75, "missing": 15})
    assert below.after("1 roll 23").seats == ["0/n", "0/n"]
    entered = play("home", (), "1 roll 66623, 1 roll 13, 1 roll 5, 1 roll 52336, 1 bank")
    assert entered.happened == ["Banked", "Entered"]
    assert entered.seats == ["80/e80", "0/n"]


def test_d7_without_the_rule_everybody_has_entered() -> None:
    assert play("kubiki", (), "1 roll 52336, 1 bank", entry=False).seats == ["5", "0"]


def test_d8_the_entry_turn_may_land_in_a_pit() -> None:
    assert play("classic", (), "1 roll 11112, 1 bank").seats == ["200", "0/n"]


def test_d8_the_entry_turn_may_land_on_a_barrel() -> None:
    climbed = play("classic", (), "1 roll 11111, 1 roll 15336, 1 bank")
    assert climbed.happened == ["Banked", "Entered", "ClimbedBarrel"]
    assert climbed.seats == ["880/t3", "0/n"]


def test_d8_the_entry_turn_may_be_dumped_and_counts_as_entered() -> None:
    running = play("kubiki", (), "1 roll 55555, 1 roll 55523, 1 roll 52")
    assert running.happened == ["Rolled", "SetAside", "DumpTruck", "Entered"]
    assert running.seats == ["0", "0/n"]
    recorded = play("classic", (), "1 roll 55555, 1 roll 55523, 1 roll 52, 1 bank")
    assert recorded.happened == ["Banked", "Entered", "DumpTruck"]
    assert recorded.seats == ["0", "0/n"]


def test_d8_the_entry_turn_overtakes() -> None:
    assert play("kubiki", ["60", "0/n"], "2 roll 11123, 2 bank", first=2).seats == ["10", "100"]


def test_d9_once_entered_always_entered() -> None:
    assert play("kubiki", ["540", "0/n"], "1 roll 15336").seats == ["0", "0/n"]
    assert play("classic", ["880/t1/f2", "0/n"], "1 roll 22346").seats == ["0", "0/n"]
    assert play("kubiki", ["20/b2", "0/n"], "1 roll 22346").seats == ["0", "0/n"]


def test_d9_the_entry_score_is_remembered_where_it_is_used() -> None:
    assert play("home", (), "1 roll 11112, 1 bank").seats == ["200/e200", "0/n"]
    later = play("home", ["200/e200", "0/n"], "1 roll 15336, 1 bank")
    assert later.seats == ["215/e200", "0/n"]
    assert play("kubiki", (), "1 roll 11112, 1 bank").seats == ["200", "0/n"]


def test_d9_an_entry_that_was_dumped_is_remembered_as_the_minimum() -> None:
    dumped = play("home", (), "1 roll 55555, 1 roll 55523, 1 roll 52", dump={"at": 555})
    assert dumped.seats == ["0/e75", "0/n"]


def test_d10_entry_may_leave_a_score_below_zero() -> None:
    assert play("three-barrels", ["-100/n", "0/n"], "1 roll 66623, 1 bank").seats == ["-40", "0/n"]
