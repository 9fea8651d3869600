"""Прикуп и снос: decisions 24 to 29 and the talon of each preset."""

from typing import Any

import pytest

from tests.rulebook.cards.table import Position, table

TALON = "AhThKh"


def won(preset: str, words: str, **changes: Any) -> Position:
    return table(preset, **changes).dealt("AsTsKsQs", "AcTcKcQc", "AdTdKdQd", talon=TALON).after(words)


HUNDRED = {"online": "1 bid 100, 2 pass, 3 pass", "classic": "2 pass, 3 pass", "polish": "2 pass, 3 pass"}
HUNDRED |= {"home": HUNDRED["online"], "russian": HUNDRED["online"]}


@pytest.mark.parametrize(
    ("preset", "shown"),
    [("online", False), ("classic", False), ("russian", False), ("home", True), ("polish", True)],
)
def test_decision_26_who_sees_a_talon_won_on_the_hundred(preset: str, shown: bool) -> None:
    position = won(preset, HUNDRED[preset])
    assert position.event("TalonTaken").shown is shown
    cards = [*map(str, position.seen_by(2).event("TalonTaken").cards)]
    assert cards == (["Ah", "Th", "Kh"] if shown else ["?", "?", "?"])
    assert [*map(str, position.seen_by(1).event("TalonTaken").cards)] == ["Ah", "Th", "Kh"]


def test_decision_26_an_opener_who_was_overbid_and_came_back_shows_it() -> None:
    position = won("online", "1 bid 100, 2 bid 105, 3 pass, 1 bid 110, 2 pass")
    assert position.event("TalonTaken").shown is True


def test_a06_an_opener_who_opens_above_100_and_is_not_overbid_shows_it() -> None:
    assert won("online", "1 bid 105, 2 pass, 3 pass").event("TalonTaken").shown is True


def test_decision_27_a_hidden_hundred_that_is_raised_stays_hidden() -> None:
    position = won("online", HUNDRED["online"] + ", 1 give Ah 2, 1 give Th 3, 1 contract 150")
    assert position.happened == ["ContractNamed"]
    assert position.seen_by(2).talon() == "???"
    assert position.seen_by(2).hand(1) == "?" * 8


def test_a_talon_may_never_be_shown() -> None:
    position = won("online", "1 bid 120, 2 pass, 3 pass", talon={"shown": "never"})
    assert position.event("TalonTaken").shown is False


def test_decision_24_one_card_of_the_ten_to_each_opponent() -> None:
    position = won("online", HUNDRED["online"])
    gifts = [text for text in position.legal if "give" in text]
    assert len(gifts) == 20
    assert gifts[0].endswith(" 2")
    assert gifts[1] == gifts[0][:-1] + "3"
    given = position.after("1 give Ah 3, 1 give Qs 2")
    assert given.phase == "Naming"
    assert len(given.state.hands[0]) == 8


def test_a01_home_keeps_one_of_the_talon_cards_and_gives_the_other_two_away() -> None:
    position = won("home", HUNDRED["home"])
    gifts = [text for text in position.legal if "give" in text]
    assert gifts == [f"1 give {card} {seat}" for card in ("Kh", "Th", "Ah") for seat in (2, 3)]
    assert position.refuses("1 give As 2") == ("cards/not_a_talon_card", {"card": "As"})
    given = position.after("1 give Kh 2, 1 give Th 3")
    assert (given.phase, "Ah" in given.state.hands[0]) == ("Naming", True)


def test_decision_25_the_contract_is_named_after_the_gifts() -> None:
    position = won("online", HUNDRED["online"])
    assert position.refuses("1 contract 100") == ("cards/not_now", {})


def test_gifts_go_in_any_order_one_to_each() -> None:
    position = won("online", HUNDRED["online"]).after("1 give Ah 3")
    assert position.refuses("1 give Th 3") == ("cards/has_given", {})
    assert position.refuses("1 give Ah 2") == ("cards/not_in_hand", {"card": "Ah"})
    assert position.refuses("1 give Th 1") == ("cards/not_a_receiver", {})
    assert position.refuses("1 give Th talon") == ("cards/not_a_receiver", {})
    assert {text[-1] for text in position.legal if "give" in text} == {"2"}


def test_decision_28_a_gift_may_break_a_marriage_and_both_may_be_of_one() -> None:
    position = won("online", HUNDRED["online"]).after("1 give Ks 2, 1 give Qs 3")
    assert position.phase == "Naming"
    assert "Ks" in position.state.hands[1]
    assert "Qs" in position.state.hands[2]


def test_decision_29_only_giver_and_receiver_see_a_gift() -> None:
    position = won("online", "1 bid 105, 2 pass, 3 pass, 1 give Ah 2")
    cards = [str(position.seen_by(seat).event("CardGiven").card) for seat in (0, 1, 2, 3)]
    assert cards == ["?", "Ah", "Ah", "?"]


def test_decision_29_after_a_hidden_gift_nobody_is_sure_of_the_shown_cards() -> None:
    position = won("online", "1 bid 105, 2 pass, 3 pass")
    assert position.seen_by(3).hand(1) == "ATKh" + "?" * 7
    given = position.after("1 give Ah 2")
    assert given.seen_by(3).hand(1) == "?" * 9
    assert given.seen_by(3).hand(2) == "?" * 8
    assert given.seen_by(2).hand(1) == "TKh" + "?" * 7
    assert given.seen_by(1).hand(2) == "Ah" + "?" * 7


def test_the_talon_that_was_shown_is_remembered() -> None:
    position = won("online", "1 bid 105, 2 pass, 3 pass, 1 give Ah 2, 1 give Th 3, 1 contract 105")
    assert position.seen_by(0).talon() == "ATKh"


def test_as_many_thrown_away_as_taken_for_three_players() -> None:
    changes = {"deck": 20, "talon": {"giving": "discard"}}
    position = table("polish", **changes).dealt("AsTsKsQs", talon="AhTh").after("2 pass, 3 pass")
    assert {text.split()[-1] for text in position.legal if "give" in text} == {"talon"}
    position = position.after("1 give Qs talon, 1 give Ks talon")
    assert (position.phase, len(position.state.hands[0])) == ("Naming", 6)
    assert [*map(str, position.state.aside)] == ["Qs", "Ks"]
    assert position.seen_by(2).state.aside == ("?", "?")
