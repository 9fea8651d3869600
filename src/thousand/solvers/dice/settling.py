"""Pairs with two scores are gone over until they stand still: passes, each put where the last ones head."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice.blocks import Room, room
from thousand.kernels.dice.pairs import improve_alike
from thousand.solvers.dice.ground import Ground, Level

Array = Any
Live = tuple[Array, Array]
"""Which pairs of two levels are settled, the first one moving and the second one moving."""

MOST_PASSES = 500
SMALL = 1e-11
"""Steps too small to tell from rounding where they head."""
SLOWEST = 0.99
"""Passes that hand on a larger share of a difference are not followed to their end."""


class Settled(NamedTuple):
    """By how much values changed."""

    first: float
    """In the first pass."""
    last: float
    """In the last pass."""


class TwoLevels:
    """The pairs of two levels, either of both about to move; those that are ``live`` are settled."""

    def __init__(self, on: Ground, one: Level, other: Level, live: Live) -> None:
        self.on, self.room = on, room(on.tables)
        self.part = on.values[slice(*one), slice(*other)]
        moves = (one, other, live[0]), (other, one, live[1])
        self.moves = [_Moves(on, *each) for each in (moves[:1] if one == other else moves)]

    def settle(self, still: float, heading: "Heading") -> Settled:
        """Go over the pairs until a pass changes nothing by more than ``still``."""
        first = change = self._pass()
        for _ in range(MOST_PASSES):
            if change <= still:
                break
            heading.go_on()
            change = self._pass()
        return Settled(first, change)

    def _pass(self) -> float:
        """Let both levels move against each other, the second one last."""
        return max(moves.improve(self.room) for moves in self.moves)


class _Moves:
    """The turns of one level against another."""

    def __init__(self, on: Ground, movers: Level, others: Level, live: Array) -> None:
        self.on, self.movers, self.others, self.live = on, slice(*movers), slice(*others), live
        self.wins_or_busts = bool(on.chances[self.movers].min() >= 0)
        self.alike = () if self.wins_or_busts else tuple(self._alike())

    def _alike(self) -> Iterator[tuple[Array, Array]]:
        """The movers and the others of all pairs, in groups where turns are of one shape."""
        shapes = self.on.shapes[self.movers]
        for shape in np.unique(shapes):
            movers, others = np.nonzero(self.live & (shapes == shape)[:, None])
            yield movers + self.movers.start, others + self.others.start

    def improve(self, for_turns: Room) -> float:
        """Put the best turns into the values; the largest change."""
        if self.wins_or_busts:
            return self._win_or_bust()
        t, values = self.on.tables, self.on.values
        return max(improve_alike(t, values, movers, others, for_turns) for movers, others in self.alike)

    def _win_or_bust(self) -> float:
        """Improve a level whose turns win or bust: whatever a bust is worth, the best wins most often."""
        values, chances = self.on.values, self.on.chances[self.movers]
        busts = 1 - values[self.on.tables.busts[0, self.movers], self.others]
        found, part = chances + (1 - chances) * busts.T, values[self.others, self.movers]
        lack = np.where(self.live.T, found - part, 0)
        part += lack
        return float(abs(lack).max())


class Heading:
    """Watches ``part`` of the values, and after each pass puts it where it is heading (the secant method).

    ``share`` is how much of a difference a pass hands on, as far as that is known.
    """

    def __init__(self, part: Array, share: Array | None = None) -> None:
        self.part, self.began = part, part.copy()
        self.share = share
        self.before: tuple[Array, Array] | None = None

    def go_on(self) -> None:
        """A pass has been made."""
        came = self.part.copy()
        if self.before is not None:
            self.share = self._share(*self.before, came)
        if self.share is not None:
            far = np.divide(
                self.share, 1 - self.share, out=np.zeros_like(came), where=abs(self.share) < SLOWEST
            )
            self.part[:] = np.clip(came + (came - self.began) * far, 0, 1)
        self.before, self.began = (self.began, came), self.part.copy()

    def _share(self, began: Array, came: Array, comes: Array) -> Array:
        """As the last two passes tell it; where they hardly changed anything, what was known."""
        steps = self.began - began
        known = np.zeros_like(steps) if self.share is None else self.share.copy()
        return np.divide(comes - came, steps, out=known, where=abs(steps) > SMALL)
