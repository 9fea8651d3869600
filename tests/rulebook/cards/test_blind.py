"""Игра в тёмную: decision 81 and amendment A8."""

from typing import Any

from tests.rulebook.cards.table import Position, table
from thousand.cards.phases import phase_of
from thousand.cards.state import Playing

CHANGES: dict[str, Any] = {"blind": True}


def blind(*status: str, **changes: Any) -> Position:
    position = table("classic", status, **{**CHANGES, **changes})
    return position.dealt("AsTsKsQs", "KQhKQd", "AcTcKcQc", talon="AhThJh")


def test_a08_nobody_has_looked_when_the_cards_are_dealt() -> None:
    position = blind()
    assert position.event("Dealt").face_down == (0, 1, 2)
    assert position.seen_by(2).hand(2) == "?" * 7
    assert position.seen_by(1).hand(1) == "?" * 7


def test_a08_before_looking_he_may_bid_blind_up_to_120() -> None:
    position = blind()
    words = [text for text in position.legal if "blind" in text]
    assert words == ["2 blind 105", "2 blind 110", "2 blind 115", "2 blind 120"]
    assert position.refuses("2 blind 125") == ("cards/above_cap", {"cap": 120})
    assert position.refuses("2 blind 100") == ("cards/below_bid", {"lowest": 105})
    assert position.refuses("2 blind 107") == ("cards/not_a_step", {"step": 5})


def test_a08_marriages_he_has_not_seen_count_for_nothing() -> None:
    assert "2 bid 120" in blind().legal
    assert blind().refuses("2 bid 125") == ("cards/above_cap", {"cap": 120})
    assert "2 bid 300" in blind().after("2 look").legal


def test_a08_the_lower_of_both_limits_holds() -> None:
    position = blind(blind={"most": 110})
    assert [text for text in position.legal if "blind" in text] == ["2 blind 105", "2 blind 110"]


def test_a08_having_looked_he_cannot_bid_blind() -> None:
    position = blind().after("2 look")
    assert position.seen_by(2).hand(2) == position.hand(2)
    assert position.seen_by(3).hand(2) == "?" * 7
    assert position.refuses("2 blind 110") == ("cards/not_blind", {})
    assert position.refuses("2 look") == ("cards/has_looked", {})
    assert not [text for text in position.legal if "blind" in text or "look" in text]


def test_a08_an_ordinary_bid_and_a_pass_turn_the_cards_up() -> None:
    assert blind().after("2 bid 105").happened == ["BidMade", "LookedAtHand"]
    assert blind().after("2 pass").happened == ["Passed", "LookedAtHand"]
    assert blind().after("2 look, 2 pass").happened == ["Passed"]


def test_a08_overbid_he_may_look_or_bid_blind_again() -> None:
    position = blind().after("2 blind 105, 3 bid 110, 1 pass")
    assert (position.to_move, position.state.face_down) == (2, (1,))
    assert {"2 blind 115", "2 look", "2 pass"} <= set(position.legal)
    assert position.after("2 pass").event("AuctionWon").blind is False


def test_a08_if_he_wins_the_talon_stays_hidden_and_he_sees_his_cards() -> None:
    position = blind().after("2 blind 120, 3 pass, 1 pass")
    assert position.event("AuctionWon").blind is True
    assert position.state.face_down == ()
    assert position.event("TalonTaken").shown is False
    assert "?" not in position.seen_by(2).hand(2)
    assert position.seen_by(3).hand(2) == "?" * 10


def test_a08_the_end_of_the_auction_turns_all_cards_up() -> None:
    position = table("classic", **CHANGES).dealt(talon="AhThJh").after("2 pass, 3 pass")
    assert position.happened == ["Passed", "LookedAtHand", "AuctionWon", "LookedAtHand", "TalonTaken"]
    assert position.seen_by(1).hand(1) == position.hand(1)


def test_a08_a_blind_declarer_may_not_raise_or_write_off() -> None:
    position = blind().after("2 blind 120, 3 pass, 1 pass")
    assert position.refuses("2 write-off") == ("cards/no_write_off_blind", {})
    named = position.after("2 give Jh 1, 2 give Th 3")
    assert named.legal == ["2 contract 120"]
    assert named.refuses("2 contract 125") == ("cards/no_raise", {"bid": 120})
    assert named.refuses("2 write-off") == ("cards/no_write_off_blind", {})
    assert phase_of(named.after("2 contract 120").state, Playing).blind


def test_a08_not_for_a_player_on_the_barrel() -> None:
    position = blind("0", "880/t3", "0")
    assert position.event("Dealt").face_down == (0, 2)
    assert not [text for text in position.legal if "blind" in text or "look" in text]


def test_a08_not_for_a_silent_player() -> None:
    position = blind("0", "-5", "0", auction={"silent_below": 0})
    assert position.legal == ["2 pass"]


def test_a08_a_hand_redeal_requires_having_looked() -> None:
    position = table("classic", **CHANGES).dealt("", "9s9c9d9h")
    assert "2 redeal" not in position.legal
    assert position.refuses("2 redeal") == ("cards/must_look", {})
    assert "2 redeal" in position.after("2 look").legal


def test_decision_81_a_least_score_may_be_asked_for() -> None:
    position = blind("240", "235", "400", blind={"min_score": 240})
    assert position.event("Dealt").face_down == (0, 2)


def test_blind_bids_are_not_for_tables_without_them() -> None:
    assert table("classic").dealt().refuses("2 blind 105") == ("cards/not_blind", {})
    assert table("classic").dealt().refuses("2 look") == ("cards/has_looked", {})
