"""Three players, each as good as can be for himself: the chances of all three, for every triple of statuses.

What one loses here is not what another wins, so there may be several answers; the one found is an
equilibrium: nobody gains by playing otherwise as long as the others do not. Of two choices that differ by
less than MIX to the mover he takes either, the more often the better it is, evenly where they are equal:
with a hard choice the others' chances jump, they answer it, and the values never come to rest.

Best turns against the values known so far are found, and how they end is written down, averaged with what
was written before wherever chances swing; then the values become what exactly these turns come to, by
Gauss–Seidel passes over what was written down, from high scores to low ones. Where there is no memory to
write turns down, plain block Gauss–Seidel does the same more slowly. All in single precision: half the
memory, and the values are kept in 16 bits anyway.

It has converged when no mover could gain more than allowed by a better turn, and it ends too when what can
be gained gets no less for long; the values are then those of the turns written down. A pass at the end finds
the largest *regret*: what any mover of any triple that can occur could gain in his turn by always taking the
better choice. It bounds what mixing, averaging and rounding cost together: the turns are an equilibrium up
to it, turn by turn.
"""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter
from typing import Any

import numpy as np

from thousand.kernels.dice import triples
from thousand.kernels.dice.arrays import Tables, tables
from thousand.kernels.dice.compiled import Compiled
from thousand.kernels.dice.triple_turns import OTHERS, WIDTH, room
from thousand.kernels.dice.triples import Ledger

Array = Any
Numbers = tuple[int, int, int]
"""A block of triples: the blocks of the mover, of who follows and of who comes last."""
Wave = list[Numbers]
Work = Callable[[triples.Block], float]

MIX = 2e-3
"""Choices nearer to each other than this are mixed."""
HARD = 1e-9
"""Instead of MIX: the better choice is taken, always."""
MOST_PASSES = 1_000
SLICE = 16
"""Movers of a block that are taken by one thread."""
FOLLOWED, ENOUGH = 80, 0.01
"""Turns written down are followed so many times at most, until they change but this share of the gain."""
PATIENCE = 40
"""After so many passes in which no less could be gained than before, it has come as near as it does."""
WHOLE = 6
"""About so many passes steps may be whole; then turns are averaged over more and more passes."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be reached, and with how many threads."""

    tolerance: float = 5e-6
    """Plain passes: what any chance may lack."""
    gain: float = 1e-3
    """Turns written down: what any mover may still gain."""
    threads: int = 1
    memory: int = 4 << 30
    """Bytes that may be used for turns written down."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a solution has come; ``values`` is the checkpoint from which it can be gone on with."""

    passes: int
    """Passes done."""
    part: float
    """The part of the next pass that is done."""
    lack: float
    """What was still to be gained in the last whole pass; 1 before there is one."""
    goal: float
    """The lack at which it ends."""
    values: Array


