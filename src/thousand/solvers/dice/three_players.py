"""Three players, each as good as can be for himself: the chances of all three, for every triple of statuses.

What one loses here is not what another wins, so there may be several answers; the one found is an
equilibrium: nobody gains by playing otherwise as long as the others do not. Of two choices that differ by
less than a *width* to the mover he takes either, the more often the better it is, evenly where they are
equal: with a hard choice the others' chances jump, they answer it, and there need not be values that stand.

A pass goes from high scores to low ones. Triples that wait for each other only because of busts are solved
together: taken one after another they may answer each other for ever. What else leads back to lower scores,
the next pass takes up. From pass to pass the width shrinks, so that in the end only choices are mixed that
hardly differ. All in single precision: half the memory, and the values are kept in 16 bits anyway.

Values that have come to rest are judged. Their *regret* is what any mover of any triple that can occur could
gain in his turn by always taking the better choice; it bounds what mixing and rounding cost together. Their
*lack* is by how much any chance differs from what the turns against these values come to. The turns are an
equilibrium up to both, turn by turn; the values for which the larger one is least are the solution.
"""

from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from time import perf_counter
from typing import Any

import numpy as np

from thousand.kernels.dice import secants, triples
from thousand.kernels.dice.arrays import Tables, tables
from thousand.kernels.dice.compiled import Compiled
from thousand.kernels.dice.triple_turns import Room, room
from thousand.kernels.dice.triples import COMES_LAST, FOLLOWER, FOLLOWS, LAST, LEADS, Job, Search, Trial

Array = Any
Range = tuple[int, int]

