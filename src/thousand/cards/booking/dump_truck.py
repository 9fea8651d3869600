"""Самосвал: who stands at exactly one of the amounts when a deal is booked goes to 0 (decision 60)."""

from collections.abc import Iterator

from thousand.cards.booking.case import Case
from thousand.cards.booking.golden import is_over
from thousand.cards.events import BookingEvent, DumpTruck
from thousand.cards.options import Dump


def strikes(rule: Dump, score: int) -> bool:
    """Whether ``score`` is dumped.

    >>> strikes(Dump(), -555), strikes(Dump(), 560)
    (True, False)
    """
    return score in rule.at


def dumps(case: Case) -> Iterator[BookingEvent]:
    """Самосвал: any seat, however it came there; off in a golden round until its last deal (A17)."""
    rule = case.options.dump
    if rule is None or (case.golden is not None and not is_over(case.golden, len(case.now))):
        return
    for seat in case.seats:
        if strikes(rule, case.score(seat)):
            yield DumpTruck(seat, case.score(seat))
