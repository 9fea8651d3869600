"""The worked examples of the rule book, 1 to 16."""

import pytest

from tests.rulebook.dice.table import play, table

BUST = "1 roll 22346"


def test_example_01_a_turn_of_home() -> None:
    first = play("home", ["100", "0/n"], "1 roll 15334")
    assert (first.points, first.state.turn.dice) == (15, 3)
    second = first.after("1 roll 552")
    assert (second.points, second.state.turn.dice) == (25, 1)
    third = second.after("1 roll 1")
    assert (third.points, third.state.turn.dice, third.legal) == (35, 5, ["1 roll"])
    lost = third.after("1 roll 23466")
    assert lost.seats == ["100/e75", "0/n"]
    assert lost.to_move == 2


@pytest.mark.parametrize("throw", ["12456", "15226"])
def test_example_02_fifteen_and_three_dice_left(throw: str) -> None:
    thrown = play("kubiki", (), f"1 roll {throw}")
    assert (thrown.points, thrown.state.turn.dice) == (15, 3)


def test_example_03_a_bust_on_the_last_two_dice_is_one_bolt() -> None:
    kept = play("kubiki", ["100", "0/n"], "1 roll 11523")
    assert (kept.points, kept.state.turn.dice) == (25, 2)
    assert kept.after("1 roll 23").seats == ["100/b1", "0/n"]


def test_example_04_on_the_first_of_three_barrels() -> None:
    on_255 = play("three-barrels", ["195", "0/n"], "1 roll 66623, 1 bank, 2 roll 22346, 1 roll 52336")
    assert on_255.seats[0] == "255"
    assert on_255.refuses("1 bank")[1]["missing"] == 45 - 5
    on_205 = play("three-barrels", ["195", "0/n"], "1 roll 12346, 1 bank, 2 roll 22346, 1 roll 52336")
    assert on_205.seats[0] == "205"
    assert on_205.refuses("1 bank")[1]["missing"] == 95 - 5


def test_example_05_the_dump_truck() -> None:
    assert play("three-barrels", ["530", "0/n"], "1 roll 11523").seats[0] == "0"
    assert play("kubiki", ["540", "0/n"], "1 roll 15336").seats[0] == "0"
    assert play("kubiki", ["545", "0/n"], "1 roll 15336, 1 bank").seats[0] == "560"
    assert play("kubiki", ["545", "0/n"], "1 roll 12346").seats[0] == "0"


def test_example_06_overtaking() -> None:
    assert play("classic", ["550", "500"], "2 roll 16662, 2 bank", first=2).seats == ["500", "570"]
    assert play("classic", ["550", "500"], "2 roll 55523, 2 bank", first=2).seats == ["550", "550"]


def test_example_07_the_barrel_of_kubiki_and_bolts_before_entry() -> None:
    barrel = play("kubiki", ["925/t3", "0/n"], "1 roll 16662")
    assert barrel.refuses("1 bank")[1]["missing"] == 75 - 70
    failed = ", 2 roll 22346, ".join([BUST] * 3)
    assert play("kubiki", ["925/t3", "100"], failed).seats == ["850", "100/b2"]
    assert play("three-barrels", ["0/n", "100"], failed).seats == ["-50/n", "100/b2"]
    twice = ", 2 roll 22346, ".join([BUST] * 6)
    assert play("three-barrels", ["0/n", "100"], twice).seats[0] == "-100/n"


def test_example_08_pits_and_overtaking_in_classic() -> None:
    assert play("classic", ["225", "0/n"], "1 roll 52336").refuses("1 bank")[1]["missing"] == 75 - 5
    passed = play("classic", ["300", "310", "290"], "3 roll 33324, 3 bank", first=3)
    assert passed.seats == ["250", "260", "320"]
    assert passed.after("1 roll 52336").refuses("1 bank")[0] == "dice/in_pit"
    assert play("classic", ["605", "590"], "2 roll 66662, 2 bank", first=2).seats[0] == "0"


def test_example_09_a_confirmed_turn_of_ussr() -> None:
    turn = play("ussr", ["100", "0/n"], "1 roll 15336, 1 roll 551")
    assert (turn.points, turn.legal) == (35, ["1 roll"])
    turn = turn.after("1 roll 66623")
    assert turn.points == 95
    assert turn.after("1 roll 53, 1 bank").seats == ["200", "0/n"]


