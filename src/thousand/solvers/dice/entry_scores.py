"""Pairs that differ in nothing but entry scores: what some of them are worth tells where the others begin.

An entry score counts for nothing until its owner is knocked off the barrel. So what a pair is worth depends
on entry scores only by what being knocked off is worth to either player, and nearly as a polynomial does; in
the race of a rival against somebody on the barrel it is in proportion to that.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.polynomial.chebyshev import chebvander

from thousand.solvers.dice.ground import Ground, Level

Array = Any
SAMPLES = 12
"""So many entry scores of a level are settled before the others."""
FEW = 2 * SAMPLES
"""Levels with fewer statuses are settled at once."""
DEGREE = 6
LEAST = 1e-9
"""Parts of the samples that are smaller than this share of the largest tell nothing."""


def are_all(on: Ground) -> bool:
    """Whether nothing but entry scores tells statuses of one score apart, and all who sit share a score.

    So it must be from the least entry score up at each score of those who have entered.
    """
    first, beyond = on.barrels
    levels = [on.entries[slice(*level)] for level in on.levels]
    rise = all((np.diff(entries) > 0).all() and entries[0] in (0, on.entries[first]) for entries in levels)
    return rise and beyond - first >= FEW and (first, beyond) in on.levels


class Foretold(NamedTuple):
    """The pairs of two levels: ``basis[pair]`` are the terms of the polynomial that is fitted to some."""

    basis: Array
    samples: Array
    """Whether a pair is one to tell the others from."""

    def all_from(self, known: Array) -> Array:
        """What is known at the samples, of all pairs."""
        terms = np.linalg.lstsq(self.basis[self.samples], known[self.samples], rcond=LEAST)[0]
        return self.basis @ terms


class EntryScores:
    """The entry scores of ``on``, by number; ``falls[i, j]`` is what being knocked off by j is worth to i."""

    def __init__(self, on: Ground) -> None:
        first, beyond = on.barrels
        self.on, self.sitters = on, np.arange(first, beyond)
        self.fallen = on.tables.knocked_off[first:beyond]
        count = on.levels[-1][1]
        self.entered = np.flatnonzero(on.entries[:count])
        self.numbers = np.searchsorted(on.entries[first:beyond], on.entries[:count])
        self.basis = np.empty(0)

    def tell_race(self) -> None:
        """Tell the race from that of the two who entered lowest.

        A rival is worth as much as he knocks the other one off in time times what that is worth.
        """
        values, sitters = self.on.values, self.sitters
        lowest = [first for first, _ in self.on.levels]
        in_time = values[sitters[0], lowest] / (1 - values[sitters[0], self.fallen[0]])
        in_time = np.repeat(in_time, [beyond - first for first, beyond in self.on.levels])
        one, other = in_time[self.fallen][:, None], in_time[self.fallen]
        falls = one * (1 - other) / (1 - one * other)
        rivals = self.entered
        told = in_time[rivals] * (1 - falls[:, self.numbers[rivals]])
        places = np.ix_(sitters, rivals)
        values[places] = np.where(self.on.live.T[places], told, values[places])

    def watch_falls(self) -> None:
        """The race is settled: from now on two levels can be foretold."""
        falls = self.on.values[np.ix_(self.sitters, self.fallen)].T
        one, other = (chebvander(2 * each - 1, DEGREE) for each in (falls, falls.T))
        terms = [(i, j) for i in range(DEGREE + 1) for j in range(DEGREE + 1 - i)]
        self.basis = np.stack([one[..., i] * other[..., j] for i, j in terms], axis=-1)

    def foretold(self, one: Level, other: Level, live: Array) -> Foretold | None:
        """How the ``live`` pairs of two levels are told from some; None if they are too few."""
        if min(one[1] - one[0], other[1] - other[0]) < FEW:
            return None
        basis = self.basis[np.ix_(self.numbers[slice(*one)], self.numbers[slice(*other)])]
        return Foretold(basis, live & self._samples(one)[:, None] & self._samples(other))

    def _samples(self, level: Level) -> Array:
        """Which statuses of ``level`` are samples: more of them where falls are shortest or longest."""
        count = level[1] - level[0]
        places = (1 - np.cos(np.linspace(0, np.pi, SAMPLES))) * (count - 1) / 2
        by_fall = np.argsort(self.fallen[self.numbers[slice(*level)]])
        return np.isin(np.arange(count), by_fall[places.round().astype(int)])
