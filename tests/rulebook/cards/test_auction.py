"""Торговля: decisions 13 to 23, amendments A6 and A9, examples 2 and 28."""

import pytest

from tests.rulebook.cards.table import Position, table
from thousand.cards.cap import cap
from thousand.cards.presets import rules
from thousand.notation.cards_hands import read_hand


def bids(position: Position) -> list[int]:
    words = [text.split() for text in position.legal]
    return [int(word[2]) for word in words if word[1] == "bid"]


def test_decision_13_the_opener_cannot_pass_at_his_first_word() -> None:
    position = table("online").dealt("AsKs9c")
    assert "1 pass" not in position.legal
    assert position.refuses("1 pass") == ("cards/must_open", {"minimum": 100})
    overbid = position.after("1 bid 100, 2 bid 105, 3 pass")
    assert "1 pass" in overbid.legal


def test_decision_14_online_the_opener_may_open_higher() -> None:
    position = table("online").dealt("AsKsTsAcKcTcAd")
    assert bids(position) == [100, 105, 110, 115, 120]


@pytest.mark.parametrize("preset", ["classic", "polish"])
def test_decision_14_classic_the_opener_stands_at_the_hundred_and_the_next_speaks(preset: str) -> None:
    position = table(preset).dealt()
    assert position.happened == ["Dealt", "ForcedBid"]
    assert (position.event("ForcedBid").seat, position.event("ForcedBid").amount) == (0, 100)
    assert position.to_move == 2
    assert bids(position)[0] == (105 if preset == "classic" else 110)


@pytest.mark.parametrize("preset", ["classic", "polish", "online", "home", "russian"])
def test_decision_15_when_all_others_pass_the_opener_is_declarer_at_100(preset: str) -> None:
    position = table(preset).dealt("AsKs9c", "AcKcQdJdTdTh9h", "")
    if position.to_move == 1:
        position = position.after("1 bid 100")
    position = position.after("2 pass, 3 pass")
    won = position.event("AuctionWon")
    assert (won.seat, won.bid) == (0, 100)


CAPS = [
    ("AKTs9c9d9hJh", 120),
    ("KQs9c9d9hJhTs", 160),
    ("KQc9s9d9hJhTs", 180),
    ("KQd9c9s9hJhTs", 200),
    ("KQh9c9d9sJhTs", 220),
    ("KQhKQs9c9dJh", 260),
    ("KQsKQc9c9dJh", 220),
    ("KQhKQdKQcJh", 360),
]


@pytest.mark.parametrize(("hand", "most"), CAPS)
def test_example_02_the_cap_is_120_and_all_marriages_in_hand(hand: str, most: int) -> None:
    for preset in ("online", "home", "russian"):
        assert cap(rules(preset).options, read_hand(hand)) == most


@pytest.mark.parametrize(("hand", "most"), CAPS)
def test_decision_17_classic_never_more_than_300(hand: str, most: int) -> None:
    assert cap(rules("classic").options, read_hand(hand)) == min(most, 300)


def test_decision_18_four_aces_raise_the_cap_only_in_classic_with_the_ace_marriage() -> None:
    aces = read_hand("AsAcAdAhKsTsJs")
    assert cap(rules("online").options, aces) == 120
    assert cap(rules("classic").options, aces) == 120
    assert cap(rules("classic", changes={"ace_marriage": True}).options, aces) == 300
    assert cap(rules("classic", changes={"ace_marriage": 100}).options, aces) == 220
    assert cap(rules("classic", changes={"ace_marriage": True}).options, read_hand("AsAcAdKsTsJs")) == 120


def test_decision_19_120_needs_no_marriage_and_125_does() -> None:
    position = table("online").dealt("AsKsTsAcKcTcAd")
    assert position.after("1 bid 120").event("BidMade").amount == 120
    assert position.refuses("1 bid 125") == ("cards/above_cap", {"cap": 120})


def test_without_a_cap_the_limit_is_what_a_deal_can_bring() -> None:
    position = table("russian", auction={"cap": False}).dealt("AsKs9c")
    assert bids(position)[-1] == 400
    assert cap(rules("online", changes={"auction": {"cap": False}}).options, ()) == 600


def test_bids_go_up_by_any_number_of_steps() -> None:
    position = table("online").dealt().after("1 bid 105")
    assert bids(position)[0] == 110
    assert position.refuses("2 bid 105") == ("cards/below_bid", {"lowest": 110})
    assert position.refuses("2 bid 112") == ("cards/not_a_step", {"step": 5})
    assert position.after("2 bid 120").to_move == 3


def test_without_jump_bids_exactly_one_step() -> None:
    position = table("online", auction={"jumps": False}).dealt("AsKs9c")
    assert bids(position) == [100]
    assert position.refuses("1 bid 110") == ("cards/one_step_only", {"amount": 100})
    assert bids(position.after("1 bid 100")) == [105]


