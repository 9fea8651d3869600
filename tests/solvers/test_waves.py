"""Pairs are gone through from high to low by threads that wait only for what they need."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from threading import Event

from thousand.solvers.dice.waves import in_order


def test_a_pair_waits_for_those_before_it() -> None:
    done: set[tuple[int, int]] = set()

    def work(one: int, other: int) -> bool:
        before = {(one - 1, other), (one, other - 1)}
        ready = all(low < 0 or low > high or (low, high) in done for low, high in before)
        done.add((one, other))
        return ready

    with ThreadPoolExecutor(3) as pool:
        waves = list(in_order(pool, 9, work))
    assert [len(wave) for wave in waves] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 4, 4, 3, 3, 2, 2, 1, 1]
    assert all(map(all, waves))
    assert len(done) == 45


def test_what_has_not_begun_is_dropped_when_nobody_goes_on() -> None:
    begun, go_on = list[tuple[int, int]](), Event()

    def work(one: int, other: int) -> None:
        begun.append((one, other))
        if (one, other) != (0, 0):
            go_on.wait()

    with ThreadPoolExecutor(1) as pool:
        with closing(in_order(pool, 9, work)) as waves:
            next(waves)
        go_on.set()
    assert len(begun) <= 2
