"""Seats go round."""

from typing import Any

import pytest

from thousand.core.seats import Seat, after, seats


@pytest.mark.parametrize(
    ("seat", "count", "steps", "expected"),
    [(0, 3, 1, 1), (2, 3, 1, 0), (1, 4, 2, 3), (3, 4, 4, 3), (0, 2, -1, 1)],
)
def test_the_seat_after(seat: int, count: int, steps: int, expected: Any) -> None:
    assert after(Seat(seat), count, steps) == expected


def test_all_seats_in_order() -> None:
    assert list(seats(4)) == [0, 1, 2, 3]