def test_a23_polish_bids_go_up_by_tens() -> None:
    position = table("polish").dealt("", "AcKcTcAdKdTdAh")
    assert bids(position) == [110, 120]


def test_example_28_the_last_who_has_not_passed_is_declarer() -> None:
    position = table("online").dealt().after("1 bid 100, 2 bid 110, 3 pass, 1 bid 120, 2 pass")
    assert (position.event("AuctionWon").seat, position.event("AuctionWon").bid) == (0, 120)


def test_a_pass_is_final() -> None:
    position = table("online").dealt().after("1 bid 100, 2 pass, 3 bid 105, 1 bid 110")
    assert position.to_move == 3
    assert position.refuses("2 bid 115") == ("cards/not_your_turn", {})


def test_a_player_at_his_cap_can_only_pass() -> None:
    position = table("online").dealt("AsKsTs", "AcKcTcJdTdAhJh").after("1 bid 120")
    assert position.legal == ["2 pass"]
    assert position.refuses("2 bid 125") == ("cards/above_cap", {"cap": 120})


def test_decision_21_a_barrel_sitter_may_bid_less_than_he_needs() -> None:
    position = table("online", ["880/t3", "0", "0"]).dealt("AsKs9c")
    assert bids(position)[0] == 100


def test_decision_22_a_barrel_sitter_may_pass() -> None:
    position = table("classic", ["0", "880/t3", "0"]).dealt()
    assert "2 pass" in position.legal


def test_decision_23_a_hundred_may_be_raised_to_120_from_the_barrel() -> None:
    position = table("online", ["880/t3", "0", "0"]).dealt("AsKs9cTcQd", talon="9dAcTh")
    position = position.after("1 bid 100, 2 pass, 3 pass, 1 give 9d 2, 1 give 9c 3")
    assert "1 contract 120" in position.legal


def test_barrel_own_turn_a_sitter_who_opens_takes_the_talon_without_an_auction() -> None:
    position = table("online", ["880/t3", "0", "0"], barrel={"own_turn": True}).dealt()
    assert position.happened == ["Dealt", "BarrelTurnTaken", "TalonTaken"]
    assert (position.event("BarrelTurnTaken").bid, position.event("TalonTaken").shown) == (120, True)
    assert (position.to_move, position.phase) == (1, "Giving")
    other = table("online", ["0", "880/t3", "0"], barrel={"own_turn": True}).dealt()
    assert (other.phase, other.to_move) == ("Auction", 1)


def test_barrel_own_turn_where_1000_must_be_exceeded_the_contract_is_125() -> None:
    position = table("classic", ["880/t3", "0", "0"], barrel={"own_turn": True}).dealt(talon="AhThKh")
    assert position.event("BarrelTurnTaken").bid == 125


def test_barrel_own_turn_at_900_a_hundred_is_enough() -> None:
    changes = {"barrel": {"own_turn": True, "at": 900}}
    position = table("online", ["900/t3", "0", "0"], **changes).dealt()
    assert position.event("BarrelTurnTaken").bid == 100


SILENT = {"auction": {"silent_below": True}}


def test_a09_a_player_below_zero_may_only_pass() -> None:
    position = table("classic", ["0", "-5", "0"], **SILENT).dealt()
    assert position.legal == ["2 pass"]
    assert position.refuses("2 bid 105") == ("cards/silent", {})


def test_a09_zero_is_not_below_zero() -> None:
    assert "2 bid 105" in table("classic", ["0", "0", "0"], **SILENT).dealt().legal


def test_a09_as_opener_he_stays_at_100_and_may_not_raise() -> None:
    position = table("classic", ["-5", "0", "0"], **SILENT).dealt("KQh", talon="AsTsKs")
    position = position.after("2 pass, 3 pass, 1 give As 2, 1 give Ts 3")
    assert position.legal == ["1 contract 100", "1 write-off"]
    assert position.refuses("1 contract 105") == ("cards/no_raise", {"bid": 100})


def test_decision_20_where_the_opener_bids_a_silent_one_bids_the_minimum() -> None:
    position = table("online", ["-5", "0", "0"], auction={"silent_below": 0}).dealt("AsKs9cTc")
    assert position.legal == ["1 bid 100"]
    assert position.refuses("1 bid 105") == ("cards/above_cap", {"cap": 100})
    overbid = position.after("1 bid 100, 2 bid 105, 3 pass")
    assert overbid.legal == ["1 pass"]


def test_decision_20_the_threshold_is_the_tables() -> None:
    position = table("classic", ["0", "-120", "0"], auction={"silent_below": -120}).dealt()
    assert "2 bid 105" in position.legal


def test_bids_have_no_place_outside_the_auction() -> None:
    position = table("online").dealt("KQh", talon="AsTsKs").after("1 bid 100, 2 pass, 3 pass")
    assert position.refuses("1 bid 120") == ("cards/not_now", {})
    assert position.refuses("1 take 1") == ("cards/not_now", {})
    assert position.refuses("deal") == ("cards/not_now", {})
