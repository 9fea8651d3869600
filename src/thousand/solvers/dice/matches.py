"""Two ways of playing against each other, reckoned exactly: how often whoever begins wins."""

from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from thousand.kernels.dice import pairs
from thousand.kernels.dice.arrays import padded
from thousand.kernels.dice.blocks import Block, Ledger, empty_ledger
from thousand.kernels.dice.compiled import Compiled
from thousand.solvers.dice.strategies import Strategy, ground
from thousand.solvers.dice.two_players import MOST_ROUNDS, live_pairs
from thousand.solvers.dice.waves import Waves

Array = Any
STILL = 1e-6
"""The change of a pass that counts as none."""


def match(
    rules: Compiled, one: Strategy, two: Strategy, threads: int = 1
) -> Generator[float, None, tuple[float, float]]:
    """The chance to win of ``one`` who begins against ``two``, and of ``two`` who begins against ``one``.

    Yields by how much each pass changed the chances.
    """
    with ThreadPoolExecutor(threads) as pool:
        work = _Match(rules, pool)
        return (yield from work.run(one, two))


class _Match:
    """How the turns of both end, and the chances this comes to: of the mover, by who he is."""

    def __init__(self, rules: Compiled, pool: ThreadPoolExecutor) -> None:
        self.rules, self.pool = rules, pool
        self.ground, self.live = ground(rules), live_pairs(rules)
        self.waves = Waves(len(rules.accounts))

    def run(self, one: Strategy, two: Strategy) -> Generator[float, None, tuple[float, float]]:
        """Write down both players' turns, then go over all pairs until nothing changes."""
        turns = self._followed(one), self._followed(two)
        size = padded(len(self.rules.accounts))
        chances, ones = (np.full((size, size), 0.5), np.full((size, size), 0.5)), np.ones((size, size))
        for _ in range(MOST_ROUNDS):

            def work(block: Block) -> float:
                return max(
                    pairs.correct(self.ground.tables, chances[1 - n], chances[n], -1.0, block, turns[n], ones)
                    for n in (0, 1)
                )

            change = self.waves.run(self.pool, work)
            yield change
            if change < STILL:
                break
        start = self.rules.start
        return float(chances[0][start, start]), float(chances[1][start, start])

    def _followed(self, strategy: Strategy) -> Ledger:
        ledger = empty_ledger(self.ground.tables, self.live)

        def work(block: Block) -> float:
            strategy.follow(self.ground, block, ledger)
            return 0.0

        self.waves.run(self.pool, work)
        return ledger
