"""Throwing and scoring: D1 to D6."""

import pytest

from tests.rulebook.dice.table import play, table


@pytest.mark.parametrize(
    ("throw", "kept", "points"),
    [
        ("44442", "4444", 80),
        ("11115", "11115", 205),
        ("33351", "13335", 45),
        ("12345", "12345", 125),
        ("23456", "23456", 250),
        ("12346", "1", 10),
        ("22346", None, 0),
    ],
)
def test_d1_a_throw_is_read_at_its_highest_value(throw: str, kept: str | None, points: int) -> None:
    thrown = play("home", (), f"1 roll {throw}")
    assert thrown.points == points
    if kept is None:
        assert thrown.happened == ["Rolled", "Busted"]
    else:
        _, aside = thrown.events
        assert "".join(map(str, aside.dice)) == kept


def test_d1_of_equal_readings_the_one_with_more_dice() -> None:
    thrown = play("home", (), "1 roll 33326", four=[200, 40, 30, 80, 100, 120])
    assert thrown.state.turn.dice == 2
    assert play("home", (), "1 roll 33336", four=[200, 40, 30, 80, 100, 120]).state.turn.dice == 1


def test_d1_a_combination_worth_nothing_is_not_played() -> None:
    assert play("home", (), "1 roll 23456", straights={"big": 0}).points == 5
    assert play("home", (), "1 roll 22236", three=[100, 0, 0, 0, 0, 0]).happened[1] == "Busted"
    assert play("home", (), "1 roll 23336", singles={"fives": 0}, three=False).happened[1] == "Busted"


def test_d1_combinations_never_use_dice_of_earlier_throws() -> None:
    assert play("home", (), "1 roll 11236, 1 roll 146").points == 30
    assert play("home", (), "1 roll 15336, 1 roll 234").happened == ["Rolled", "Busted"]


def test_d2_all_scoring_dice_are_set_aside_unless_the_choice_is_free() -> None:
    assert play("kubiki", (), "1 roll 22226").legal == ["1 roll"]
    free = play("kubiki", (), "1 roll 22226", set_aside="choice")
    assert free.legal == ["1 keep 222", "1 keep 2222"]
    assert free.after("1 keep 222").points == 20
    straight = play("kubiki", (), "1 roll 54321", set_aside="choice")
    assert straight.legal == ["1 keep 1", "1 keep 5", "1 keep 15", "1 keep 12345"]
    assert straight.after("1 keep 51").points == 15


def test_d2_a_choice_comes_first_and_is_a_scoring_set_of_this_throw() -> None:
    free = play("kubiki", (), "1 roll 11236", set_aside="choice")
    assert free.refuses("1 roll 123") == ("dice/must_keep", {"throw": (1, 1, 2, 3, 6)})
    assert free.refuses("1 bank") == ("dice/must_keep", {"throw": (1, 1, 2, 3, 6)})
    assert free.refuses("1 keep 12") == ("dice/not_scoring", {"dice": (1, 2)})
    assert free.refuses("1 keep 111") == ("dice/wrong_dice", {"dice": (1, 1, 1), "throw": (1, 1, 2, 3, 6)})
    assert play("kubiki").refuses("1 keep 1") == ("dice/must_throw", {})
    assert play("kubiki", (), "1 roll 11236").refuses("1 keep 1")[0] == "dice/wrong_dice"


def test_d2_dump_and_dot_are_judged_after_the_dice_are_set_aside() -> None:
    thrown = play("kubiki", ["540", "0"], "1 roll 15336", set_aside="choice")
    assert thrown.after("1 keep 1").happened == ["SetAside"]
    assert thrown.after("1 keep 15").happened == ["SetAside", "DumpTruck"]
    thrown = play("classic-open", ["990", "0"], "1 roll 15336", set_aside="choice")
    assert thrown.after("1 keep 1, 1 bank").winner == 1
    assert thrown.after("1 keep 15").happened == ["SetAside", "DotMarked"]


def test_d3_the_first_throw_is_obligatory() -> None:
    fresh = table("three-barrels", ["100", "0"])
    assert fresh.legal == ["1 roll"]
    assert fresh.refuses("1 bank") == ("dice/must_throw", {})
    assert fresh.after("1 roll 52336").legal == ["1 roll", "1 bank"]


