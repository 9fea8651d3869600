"""Two players where the turns of all pairs take too much room to be written down: pairs settled one by one.

From both players high to both low, every two scores are gone over until the pairs of statuses with these
scores stand still; what their turns lead to has been settled by then, unless somebody loses points. Where
only those lose them who are knocked off a barrel, one thing alone goes round in circles: the race of somebody
on a barrel against all others. It is settled before, over and over, and then one descent settles the whole
game. So entry scores, which never change, cost no more than the pairs they make. Under other rules descents
follow until nothing changes.
"""

from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice import pairs
from thousand.kernels.dice.arrays import LANES, Tables, tables
from thousand.kernels.dice.blocks import Block, Room, room
from thousand.kernels.dice.compiled import Compiled
from thousand.solvers.dice.one_player import within
from thousand.solvers.dice.progress import Progress
from thousand.solvers.dice.waves import waves
from thousand.solvers.running import finished

Array = Any
UNKNOWN = 0.5
"""What every pair is worth before it has been looked at."""
Level = tuple[int, int]
"""The statuses of one score: from the first number up to the second."""

MOST_ROUNDS = 2_000
MOST_PASSES = 500
STILL = 0.5
"""Pairs stand still when they change by no more than this share of what is allowed in the end."""
LOOSE = 1e-3
"""While the race goes on, pairs stand still when they change by no more than this share of the last round."""
CLOSE = 1e-8
"""So close to their end, pairs are put there and left; whether it was the end the next descent sees."""
SMALL = 1e-11
"""Steps too small to tell from rounding where they head."""
SLOWEST = 0.99
"""Passes that hand on a larger share of a difference are not followed to their end."""


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
    live: Array
    values: Array


def ground(rules: Compiled, live: Array, values: Array) -> Ground:
    """The pairs of ``rules``."""
    numbers = range(len(rules.accounts))
    same_scores = [list(same) for _, same in groupby(numbers, lambda number: rules.accounts[number].score)]
    entries = np.zeros(len(live), np.int32)
    entries[: len(numbers)] = [account.entry or 0 for account in rules.accounts]
    levels = [(same[0], same[-1] + 1) for same in same_scores]
    t = tables(rules)
    return Ground(t, levels, entries, _further(t), _chances(rules, t), live, values)


def _further(t: Tables) -> Array:
    rows = [t.own[first:beyond] for first, beyond in pairwise(t.first)]
    onward = ((row >= 0) & (row != at) for at, row in enumerate(rows))
    return np.array(
        [row[some][0] if some.any() else at for at, (row, some) in enumerate(zip(rows, onward, strict=True))]
    )


def _chances(rules: Compiled, t: Tables) -> Array:
    ends = np.maximum.reduceat(t.own, t.first[:-1]) >= 0
    return np.where(ends | (t.busts[0] != t.busts[1]), -1, finished(within(rules, 1))[1])


Live = tuple[Array, Array]
"""Which pairs of two levels are settled, the first one moving and the second one moving."""


