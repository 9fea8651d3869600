"""Заказ и роспись: decisions 16, 25, 32 to 35, amendments A6 and A7."""

from typing import Any

import pytest

from tests.rulebook.cards.table import Position, table
from thousand.cards.write_off import change
from thousand.core.seats import Seat


def giving(preset: str = "online", bid: int = 100, *status: str, **changes: Any) -> Position:
    position = table(preset, status, **changes)
    position = position.dealt("AsTsKsQs9d9h", "AcTcKcQc", "AdTdKdQd", talon="AhThKh")
    if position.to_move == 1:
        return position.after(f"1 bid {bid}, 2 pass, 3 pass")
    return position.after("2 pass, 3 pass")


def test_decision_25_never_lower_and_by_steps_within_the_cap() -> None:
    position = giving(bid=120).after("1 give 9d 2, 1 give 9h 3")
    assert position.legal[:3] == ["1 contract 120", "1 contract 125", "1 contract 130"]
    assert position.legal[-2:] == ["1 contract 160", "1 write-off"]
    assert position.refuses("1 contract 115") == ("cards/below_own_bid", {"bid": 120})
    assert position.refuses("1 contract 122") == ("cards/contract_step", {"step": 5})
    assert position.refuses("1 contract 165") == ("cards/contract_cap", {"cap": 160})


def test_a06_the_cap_is_that_of_the_eight_cards_left_and_the_bid_may_be_repeated() -> None:
    position = giving(bid=150).after("1 give Qs 2, 1 give 9h 3")
    assert position.legal == ["1 contract 150", "1 write-off"]


def test_decision_32_what_a_write_off_costs_is_known_before() -> None:
    position = giving(bid=120)
    assert change(position.state, Seat(0)) == -120
    assert position.after("1 write-off").seats[0] == "-120"


def test_decision_16_a_marriage_from_the_talon_raises_the_cap() -> None:
    position = table("online").dealt("AsTsKs9cQh9d", talon="AhThKh")
    assert position.refuses("1 bid 125") == ("cards/above_cap", {"cap": 120})
    position = position.after("1 bid 100, 2 pass, 3 pass, 1 give 9c 2, 1 give 9d 3")
    assert "1 contract 220" in position.legal


def test_a06_classic_at_most_300() -> None:
    position = table("classic").dealt("KQsKQh9cQd9d", talon="AhThKd")
    position = position.after("2 pass, 3 pass, 1 give 9c 2, 1 give 9d 3")
    assert position.legal[-2] == "1 contract 300"


def test_a_table_may_play_without_raises() -> None:
    position = giving(raise_contract=False).after("1 give 9d 2, 1 give 9h 3")
    assert position.legal == ["1 contract 100", "1 write-off"]


def test_the_contract_begins_the_play_with_the_declarers_lead() -> None:
    position = giving().after("1 give 9d 2, 1 give 9h 3, 1 contract 110")
    assert (position.phase, position.to_move, position.happened) == ("Playing", 1, ["ContractNamed"])
    assert (position.event("ContractNamed").contract, position.event("ContractNamed").bid) == (110, 100)


def test_a01_home_the_dealer_leads_first() -> None:
    position = table("home").dealt(talon="AhThKh").after("1 bid 100, 2 pass, 3 pass")
    position = position.after("1 give Kh 2, 1 give Th 3, 1 contract 100")
    assert (position.phase, position.to_move) == ("Playing", 3)


def test_decision_48_elsewhere_the_declarer() -> None:
    for preset in ("online", "classic", "russian", "polish"):
        position = giving(preset)
        position = position.after("1 give 9d 2, 1 give 9h 3, 1 contract 100")
        assert position.to_move == 1


def test_decision_32_a_write_off_from_the_talon_until_the_contract_is_named() -> None:
    position = giving()
    assert "1 write-off" in position.legal
    assert "1 write-off" in position.after("1 give 9d 2").legal
    naming = position.after("1 give 9d 2, 1 give 9h 3")
    assert "1 write-off" in naming.legal
    played = naming.after("1 contract 100")
    assert played.refuses("1 write-off") == ("cards/not_now", {})
    bidding = table("online").dealt()
    assert bidding.refuses("1 write-off") == ("cards/not_now", {})


def test_a07_its_amount_is_the_bid_and_the_deal_is_over() -> None:
    position = giving(bid=120).after("1 write-off")
    assert position.event("DealWrittenOff").contract == 120
    assert (position.state.dealer, position.state.deal, position.legal) == (0, 2, ["deal"])


def test_a07_not_at_a_table_without_it() -> None:
    position = giving(write_off=False)
    assert "1 write-off" not in position.legal
    assert position.refuses("1 write-off") == ("cards/no_write_off", {})
    assert position.after("1 give 9d 2, 1 give 9h 3").legal[-1] == "1 contract 160"


def test_rospis_limit_so_many_a_game() -> None:
    position = giving("online", 100, "0/w2", "0", "0", write_off={"limit": 3})
    third = position.after("1 write-off")
    assert third.seats[0].endswith("/w3")
    position = giving("online", 100, "0/w3", "0", "0", write_off={"limit": 3})
    assert "1 write-off" not in position.legal
    assert position.refuses("1 write-off") == ("cards/write_off_limit", {"limit": 3})


@pytest.mark.parametrize(("preset", "counted"), [("russian", 1), ("polish", 1), ("online", 0), ("home", 0)])
def test_decision_35_write_offs_are_counted_only_where_they_matter(preset: str, counted: int) -> None:
    position = table(preset).dealt(talon="AhThKh")
    position = position.after("1 bid 100" if position.to_move == 1 else "")
    position = position.after("2 pass, 3 pass, 1 write-off")
    assert position.event("DealWrittenOff").write_offs == counted
    assert position.state.accounts[0].write_offs == counted
