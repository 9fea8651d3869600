"""Вист: each defender is written what he took, whether the contract was made or not (decision 52)."""

from collections.abc import Iterator

from thousand.cards.booking.case import Case
from thousand.cards.events import BookingEvent, DefenceBooked


def books_defence(case: Case) -> Iterator[BookingEvent]:
    """Вист: the defenders' points, their own marriages included, are written as the table rounds them."""
    if case.result.written_off:
        return
    for seat in case.defenders:
        amount = case.written(seat)
        yield DefenceBooked(
            seat,
            points=case.result.points[seat],
            factor=case.factors[seat],
            amount=amount,
            score=case.score(seat) + amount,
        )
