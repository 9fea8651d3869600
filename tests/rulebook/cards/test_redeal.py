"""Пересдача: decisions 4 to 12 and amendments A4 and A5."""

import pytest

from tests.rulebook.cards.table import Position, table
from thousand.cards.deck import card_points
from thousand.cards.game import CARDS

THREE_NINES = "9s9c9dAsKsTsQs"
FOUR_NINES = "9s9c9d9hAsKsTs"
FOUR_JACKS = "JsJcJdJhAsKsTs"
TWELVE = "9s9cJsJcJdQsQc"
THIRTEEN = "9s9cJsJcQsQcQd"
FOURTEEN = "9s9cJsJcQsQcKs"
PLAIN = "AsKsTsAcKcTcQd"


def can_redeal(position: Position) -> bool:
    return f"{position.to_move} redeal" in position.legal


def test_the_hands_of_this_page_have_the_points_they_are_named_for() -> None:
    for text, points in ((TWELVE, 12), (THIRTEEN, 13), (FOURTEEN, 14)):
        hand = table("online").dealt(text).state.hands[0]
        assert card_points(hand) == points


def test_decision_04_online_three_nines_for_anybody() -> None:
    assert can_redeal(table("online").dealt(THREE_NINES))
    assert can_redeal(table("online").dealt("", THREE_NINES).after("1 bid 100"))
    assert not can_redeal(table("online").dealt(PLAIN))


def test_decision_04_classic_four_nines_three_for_the_opener() -> None:
    opener = table("classic").dealt(THREE_NINES).after("2 bid 105, 3 pass")
    assert can_redeal(opener)
    assert not can_redeal(table("classic").dealt("", THREE_NINES))
    assert can_redeal(table("classic").dealt("", FOUR_NINES))


def test_a22_russian_four_nines_only() -> None:
    assert can_redeal(table("russian").dealt(FOUR_NINES))
    for hand in (THREE_NINES, FOUR_JACKS, TWELVE):
        assert not can_redeal(table("russian").dealt(hand))


@pytest.mark.parametrize("preset", ["home", "polish"])
def test_a23_no_redeal_in_polish_nor_in_home(preset: str) -> None:
    position = table(preset).dealt("", FOUR_NINES)
    position = position.after("1 bid 100") if position.to_move == 1 else position
    assert position.to_move == 2
    assert not can_redeal(position)
    assert position.refuses(f"{position.to_move} redeal") == ("cards/no_grounds", {})


def test_decision_04_online_four_jacks() -> None:
    assert can_redeal(table("online").dealt(FOUR_JACKS))
    assert not can_redeal(table("classic").dealt("", FOUR_JACKS))


def test_decision_05_fewer_points_means_fewer() -> None:
    assert can_redeal(table("online").dealt(TWELVE))
    assert not can_redeal(table("online").dealt(THIRTEEN))
    assert can_redeal(table("classic").dealt("", THIRTEEN))
    assert not can_redeal(table("classic").dealt("", FOURTEEN))


def test_decision_06_a_redeal_is_a_right() -> None:
    position = table("online").dealt(THREE_NINES).after("1 redeal")
    assert position.happened == ["RedealClaimed", "CardsThrownIn"]
    assert position.legal == ["deal"]


def test_a04_with_consent_the_others_agree_or_refuse_in_turn() -> None:
    position = table("online", redeal_consent=True).dealt("", THREE_NINES).after("1 bid 100, 2 redeal")
    assert (position.to_move, position.legal) == (3, ["3 agree", "3 refuse"])
    assert position.refuses("1 agree") == ("cards/not_your_turn", {})
    assert position.refuses("3 pass") == ("cards/not_now", {})
    position = position.after("3 agree")
    assert (position.to_move, position.phase) == (1, "Consent")
    assert position.after("1 agree").happened == ["RedealAgreed", "CardsThrownIn"]
    refused = position.after("1 refuse")
    assert (refused.to_move, refused.phase) == (2, "Auction")
    assert not can_redeal(refused)
    assert refused.refuses("2 redeal") == ("cards/no_grounds", {})
    assert refused.after("2 bid 105").to_move == 3


def test_a04_a_refused_claim_of_the_declarer_is_spent() -> None:
    position = table("online", redeal_consent=True)
    position = position.dealt(PLAIN, talon="9s9cKh").after("1 bid 105, 2 pass, 3 pass, 1 redeal")
    refused = position.after("2 refuse")
    assert (refused.to_move, refused.phase) == (1, "Giving")
    assert not can_redeal(refused)


def test_a04_the_sitting_dealer_is_not_asked_for_his_consent() -> None:
    position = table("classic", first=4, players=4, redeal_consent=True).dealt("", FOUR_NINES)
    position = position.after("2 redeal, 3 agree")
    assert position.to_move == 1
    assert position.after("1 agree").happened == ["RedealAgreed", "CardsThrownIn"]


def test_decision_07_the_reason_is_shown_to_all() -> None:
    position = table("online").dealt("", THREE_NINES).after("1 bid 100, 2 redeal")
    for seat in (0, 1, 3):
        event = position.seen_by(seat).event("RedealClaimed")
        assert (event.reason, [*map(str, event.cards)]) == ("nines", ["9s", "9c", "9d"])
    few = table("online").dealt(TWELVE).after("1 redeal").seen_by(3).event("RedealClaimed")
    assert (few.reason, len(few.cards)) == ("below", 7)


def test_decision_07_cards_shown_for_a_refused_claim_stay_known() -> None:
    position = table("online", redeal_consent=True).dealt("", THREE_NINES)
    position = position.after("1 bid 100, 2 redeal, 3 refuse")
    assert position.seen_by(1).hand(2) == "9s9c9d????"


