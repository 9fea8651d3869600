"""Удвоение: the points of a golden or blind deal count twice, once the contract is tested (A8, 79)."""

from thousand.cards.options import Options
from thousand.cards.state import DealResult
from thousand.core.seats import Seat


def factor(options: Options, result: DealResult, seat: Seat) -> int:
    """What the points of ``seat`` are multiplied by: golden for all, blind for all or the declarer."""
    if result.golden:
        return 2
    if not result.blind or options.blind is None:
        return 1
    return 2 if options.blind.doubles == "all" or seat == result.declarer else 1


def penalty_factor(options: Options, result: DealResult) -> int:
    """By how much bolts and penalties are multiplied: only in a golden round of some tables (A11)."""
    if not result.golden or options.golden is None:
        return 1
    return 2 if options.golden.penalties else 1
