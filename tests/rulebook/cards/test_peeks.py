"""Бонусы: decision 92 and amendment A21."""

from typing import Any

import pytest

from tests.rulebook.cards.table import Position, table
from thousand.cards.deck import DECK
from thousand.core.codec import encode

HANDS = "AsTsKsQs", "AcTcKcQc", "AdTdKdQd"


def casual(words: str = "", **changes: Any) -> Position:
    rules: dict[str, Any] = {"peeks": True, **changes}
    position = table("online", **rules).dealt(*HANDS, talon="ThAhKh")
    return position.after(words)


def test_a21_only_at_tables_that_offer_them() -> None:
    position = table("online").dealt()
    assert not [text for text in position.legal if "peek" in text]
    assert position.refuses("1 peek hands") == ("cards/no_such_bonus", {})
    assert casual(peeks={"hands": False}).refuses("1 peek hands") == ("cards/no_such_bonus", {})
    assert "1 peek talon" in casual(peeks={"hands": False}).legal


def test_a21_all_of_them_on_ones_own_turn() -> None:
    words = [text for text in casual().legal if "peek" in text]
    assert words == [
        "1 peek hands",
        "1 peek suits",
        "1 peek talon",
        "1 peek talon 1",
        "1 peek talon 2",
        "1 peek talon 3",
    ]
    assert casual().refuses("2 peek hands") == ("cards/not_your_turn", {})


def test_a21_each_once_a_deal_for_each_seat() -> None:
    position = casual("1 peek hands, 1 peek talon 2")
    assert position.refuses("1 peek hands") == ("cards/bonus_used", {})
    assert position.refuses("1 peek talon 3") == ("cards/bonus_used", {})
    assert "2 peek hands" in position.after("1 bid 100").legal
    again = position.after("1 bid 100, 2 pass, 3 pass, 1 write-off").dealt(*HANDS)
    assert "2 peek hands" in again.legal


def test_a21_the_talons_before_it_is_opened() -> None:
    position = casual("1 bid 100, 2 pass, 3 pass")
    assert [text for text in position.legal if "peek" in text] == ["1 peek hands"]
    for bonus in ("suits", "talon", "talon 1"):
        assert position.refuses(f"1 peek {bonus}") == ("cards/talon_opened", {})


def test_a21_hands_until_the_first_card_is_led() -> None:
    position = casual("1 bid 100, 2 pass, 3 pass, 1 give Qs 2, 1 give Ks 3")
    assert "1 peek hands" in position.legal
    position = position.after("1 contract 100")
    assert "1 peek hands" in position.legal
    led = position.after("1 play As")
    assert led.refuses("2 peek hands") == ("cards/play_begun", {})
    assert not [text for text in led.legal if "peek" in text]


def test_a21_both_opponents_hands() -> None:
    seen = casual("1 peek hands").seen_by(1)
    assert seen.hand(2) == casual().hand(2)
    assert seen.hand(3) == casual().hand(3)
    event = casual("1 peek hands").event("HandsPeeked")
    assert event.hands[0] == ()


def test_a21_the_suits_the_talon_or_one_card_of_it() -> None:
    assert casual("1 peek suits").event("SuitsPeeked").suits == ("h", "h", "h")
    assert casual("1 peek talon").seen_by(1).talon() == "ATKh"
    position = casual("1 peek talon 2")
    assert [*map(str, position.seen_by(1).state.talons[0])] == ["?", "Ah", "?"]
    assert position.refuses("1 peek talon 4") == ("cards/bonus_used", {})
    assert casual().refuses("1 peek talon 4") == ("cards/no_such_position", {"cards": 3})


@pytest.mark.parametrize("bonus", ["hands", "suits", "talon", "talon 2"])
def test_decision_92_everyone_sees_that_it_is_used_and_nobody_else_what_it_shows(bonus: str) -> None:
    position = casual(f"1 peek {bonus}")
    before = casual()
    for seat in (0, 2, 3):
        seen = position.seen_by(seat)
        (event,) = seen.events
        assert event.seat == 0
        assert not any(str(card) in str(encode(event)) for card in DECK)
        assert seen.state.hands == before.seen_by(seat).state.hands
        assert seen.state.talons == before.seen_by(seat).state.talons
        assert seen.state.peeks == position.state.peeks


def test_a_card_that_was_peeked_at_is_known_in_the_hand_it_goes_to() -> None:
    position = casual("1 peek talon 2, 1 bid 100, 2 bid 105, 3 pass, 1 pass", talon={"shown": "never"})
    assert position.seen_by(1).hand(2) == "Ah" + "?" * 9