class Descent:
    """Settles the values of ``on`` in place."""

    def __init__(self, on: Ground, pool: ThreadPoolExecutor) -> None:
        self.on, self.pool = on, pool

    def run(self, goal: float) -> Generator[Progress, None, float]:
        """Descend until a first pass over all pairs changes nothing by more than ``goal``; by how much."""
        change = np.inf
        for _ in range(MOST_ROUNDS):
            yield from self._race(goal * STILL)
            change = yield from self._descend(goal * STILL)
            if change <= goal:
                break
        return change

    def _race(self, still: float) -> Generator[Progress, None, None]:
        """Settle the pairs with somebody on a barrel from which one is knocked off."""
        first, last = self._barrels()
        if first == last:
            return
        sitters = [(number, min(number + LANES, last)) for number in range(first, last, LANES)]
        heading, heats, change = Heading(self.on.values[first:last]), self._heats(), UNKNOWN
        for _ in range(MOST_PASSES):
            enough = max(still, change * LOOSE)
            change = max(
                self._settle([(some, level) for some in sitters], heat, enough, enough)
                for heat in heats
                for level in self.on.levels
            )
            yield Progress(0.0, change, self.on.values)
            if change <= still:
                break
            heading.go_on()

    def _barrels(self) -> Level:
        """Those who can be knocked off, and whoever is between."""
        count = self.on.levels[-1][1]
        sitters = np.flatnonzero(self.on.tables.knocked_off[:count] != np.arange(count))
        return (int(sitters[0]), int(sitters[-1]) + 1) if len(sitters) else (0, 0)

    def _heats(self) -> Sequence[Live]:
        """The pairs of somebody on a barrel and a rival: first rivals who entered lower, then the others.

        Two players in a race keep their entry scores and only change places, so each heat looks back at the
        other one alone.
        """
        live, entries = self.on.live, self.on.entries
        higher, lower = entries[:, None] > entries, entries[:, None] < entries
        return (live & higher, live & lower), (live & ~higher, live & ~lower)

    def _descend(self, still: float) -> Generator[Progress, None, float]:
        """Settle all pairs once; by how much first passes changed them."""
        change, done, count = 0.0, 0, self.on.levels[-1][1]
        for wave in waves(len(self.on.levels)):
            pairs_of_levels = [(self.on.levels[one], self.on.levels[other]) for one, other in wave]
            change = max(change, self._settle(pairs_of_levels, (self.on.live, self.on.live), still, CLOSE))
            done += sum(map(_pairs, pairs_of_levels))
            yield Progress(done / count**2, change, self.on.values)
        return change

    def _settle(self, wave: Sequence[tuple[Level, Level]], live: Live, still: float, close: float) -> float:
        def work(two: tuple[Level, Level]) -> float:
            return self._settle_two(*two, live, still, close)

        return max(self.pool.map(work, wave))

    def _settle_two(self, one: Level, other: Level, live: Live, still: float, close: float) -> float:
        """Go over two levels until they stand still; by how much the first pass changed them."""
        part = self.on.values[slice(*one), slice(*other)]
        if (part == UNKNOWN).all():
            self._guess(slice(*one), slice(*other))
        heading, for_turns = Heading(part), room(self.on.tables)
        first = change = self._pass(one, other, live, for_turns)
        for _ in range(MOST_PASSES):
            if change <= still:
                break
            if heading.go_on() and change <= close:
                self._improve(one, other, live[0], for_turns)
                break
            change = self._pass(one, other, live, for_turns)
        return first

    def _guess(self, one: slice, other: slice) -> None:
        """Begin two levels where the parabola through the worth of those a little further on leads."""
        values, further = self.on.values, self.on.further
        for movers, waiting in ((one, other), (other, one)):
            near = further[movers]
            middle = further[near]
            far = further[middle]
            guess = 3 * (values[waiting, near] - values[waiting, middle]) + values[waiting, far]
            values[waiting, movers] = np.clip(guess, 0, 1)

    def _pass(self, one: Level, other: Level, live: Live, for_turns: Room) -> float:
        """Let both levels move against each other, the second one last."""
        change = self._improve(one, other, live[0], for_turns)
        return change if one == other else max(change, self._improve(other, one, live[1], for_turns))

    def _improve(self, movers: Level, others: Level, live: Array, for_turns: Room) -> float:
        if self.on.chances[slice(*movers)].min() >= 0:
            return self._win_or_bust(slice(*movers), slice(*others), live)
        t, values = self.on.tables, self.on.values
        last = len(values) - LANES
        blocks = (Block(*movers, min(b0, last), min(b0 + LANES, others[1])) for b0 in range(*others, LANES))
        return max(pairs.improve(t, values, block, live, for_turns) for block in blocks)

    def _win_or_bust(self, movers: slice, others: slice, live: Array) -> float:
        """Improve a level whose turns win or bust: whatever a bust is worth, the best wins most often."""
        values, chances = self.on.values, self.on.chances[movers]
        busts = 1 - values[self.on.tables.busts[0, movers], others]
        found, part = (chances + (1 - chances) * busts.T), values[others, movers]
        lack = np.where(live[movers, others].T, found - part, 0)
        part += lack
        return float(abs(lack).max())


def _pairs(two: tuple[Level, Level]) -> int:
    one, other = two
    return (one[1] - one[0]) * (other[1] - other[0]) * (1 if one == other else 2)


class Heading:
    """Watches ``part`` of the values, and after each pass puts it where it is heading (the secant method)."""

    def __init__(self, part: Array) -> None:
        self.part, self.began = part, part.copy()
        self.before: tuple[Array, Array] | None = None

    def go_on(self) -> bool:
        """A pass has been made; whether it could be told by it and the one before where they head."""
        came, before = self.part.copy(), self.before
        if before is not None:
            self.part[:] = limit(*before, self.began, came)
        self.before, self.began = (self.began, came), self.part.copy()
        return before is not None


def limit(began: Array, came: Array, begins: Array, comes: Array) -> Array:
    """Where chances stand still of which one pass made ``came`` out of ``began``, another ``comes``."""
    steps = begins - began
    share = np.divide(comes - came, steps, out=np.ones_like(steps), where=abs(steps) > SMALL)
    far = np.divide(share, 1 - share, out=np.zeros_like(share), where=abs(share) < SLOWEST)
    return np.clip(comes + (comes - begins) * far, 0, 1)
