"""Seats at a table, in the order of play."""

from collections.abc import Iterator
from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0; every text and every JSON object counts from 1."""


def seats(count: int) -> Iterator[Seat]:
    """All ``count`` seats in the order of play."""
    return map(Seat, range(count))


def after(seat: Seat, count: int, steps: int = 1) -> Seat:
    """The seat ``steps`` places clockwise from ``seat`` at a table of ``count``.

    >>> after(Seat(2), 3)
    0
    """
    return Seat((seat + steps) % count)
