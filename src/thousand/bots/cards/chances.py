"""Вероятность заказа: the chance to make a contract, for a hand of seven cards before the talon is known.

The shipped table tells it for open cards under ``classic``. Here it is put right in two ways: for other rules
of play by what they were measured to change, and what the table promises is drawn to the share of such
contracts that was made when bots played them.
"""

from functools import cache
from math import comb

from thousand.cards.booking.contract import needed
from thousand.cards.deck import ACES, Hand, known
from thousand.cards.options import Options
from thousand.core.errors import CodedError
from thousand.tables.cards.bids import HAND, BidTable, bid_table
from thousand.tables.cards.odds import made

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
    return made(promised, amount)


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


def shifted(options: Options, amount: float) -> float:
    """The contract that is as hard under ``classic`` as ``amount`` is under ``options``."""
    points = needed(options, round(amount)) + amount - round(amount)
    return points - BEATING * options.play.beat
