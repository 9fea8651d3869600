"""The order in which pairs of statuses are gone through: from both players high to both players low.

Pairs are taken in blocks. A block waits only for those next to it where one of both is higher, so threads
share the others; the compiled loops let go of the interpreter's lock.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from thousand.kernels.dice.arrays import LANES, padded
from thousand.kernels.dice.blocks import Block

Pair = tuple[int, int]
Work = Callable[[Block], float]
"""Goes through one block of pairs."""


def waves(count: int) -> Iterator[list[Pair]]:
    """All pairs of ``count`` numbers, the smaller one first, in waves of equal sums."""
    for depth in range(2 * count - 1):
        low = max(depth - count + 1, 0)
        yield [(i, depth - i) for i in range(low, depth // 2 + 1)]


@dataclass(frozen=True, slots=True)
class Waves:
    """The blocks of all pairs of ``statuses`` statuses, in order."""

    statuses: int

    def run(self, pool: ThreadPoolExecutor, work: Work) -> float:
        """Do all blocks in both directions, as soon as those before them are done; the largest result."""
        done: dict[Pair, Future[float]] = {}

        def both(pair: Pair) -> float:
            one, other = pair
            for before in ((one - 1, other), (one, other - 1)):
                if before in done:
                    done[before].result()
            found = self._do(work, one, other)
            return found if one == other else max(found, self._do(work, other, one))

        try:
            for wave in waves(padded(self.statuses) // LANES):
                for pair in wave:
                    done[pair] = pool.submit(both, pair)
            return max(found.result() for found in done.values())
        finally:
            for found in done.values():
                found.cancel()

    def _do(self, work: Work, one: int, other: int) -> float:
        a0, b0 = one * LANES, other * LANES
        return work(Block(a0, min(a0 + LANES, self.statuses), b0, b0 + LANES))
