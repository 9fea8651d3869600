"""Two players where the turns of all pairs take too much room to be written down: pairs settled one by one.

From both players high to both low, every two scores are gone over until the pairs of statuses with these
scores stand still; what their turns lead to has been settled by then, unless somebody loses points. Where
only those lose them who are knocked off a barrel, one thing alone goes round in circles: the race of somebody
on a barrel against all others. It is settled before, and then one descent settles the whole game. So entry
scores, which never change, cost no more than the pairs they make. Under other rules descents follow until
nothing changes.
"""

from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import numpy as np

from thousand.solvers.dice.barrel_race import BarrelRace
from thousand.solvers.dice.entry_scores import EntryScores, are_all
from thousand.solvers.dice.ground import Ground, Level
from thousand.solvers.dice.progress import Progress
from thousand.solvers.dice.settling import SLOWEST, Heading, Live, Settled, TwoLevels
from thousand.solvers.dice.waves import in_order

Array = Any
UNKNOWN = 0.5
"""What every pair is worth before it has been looked at."""

MOST_ROUNDS = 2_000
STILL = 0.5
"""Pairs stand still when they change by no more than this share of what is allowed in the end."""


class Descent:
    """Settles the values of ``on`` in place."""

    def __init__(self, on: Ground, pool: ThreadPoolExecutor) -> None:
        self.on, self.pool = on, pool
        self.race = BarrelRace(on, pool)
        self.entry_scores = EntryScores(on) if are_all(on) else None

    def run(self, goal: float) -> Generator[Progress, None, float]:
        """Descend until no turn lacks more than ``goal`` of the best one; by how much at most."""
        lack, is_enough = np.inf, self.on.keeps_points
        for _ in range(MOST_ROUNDS):
            yield from self._begin(goal * STILL)
            change = yield from self._descend(goal * STILL)
            lack = change.last if is_enough else change.first
            if lack <= goal:
                break
        return lack

    def _begin(self, still: float) -> Generator[Progress, None, None]:
        """Settle the race: that of the lowest entry scores first, where it tells the others."""
        entries, scores = self.on.entries, self.entry_scores
        if scores is not None:
            yield from self.race.run(still, entries == entries[self.on.barrels[0]])
            scores.tell_race()
        yield from self.race.run(still, np.ones_like(entries, np.bool_))
        if scores is not None:
            scores.watch_falls()

    def _descend(self, still: float) -> Generator[Progress, None, Settled]:
        """Settle all pairs once; by how much passes changed them.

        What the race has left is looked back at: there the first pass counts, too.
        """
        levels, barrels = self.on.levels, self.on.barrels
        change, done, count = Settled(0.0, 0.0), 0, levels[-1][1]

        def work(one: int, other: int) -> tuple[int, Settled]:
            found = self._settle(levels[one], levels[other], still)
            if barrels[0] <= levels[one][0] < barrels[1]:
                found = Settled(found.first, found.first + found.last)
            return _pairs(levels[one], levels[other]), found

        with closing(in_order(self.pool, len(levels), work)) as settled:
            for wave in settled:
                done += sum(pairs for pairs, _ in wave)
                change = Settled(*map(max, zip(change, *(found for _, found in wave), strict=True)))
                yield Progress(done / count**2, change.first, self.on.values)
        return change

    def _settle(self, one: Level, other: Level, still: float) -> Settled:
        """Go over two levels until they stand still."""
        live = self.on.live[slice(*one), slice(*other)], self.on.live[slice(*other), slice(*one)]
        two = TwoLevels(self.on, one, other, live)
        share = self._guess(one, other, live, still) if (two.part == UNKNOWN).all() else None
        return two.settle(still, Heading(two.part, share))

    def _guess(self, one: Level, other: Level, live: Live, still: float) -> Array | None:
        """Begin two levels; what share of a difference a pass hands on, if that is known.

        They begin where the parabola through the worth of those a little further on leads; how far that is
        off, pairs with a few entry scores tell, which are settled from there.
        """
        self._go_on_from_further(slice(*one), slice(*other))
        foretold = self.entry_scores and self.entry_scores.foretold(one, other, live[0] & live[1].T)
        if not foretold:
            return None
        samples = foretold.samples
        two = TwoLevels(self.on, one, other, (live[0] & samples, live[1] & samples.T))
        heading, guess = Heading(two.part), two.part.copy()
        two.settle(still, heading)
        two.part[:] = (guess + foretold.all_from(two.part - guess)).clip(0, 1)
        return None if heading.share is None else foretold.all_from(heading.share).clip(0, SLOWEST)

    def _go_on_from_further(self, one: slice, other: slice) -> None:
        values, further = self.on.values, self.on.further
        for movers, waiting in ((one, other), (other, one)):
            near = further[movers]
            middle = further[near]
            far = further[middle]
            guess = 3 * (values[waiting, near] - values[waiting, middle]) + values[waiting, far]
            values[waiting, movers] = np.clip(guess, 0, 1)


def _pairs(one: Level, other: Level) -> int:
    return (one[1] - one[0]) * (other[1] - other[0]) * (1 if one == other else 2)