@dataclass(frozen=True, slots=True)
class Solution:
    """The chances of three players; see ``triples`` for how ``values`` lie, and ``chances``."""

    values: Array
    live: Array
    """live[mover, follower, last]: whether the triple can occur."""
    lack: float
    regret: float
    """What a mover could gain in a turn, at most, anywhere."""
    passes: int

    def chances(self, mover: int, follower: int, last: int) -> tuple[float, float, float]:
        """The chances of the mover, of who follows and of who comes last."""
        kept, lane = self.values[mover, follower // OTHERS, last], follower % OTHERS
        third, second = float(kept[lane]), float(kept[OTHERS + lane])
        return 1 - second - third, second, third


def memory_needed(rules: Compiled, task: Task) -> int:
    """Bytes a solution takes, turns written down included, where they are."""
    statuses = len(rules.accounts)
    lanes = OTHERS * blocks_of(statuses)
    values = statuses * statuses * lanes * (3 * np.dtype(np.float32).itemsize + 1)
    rows = _ledger_bytes(rules)
    return values + (rows if rows <= task.memory else 0)


def _ledger_bytes(rules: Compiled) -> int:
    """Bytes the turns of all triples take, written down."""
    statuses, lines = len(rules.accounts), int(triples.slots_of(tables(rules))[-1])
    return np.dtype(np.float32).itemsize * statuses * blocks_of(statuses) * lines * OTHERS


def blocks_of(statuses: int) -> int:
    """Into how many blocks so many statuses are cut."""
    return -(-statuses // OTHERS)


def solve(
    rules: Compiled, live: Array, task: Task, values: Array | None = None
) -> Generator[Progress, None, Solution]:
    """Solve the game from scratch, or go on from the ``values`` of an earlier Progress.

    ``live`` says which triples can occur, as ``live_triples`` does.
    """
    with ThreadPoolExecutor(task.threads) as pool:
        solver = _Solver(rules, live, task, pool, values)
        return (yield from solver.run())


def seconds(rules: Compiled, live: Array) -> float:
    """What one pass over all triples takes on one core, by the turns of three statuses."""
    t, count = _single(tables(rules)), len(rules.accounts)
    values, sampled = np.zeros(values_shape(count), np.float32), range(0, count, max(count // 3, 1))
    space = room(t)
    began = perf_counter()
    for status in sampled:
        block = triples.Block((status, status + 1), (0, count), 0)
        triples.regret(t, values, block, live, _float(HARD), space)
    return (perf_counter() - began) * count * blocks_of(count) / len(sampled)


def values_shape(statuses: int) -> tuple[int, int, int, int]:
    """The shape of the values for so many statuses."""
    return statuses, blocks_of(statuses), statuses, WIDTH


class _Solver:
    """The arrays of one solution and the passes over them."""

    def __init__(
        self, rules: Compiled, live: Array, task: Task, pool: ThreadPoolExecutor, values: Array | None
    ) -> None:
        self.live, self.task, self.pool = live, task, pool
        self.tables = _single(tables(rules))
        self.statuses = len(rules.accounts)
        even = np.float32(1 / 3)
        self.values = np.full(values_shape(self.statuses), even) if values is None else values
        self.steps = np.zeros(live.shape, np.float32)
        self.ledger = self._ledger() if _ledger_bytes(rules) <= task.memory else None

    def _ledger(self) -> Ledger:
        """Room to write the turns down."""
        slots = triples.slots_of(self.tables)
        shape = self.statuses, blocks_of(self.statuses), int(slots[-1]), OTHERS
        return Ledger(slots, np.zeros(shape, np.float32), np.zeros(shape[:3], np.bool_))

    def run(self) -> Generator[Progress, None, Solution]:
        """Improve until little can be gained any more; then look for what anybody could regret."""
        if self.ledger is None:
            lack, passes = yield from self._improve_all()
        else:
            lack, passes = yield from self._play_on(self.ledger)
        found = yield from self._pass(Progress(passes, 0, lack, lack, self.values), self._regret)
        return Solution(self.values, self.live, lack, found, passes)

    def _improve_all(self) -> Generator[Progress, None, tuple[float, int]]:
        """Plain passes."""
        lack, goal, passes = 1.0, self.task.tolerance, 0
        while lack > goal and passes < MOST_PASSES:
            lack = yield from self._pass(Progress(passes, 0, lack, goal, self.values), self._improve)
            passes += 1
        return lack, passes

    def _play_on(self, ledger: Ledger) -> Generator[Progress, None, tuple[float, int]]:
        """Write down best turns and follow them, in turn; the more turns there are, the less each counts."""
        gain, goal, lack, passes = 1.0, self.task.gain, 1.0, 0
        least, since = gain, passes
        while gain > goal and passes < MOST_PASSES and passes - since <= PATIENCE:
            longest = min(1.0, WHOLE / (WHOLE + passes))
            work = partial(self._write_down, ledger, longest)
            gain = yield from self._pass(Progress(passes, 0, gain, goal, self.values), work)
            passes += 1
            following = Progress(passes, 0, gain, goal, self.values)
            lack = yield from self._follow(following, ledger, ENOUGH * gain)
            if gain < least:
                least, since = gain, passes
        return lack, passes

    def _pass(self, at: Progress, work: Work) -> Generator[Progress, None, float]:
        """Do ``work`` for all blocks, wave by wave; the largest of what it returns."""
        found, done, whole = 0.0, 0, blocks_of(self.statuses) ** 3
        for wave in _waves(blocks_of(self.statuses)):
            found = max(found, *self.pool.map(work, self._cut(wave)))
            done += len(wave)
            yield replace(at, part=done / whole)
        return found

    def _follow(self, at: Progress, ledger: Ledger, enough: float) -> Generator[Progress, None, float]:
        """Let the turns written down come to what they come to; the change of the last pass."""

        def work(block: triples.Block) -> float:
            return triples.follow(self.tables, self.values, block, self.live, ledger)

        change = 1.0
        for _ in range(FOLLOWED):
            waves = _waves(blocks_of(self.statuses))
            change = max(max(self.pool.map(work, self._cut(wave))) for wave in waves)
            yield at
            if change <= enough:
                break
        return change

    def _cut(self, wave: Wave) -> list[triples.Block]:
        """The blocks of a wave, each cut into pieces by its movers, so that all threads have work."""
        return [
            triples.Block((low, min(low + SLICE, self._end(mover))), self._range(follower), last)
            for mover, follower, last in wave
            for low in range(mover * OTHERS, self._end(mover), SLICE)
        ]

    def _improve(self, block: triples.Block) -> float:
        space = room(self.tables)
        return triples.improve(self.tables, self.values, block, self.live, _float(MIX), self.steps, space)

    def _write_down(self, ledger: Ledger, longest: float, block: triples.Block) -> float:
        where, sizes = (self.tables, self.values, block, self.live), (_float(MIX), _float(longest))
        return triples.write_down(*where, *sizes, self.steps, room(self.tables), ledger)

    def _regret(self, block: triples.Block) -> float:
        space = room(self.tables)
        return triples.regret(self.tables, self.values, block, self.live, _float(HARD), space)

    def _range(self, block: int) -> tuple[int, int]:
        return block * OTHERS, self._end(block)

    def _end(self, block: int) -> int:
        return min((block + 1) * OTHERS, self.statuses)


def _float(value: float) -> Any:
    """``value`` in single precision."""
    return np.float32(value)


def _single(t: Tables) -> Tables:
    """``t`` with its chances in single precision."""
    chances = "bust_p", "win_p", "top_p", "single_p", "group_p"
    return t._replace(**{name: getattr(t, name).astype(np.float32) for name in chances})


def _waves(blocks: int) -> Iterator[Wave]:
    """All blocks of triples, from all scores high to all low; those of one wave do not wait for another."""
    for depth in range(3 * blocks - 2):
        yield [
            (mover, follower, depth - mover - follower)
            for mover in range(blocks)
            for follower in range(blocks)
            if 0 <= depth - mover - follower < blocks
        ]
