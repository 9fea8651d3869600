"""How often turns end in each way if a player keeps to a plan: to values he trusts, or a stored policy."""

from typing import Any

from thousand.kernels.dice.arrays import LANES, Tables
from thousand.kernels.dice.blocks import Block, Ledger, Room
from thousand.kernels.dice.lanes import follow_turn, jit
from thousand.kernels.dice.pairs import write_best, write_rows

Array = Any


@jit
def follow_values(t: Tables, u: Array, block: Block, ledger: Ledger, room: Room) -> None:
    """Write down the turns of a block that are best by the values ``u``."""
    for status in range(block.a0, block.a1):
        if ledger.live[status, block.b0 : block.b0 + LANES].any():
            write_best(t, u, status, block.b0, ledger, room)


@jit
def follow_policy(t: Tables, policy: Array, block: Block, ledger: Ledger, room: Room) -> None:
    """Write down the turns of a block as ``policy`` plays them; where dice may be chosen, it keeps all.

    So a moment is worth its units and, of equal ones, the more dice are used: ending there is worth a
    little less if the policy throws on, a little more if not.
    """
    b0, y, ends, modes = block.b0, room.y, room.ends, t.may_bank.size
    for units in range(ends.shape[0]):
        ends[units] = units
    for status in range(block.a0, block.a1):
        if ledger.live[status, b0 : b0 + LANES].any():
            first = t.first[status]
            for row in range(first, t.first[status + 1]):
                for mode in range(modes):
                    used = mode if t.may_bank[mode] else modes
                    for lane in range(LANES):
                        lean = 0.25 if policy[row, b0 + lane] >> mode & 1 else -0.25
                        y[row - first, mode, lane] = row - first + lean + used / 1000
            follow_turn(t, status, ends, y, room.x, room.busted, room.ended)
            write_rows(t, status, b0, ledger, room)
