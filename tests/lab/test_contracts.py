"""Contracts that were bid for, and those left to the opener."""

from thousand.cards.deck import DECK
from thousand.cards.events import AuctionWon, ContractFailed, ContractMade, DealPlayed, Dealt, Event
from thousand.cards.presets import rules
from thousand.core.seats import Seat
from thousand.lab.contracts import Contracts
from thousand.lab.tables import contracts

ONLINE = rules("online", seats=3).options
HANDS = DECK[:7], DECK[7:14], DECK[14:21]
DEALT = Dealt(Seat(0), HANDS, (DECK[21:],), ())
PLAYED = DealPlayed((130, 40, 50), (5, 1, 2))
MADE = ContractMade(Seat(0), 120, 130, 1, 120, 120)
FAILED = ContractFailed(Seat(1), 100, 40, 1, -100, -100)


def willing(*happened: Event) -> list[tuple[bool, bool]]:
    """For each contract: whether it was bid for, and whether it was made."""
    return [(played.willing, played.made) for played in contracts(ONLINE, happened)]


def test_a_bid_above_the_minimum_is_of_ones_own_will() -> None:
    assert willing(DEALT, AuctionWon(Seat(0), 105, blind=False), PLAYED, MADE) == [(True, True)]


def test_what_is_raised_after_the_minimum_was_left_to_the_opener() -> None:
    assert willing(DEALT, AuctionWon(Seat(0), 100, blind=False), PLAYED, MADE) == [(False, True)]


def test_a_bid_counts_for_its_own_deal_alone() -> None:
    won = AuctionWon(Seat(0), 140, blind=False)
    assert willing(DEALT, won, DEALT, PLAYED, FAILED, DEALT, won, PLAYED, MADE) == [
        (False, False),
        (True, True),
    ]


def test_each_kind_is_kept_apart() -> None:
    found, more = Contracts(), Contracts()
    for played in contracts(
        ONLINE, [DEALT, AuctionWon(Seat(0), 105, blind=False), PLAYED, MADE, DEALT, FAILED]
    ):
        found.add(played)
    more.extend(found)
    more.extend(found)
    assert more == Contracts(willing=[True, True], forced=[False, False])
    assert more.every == [True, True, False, False]
