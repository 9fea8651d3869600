"""Ways of playing for two, as games in bulk and exact reckoning want them."""

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from thousand.kernels.dice import lockstep, losses, plans, simulate
from thousand.kernels.dice.arrays import Tables, padded, tables
from thousand.kernels.dice.blocks import Block, Ledger, room
from thousand.kernels.dice.compiled import Compiled
from thousand.tables.packing import SCALE
from thousand.tables.values import Values

Array = Any


class Ground(NamedTuple):
    """The tables of one rule set."""

    tables: Tables
    units: Array
    modes: Array
    ways: lockstep.Ways


def ground(rules: Compiled) -> Ground:
    """The tables of ``rules``."""
    return Ground(tables(rules), *simulate.throw_table(rules), lockstep.ways(rules))


class Strategy(Protocol):
    """A way of playing."""

    def take_turns(self, on: Ground, movers: Array, others: Array, rng: Array) -> Array:
        """One turn in each game: the rows of their endings, or how they bust or win."""
        ...

    def follow(self, on: Ground, block: Block, ledger: Ledger) -> None:
        """Write down how often the turns of a block of pairs end in each way."""
        ...

    def lose(self, on: Ground, values: Array, movers: Array, others: Array) -> Array:
        """What one turn in each game gives away on average, by the true ``values``."""
        ...


@dataclass(frozen=True, slots=True)
class ByValues:
    """Does what is best by ``values[x, y]``, what it is worth to ``y`` to move against ``x``."""

    values: Array

    def take_turns(self, on: Ground, movers: Array, others: Array, rng: Array) -> Array:
        """One turn in each game."""
        rows = np.empty(len(movers), np.int32)
        order = np.argsort(movers, kind="stable")
        where = room(on.tables)
        lockstep.turns_by_values(on.tables, on.ways, self.values, order, movers, others, rng, where, rows)
        return rows

    def follow(self, on: Ground, block: Block, ledger: Ledger) -> None:
        """Write down the best turns."""
        plans.follow_values(on.tables, self.values, block, ledger, room(on.tables))

    def lose(self, on: Ground, values: Array, movers: Array, others: Array) -> Array:
        """What one turn in each game gives away."""
        lost, order = np.empty(len(movers)), np.argsort(movers, kind="stable")
        where = room(on.tables)
        losses.lost_by_values(on.tables, values, self.values, order, movers, others, where, lost)
        return lost


def perfect(values: Values) -> ByValues:
    """Perfect play, by ``values`` that were solved, for the statuses that they know."""
    count = len(values.head.accounts)
    whole = np.full((padded(count), padded(count)), 0.5)
    for number in range(count):
        whole[number, :count] = np.array(values.row(number)) / SCALE
    return ByValues(whole)


@dataclass(frozen=True, slots=True)
class ByPolicy:
    """Does what ``policy[ending, opponent]`` says, bit by mode; all that scores is kept."""

    policy: Array

    def take_turns(self, on: Ground, movers: Array, others: Array, rng: Array) -> Array:
        """One turn in each game."""
        rows = np.empty(len(movers), np.int32)
        lockstep.turns_by_policy(on.tables, on.units, on.modes, self.policy, movers, others, rng, rows)
        return rows

    def follow(self, on: Ground, block: Block, ledger: Ledger) -> None:
        """Write down the turns of the policy."""
        plans.follow_policy(on.tables, self.policy, block, ledger, room(on.tables))

    def lose(self, on: Ground, values: Array, movers: Array, others: Array) -> Array:
        """What one turn in each game gives away."""
        lost, order = np.empty(len(movers)), np.argsort(movers, kind="stable")
        where = room(on.tables)
        losses.lost_by_policy(on.tables, values, self.policy, order, movers, others, where, lost)
        return lost
