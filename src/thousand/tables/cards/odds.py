"""Шансы за столом: how often a contract is made of which open cards promise so much.

It costs defenders more than the declarer not to see the cards, the less so the more he has to make.
"""

from collections.abc import Sequence
from typing import Final

from thousand.cards.booking.contract import needed
from thousand.cards.options import Options

ODDS: Final = 1.8
"""By how much the odds of a contract of 100 are better at the table than with all cards open.

Found by ``python -m benchmarks.bench_cards_reliability``, as is the next.
"""
HALVED: Final = 45.0
"""By so many points a contract is higher for which this is half as much."""
LOWEST: Final = 100


def made(promised: float, amount: float) -> float:
    """The share of contracts of ``amount`` that are made, of those that open cards promise so much.

    >>> [round(made(promised, 145), 3) for promised in (0.0, 0.5, 1.0)], round(made(0.5, 100), 3)
    ([0.0, 0.474, 1.0], 0.643)
    """
    odds = ODDS * 0.5 ** ((amount - LOWEST) / HALVED)
    return odds * promised / (1.0 + (odds - 1.0) * promised)


def made_with(options: Options, values: Sequence[int], amount: int) -> float:
    """How often ``amount`` is made in deals that bring the declarer ``values`` with open cards."""
    return made(share(values, needed(options, amount)), amount)


def share(values: Sequence[int], need: int) -> float:
    """How many of ``values`` are enough.

    >>> share([80, 100, 120, 140], 100)
    0.75
    """
    return sum(value >= need for value in values) / len(values)
