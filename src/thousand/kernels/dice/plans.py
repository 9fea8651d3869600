"""How often turns end in each way if a player keeps to a plan: to values he trusts, or a stored policy."""

from typing import Any

import numpy as np

from thousand.kernels.dice.arrays import LANES, Tables
from thousand.kernels.dice.lanes import follow_turn, jit, play_turn
from thousand.kernels.dice.pairs import fill_ends, write_rows

Array = Any


@jit
def follow_values(
    t: Tables,
    u: Array,
    a0: int,
    a1: int,
    b0: int,
    live: Array,
    slots: Array,
    rows: Array,
    y: Array,
    ends: Array,
    x: Array,
) -> None:
    """Write down the turns of ``a0`` to ``a1`` against a block that are best by the values ``u``."""
    busts, busted = np.empty((2, LANES)), np.empty((2, LANES))
    ended = np.empty((ends.shape[0], LANES))
    for status in range(a0, a1):
        if live[status, b0 : b0 + LANES].any():
            fill_ends(t, status, u, b0, ends, busts)
            play_turn(t, status, ends, busts, 1.0, y)
            follow_turn(t, status, ends, y, x, busted, ended)
            write_rows(t, status, b0, slots, busted, ended, rows)


@jit
def follow_policy(
    t: Tables,
    policy: Array,
    a0: int,
    a1: int,
    b0: int,
    live: Array,
    slots: Array,
    rows: Array,
    y: Array,
    ends: Array,
    x: Array,
) -> None:
    """Write down the turns of ``a0`` to ``a1`` against a block as ``policy`` plays them.

    A moment that throws on is taken to be worth 1, one that ends 0, and every end 1/2.
    """
    busted, ended = np.empty((2, LANES)), np.empty((ends.shape[0], LANES))
    ends[:] = 0.5
    for status in range(a0, a1):
        if live[status, b0 : b0 + LANES].any():
            first = t.first[status]
            for row in range(first, t.first[status + 1]):
                for mode in range(t.may_bank.size):
                    for lane in range(LANES):
                        y[row - first, mode, lane] = policy[row, b0 + lane] >> mode & 1
            follow_turn(t, status, ends, y, x, busted, ended)
            write_rows(t, status, b0, slots, busted, ended, rows)
