"""Two players, both playing as well as can be: the chance to win of whoever is about to move, for every pair.

Policy iteration: the best turns against the values known so far are found and what they come to is written
down; then the values of exactly these turns are solved for, cheaply, by Gauss–Seidel passes over what was
written down. It begins with the chances of a race in which both hurry as if alone. The written rows are
single precision, which does not limit the result: they only correct values whose lack is measured in double
precision. Where the rows do not fit into memory, pairs are settled one by one instead.
"""

from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

from thousand.kernels.dice import pairs, reach
from thousand.kernels.dice.arrays import padded, tables
from thousand.kernels.dice.blocks import Block, empty_ledger, ledger_bytes, room
from thousand.kernels.dice.compiled import Compiled
from thousand.solvers.dice.descent import UNKNOWN, Descent
from thousand.solvers.dice.ground import ground
from thousand.solvers.dice.one_player import race
from thousand.solvers.dice.progress import Progress
from thousand.solvers.dice.waves import Waves

Array = Any

PASSES = 200
"""Corrections between two policies, at most."""
LOOSEST, QUADRATIC = 0.1, 10.0
"""The next policy lacks about QUADRATIC times the square of what the last one lacked: corrections smaller
than that, and than the share LOOSEST of the lack, are left to it."""
ALL = -1.0
"""No lack is as small: every turn is written down."""
MOST_ROUNDS = 2_000
FIRST_LACK = 0.5
"""What is taken for lacking at the beginning, where the part that is done is shown."""
LONGEST = 200
"""More single turns than are to be expected from anywhere: an error is at most so many times a lack."""

PATIENCE = 8
"""After so many policies that lack no less than one before, the turns do not bring the game to an end."""
FEW_TURNS = 1e-3
"""The change in the length of a game that counts as none."""


class Endless(Exception):
    """Both players may do best by banking nothing, turn after turn: such a game has no solution."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The solved game of two players.

    values[x, y] is the chance to win of status ``y``, about to move against ``x``. ``lack`` times the
    longest game expected from anywhere (``turns``, single turns) bounds the error of every value.
    """

    values: Array
    live: Array
    """live[a, b]: whether ``a`` to move against ``b`` can occur."""
    lack: float
    turns: float
    mean_turns: float | None
    """Single turns of a whole game; None where turns were not written down."""

    @property
    def error(self) -> float:
        """What no value is further off."""
        return self.lack * self.turns


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be solved, and how."""

    tolerance: float = 1e-9
    """The error allowed in any value."""
    threads: int = 1
    memory: int = 6 << 30
    """Bytes that may be used for rows."""


def solve(rules: Compiled, task: Task, values: Array | None = None) -> Generator[Progress, None, Solution]:
    """Solve the game from scratch, or go on from the ``values`` of an earlier Progress, as they are.

    Raises:
        Endless: the best turns need not bring the game to an end.
    """
    with ThreadPoolExecutor(task.threads) as pool:
        solver = _Solver(rules, task, pool, values)
        return (yield from solver.run())


def live_pairs(rules: Compiled) -> Array:
    """live[a, b]: whether ``a`` to move against ``b`` can occur between two players."""
    t, size = tables(rules), padded(len(rules.accounts))
    live, new = np.zeros((size, size), np.bool_), np.zeros((size, size), np.bool_)
    new[rules.start, rules.start] = True
    while new.any():
        live |= new
        after = np.zeros_like(live)
        reach.lead_pairs(t, new, after)
        new = after.T & ~live
    return live


class _Solver:
    """The arrays of one solution and the passes over them."""

    def __init__(self, rules: Compiled, task: Task, pool: ThreadPoolExecutor, values: Array | None) -> None:
        self.task, self.pool = task, pool
        self.tables = tables(rules)
        self.rules, self.start = rules, rules.start
        self.statuses = len(rules.accounts)
        size = padded(self.statuses)
        self.waves = Waves(self.statuses)
        self.live = live_pairs(rules)
        self.writes = ledger_bytes(self.tables, size) <= task.memory
        self.values = np.full((size, size), UNKNOWN) if values is None else values
        if self.writes and values is None:
            self.values[: self.statuses, : self.statuses] = race(rules)

    def run(self) -> Generator[Progress, None, Solution]:
        """Improve until the error allowed cannot be exceeded any more."""
        goal = self.task.tolerance / LONGEST
        if not self.writes:
            descent = Descent(ground(self.rules, self.live, self.values), self.pool)
            lack = yield from descent.run(goal)
            return Solution(self.values, self.live, lack, LONGEST, None)
        self.ledger = empty_ledger(self.tables, self.live)
        self.lacks = np.zeros(self.live.shape)
        last, lack, enough = np.inf, np.inf, ALL
        least, since = np.inf, 0
        for number in range(MOST_ROUNDS):
            lack = self._evaluate(enough)
            yield self._progress(lack)
            if lack <= goal or (lack >= last and lack <= 10 * goal):
                break
            least, since = (lack, number) if lack < least else (least, since)
            if number - since > PATIENCE:
                raise Endless
            if lack > 2 * last:
                self._improve()
            else:
                enough = max(min(LOOSEST, QUADRATIC * lack) * lack, goal / 4)
                yield from self._correct(lack, enough)
            last = lack
        turns = self._lengths()
        return Solution(self.values, self.live, lack, float(turns[self.live.T].max()), self._mean(turns))

    def _progress(self, lack: float) -> Progress:
        """What is done is measured by the decades by which the lack has shrunk."""
        goal = self.task.tolerance / LONGEST
        share = log(FIRST_LACK / max(lack, goal)) / log(FIRST_LACK / goal)
        return Progress(max(share, 0.0), lack, self.values)

    def _mean(self, turns: Array) -> float:
        return float(turns[self.start, self.start])

    def _improve(self) -> float:
        def work(block: Block) -> float:
            return pairs.improve(self.tables, self.values, block, self.live, room(self.tables))

        return self.waves.run(self.pool, work)

    def _evaluate(self, enough: float) -> float:
        """Find the best turns, and write down those that are better by more than ``enough``."""

        def work(block: Block) -> float:
            for_turns = room(self.tables)
            return pairs.evaluate(self.tables, self.values, block, enough, self.ledger, self.lacks, for_turns)

        return self.waves.run(self.pool, work)

    def _pass(self, found: Array, sign: float, lacks: Array) -> float:
        def work(block: Block) -> float:
            return pairs.correct(self.tables, found, found, sign, block, self.ledger, lacks)

        return self.waves.run(self.pool, work)

    def _correct(self, lack: float, enough: float) -> Generator[Progress, None, None]:
        """Solve for what the values lack under the turns written down, but for ``enough``, and add it."""
        found = np.zeros_like(self.values)
        for _ in range(PASSES):
            change = self._pass(found, -1.0, self.lacks)
            yield self._progress(lack)
            if change <= enough:
                break
        self.values += found

    def _lengths(self) -> Array:
        """lengths[x, y]: the single turns still to come when ``y`` moves against ``x``."""
        found = np.zeros_like(self.values)
        ones = np.ones_like(self.lacks)
        for _ in range(MOST_ROUNDS):
            if self._pass(found, 1.0, ones) < FEW_TURNS:
                break
        return found
