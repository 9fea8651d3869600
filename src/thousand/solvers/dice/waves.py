"""The order in which pairs of statuses are gone through: from both players high to both players low.

Pairs are taken in blocks. Blocks of one wave do not wait for one another, so they are shared among threads;
the compiled loops let go of the interpreter's lock.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from thousand.kernels.dice.arrays import LANES, padded
from thousand.kernels.dice.blocks import Block

Work = Callable[[Block], float]
"""Goes through one block of pairs."""


@dataclass(frozen=True, slots=True)
class Waves:
    """The blocks of all pairs of ``statuses`` statuses, in order."""

    statuses: int

    @property
    def blocks(self) -> int:
        """How many blocks of statuses there are."""
        return padded(self.statuses) // LANES

    def __iter__(self) -> Iterator[list[tuple[int, int]]]:
        for depth in range(2 * self.blocks - 1):
            low = max(depth - self.blocks + 1, 0)
            yield [(i, depth - i) for i in range(low, depth // 2 + 1)]

    def run(self, pool: ThreadPoolExecutor, work: Work) -> float:
        """Do all blocks wave by wave, in both directions; the largest of what ``work`` returns."""

        def both(pair: tuple[int, int]) -> float:
            one, other = pair
            found = self._do(work, one, other)
            return found if one == other else max(found, self._do(work, other, one))

        return max(found for wave in self for found in pool.map(both, wave))

    def _do(self, work: Work, one: int, other: int) -> float:
        return work(Block(one * LANES, min((one + 1) * LANES, self.statuses), other * LANES))