def test_example_10_the_barrel_of_home() -> None:
    climbed = play("home", ["830", "0/n"], "1 roll 66623, 1 bank")
    assert climbed.seats == ["850/e75", "0/n"]
    won = climbed.after("2 roll 22346, 1 roll 11116, 1 keep 1111, 1 bank")
    assert won.winner == 1
    knocked = play("home", ["850/e110", "840/e90"], "2 roll 15336, 2 bank", first=2)
    assert knocked.seats == ["110/e110", "850/e90"]


@pytest.mark.parametrize(
    ("preset", "throw", "points"),
    [
        ("kubiki", "66662", 120),
        ("ussr", "66662", 600),
        *[(preset, "11112", 200) for preset in ("home", "kubiki", "three-barrels", "ussr", "classic")],
        ("kubiki", "22222", 200),
    ],
)
def test_example_11_four_and_five_alike(preset: str, throw: str, points: int) -> None:
    assert play(preset, (), f"1 roll {throw}").points == points


def test_example_11_five_alike_win_in_ussr() -> None:
    assert play("ussr", (), "1 roll 22222").winner == 1


@pytest.mark.parametrize(
    ("throw", "points"), [("12345", 125), ("23456", 250), ("11555", 70), ("33315", 45), ("11115", 205)]
)
def test_example_12_throws_that_use_all_five(throw: str, points: int) -> None:
    hot = play("kubiki", (), f"1 roll {throw}")
    assert (hot.points, hot.legal) == (points, ["1 roll"])


def test_example_13_a_pair_on_two_dice() -> None:
    pair = play("ussr", ["100", "0/n"], "1 roll 11523, 1 roll 44")
    assert (pair.points, pair.state.turn.dice, pair.legal) == (25, 5, ["1 roll"])
    for preset in ("home", "kubiki", "three-barrels", "classic"):
        two_left = play(preset, ["100", "0/n"], "1 roll 11523")
        assert two_left.after("1 roll 44").happened[1] == "Busted"
        assert two_left.after("1 roll 55").points == 35
    assert play("ussr", ["100", "0/n"], "1 roll 11523, 1 roll 55").points == 35


def test_example_14_three_bolts() -> None:
    assert play("kubiki", ["120/b2", "0/n"], BUST).seats[0] == "70"
    assert play("classic", ["120/b2", "0/n"], BUST).seats[0] == "20"


def test_example_15_an_exact_finish() -> None:
    dot = play("classic-open", ["980", "0/n"], "1 roll 11523")
    assert dot.happened == ["Rolled", "SetAside", "DotMarked"]
    assert dot.seats[0] == "980/d1"
    assert play("classic-open", ["980", "0/n"], "1 roll 11236, 1 bank").winner == 1
    used = play("classic-open", ["960", "0/n"], "1 roll 11236, 1 roll 155")
    assert (used.points, used.legal) == (40, ["1 roll"])


def test_example_16_the_barrel_of_classic() -> None:
    assert play("classic", ["870", "0/n"], "1 roll 33324, 1 bank").seats[0] == "880/t3"
    failed = ", 2 roll 22346, ".join([BUST] * 3)
    assert play("classic", ["880/t3", "0/n"], failed).seats[0] == "780/f1"
    assert play("classic", ["880/t1/f2", "0/n"], BUST).seats[0] == "0"
    assert play("classic", ["330", "310"], "2 roll 33324, 2 bank", first=2).seats[0] == "280"
    assert play("classic", ["220", "190"], "2 roll 11152, 2 bank", first=2).seats[0] == "170"


def test_the_example_of_the_notation() -> None:
    rolled = play("classic", ["550", "500"], "2 roll 44442", first=2)
    assert rolled.seats == ["550", "500"]
    banked = rolled.after("2 bank")
    assert banked.happened == ["Banked", "Overtaken"]
    assert (banked.events[0].points, banked.events[1].lost) == (80, 50)
    assert (banked.seats, banked.to_move, banked.winner) == (["500", "580"], 1, None)


def test_a_fresh_table_waits_for_the_first_throw() -> None:
    assert table("classic").legal == ["1 roll"]
