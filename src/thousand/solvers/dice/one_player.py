"""One player alone: the fewest turns to the target on average, and the best chance to be there in time."""

from collections.abc import Generator
from typing import Any

import numpy as np

from thousand.kernels.dice.alone import best_turns
from thousand.kernels.dice.arrays import tables
from thousand.kernels.dice.compiled import Compiled

Array = Any
MOST_POLICIES = 100
STILL = 1e-10


def fewest_turns(rules: Compiled) -> Generator[float, None, Array]:
    """By status, the fewest turns to the end on average; yields how much the last policy improved it.

    Policy iteration: the best turns are found, then the turns that exactly these take are solved for.
    """
    count = len(rules.accounts)
    t, modes, longest = _shape(rules)
    turns = np.full(count, float(longest))
    for _ in range(MOST_POLICIES):
        chances, out = np.zeros((count, count)), np.empty(count)
        best_turns(t, -turns, 0.0, modes, longest, out, chances)
        solved = np.linalg.solve(np.eye(count) - chances, np.ones(count))
        change = float(np.abs(solved - turns).max())
        turns = solved
        yield change
        if change < STILL:
            break
    return turns


def within(rules: Compiled, turns: int) -> Generator[int, None, Array]:
    """chances[n, a]: the best chance of status ``a`` to reach the target within n of so many ``turns``."""
    count = len(rules.accounts)
    t, modes, longest = _shape(rules)
    chances = np.zeros((turns + 1, count))
    for n in range(1, turns + 1):
        best_turns(t, chances[n - 1], 1.0, modes, longest, chances[n], np.empty((0, 0)))
        yield n
    return chances


def _shape(rules: Compiled) -> tuple[Any, int, int]:
    t = tables(rules)
    return t, len(rules.throws.modes), int(np.diff(t.first).max())
