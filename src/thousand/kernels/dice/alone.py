"""One player alone: every status once, its best turn and what that comes to."""

from typing import Any

import numpy as np

from thousand.kernels.dice.arrays import LANES, Tables
from thousand.kernels.dice.compiled import WIN
from thousand.kernels.dice.jit import jit
from thousand.kernels.dice.lanes import follow_turn, play_turn

Array = Any


@jit
def best_turns(
    t: Tables, values: Array, win: float, modes: int, longest: int, out: Array, chances: Array
) -> None:
    """The worth of the best turn of every status, ``values`` being what its ends are worth, into ``out``.

    chances[a, b] becomes how often status ``a`` ends that turn as ``b``; pass one without rows to leave
    that out.
    """
    y, ends = np.zeros((longest, modes, LANES)), np.zeros((longest, LANES))
    x, ended = np.zeros((longest, modes, LANES)), np.zeros((longest, LANES))
    busts, busted = np.zeros((2, LANES)), np.zeros((2, LANES))
    for status in range(out.size):
        first, beyond = t.first[status], t.first[status + 1]
        for row in range(first, beyond):
            own = t.own[row]
            if own == WIN:
                ends[row - first] = win
            elif own >= 0:
                ends[row - first] = values[own]
        for kind in range(2):
            busts[kind] = values[t.busts[kind, status]]
        play_turn(t, status, ends, busts, win, y)
        out[status] = y[0, 0, 0]
        if chances.shape[0] == 0:
            continue
        follow_turn(t, status, ends, y, x, busted, ended)
        for kind in range(2):
            chances[status, t.busts[kind, status]] += busted[kind, 0]
        for row in range(first, beyond):
            if t.own[row] >= 0:
                chances[status, t.own[row]] += ended[row - first, 0]
