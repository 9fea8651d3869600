"""Bots of cards look at all there is to look at, however slow or busy the machine is."""

import pytest

from thousand.solvers.cards import timely


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the same question has the same answer."""
    monkeypatch.setattr(timely, "thread_time", lambda: 0.0)
