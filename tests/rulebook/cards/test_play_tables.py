"""Play for two and for four, with a short pack, and the end of a deal: A18 to A20, A23, 85 to 87."""

from itertools import count

import pytest

from tests.rulebook.cards.deals import begun
from tests.rulebook.cards.table import Position, table
from thousand.cards.events import DealPlayed, RestTaken, TableCardsTaken, TrickTaken
from thousand.cards.game import CARDS


def happened(position: Position, kind: type) -> int:
    return sum(isinstance(event, kind) for event in position.log)


def played_out(position: Position) -> Position:
    """The position after the deal, in which everybody bids, gives and plays the first he may."""
    for _ in count():
        if happened(position, DealPlayed):
            return position
        legal = CARDS.legal_actions(position.state)
        passes = [action for action in legal if type(action).__name__ == "Pass"]
        position = position.done((passes or legal)[0])
    raise AssertionError


@pytest.mark.parametrize(
    ("preset", "players", "tricks"),
    [
        ("online", 3, 8),
        ("home", 3, 8),
        ("home", 2, 12),
        ("home", 4, 8),
        ("classic", 2, 10),
        ("classic", 3, 8),
        ("classic", 4, 8),
        ("russian", 2, 10),
        ("polish", 2, 10),
        ("polish", 3, 8),
    ],
)
def test_so_many_tricks_are_played(preset: str, players: int, tricks: int) -> None:
    over = played_out(table(preset, players=players).dealt())
    assert happened(over, TrickTaken) == tricks
    assert happened(over, RestTaken) == (preset in ("classic", "russian") and players == 2)
    assert happened(over, TableCardsTaken) == (2 if (preset, players) == ("home", 2) else 0)


def test_with_twenty_cards_two_are_thrown_away_and_six_tricks_played() -> None:
    over = played_out(table("russian", deck=20, talon={"giving": "discard"}).dealt())
    assert happened(over, TrickTaken) == 6


def test_with_twenty_cards_two_players_play_eight_tricks() -> None:
    over = played_out(table("polish", players=2, deck=20).dealt())
    assert happened(over, TrickTaken) == 8


HOME = ("As9s", "TsJs")


def test_a19_the_table_cards_come_after_the_first_trick() -> None:
    deal = begun("home", *HOME, first=2, talons=("KhQh", "9d9c")).after("2 play Ts, 1 play As")
    assert deal.happened == ["CardPlayed", "TrickTaken", "TableCardsTaken", "TableCardsTaken"]
    assert (deal.hand(1), deal.hand(2)) == ("9sKQh", "Js9c9d")
    assert deal.state.talons == ((), ())
    assert begun("home", *HOME, first=2, talons=("KhQh", "9d9c")).to_move == 2


def test_a19_a_marriage_completed_by_table_cards_counts() -> None:
    deal = begun("home", "AsKh", "Ts9c", first=1, talons=("QhJd", "9d9h")).after("1 play As, 2 play Ts")
    assert "1 play Kh marriage" in deal.legal
    over = deal.after("1 play Kh marriage, 2 play 9h, 1 play Qh, 2 play 9c, 1 play Jd, 2 play 9d")
    assert over.event("DealPlayed").points == (21 + 100 + 4 + 3 + 2, 0)


REST = {"talons": ("As", "9dTdJd"), "first": 2}
"""The ace of spades is the talon that was taken; three cards lie in the other."""


def test_decision_86_the_other_talon_goes_to_the_winner_of_the_last_trick() -> None:
    over = begun("classic", "As", "Ts9c", **REST).after("1 play As, 2 play Ts")
    assert over.happened[:4] == ["CardPlayed", "TrickTaken", "RestTaken", "DealPlayed"]
    rest = over.event("RestTaken")
    assert (rest.seat, rest.points) == (0, 12)
    assert [*map(str, rest.cards)] == ["9c", "9d", "Jd", "Td"]
    assert over.event("DealPlayed").points == (33, 0)


def test_a18_the_rest_counts_for_the_contract_and_a_marriage_in_it_for_nothing() -> None:
    made = begun("classic", "As", "Ts9c", contract=30, **REST).after("1 play As, 2 play Ts")
    assert made.seats == ["30", "0/b1"]
    failed = begun("classic", "As", "Ts9c", contract=35, **REST).after("1 play As, 2 play Ts")
    assert failed.seats == ["-35", "0/b1"]
    pair = begun("classic", "9s", "Ts9c", talons=("9s", "KhQhJd"), first=2).after("1 play 9s, 2 play Ts")
    assert pair.event("DealPlayed").points == (0, 10 + 4 + 3 + 2)


def test_a23_the_other_talon_is_dead_in_the_polish_game() -> None:
    over = begun("polish", "As", "Ts", first=2, talons=("As9c", "AhTh")).after("1 play As, 2 play Ts")
    assert "RestTaken" not in over.happened
    assert over.event("DealPlayed").points == (21, 0)


def test_the_other_talon_may_be_two_cards_where_one_is_given_to_the_opponent_only() -> None:
    changes = {"talon": {"giving": "one_each", "rest": "last_trick"}}
    over = begun("classic", "As", "Ts", first=2, talons=("As", "9dTd"), **changes).after(
        "1 play As, 2 play Ts"
    )
    assert over.event("RestTaken").points == 10
    thrown = {"talon": {"giving": "discard", "rest": "last_trick"}}
    deal = table("classic", players=2, **thrown).dealt("ATKsATKc9JQd", talon="9cJc", other="AhTh")
    over = played_out(deal)
    assert over.event("RestTaken").points == 21


def test_a20_the_dealer_who_sits_out_is_skipped() -> None:
    deal = begun("classic", "AsJd", "-", "TsQd", "KsKd", first=2, declarer=4, talons=("9c9dTh",))
    assert deal.to_move == 4
    assert deal.after("4 play Ks").to_move == 1
    assert deal.after("4 play Ks, 1 play As").to_move == 3
    taken = deal.after("4 play Ks, 1 play As, 3 play Ts")
    assert (taken.event("TrickTaken").seat, taken.to_move) == (0, 1)


def test_a_deal_ends_with_its_bookings() -> None:
    over = begun("online", "As", "Ts", "Ks", contract=25).after("1 play As, 2 play Ts, 3 play Ks")
    assert over.happened == [
        "CardPlayed",
        "TrickTaken",
        "DealPlayed",
        "ContractMade",
        "DefenceBooked",
        "DefenceBooked",
        "BoltMarked",
        "BoltMarked",
        "DealClosed",
    ]
    assert over.seats == ["25", "0/b1", "0/b1"]
    assert (over.phase, over.state.dealer, over.state.deal) == ("BeforeDeal", 0, 2)