def test_d3_a_bust_loses_the_points_of_the_turn() -> None:
    bust = play("home", ["100", "0/n"], "1 roll 15336, 1 roll 234")
    assert bust.seats == ["100/e75", "0/n"]
    assert bust.events[-1].lost == 15
    assert bust.to_move == 2


def test_d4_all_five_used_must_be_thrown_again() -> None:
    hot = play("classic", ["100", "0/n"], "1 roll 11236, 1 roll 115")
    assert hot.points == 45
    assert hot.legal == ["1 roll"]
    assert hot.refuses("1 bank") == ("dice/must_confirm", {})
    assert hot.after("1 roll 22346").seats == ["100/b1", "0/n"]
    confirmed = hot.after("1 roll 15336")
    assert confirmed.points == 60
    assert confirmed.legal == ["1 roll", "1 bank"]
    assert hot.after("1 roll 12345").legal == ["1 roll"], "again all five used, again a throw"


def test_d4_holds_on_the_winning_turn() -> None:
    hot = play("classic-no-barrel", ["900", "0/n"], "1 roll 12345")
    assert hot.legal == ["1 roll"]
    assert hot.after("1 roll 22346").seats == ["900/b1", "0/n"]
    assert hot.after("1 roll 52336, 1 bank").seats == ["1030", "0/n"]


def test_d4_optional_the_confirming_throw_is_a_choice() -> None:
    hot = play("home", ["100", "0/n"], "1 roll 12345", hot="optional")
    assert hot.legal == ["1 roll", "1 bank"]
    assert hot.after("1 roll 22346").seats == ["100/e75", "0/n"]


def test_d4_forced_except_after_a_straight() -> None:
    straight = play("home", ["100", "0/n"], "1 roll 23456", hot="forced_except_straight")
    assert straight.legal == ["1 roll", "1 bank"]
    other = play("home", ["100", "0/n"], "1 roll 11555", hot="forced_except_straight")
    assert other.legal == ["1 roll"]


def test_d4_a_confirmed_turn_that_may_be_banked_is_banked() -> None:
    confirmed = play("home", ["100", "0/n"], "1 roll 11555, 1 roll 52336", confirmed="banked")
    assert confirmed.happened == ["Rolled", "SetAside", "Banked"]
    assert confirmed.seats == ["175/e75", "0/n"]
    below = play("home", (), "1 roll 11236, 1 roll 155, 1 roll 52336", confirmed="banked")
    assert below.points == 45
    assert below.legal == ["1 roll"]
    assert below.after("1 roll 3334").seats == ["75/e75", "0/n"]
    again = play("home", ["100", "0/n"], "1 roll 11555, 1 roll 11555", confirmed="banked")
    assert again.legal == ["1 roll"]


@pytest.mark.parametrize("status", ["0/n", "225", "450", "900/t1"])
def test_d5_five_alike_win_at_once_anywhere(status: str) -> None:
    won = play("ussr", [status, "800"], "1 roll 33333")
    assert won.happened == ["Rolled", "SetAside", "Won"]
    assert won.seats == ["1000", "800"]
    assert won.winner == 1
    assert won.legal == []


def test_d5_leaves_no_choice() -> None:
    assert play("ussr", (), "1 roll 11111", set_aside="choice").winner == 1


def test_d6_a_pair_on_two_dice_is_used_for_nothing() -> None:
    two_left = play("ussr", ["100", "0/n"], "1 roll 11523")
    pair = two_left.after("1 roll 44")
    assert pair.points == 25
    assert pair.legal == ["1 roll"]
    assert pair.state.turn.dice == 5
    assert two_left.after("1 roll 11").points == 45
    assert two_left.after("1 roll 55").points == 35
    assert two_left.after("1 roll 46").happened == ["Rolled", "Busted", "BoltMarked"]


def test_d6_only_when_exactly_two_dice_were_thrown() -> None:
    assert play("ussr", (), "1 roll 15336, 1 roll 446").happened == ["Rolled", "Busted"]
    free = play("ussr", (), "1 roll 15446", set_aside="choice")
    assert free.legal == ["1 keep 1", "1 keep 5", "1 keep 15"]
