"""All pairs of statuses of two players: one improvement of all values, and what a policy comes to.

``u[x, y]`` is the chance to win of ``y``, about to move against ``x``: kept this way round, whatever a mover
leaves behind by ending his turn is one row of it. Rows and columns are padded to whole blocks of lanes.
"""

from typing import Any

import numpy as np

from thousand.kernels.dice.arrays import LANES, Tables
from thousand.kernels.dice.blocks import Block, Ledger, Room
from thousand.kernels.dice.compiled import WIN
from thousand.kernels.dice.jit import jit
from thousand.kernels.dice.lanes import follow_turn, play_turn

Array = Any


Range = tuple[int, int]


@jit
def other_after(passed: Range, seized: Range, overtaken: Array, knocked_off: Array, other: int) -> int:
    """The status of the other player after a turn that passes and seizes these statuses."""
    if seized[0] <= other < seized[1]:
        return knocked_off[other]
    if passed[0] <= other < passed[1]:
        return overtaken[other]
    return other


@jit
def fill_ends(t: Tables, status: int, u: Array, b0: int, ends: Array, busts: Array) -> None:
    """What each end of a turn of ``status`` is worth against the opponents from ``b0`` on."""
    first = t.first[status]
    owns, overtaken, knocked_off = t.own, t.overtaken, t.knocked_off
    for row in range(first, t.first[status + 1]):
        own, out = owns[row], ends[row - first]
        if own == WIN:
            out[:] = 1.0
        elif own >= 0:
            line = u[own]
            for lane in range(LANES):
                out[lane] = 1.0 - line[b0 + lane]
            for other in range(max(t.passed_from[row], b0), min(t.passed_to[row], b0 + LANES)):
                out[other - b0] = 1.0 - line[overtaken[other]]
            for other in range(max(t.seized_from[row], b0), min(t.seized_to[row], b0 + LANES)):
                out[other - b0] = 1.0 - line[knocked_off[other]]
    for kind in range(2):
        line = u[t.busts[kind, status]]
        for lane in range(LANES):
            busts[kind, lane] = 1.0 - line[b0 + lane]


@jit
def best_turn(t: Tables, u: Array, status: int, b0: int, room: Room) -> None:
    """Put what the best turn of ``status`` is worth by the values ``u``, moment by moment, into ``room``."""
    fill_ends(t, status, u, b0, room.ends, room.busts)
    play_turn(t, status, room.ends, room.busts, 1.0, room.y)


@jit
def improve(t: Tables, u: Array, block: Block, live: Array, room: Room) -> float:
    """Put the best turns of a block into ``u``; the largest change.

    live[a, b]: whether the pair can occur; others are left alone.
    """
    b0, y = block.b0, room.y
    change = 0.0
    for status in range(block.a0, block.a1):
        if not live[status, b0 : b0 + LANES].any():
            continue
        best_turn(t, u, status, b0, room)
        for lane in range(block.b1 - b0):
            if live[status, b0 + lane]:
                change = max(change, abs(y[0, 0, lane] - u[b0 + lane, status]))
                u[b0 + lane, status] = y[0, 0, lane]
    return change


@jit
def fill_alike(t: Tables, u: Array, movers: Array, others: Array, ends: Array, busts: Array) -> None:
    """What each end of a turn is worth, each lane with a mover and an opponent of its own."""
    first, owns, knocked_off, overtaken = t.first[movers[0]], t.own, t.knocked_off, t.overtaken
    firsts = t.first[movers]
    for row in range(t.first[movers[0] + 1] - first):
        out, at = ends[row], first + row
        if owns[at] == WIN:
            out[:] = 1.0
        elif owns[at] >= 0:
            passed, seized = (t.passed_from[at], t.passed_to[at]), (t.seized_from[at], t.seized_to[at])
            for lane in range(LANES):
                out[lane] = 1.0 - u[owns[firsts[lane] + row], others[lane]]
            if passed[0] < passed[1] or seized[0] < seized[1]:
                for lane in range(LANES):
                    other = other_after(passed, seized, overtaken, knocked_off, others[lane])
                    out[lane] = 1.0 - u[owns[firsts[lane] + row], other]
    for kind in range(2):
        for lane in range(LANES):
            busts[kind, lane] = 1.0 - u[t.busts[kind, movers[lane]], others[lane]]


