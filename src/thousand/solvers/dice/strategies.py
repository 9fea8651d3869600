"""Ways of playing for two, as games in bulk and exact reckoning want them."""

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from thousand.kernels.dice import lockstep, plans, simulate
from thousand.kernels.dice.arrays import LANES, Tables, tables
from thousand.kernels.dice.compiled import Compiled

Array = Any


class Ground(NamedTuple):
    """The tables of one rule set, and room for one turn."""

    tables: Tables
    units: Array
    modes: Array
    ways: lockstep.Ways
    shape: tuple[int, int, int]
    """[units, mode, lane] of the moments of a turn."""

    def room(self) -> tuple[Array, Array]:
        """Arrays for the moments of a turn, and for its ends."""
        return np.empty(self.shape), np.empty((self.shape[0], LANES))


def ground(rules: Compiled) -> Ground:
    """The tables of ``rules``."""
    t = tables(rules)
    shape = int(np.diff(t.first).max()), len(rules.throws.modes), LANES
    return Ground(t, *simulate.throw_table(rules), lockstep.ways(rules), shape)


class Block(NamedTuple):
    """The pairs whose turns are written down, and where: statuses from ``a0`` up to ``a1``, opponents."""

    a0: int
    a1: int
    b0: int
    live: Array
    slots: Array
    rows: Array


class Strategy(Protocol):
    """A way of playing."""

    def take_turns(self, on: Ground, movers: Array, others: Array, rng: Array) -> Array:
        """One turn in each game: the rows of their endings, or how they bust or win."""
        ...

    def follow(self, on: Ground, block: Block) -> None:
        """Write down how often the turns of a block of pairs end in each way."""
        ...


@dataclass(frozen=True, slots=True)
class ByValues:
    """Does what is best by ``values[x, y]``, what it is worth to ``y`` to move against ``x``."""

    values: Array

    def take_turns(self, on: Ground, movers: Array, others: Array, rng: Array) -> Array:
        """One turn in each game."""
        rows = np.empty(len(movers), np.int32)
        order = np.argsort(movers, kind="stable")
        lockstep.turns_by_values(
            on.tables, on.ways, self.values, order, movers, others, rng, *on.room(), rows
        )
        return rows

    def follow(self, on: Ground, block: Block) -> None:
        """Write down the best turns."""
        y, ends = on.room()
        plans.follow_values(on.tables, self.values, *block, y, ends, np.empty_like(y))


@dataclass(frozen=True, slots=True)
class ByPolicy:
    """Does what ``policy[ending, opponent]`` says, bit by mode; all that scores is kept."""

    policy: Array

    def take_turns(self, on: Ground, movers: Array, others: Array, rng: Array) -> Array:
        """One turn in each game."""
        rows = np.empty(len(movers), np.int32)
        lockstep.turns_by_policy(on.tables, on.units, on.modes, self.policy, movers, others, rng, rows)
        return rows

    def follow(self, on: Ground, block: Block) -> None:
        """Write down the turns of the policy; where dice may be chosen this is not known."""
        y, ends = on.room()
        plans.follow_policy(on.tables, self.policy, *block, y, ends, np.empty_like(y))
