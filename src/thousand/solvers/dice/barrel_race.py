"""The race of somebody on a barrel, from which one is knocked off, against all others.

Whoever is knocked off has to catch up with who did it: so it goes round in circles, and is settled over and
over until nothing changes. Two players in a race keep their entry scores and only change places.
"""

from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from thousand.solvers.dice.ground import Ground, Level
from thousand.solvers.dice.progress import Progress
from thousand.solvers.dice.settling import Heading, Live, TwoLevels

Array = Any
MOST_ROUNDS = 500
UNSETTLED = 0.5
"""The change that is taken for the one before the first round."""
LOOSE = 1e-3
"""Pairs of a round stand still when they change by no more than this share of the last round."""
PARTS = 8
"""Rivals race in so many groups of entry scores, apart from each other."""


class BarrelRace:
    """The pairs of ``on`` with somebody on a barrel."""

    def __init__(self, on: Ground, pool: ThreadPoolExecutor) -> None:
        self.on, self.pool = on, pool
        self.sitters = slice(*on.barrels)
        self.groups = _groups(on)

    def run(self, still: float, among: Array) -> Generator[Progress, None, None]:
        """Settle the race ``among`` those statuses until a round changes nothing by more than ``still``."""
        if self.sitters.start == self.sitters.stop:
            return
        heading, heats = Heading(self.on.values[self.sitters]), self._heats(among)
        change = UNSETTLED
        for _ in range(MOST_ROUNDS):
            enough = max(still, change * LOOSE)
            change = max(self._settle(group, heat, enough) for heat in heats for group in self.groups)
            yield Progress(0.0, change, self.on.values)
            if change <= still:
                break
            heading.go_on()

    def _heats(self, among: Array) -> Sequence[Live]:
        """The pairs of a sitter and a rival: first rivals who entered lower, then the others.

        So each heat looks back at the other one alone.
        """
        sitters, entries = self.sitters, self.on.entries
        moving = self.on.live[sitters] & among[sitters, None] & among
        waiting = self.on.live[:, sitters] & among[:, None] & among[sitters]
        lower = entries < entries[sitters, None]
        return (moving & lower, waiting & lower.T), (moving & ~lower, waiting & ~lower.T)

    def _settle(self, group: Sequence[Sequence[Level]], live: Live, still: float) -> float:
        """Settle parts of a group apart, the highest rivals first; by how much first passes changed them."""
        sitters = self.sitters.start, self.sitters.stop

        def work(levels: Sequence[Level]) -> float:
            change = 0.0
            for level in levels:
                rivals = slice(*level)
                two = TwoLevels(self.on, sitters, level, (live[0][:, rivals], live[1][rivals]))
                change = max(change, two.settle(still, Heading(two.part)).first)
            return change

        return max(self.pool.map(work, group))


def _groups(on: Ground) -> Sequence[Sequence[Sequence[Level]]]:
    """The levels of those who have entered, in parts by entry score; after them those of the others."""
    known = np.unique(on.entries[: on.levels[-1][1]])
    entered = [part for part in np.array_split(known[known > 0], PARTS) if len(part)]
    return [
        [_levels(on, part[0], part[-1]) for part in group] for group in (entered, [known[:1]]) if len(group)
    ]


def _levels(on: Ground, least: int, most: int) -> Sequence[Level]:
    """The parts of all levels with such entry scores."""
    parts = [
        (
            first + int((on.entries[first:beyond] < least).sum()),
            first + int((on.entries[first:beyond] <= most).sum()),
        )
        for first, beyond in on.levels
    ]
    return [part for part in parts if part[0] < part[1]]
