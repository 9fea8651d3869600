"""While the solver is being loaded its bots play by rules of thumb, and are not kept waiting."""

from collections.abc import Iterator
from random import Random
from threading import Event, Thread

import pytest

from tests.solvers.cards.tables import moments
from thousand.bots.cards import judging, warming
from thousand.bots.cards.solving import COUNTING, SolvingBot
from thousand.bots.cards.steady import SteadyBot
from thousand.kernels.cards import cache


@pytest.fixture
def loading() -> Iterator[None]:
    """The solver is being loaded until the test is over."""
    done = Event()
    thread = Thread(target=done.wait)
    judging.waiting_for.append(thread)
    thread.start()
    yield
    done.set()
    thread.join()
    judging.waiting_for.remove(thread)


def test_rules_of_thumb_meanwhile(loading: None) -> None:
    assert judging.is_loading()
    for moment in [*moments("online", 3, 3)][::4]:
        steady = SteadyBot().choose(moment.view, moment.seen, Random(1))
        assert SolvingBot(COUNTING).choose(moment.view, moment.seen, Random(1)) == steady


def test_it_is_loaded_once() -> None:
    warming.begin()
    begun = [*judging.waiting_for]
    warming.begin()
    assert judging.waiting_for == begun
    begun[0].join()
    assert not judging.is_loading()
    assert not warming.is_cold()
    judging.waiting_for.clear()


def test_nothing_compiled_is_cold(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    assert warming.is_cold()
