"""Вовремя: as much of what is to be looked at as there is time for.

Hardly ever time runs short. It is processor time that is counted, so that other work on the machine changes
nothing.
"""

from collections.abc import Callable
from time import thread_time
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.kernels.cards.jit import Ints

Marks = NDArray[np.bool_]
Weights = NDArray[np.float64]

TICK: Final = 1e-6
"""Seconds that have passed at least: clocks are coarse."""
PARTS: Final = 64
"""Many worlds are looked at in so many parts."""
SPREAD: Final = 27
"""The next world belongs to the part so many further on, so that a few parts in a row are evenly spread."""
MORE: Final = 3
"""At most so many times as many parts as before are looked at next."""


class Watch:
    """Knows from what has been done how much more there is time for."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._began, self._done = seconds, thread_time(), 0

    def did(self, number: int) -> None:
        """So many have been looked at."""
        self._done += number

    def fits(self) -> int:
        """So many more may be, if they take as long as those before; below 0: the time is up."""
        return int(self._done * (self._seconds / max(thread_time() - self._began, TICK) - 1.0))


def in_time(rows: Ints, ask: Callable[[Ints], Ints], seconds: float) -> tuple[Ints, Marks]:
    """What ``ask`` finds for ``rows``, and which of them there was time for; 0 for the others."""
    watch, part_of = Watch(seconds), np.arange(len(rows)) * SPREAD % PARTS
    done, more = 0, 1
    answers: list[tuple[Marks, Ints]] = []
    while more > 0:
        marks = (part_of >= done) & (part_of < done + more)
        answers.append((marks, ask(np.ascontiguousarray(rows[marks]))))
        done += more
        watch.did(more)
        more = min(MORE * done, PARTS - done, watch.fits())
    found = np.zeros((len(rows), answers[0][1].shape[1]), np.int64)
    for marks, each in answers:
        found[marks] = each
    return found, part_of < done


def shares(weights: Weights, looked: Marks) -> Weights:
    """The weights of the worlds that were looked at, which are all there are; they add up to 1."""
    kept = np.where(looked, weights, 0.0)
    return kept / kept.sum()