def test_decision_08_the_same_dealer_deals_again_and_no_counter_moves() -> None:
    before = table("classic", ["880/t2", "100/b2", "0"], first=1)
    position = before.dealt("", "", FOUR_NINES).after("3 redeal")
    assert position.seats == before.seats
    assert (position.state.dealer, position.state.deal) == (before.state.dealer, before.state.deal)
    assert position.to_move == "chance"


def test_a04_a_claim_stands_in_place_of_the_first_word() -> None:
    position = table("online").dealt(THREE_NINES).after("1 bid 100, 2 bid 105, 3 pass")
    assert (position.to_move, can_redeal(position)) == (1, False)
    assert position.refuses("1 redeal") == ("cards/no_grounds", {})


def test_a04_a_classic_opener_whom_nobody_overbid_claims_before_his_first_gift() -> None:
    position = table("classic").dealt(THREE_NINES, talon="AhKhTh").after("2 pass, 3 pass")
    assert (position.phase, can_redeal(position)) == ("Giving", True)
    assert not can_redeal(position.after("1 give 9s 2"))
    assert position.after("1 redeal").happened == ["RedealClaimed", "CardsThrownIn"]


def test_a04_it_is_the_seven_dealt_cards_that_count() -> None:
    position = table("classic").dealt("9s9cAsKsTsQsJs", talon="9dKhTh").after("2 pass, 3 pass")
    assert position.hand(1).count("9") == 3
    assert not can_redeal(position)


def test_a04_nobody_else_claims_there() -> None:
    position = table("classic").dealt("", FOUR_NINES, talon="AhKhTh").after("2 bid 105, 3 pass, 1 pass")
    assert (position.to_move, position.phase, can_redeal(position)) == (2, "Giving", False)


def test_decision_09_the_declarer_may_redeal_for_a_hidden_talon_which_is_then_shown() -> None:
    position = table("online").dealt(PLAIN, talon="9s9cKh").after("1 bid 100, 2 pass, 3 pass")
    assert position.seen_by(2).event("TalonTaken").shown is False
    event = position.after("1 redeal").seen_by(2).event("RedealClaimed")
    assert (event.reason, [*map(str, event.cards)]) == ("talon_nines", ["9s", "9c", "Kh"])


@pytest.mark.parametrize(
    ("talon", "reason"),
    [
        ("9s9cAh", "talon_nines"),
        ("9s9c9h", "talon_nines"),
        ("JsJcJd", "talon_jacks"),
        ("9sJcJd", "talon_below"),
        ("9sJcQd", None),
    ],
)
def test_decision_10_two_nines_means_at_least_two(talon: str, reason: str | None) -> None:
    position = table("online").dealt("AsKsTsAcKcTcAd", talon=talon).after("1 bid 105, 2 pass, 3 pass")
    assert can_redeal(position) is (reason is not None)
    if reason:
        assert position.after("1 redeal").event("RedealClaimed").reason == reason


def test_a05_online_before_the_first_gift() -> None:
    position = table("online").dealt(PLAIN, talon="9s9cKh").after("1 bid 100, 2 pass, 3 pass")
    assert can_redeal(position)
    assert not can_redeal(position.after("1 give 9s 2"))


def test_a05_classic_a_poor_talon_is_thrown_in_by_itself() -> None:
    position = table("classic").dealt(PLAIN, talon="9s9cKh").after("2 bid 105, 3 pass, 1 pass")
    assert position.happened == ["Passed", "AuctionWon", "RedealForced", "CardsThrownIn"]
    assert [*map(str, position.seen_by(0).event("RedealForced").cards)] == ["9s", "9c", "Kh"]
    assert (position.legal, position.state.dealer) == (["deal"], 2)


def test_a05_classic_five_points_are_enough() -> None:
    position = table("classic").dealt(PLAIN, talon="9sJcQd".replace("Qd", "Qh")).after("2 pass, 3 pass")
    assert position.phase == "Giving"


def test_decision_12_no_talon_redeal_in_a_blind_game() -> None:
    position = table("classic", blind=True).dealt(PLAIN, talon="9s9c9d")
    position = position.after("2 blind 110, 3 pass, 1 pass")
    assert position.phase == "Giving"
    right = table("online", blind={"most": 120}).dealt(PLAIN, talon="9s9c9d")
    right = right.after("1 blind 110, 2 pass, 3 pass")
    assert (right.phase, can_redeal(right)) == ("Giving", False)


def test_decision_11_redeals_have_no_limit() -> None:
    position = table("online")
    for _ in range(12):
        position = position.dealt(THREE_NINES).after("1 redeal")
    assert (position.legal, position.state.deal) == (["deal"], 1)


def test_a_talon_redeal_only_for_the_uncontested_hundred() -> None:
    rule = {"talon_redeal": {"only_at_minimum": True}}
    position = table("online", **rule).dealt(PLAIN, talon="9s9cKh")
    assert can_redeal(position.after("1 bid 100, 2 pass, 3 pass"))
    assert not can_redeal(position.after("1 bid 105, 2 pass, 3 pass"))


def test_a04_a_redeal_of_a_cut_pack_begins_with_the_cut() -> None:
    position = table("classic", cut=True).after("cut Ks").dealt("", FOUR_NINES).after("2 redeal")
    assert position.legal == ["cut"]


def test_a_watcher_knows_no_more_of_legal_actions_than_of_cards() -> None:
    position = table("online").dealt(THREE_NINES)
    assert CARDS.legal_actions(position.seen_by(0).state) == ()
