"""Крест: so many falls from the barrel take the whole score, and their marks go (A14, decision 74)."""

from collections.abc import Iterator

from thousand.cards.booking.case import Case
from thousand.cards.events import BookingEvent, FallsReset


def is_last(limit: int | None, falls: int) -> bool:
    """Whether so many falls are the last allowed; ``limit`` None: they are not counted.

    >>> is_last(3, 2), is_last(3, 3), is_last(None, 3)
    (False, True, False)
    """
    return limit is not None and falls >= limit


def reset_by_falls(case: Case) -> Iterator[BookingEvent]:
    """Третья бочка: the last mark of a set sets the score to 0, whatever the fall itself cost."""
    barrel = case.options.barrel
    if barrel is None:
        return
    for seat in case.seats:
        if is_last(barrel.falls, case.now[seat].falls):
            yield FallsReset(seat, case.score(seat))
