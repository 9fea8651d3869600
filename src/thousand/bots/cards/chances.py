"""Вероятность заказа: the chance to make a contract, for a hand of seven cards before the talon is known.

The shipped table tells it for open cards under ``classic``. Here it is put right in two ways: for other rules
of play by what they were measured to change, and what the table promises is drawn to the share of such
contracts that was made when bots played them.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from math import comb
from statistics import fmean
from typing import Final

from thousand.cards.booking.contract import is_made
from thousand.cards.deck import ACES, Hand, known
from thousand.cards.options import Options
from thousand.core.errors import CodedError
from thousand.tables.cards.bids import HAND, SCALE, THRESHOLDS, BidTable, bid_table, interpolated

PLAYED: Final[Sequence[tuple[float, float]]] = (
    (0.0, 0.0),
    (0.15, 0.2),
    (0.27, 0.37),
    (0.42, 0.5),
    (0.52, 0.63),
    (0.7, 0.76),
    (0.89, 0.94),
    (1.0, 1.0),
)
"""What the table promises, and the share of such contracts made: between two of them on a straight line.

Found by ``python -m benchmarks.bench_cards_bidding``.
"""
BEATING = 2.0
"""By how many points a contract is easier where one must beat."""
ACES_DECLARED = 0.8
"""How often four aces, where they bring points, make a contract that would fail without."""
PACK, PLAYERS_OF_DEAL, TALON = 24, 3, 3


@cache
def table() -> BidTable | None:
    """The table of bids; None: there is none that can be used."""
    try:
        return bid_table()
    except CodedError:
        return None


def is_told(options: Options, players: int) -> bool:
    """Whether the table says anything of hands under ``options``."""
    return (
        options.deck == PACK
        and options.layout == "talon"
        and options.talon.giving == "one_each"
        and options.play.follow
        and players >= PLAYERS_OF_DEAL
        and table() is not None
    )


def chance(options: Options, players: int, hand: Hand, amount: float) -> float | None:
    """The chance of a hand of seven cards to make ``amount`` at a table of ``players``.

    None: the table says nothing of such a deal.
    """
    found = table()
    if found is None or not is_told(options, players) or len(known(hand)) != HAND:
        return None
    promised = found.chance(hand, shifted(options, amount))
    if options.ace_marriage is not None and amount <= options.ace_marriage:
        promised += (1.0 - promised) * ACES_DECLARED * four_aces(hand)
    return corrected(promised)


def four_aces(hand: Hand) -> float:
    """The chance to hold all aces with the talon.

    >>> from thousand.cards.deck import DECK
    >>> four_aces(DECK[5::6] + DECK[:3]), four_aces(DECK[:7])
    (1.0, 0.0014705882352941176)
    """
    missing = sum(ace not in hand for ace in ACES)
    if missing > TALON:
        return 0.0
    return comb(PACK - HAND - missing, TALON - missing) / comb(PACK - HAND, TALON)


def corrected(promised: float) -> float:
    """The share of contracts that are made, of those that open cards promise so much.

    >>> corrected(0.0), corrected(1.0)
    (0.0, 1.0)
    """
    above = min(max(bisect_right([low for low, _ in PLAYED], promised), 1), len(PLAYED) - 1)
    (low, made_low), (high, made_high) = PLAYED[above - 1], PLAYED[above]
    return made_low + (made_high - made_low) * (promised - low) / (high - low)


def needed(options: Options, contract: int) -> int:
    """The fewest points with which the contract is made, rounding included."""
    points = contract
    while is_made(options.rounding.declarer, contract, points - 1):
        points -= 1
    return points


def shifted(options: Options, amount: float) -> float:
    """The contract that is as hard under ``classic`` as ``amount`` is under ``options``."""
    points = needed(options, round(amount)) + amount - round(amount)
    return points - BEATING * options.play.beat


@cache
def _mean(place: int) -> float:
    found = table()
    return fmean(found.column(place)) / SCALE if found is not None else 0.0


def mean_chance(options: Options, amount: float) -> float:
    """The chance to make ``amount`` with a hand that nobody has looked at."""
    found = interpolated([_mean(place) for place in range(len(THRESHOLDS))], shifted(options, amount))
    return corrected(found)


@cache
def _share(place: int, least: int) -> float:
    """The share of hands with a chance of ``least`` in 255ths at a threshold."""
    found = table()
    return 0.0 if found is None else sum(map(least.__le__, found.column(place))) / len(found.column(place))


def share_of_hands(options: Options, amount: float, enough: float) -> float:
    """The share of all hands that have a chance of ``enough`` to make ``amount``."""
    least = next((each for each in range(SCALE) if corrected(each / SCALE) >= enough), SCALE)
    shares = [_share(place, least) for place in range(len(THRESHOLDS))]
    return interpolated(shares, shifted(options, amount))