@jit
def improve_alike(t: Tables, u: Array, movers: Array, others: Array, room: Room) -> float:
    """Put the best turns of ``movers`` against ``others``, pair by pair, into ``u``; the largest change.

    The movers' turns are of one shape: they differ only in what their ends and busts lead to.
    """
    y, change = room.y, 0.0
    some, facing = np.empty(LANES, movers.dtype), np.empty(LANES, others.dtype)
    for at in range(0, movers.size, LANES):
        count = min(LANES, movers.size - at)
        some[:count], facing[:count] = movers[at : at + count], others[at : at + count]
        some[count:], facing[count:] = some[0], facing[0]
        fill_alike(t, u, some, facing, room.ends, room.busts)
        play_turn(t, some[0], room.ends, room.busts, 1.0, y)
        for lane in range(count):
            change = max(change, abs(y[0, 0, lane] - u[facing[lane], some[lane]]))
            u[facing[lane], some[lane]] = y[0, 0, lane]
    return change


@jit
def evaluate(
    t: Tables, u: Array, block: Block, enough: float, ledger: Ledger, lack: Array, room: Room
) -> float:
    """Write down how often the best turns of a block end in each way; the largest lack.

    lack[a, b] is what ``u`` lacks of the value of the best turn. Where that is no more than ``enough``,
    what has been written down before is left.
    """
    b0, live = block.b0, ledger.live
    largest = 0.0
    for status in range(block.a0, block.a1):
        if live[status, b0 : b0 + LANES].any():
            best_turn(t, u, status, b0, room)
            missing = write_lack(u, room.y[0, 0], status, b0, live, lack)
            if missing > enough:
                write_turn(t, status, b0, ledger, room)
            largest = max(largest, missing)
    return largest


@jit
def write_turn(t: Tables, status: int, b0: int, ledger: Ledger, room: Room) -> None:
    """Write down how often the turn of ``status`` that is in ``room`` ends in each way."""
    follow_turn(t, status, room.ends, room.y, room.x, room.busted, room.ended)
    line, first, lines, ended = ledger.slots[status], t.first[status], ledger.rows[b0 // LANES], room.ended
    lines[line] = room.busted[0]
    lines[line + 1] = room.busted[1]
    line += 2
    for row in range(first, t.first[status + 1]):
        if t.own[row] >= 0:
            lines[line] = ended[row - first]
            line += 1


@jit
def write_lack(u: Array, value: Array, status: int, b0: int, live: Array, lack: Array) -> float:
    """Put what ``u`` lacks of ``value``, a lane each, into ``lack``; the largest."""
    largest = 0.0
    for lane in range(LANES):
        missing = value[lane] - u[b0 + lane, status] if live[status, b0 + lane] else 0.0
        lack[status, b0 + lane] = missing
        largest = max(largest, abs(missing))
    return largest


@jit
def correct(
    t: Tables, after: Array, e: Array, sign: float, block: Block, ledger: Ledger, lack: Array
) -> float:
    """One pass of ``e[b, a] = lack[a, b] + sign * (rows of a, b) · after``; the largest change."""
    value, moved, b0 = np.empty(LANES), np.empty(LANES), block.b0
    own, live, slots = t.own, ledger.live, ledger.slots
    change, lines = 0.0, ledger.rows[b0 // LANES]
    for status in range(block.a0, block.a1):
        if not live[status, b0 : b0 + LANES].any():
            continue
        value[:] = 0.0
        moved[:] = 0.0
        line = slots[status]
        for kind in range(2):
            bust = after[t.busts[kind, status]]
            for lane in range(LANES):
                value[lane] += lines[line, lane] * bust[b0 + lane]
            line += 1
        for row in range(t.first[status], t.first[status + 1]):
            if own[row] >= 0:
                to, weights = after[own[row]], lines[line]
                for lane in range(LANES):
                    value[lane] += weights[lane] * to[b0 + lane]
                add_moved(t, row, to, weights, b0, moved)
                line += 1
        for lane in range(LANES):
            if live[status, b0 + lane]:
                new = lack[status, b0 + lane] + sign * (value[lane] + moved[lane])
                change = max(change, abs(new - e[b0 + lane, status]))
                e[b0 + lane, status] = new
    return change


@jit
def add_moved(t: Tables, row: int, after: Array, weights: Array, b0: int, moved: Array) -> None:
    """Add what it changes that the ending ``row``, which comes so often, overtakes and knocks off others."""
    seized = t.seized_from[row], t.seized_to[row]
    for other in range(max(t.passed_from[row], b0), min(t.passed_to[row], b0 + LANES)):
        if not seized[0] <= other < seized[1]:
            moved[other - b0] += weights[other - b0] * (after[t.overtaken[other]] - after[other])
    for other in range(max(seized[0], b0), min(seized[1], b0 + LANES)):
        moved[other - b0] += weights[other - b0] * (after[t.knocked_off[other]] - after[other])
