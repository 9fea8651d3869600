"""One player alone: the fewest turns to the target on average, and the best chance to be there in time."""

from collections.abc import Generator
from typing import Any

import numpy as np

from thousand.kernels.dice.alone import best_turns
from thousand.kernels.dice.arrays import tables
from thousand.kernels.dice.compiled import Compiled
from thousand.solvers.running import finished

Array = Any
MOST_POLICIES = 100
STILL = 1e-10
"""So small a part of a turn counts as none."""
NEARLY_STILL = 0.1
"""So many turns make no difference to who hurries."""
NEARLY_SURE, MOST_TURNS = 0.999, 1_000
"""A race is over when everybody has arrived as surely, or after so many turns."""


def fewest_turns(rules: Compiled, still: float = STILL) -> Generator[float, None, Array]:
    """By status, the fewest turns to the end on average; yields how much the last policy improved it.

    Policy iteration: the best turns are found, then the turns that exactly these take are solved for, until
    that changes less than ``still``.
    """
    count = len(rules.accounts)
    turns = np.full(count, float(_shape(rules)[2]))
    for _ in range(MOST_POLICIES):
        chances = _fastest(rules, turns)
        solved = np.linalg.solve(np.eye(count) - chances, np.ones(count))
        change = float(np.abs(solved - turns).max())
        turns = solved
        yield change
        if change < still:
            break
    return turns


def race(rules: Compiled) -> Array:
    """race[x, y]: how often ``y``, about to move, is first at the target if both hurry as if alone."""
    chances = _fastest(rules, finished(fewest_turns(rules, NEARLY_STILL)))
    wins, done = 1 - chances.sum(axis=1), [np.zeros(len(chances))]
    while done[-1].min() < NEARLY_SURE and len(done) < MOST_TURNS:
        done.append(wins + chances @ done[-1])
    arrived = np.array(done)
    return (1 - arrived[:-1]).T @ np.diff(arrived, axis=0)


def _fastest(rules: Compiled, turns: Array) -> Array:
    """chances[a, b]: how often ``a`` ends a turn as ``b`` that leaves it the fewest ``turns`` on average."""
    t, modes, longest = _shape(rules)
    chances = np.zeros((len(turns), len(turns)))
    best_turns(t, -turns, 0.0, modes, longest, np.empty(len(turns)), chances)
    return chances


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
