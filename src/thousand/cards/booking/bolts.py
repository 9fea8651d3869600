"""Болты: a deal that brings a player nothing is marked; so many marks cost a penalty (decisions 53 to 57)."""

from collections.abc import Iterator

from thousand.cards.booking.case import Case
from thousand.cards.booking.doubling import penalty_factor
from thousand.cards.events import BoltMarked, BoltPenalty, BoltsCleared, BookingEvent
from thousand.cards.options import Bolts


def is_empty(rule: Bolts, points: int, tricks: int) -> bool:
    """Whether a deal with so many points and tricks brought nothing: no trick, or no points (decision 53).

    >>> is_empty(Bolts(), 0, 1), is_empty(Bolts(nothing="points"), 0, 1)
    (False, True)
    """
    return not (tricks if rule.nothing == "tricks" else points)


def marks_bolts(case: Case) -> Iterator[BookingEvent]:
    """Болты: each player with nothing is marked, where the table spares the declarer all but him.

    Marks neither come nor go on the barrel and in a deal written off (A7, A16).
    """
    rule, result = case.options.bolts, case.result
    if rule is None or result.written_off:
        return
    for seat in case.players:
        bolts = case.now[seat].bolts
        if case.sat(seat):
            continue
        if not is_empty(rule, result.points[seat], result.tricks[seat]):
            if rule.in_row and bolts:
                yield BoltsCleared(seat)
        elif rule.declarer or seat != result.declarer:
            yield BoltMarked(seat, bolts + penalty_factor(case.options, result))


def pays_for_bolts(case: Case) -> Iterator[BookingEvent]:
    """Штраф за болты: the last mark of a set costs the penalty, and the marks go to 0 (decision 55, A11)."""
    rule = case.options.bolts
    if rule is None:
        return
    lost = rule.penalty * penalty_factor(case.options, case.result)
    for seat in case.players:
        if case.now[seat].bolts >= rule.limit:
            yield BoltPenalty(seat, lost, case.score(seat) - lost)
