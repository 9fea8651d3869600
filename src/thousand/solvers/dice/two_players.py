"""Two players, both playing as well as can be: the chance to win of whoever is about to move, for every pair.

Policy iteration: the best turns against the values known so far are found and what they come to is written
down; then the values of exactly these turns are solved for, cheaply, by Gauss–Seidel passes over what was
written down. The written rows are single precision, which does not limit the result: they only correct
values whose lack is measured in double precision. Where the rows do not fit into memory, plain block
Gauss–Seidel does the same more slowly.
"""

from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import prod
from typing import Any, Literal

import numpy as np

from thousand.kernels.dice import pairs
from thousand.kernels.dice.arrays import LANES, padded, tables
from thousand.kernels.dice.compiled import Compiled
from thousand.solvers.dice.waves import Waves

Array = Any

WARM_UP = 4
"""Plain passes at the beginning, when the policy still changes everywhere."""
PASSES = 30
"""Corrections between two policies, at most."""
SHARE = 1e-3
"""Corrections stop when they change no more than this share of the lack they correct."""
MOST_ROUNDS = 2_000
LONGEST = 200
"""More single turns than are to be expected from anywhere: an error is at most so many times a lack."""

FEW_TURNS = 1e-3
"""The change in the length of a game that counts as none."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a solution has come; ``values`` is the checkpoint from which it can be gone on with."""

    stage: Literal["improving", "correcting"]
    rounds: int
    lack: float
    """The largest difference a turn played as well as possible still makes."""
    values: Array


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
    mean_turns: float
    """Single turns of a whole game."""

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
    """Solve the game from scratch, or go on from the ``values`` of an earlier Progress."""
    with ThreadPoolExecutor(task.threads) as pool:
        solver = _Solver(rules, task, pool, values)
        return (yield from solver.run())


def live_pairs(rules: Compiled) -> Array:
    """live[a, b]: whether ``a`` to move against ``b`` can occur between two players."""
    size = padded(len(rules.accounts))
    live = np.zeros((size, size), np.bool_)
    pairs.find_live(tables(rules), rules.start, live, np.empty(len(rules.accounts) ** 2, np.int64))
    return live


class _Solver:
    """The arrays of one solution and the passes over them."""

    def __init__(self, rules: Compiled, task: Task, pool: ThreadPoolExecutor, values: Array | None) -> None:
        self.task, self.pool = task, pool
        self.tables = tables(rules)
        self.start = rules.start
        self.statuses = len(rules.accounts)
        size = padded(self.statuses)
        self.longest = int(np.diff(self.tables.first).max())
        self.modes = len(rules.throws.modes)
        self.waves = Waves(self.statuses)
        self.live = live_pairs(rules)
        self.values = np.full((size, size), 0.5) if values is None else values.copy()
        self.begun = 0 if values is None else WARM_UP
        self.slots = slots_of(self.tables)
        self.shape = rows_shape(self.slots, size)
        self.writes = 4 * prod(self.shape) <= task.memory

    def run(self) -> Generator[Progress, None, Solution]:
        """Improve until the error allowed cannot be exceeded any more."""
        for rounds in range(self.begun, WARM_UP):
            yield Progress("improving", rounds, self._improve(), self.values)
        if not self.writes:
            return (yield from self._run_plainly())
        self.rows = np.zeros(self.shape, np.float32)
        self.lacks = np.zeros(self.live.shape)
        goal, last, lack = self.task.tolerance / LONGEST, np.inf, np.inf
        for rounds in range(WARM_UP, MOST_ROUNDS):
            lack = self._evaluate()
            yield Progress("improving", rounds, lack, self.values)
            if lack <= goal or (lack >= last and lack <= 10 * goal):
                break
            if lack > 2 * last:
                self._improve()
            yield from self._correct(rounds, lack)
            last = lack
        turns = self._lengths()
        return Solution(self.values, self.live, lack, float(turns[self.live.T].max()), self._mean(turns))

    def _run_plainly(self) -> Generator[Progress, None, Solution]:
        """Gauss–Seidel alone; what is left is told by how fast the changes shrink."""
        last, change, rate = 1.0, 1.0, 0.0
        for rounds in range(WARM_UP, MOST_ROUNDS):
            change = self._improve()
            yield Progress("improving", rounds, change, self.values)
            rate = min(change / last, 0.99)
            if change / (1 - rate) <= self.task.tolerance:
                break
            last = change
        return Solution(self.values, self.live, change, 1 / (1 - rate), float("nan"))

    def _mean(self, turns: Array) -> float:
        return float(turns[self.start, self.start])

    def _scratch(self) -> tuple[Array, Array]:
        return np.empty((self.longest, self.modes, LANES)), np.empty((self.longest, LANES))

    def _improve(self) -> float:
        def work(a0: int, a1: int, b0: int) -> float:
            y, ends = self._scratch()
            return pairs.improve(self.tables, self.values, a0, a1, b0, self.live, y, ends)

        return self.waves.run(self.pool, work)

    def _evaluate(self) -> float:
        def work(a0: int, a1: int, b0: int) -> float:
            y, ends = self._scratch()
            where = (a0, a1, b0, self.live, self.slots, self.rows, self.lacks)
            return pairs.evaluate(self.tables, self.values, *where, y, ends, np.empty_like(y))

        return self.waves.run(self.pool, work)

    def _pass(self, found: Array, sign: float, lacks: Array) -> float:
        def work(a0: int, a1: int, b0: int) -> float:
            where = (a0, a1, b0, self.live, self.slots, self.rows, lacks)
            return pairs.correct(self.tables, found, found, sign, *where)

        return self.waves.run(self.pool, work)

    def _correct(self, rounds: int, lack: float) -> Generator[Progress, None, None]:
        """Solve for what the values lack under the turns written down, and add it."""
        found = np.zeros_like(self.values)
        for _ in range(PASSES):
            change = self._pass(found, -1.0, self.lacks)
            yield Progress("correcting", rounds, lack, self.values)
            if change <= SHARE * lack:
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


def slots_of(t: Any) -> Array:
    """Where the rows of each status begin: two busts and the endings that neither win nor are impossible."""
    counted = np.concatenate(([0], np.cumsum(t.own >= 0)))
    counts = counted[t.first[1:]] - counted[t.first[:-1]] + 2
    return np.concatenate(([0], np.cumsum(counts))).astype(np.int64)


def rows_shape(slots: Array, size: int) -> tuple[int, int, int]:
    """[block, line, lane]: block by block, so that a pass reads what lies together."""
    return size // LANES, int(slots[-1]), LANES
