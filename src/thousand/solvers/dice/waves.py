"""The order in which pairs of statuses are gone through: from both players high to both players low.

Pairs are taken in blocks. A block waits only for those next to it where one of both is higher, so threads
share the others; the compiled loops let go of the interpreter's lock.
"""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from thousand.kernels.dice.arrays import LANES, padded
from thousand.kernels.dice.blocks import Block

Pair = tuple[int, int]
Work = Callable[[Block], float]
"""Goes through one block of pairs."""
R = TypeVar("R")


def waves(count: int) -> Iterator[list[Pair]]:
    """All pairs of ``count`` numbers, the smaller one first, in waves of equal sums."""
    for depth in range(2 * count - 1):
        low = max(depth - count + 1, 0)
        yield [(i, depth - i) for i in range(low, depth // 2 + 1)]


def in_order(
    pool: ThreadPoolExecutor, count: int, work: Callable[[int, int], R]
) -> Generator[list[R], None, None]:
    """What ``work`` finds for each pair of ``count`` numbers, wave by wave.

    A pair begins as soon as those before it are done; what has not begun is dropped when this is closed.
    """
    done: dict[Pair, Future[R]] = {}

    def after_those_before(one: int, other: int) -> R:
        for before in ((one - 1, other), (one, other - 1)):
            if before in done:
                done[before].result()
        return work(one, other)

    try:
        for wave in waves(count):
            for pair in wave:
                done[pair] = pool.submit(after_those_before, *pair)
        for wave in waves(count):
            yield [done[pair].result() for pair in wave]
    finally:
        for found in done.values():
            found.cancel()


@dataclass(frozen=True, slots=True)
class Waves:
    """The blocks of all pairs of ``statuses`` statuses, in order."""

    statuses: int

    def run(self, pool: ThreadPoolExecutor, work: Work) -> float:
        """Do all blocks in both directions, as soon as those before them are done; the largest result."""

        def both(one: int, other: int) -> float:
            found = self._do(work, one, other)
            return found if one == other else max(found, self._do(work, other, one))

        return max(map(max, in_order(pool, padded(self.statuses) // LANES, both)))

    def _do(self, work: Work, one: int, other: int) -> float:
        a0, b0 = one * LANES, other * LANES
        return work(Block(a0, min(a0 + LANES, self.statuses), b0, b0 + LANES))
