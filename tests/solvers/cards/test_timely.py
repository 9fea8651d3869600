"""As many worlds as there is time for, by a clock that only the worlds move on."""

import numpy as np
import pytest

from thousand.kernels.cards.jit import Ints
from thousand.solvers.cards import timely
from thousand.solvers.cards.timely import PARTS, in_time, shares

EACH = 0.0005
"""Seconds that a world takes."""


class Clock:
    """Stands still but for the worlds that are looked at."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def look(self, some: Ints) -> Ints:
        """What the worlds hold, after the time they take."""
        self.seconds += EACH * len(some)
        return some


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(timely, "thread_time", lambda: found.seconds)
    return found


@pytest.mark.parametrize("number", [1, 50, 3_432])
def test_all_worlds_are_looked_at_where_there_is_time(clock: Clock, number: int) -> None:
    rows = np.arange(number)[:, None]
    found, looked = in_time(rows, clock.look, 100.0)
    assert looked.all()
    assert (found == rows).all()


def test_one_part_is_looked_at_however_short_the_time_is(clock: Clock) -> None:
    rows = np.arange(1, 500)[:, None]
    found, looked = in_time(rows, clock.look, 0.0)
    assert np.flatnonzero(looked).tolist() == [*range(0, 499, PARTS)]
    assert ((found != 0)[:, 0] == looked).all()


def test_what_is_begun_ends_in_time_and_is_evenly_spread(clock: Clock) -> None:
    rows = np.arange(1, 2_001)[:, None]
    _, looked = in_time(rows, clock.look, 0.1)
    assert clock.seconds <= 0.1
    assert 100 <= looked.sum() <= 200
    assert np.diff(np.flatnonzero(looked)).max() < 60


def test_what_was_looked_at_stands_for_all() -> None:
    weights, looked = np.array([0.2, 0.5, 0.3]), np.array([True, False, True])
    assert shares(weights, looked).tolist() == pytest.approx([0.4, 0.0, 0.6])
