"""How often turns end in each way if a player keeps to a plan: to values he trusts, or a stored policy."""

from typing import Any

import numpy as np

from thousand.kernels.dice.arrays import LANES, Tables
from thousand.kernels.dice.blocks import Block, Ledger, Room
from thousand.kernels.dice.jit import jit
from thousand.kernels.dice.pairs import best_turn, write_turn

Array = Any


@jit
def follow_values(t: Tables, u: Array, block: Block, ledger: Ledger, room: Room) -> None:
    """Write down the turns of a block that are best by the values ``u``."""
    for status in range(block.a0, block.a1):
        if ledger.live[status, block.b0 : block.b0 + LANES].any():
            best_turn(t, u, status, block.b0, room)
            write_turn(t, status, block.b0, ledger, room)


@jit
def follow_policy(t: Tables, policy: Array, block: Block, ledger: Ledger, room: Room) -> None:
    """Write down the turns of a block as ``policy`` plays them; where dice may be chosen, it keeps all."""
    b0 = block.b0
    others = np.arange(b0, b0 + LANES)
    for status in range(block.a0, block.a1):
        if ledger.live[status, b0 : b0 + LANES].any():
            fill_policy(t, status, policy, others, room.y, room.ends)
            write_turn(t, status, b0, ledger, room)


@jit
def fill_policy(t: Tables, status: int, policy: Array, others: Array, y: Array, ends: Array) -> None:
    """Give the moments of a turn such worths that to play for them is to play by ``policy``.

    A moment is worth its units and, of equal ones, the more dice are used: ending there is worth a little
    less if the policy throws on, a little more if not.
    """
    first, modes = t.first[status], t.may_bank.size
    for row in range(first, t.first[status + 1]):
        units = row - first
        ends[units] = units
        for mode in range(modes):
            used = mode if t.may_bank[mode] else modes
            for lane in range(LANES):
                lean = 0.25 if policy[row, others[lane]] >> mode & 1 else -0.25
                y[units, mode, lane] = units + lean + used / 1000
