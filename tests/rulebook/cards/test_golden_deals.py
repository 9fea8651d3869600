"""Золотой кон: decisions 78 and amendment A17, from the deal to the contract."""

import pytest

from tests.rulebook.cards.table import table
from thousand.core.errors import InvalidRules


def test_decision_78_no_auction_the_player_left_of_the_dealer_plays_120() -> None:
    position = table("online", golden=True, first=1).dealt(talon="AhThKh")
    assert position.happened == ["Dealt", "GoldenDealBegun", "TalonTaken"]
    assert (position.event("GoldenDealBegun").seat, position.event("GoldenDealBegun").contract) == (1, 120)
    assert (position.to_move, position.phase) == (2, "Giving")


@pytest.mark.parametrize("preset", ["online", "classic"])
def test_a17_a_fresh_game_begins_with_it_and_the_talon_is_shown(preset: str) -> None:
    options = {"golden": True}
    position = table(preset, **options).dealt(talon="AhThKh")
    assert position.state.golden == ()
    assert position.event("TalonTaken").shown is True
    assert position.seen_by(0).event("TalonTaken").cards == position.event("TalonTaken").cards


def test_a17_the_contract_is_exactly_120_whatever_the_cap() -> None:
    position = table("classic", golden=True).dealt("KQh", talon="AsTsKs")
    position = position.after("1 give Ks 2, 1 give Ts 3")
    assert position.legal == ["1 contract 120", "1 write-off"]
    assert position.refuses("1 contract 125") == ("cards/no_raise", {"bid": 120})
    assert position.refuses("1 contract 115") == ("cards/below_own_bid", {"bid": 120})


def test_a17_as_many_deals_as_players() -> None:
    position = table("classic", golden=True, players=4, first=4)
    for deal in range(1, 5):
        assert position.state.deal == deal
        position = position.dealt(talon="AhThKh")
        assert position.phase == "Giving"
        position = position.after(f"{position.to_move} write-off")
    assert position.state.golden is None
    assert position.dealt().phase == "Auction"


def test_a17_a_redeal_repeats_the_same_golden_deal() -> None:
    position = table("online", golden=True).dealt("9s9c9d", talon="AhThKh")
    assert "1 redeal" in position.legal
    position = position.after("1 redeal")
    assert (position.state.golden, position.state.deal, position.legal) == ((), 1, ["deal"])


def test_decision_12_hand_and_talon_redeals_in_a_golden_round() -> None:
    position = table("classic", golden=True).dealt("AsKs", talon="9s9c9d")
    assert position.happened == ["Dealt", "GoldenDealBegun", "RedealForced", "CardsThrownIn"]
    right = table("online", golden=True).dealt("AsKs9h", talon="9s9c9d")
    assert "1 redeal" in right.legal


def test_a17_nobody_bids_blind_in_it() -> None:
    position = table("classic", golden=True, blind=True).dealt(talon="AhThKh")
    assert position.event("Dealt").face_down == ()


def test_a17_a_talon_that_is_never_shown_is_shown_in_it() -> None:
    position = table("online", golden=True, talon={"shown": "never"}).dealt(talon="AhThKh")
    assert position.event("TalonTaken").shown is True


def test_a17_a_game_begun_from_scores_has_it_behind_itself() -> None:
    position = table("online", ["100", "0", "0"], golden=True)
    assert position.state.golden is None


def test_a17_a_void_deal_does_not_count_so_that_everybody_has_his_turn() -> None:
    position = table("classic", golden=True, cut=True, first=1)
    position = position.after("cut 9s, 1 recut, cut 9s, 1 recut, cut 9s")
    assert (position.state.deal, position.state.golden) == (1, ())
    seats = []
    for _ in range(3):
        position = position.after("cut Ks").dealt(talon="AhThKh")
        seats.append(position.to_move)
        position = position.after(f"{position.to_move} write-off")
    assert seats == [3, 1, 2]


def test_a17_a_game_may_begin_in_the_middle_of_it() -> None:
    position = table("online", ["240", "-240", "0"], results=(True, False), golden=True)
    assert (position.state.deal, position.state.golden) == (3, (True, False))
    assert position.dealt().happened == ["Dealt", "GoldenDealBegun", "TalonTaken"]


def test_a17_results_belong_to_a_golden_round_that_is_going_on() -> None:
    with pytest.raises(InvalidRules, match="golden: cards/needs"):
        table("online", results=())
    with pytest.raises(InvalidRules, match="golden: cards/out_of_range"):
        table("online", results=(True, True, True), golden=True)
