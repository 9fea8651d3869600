"""What pairs of statuses are settled on: their values, and what the rules say about each score."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice.arrays import Tables, tables
from thousand.kernels.dice.compiled import Compiled
from thousand.solvers.dice.one_player import within
from thousand.solvers.running import finished

Array = Any
Level = tuple[int, int]
"""The statuses of one score: from the first number up to the second."""


class Ground(NamedTuple):
    """What is settled: ``values[x, y]`` is the chance of ``y``, about to move against ``x``."""

    tables: Tables
    levels: Sequence[Level]
    entries: Array
    """The entry score of each status, 0 where it does not matter."""
    further: Array
    """By status, the nearest one that points lead to which may be banked, where any may."""
    chances: Array
    """By status, how often a turn wins that can end in nothing else but a bust; -1 where others can."""
    shapes: Array
    """By status, the number of the shape of its turns: where they may end, and whom that moves."""
    live: Array
    values: Array

    @property
    def barrels(self) -> Level:
        """Those who can be knocked off, and whoever is between."""
        count = self.levels[-1][1]
        sitters = np.flatnonzero(self.tables.knocked_off[:count] != np.arange(count))
        return (int(sitters[0]), int(sitters[-1]) + 1) if len(sitters) else (0, 0)

    @property
    def keeps_points(self) -> bool:
        """Whether nobody loses points but who is knocked off a barrel."""
        t, count = self.tables, self.levels[-1][1]
        depths = np.repeat(np.arange(len(self.levels)), [beyond - first for first, beyond in self.levels])
        movers = np.repeat(np.arange(count), np.diff(t.first))
        rises = depths[np.maximum(t.own, 0)] <= depths[movers]
        busts = depths[t.busts] <= depths
        overtaken = t.overtaken[:count] == np.arange(count)
        return bool(rises[t.own >= 0].all() and busts.all() and overtaken.all())


def ground(rules: Compiled, live: Array, values: Array) -> Ground:
    """The pairs of ``rules``."""
    numbers = range(len(rules.accounts))
    same_scores = [list(same) for _, same in groupby(numbers, lambda number: rules.accounts[number].score)]
    entries = np.zeros(len(live), np.int32)
    entries[: len(numbers)] = [account.entry or 0 for account in rules.accounts]
    levels = [(same[0], same[-1] + 1) for same in same_scores]
    t = tables(rules)
    return Ground(t, levels, entries, _further(t), _chances(rules, t), _shapes(t), live, values)


def _further(t: Tables) -> Array:
    rows = [t.own[first:beyond] for first, beyond in pairwise(t.first)]
    onward = ((row >= 0) & (row != at) for at, row in enumerate(rows))
    return np.array(
        [row[some][0] if some.any() else at for at, (row, some) in enumerate(zip(rows, onward, strict=True))]
    )


def _chances(rules: Compiled, t: Tables) -> Array:
    ends = np.maximum.reduceat(t.own, t.first[:-1]) >= 0
    return np.where(ends | (t.busts[0] != t.busts[1]), -1, finished(within(rules, 1))[1])


def _shapes(t: Tables) -> Array:
    kinds = np.minimum(t.own, 0), t.marks, t.passed_from, t.passed_to, t.seized_from, t.seized_to
    known: dict[bytes, int] = {}
    return np.array(
        [
            known.setdefault(
                b"".join(kind[first:beyond].tobytes() for kind in kinds) + bytes([way]), len(known)
            )
            for (first, beyond), way in zip(pairwise(t.first), t.keeping, strict=True)
        ]
    )