WIDEST, NARROWEST, NARROWER = 1e-2, 2e-4, 0.5
"""Choices nearer to each other than this are mixed: at first, at last, and by how much less in every pass."""
HARD = 1e-9
"""Instead: the better choice is taken, always."""
NEAR = 0.05
"""Triples that wait for each other are solved up to this share of the width."""
MOST_TRIALS = 24
"""After so many, triples that still move are put where they moved least."""
TOGETHER = 4
"""Levels that are solved together, so that there are enough triples for every turn."""
SLICE = 16
"""Movers that are taken by one thread, with room of their own."""
PATIENCE = 15
"""After so many passes in which values came no nearer, they have come as near as they do."""
CALM = 5e-3
"""Values that the last pass changed by more are not worth judging."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be reached, and with how many threads."""

    goal: float = 5e-4
    """What regret and lack may be."""
    threads: int = 1


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a solution has come; ``values`` is the checkpoint from which it can be gone on with."""

    passes: int
    """Passes done."""
    part: float
    """The part of the next pass that is done."""
    lack: float
    """How far the last pass moved a chance; once judged, the larger of regret and lack; 1 at first."""
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
    """By how much any chance differs from what the turns against these values come to, at most."""
    regret: float
    """What a mover could gain in a turn, at most, anywhere."""
    width: float
    """Choices nearer to each other are mixed."""
    passes: int

    @property
    def worst(self) -> float:
        """The larger of regret and lack."""
        return max(self.regret, self.lack)

    def chances(self, mover: int, follower: int, last: int) -> tuple[float, float, float]:
        """The chances of the mover, of who follows and of who comes last."""
        kept = self.values[:, last, (mover + follower) % len(self.live), mover]
        third, second = float(kept[LAST]), float(kept[FOLLOWER])
        return 1 - second - third, second, third


def memory_needed(rules: Compiled) -> int:
    """Bytes a solution takes: the values, the best of before, and what can occur."""
    statuses = len(rules.accounts)
    return (4 * np.dtype(np.float32).itemsize + 1) * statuses**3 + _search_bytes(statuses)


def _search_bytes(statuses: int) -> int:
    return (secants.KEPT * np.dtype(np.float32).itemsize + 1) * TOGETHER * statuses**2


def solve(
    rules: Compiled, live: Array, task: Task, values: Array | None = None
) -> Generator[Progress, None, Solution]:
    """Solve the game from scratch, or go on from the ``values`` of an earlier Progress.

    ``live`` says which triples can occur, as ``live_triples`` does.
    """
    with ThreadPoolExecutor(task.threads) as pool:
        return (yield from _Solver(rules, live, task, pool, values).run())


def seconds(rules: Compiled, live: Array) -> float:
    """What it takes to judge all triples on one core, by the turns of three statuses."""
    t, count = _single(tables(rules)), len(rules.accounts)
    values, sampled = np.zeros(values_shape(count), np.float32), range(0, count, max(count // 3, 1))
    space, search = room(t), _search(count)
    began = perf_counter()
    for status in sampled:
        for low, high in _bands(count):
            job = Job((low, high), (status, status + 1))
            triples.judge(t, values, job, live, _float(HARD), search, space)
    return (perf_counter() - began) * count / len(sampled)


def values_shape(statuses: int) -> tuple[int, int, int, int]:
    """The shape of the values for so many statuses."""
    return 2, statuses, statuses, statuses


class _Solver:
    """The arrays of one solution and the passes over them."""

    def __init__(
        self, rules: Compiled, live: Array, task: Task, pool: ThreadPoolExecutor, values: Array | None
    ) -> None:
        self.live, self.task, self.pool = live, task, pool
        self.tables = _single(tables(rules))
        self.statuses = len(rules.accounts)
        even, self.is_fresh = np.float32(1 / 3), values is None
        self.values = np.full(values_shape(self.statuses), even) if values is None else values
        self.best = np.empty_like(self.values)
        self.search = _search(self.statuses)
        self.movers = [*pairwise((*range(0, self.statuses, SLICE), self.statuses))]
        self.rooms = [room(self.tables) for _ in self.movers]

    def run(self) -> Generator[Progress, None, Solution]:
        """Improve with less and less mixing until nothing much is to be gained, or values come no nearer."""
        goal, at = self.task.goal, Progress(0, 0, 1.0, self.task.goal, self.values)
        best = None if self.is_fresh else self._put_by((yield from self._judged(at, WIDEST)))
        width = WIDEST if best is None else max(NARROWEST, min(WIDEST, best.regret))
        least, since = 1.0, 0
        while (best is None or best.worst > goal) and at.passes - since <= PATIENCE:
            lack = yield from self._improve(at, width)
            at = replace(at, passes=at.passes + 1, lack=lack)
            if lack < CALM:
                found = yield from self._judged(at, width)
                at = replace(at, lack=found.worst)
                best = self._put_by(found) if best is None or found.worst < best.worst else best
            if at.lack < least:
                least, since = at.lack, at.passes
            width = max(NARROWEST, NARROWER * width)
        return best or (yield from self._judged(at, width))

    def _improve(self, at: Progress, width: float) -> Generator[Progress, None, float]:
        """One pass; how far it moved a chance, at most."""
        most = 0.0
        for levels in _bands(self.statuses):
            self.search.open[:] = True
            most = max(most, self._settle(levels, width))
            yield replace(at, part=levels[1] / (3 * self.statuses))
        return most

    def _settle(self, levels: Range, width: float) -> float:
        """Solve the rounds of some levels; how far the first trial moved one, at most."""
        moved: list[float] = []
        trials = [Trial(number, _float(width), _float(NEAR * width)) for number in range(MOST_TRIALS)]
        for trial in trials:
            self._lead_up(levels, trial)
            moved.append(self._try(levels, LEADS, trial))
            if moved[-1] < trial.near:
                break
        else:
            triples.settle_rounds(self.values, Job(levels, (0, self.statuses)), self.live, self.search)
            self._lead_up(levels, trials[-1])
        return moved[0]

    def _lead_up(self, levels: Range, trial: Trial) -> None:
        """What the turns before those of the leads come to, by what is tried for these."""
        self._try(levels, FOLLOWS, trial)
        self._try(levels, COMES_LAST, trial)

    def _try(self, levels: Range, place: int, trial: Trial) -> float:
        """One trial where the leads of rounds are at ``place``; how far it moves them, at most."""

        def work(movers: Range, space: Room) -> float:
            job = Job(levels, movers)
            where = self.tables, self.values, job, place, self.live
            return triples.try_rounds(*where, trial, self.search, space)

        return max(self.pool.map(work, self.movers, self.rooms))

    def _judged(self, at: Progress, width: float) -> Generator[Progress, None, Solution]:
        """How good the values are as they are now; they are not copied."""
        regret, _ = yield from self._judge(at, HARD)
        _, lack = yield from self._judge(at, width)
        return Solution(self.values, self.live, lack, regret, width, at.passes)

    def _put_by(self, found: Solution) -> Solution:
        """``found`` with values that stay as they are, in the room of those put by before."""
        np.copyto(self.best, found.values)
        return replace(found, values=self.best)

    def _judge(self, at: Progress, width: float) -> Generator[Progress, None, tuple[float, float]]:
        """What a mover gains by the turns of this ``width``, and what a chance lacks of them, at most."""
        self.search.open[:] = True

        def work(levels: Range, movers: Range, space: Room) -> tuple[float, float]:
            where = self.tables, self.values, Job(levels, movers), self.live
            return triples.judge(*where, _float(width), self.search, space)

        found = [(0.0, 0.0)]
        for levels in _bands(self.statuses):
            found += self.pool.map(partial(work, levels), self.movers, self.rooms)
            yield at
        gains, lacks = zip(*found, strict=True)
        return max(gains), max(lacks)


def _search(statuses: int) -> Search:
    """Room to search for the rounds of levels that are solved together."""
    shape = TOGETHER, statuses, statuses
    return Search(np.ones(shape, np.bool_), np.zeros((*shape, secants.KEPT), np.float32))


def _bands(statuses: int) -> Iterator[Range]:
    """All levels, from high scores to low ones, some together."""
    levels = 3 * statuses - 2
    for low in range(0, levels, TOGETHER):
        yield low, min(low + TOGETHER, levels)


def _float(value: float) -> Any:
    """``value`` in single precision."""
    return np.float32(value)


def _single(t: Tables) -> Tables:
    """``t`` with its chances in single precision."""
    chances = "bust_p", "win_p", "top_p", "single_p", "group_p"
    return t._replace(**{name: getattr(t, name).astype(np.float32) for name in chances})
