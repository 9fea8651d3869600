"""Вчетвером: the dealer sits out; amendment A20 and decision 88, up to the play."""

from typing import Any

from tests.rulebook.cards.table import Position, table


def four(preset: str = "classic", first: int = 4, **changes: Any) -> Position:
    return table(preset, players=4, first=first, **changes).dealt(talon="AhKhQh")


def test_a20_opener_and_auction_skip_the_dealer() -> None:
    position = four(first=2)
    assert (position.event("ForcedBid").seat, position.to_move) == (2, 4)
    position = position.after("4 pass")
    assert position.to_move == 1
    position = position.after("1 pass")
    assert position.event("AuctionWon").seat == 2


def test_a20_gifts_go_to_the_two_opponents() -> None:
    position = four().after("2 pass, 3 pass")
    assert {text.split()[-1] for text in position.legal if "give" in text} == {"2", "3"}
    assert position.refuses("1 give Ah 4") == ("cards/not_a_receiver", {})


def test_a20_the_sitting_dealer_sees_what_a_watcher_sees() -> None:
    position = four().after("2 pass, 3 pass, 1 give Ah 2, 1 give Qh 3, 1 contract 100")
    assert position.seen_by(4).state == position.seen_by(0).state


def test_a20_the_trick_goes_round_without_him() -> None:
    position = four(first=3).after("1 pass, 2 pass")
    position = position.after("4 give Ah 1, 4 give Qh 2, 4 contract 100")
    seats = []
    for _ in range(3):
        seats.append(position.to_move)
        position = position.after(position.legal[0])
    assert seats == [4, 1, 2]


def test_decision_48_home_with_four_the_declarer_leads_since_the_dealer_sits_out() -> None:
    position = four("home").after("1 bid 100, 2 pass, 3 pass")
    position = position.after("1 give Kh 2, 1 give Qh 3, 1 contract 100")
    assert position.to_move == 1


def test_decision_88_the_talon_is_shown_as_with_three() -> None:
    assert four().after("2 pass, 3 pass").seen_by(4).talon() == "???"
    assert four().after("2 bid 105, 3 pass, 1 pass").seen_by(4).talon() == "AKQh"


def test_a20_the_deal_passes_to_the_next() -> None:
    position = four().after("2 pass, 3 pass, 1 write-off")
    assert position.state.dealer == 0
    assert position.dealt(talon="AhKhQh").event("ForcedBid").seat == 1
