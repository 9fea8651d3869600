"""Роспись: what a deal given up costs the declarer and brings the others (A7, decisions 30 to 35)."""

from collections.abc import Iterator

from thousand.cards.booking.case import Case
from thousand.cards.booking.doubling import penalty_factor
from thousand.cards.events import BookingEvent, WriteOffBooked, WriteOffPenalty, WriteOffShared
from thousand.cards.options import WriteOff

THIRD = 3
"""Every so-manieth write-off of a player costs a penalty besides, where the table plays it."""


def cost(rule: WriteOff, contract: int, write_offs: int) -> int:
    """What the declarer pays for his write-off number ``write_offs``, 0 where they are not counted.

    >>> cost(WriteOff(free=1), 120, 1), cost(WriteOff(free=1), 120, 2)
    (0, 120)
    """
    return 0 if rule.cost == "nothing" or 1 <= write_offs <= rule.free else contract


def share(rule: WriteOff, contract: int) -> int:
    """What each opponent gets; half a contract is rounded down to 5 (decision 31).

    >>> share(WriteOff(), 110), share(WriteOff(), 125), share(WriteOff(opponents=60), 200)
    (55, 60, 60)
    """
    return contract // 2 // 5 * 5 if rule.opponents == "half" else rule.opponents


def penalty(rule: WriteOff, write_offs: int) -> int:
    """What the write-off number ``write_offs`` of a player costs besides.

    >>> penalty(WriteOff(third_penalty=120), 2), penalty(WriteOff(third_penalty=120), 6)
    (0, 120)
    """
    return 0 if rule.third_penalty is None or write_offs % THIRD else rule.third_penalty


def books_write_off(case: Case) -> Iterator[BookingEvent]:
    """Роспись: the declarer pays, and each opponent who may gain gets his share."""
    if not case.result.written_off:
        return
    declarer = case.result.declarer
    paid = case.written(declarer)
    yield WriteOffBooked(declarer, case.factors[declarer], paid, case.score(declarer) + paid)
    for seat in case.defenders:
        amount = case.written(seat)
        if amount:
            yield WriteOffShared(seat, case.factors[seat], amount, case.score(seat) + amount)


def penalises_third(case: Case) -> Iterator[BookingEvent]:
    """Третья роспись: it costs a penalty besides; nothing on the barrel, where the score stands still."""
    rule, seat = case.options.write_off, case.result.declarer
    if rule is None or not case.result.written_off or case.sat(seat):
        return
    lost = penalty(rule, case.now[seat].write_offs) * penalty_factor(case.options, case.result)
    if lost:
        yield WriteOffPenalty(seat, lost, case.score(seat) - lost)
