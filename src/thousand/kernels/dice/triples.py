"""All triples of statuses of three players: one improvement of all values, and how good the values are.

A *triple* is the mover, who follows and who comes last. ``v[mover, block, last, lane]`` keeps two chances to
win, the third is what is missing to 1: lane ``n`` below OTHERS is the chance of the last player where
``OTHERS * block + n`` follows, lane ``OTHERS + n`` the chance of that follower. So kept, whatever a mover
leaves behind by ending his turn lies in one piece: he comes last then, and who came last follows.
"""

from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice.arrays import Tables
from thousand.kernels.dice.compiled import WIN
from thousand.kernels.dice.lanes import jit
from thousand.kernels.dice.pairs import other_after
from thousand.kernels.dice.triple_turns import OTHERS, WIDTH, Room, follow_turn, play_turn

Array = Any

SWING = 1e-5
"""Chances that lack less do not swing."""
SHORTER, LONGER, LEAST_STEP = 0.5, 1.1, 0.01
"""How steps are paced."""
NEVER = 1e-9
"""What ends no more often than this does not count."""

Range = tuple[int, int]


class Block(NamedTuple):
    """The triples of movers and followers from one number up to another, and of a block of last players."""

    movers: Range
    followers: Range
    last: int


class Ledger(NamedTuple):
    """How often the turns of all triples end in each way."""

    slots: Array
    """By mover, his first line: two busts, a win, then his endings that neither win nor are impossible."""
    rows: Array
    """[follower, block, line, other]."""
    used: Array
    """[follower, block, line]: whether the turns of any of the others end so."""


def slots_of(t: Tables) -> Array:
    """Where the lines of each status begin, and one more at the end."""
    counted = np.concatenate(([0], np.cumsum(t.own >= 0)))
    counts = counted[t.first[1:]] - counted[t.first[:-1]] + 3
    return np.concatenate(([0], np.cumsum(counts))).astype(np.int64)


@jit
def fill_ends(t: Tables, status: int, v: Array, follower: int, block: int, ends: Array, busts: Array) -> None:
    """What each end of a turn of ``status`` is worth to it and to the last players of ``block``."""
    first = t.first[status]
    for row in range(first, t.first[status + 1]):
        if t.own[row] == WIN:
            ends[row - first, :OTHERS] = 1.0
            ends[row - first, OTHERS:] = 0.0
        elif t.own[row] >= 0:
            fill_end(t, v, row, follower, block, ends[row - first])
    for kind in range(2):
        busts[kind] = v[follower, block, t.busts[kind, status]]


@jit
def fill_end(t: Tables, v: Array, row: int, follower: int, block: int, out: Array) -> None:
    """What one end is worth to both."""
    own, overtaken, knocked_off = t.own[row], t.overtaken, t.knocked_off
    passed, seized = (t.passed_from[row], t.passed_to[row]), (t.seized_from[row], t.seized_to[row])
    low, high = OTHERS * block, OTHERS * (block + 1)
    mover = other_after(passed, seized, overtaken, knocked_off, follower)
    out[:] = v[mover, block, own]
    for other in range(max(passed[0], low), min(passed[1], high)):
        take_lane(v, mover, overtaken[other], own, out, other - low)
    for other in range(max(seized[0], low), min(seized[1], high)):
        take_lane(v, mover, knocked_off[other], own, out, other - low)


@jit
def take_lane(v: Array, mover: int, follower: int, last: int, out: Array, lane: int) -> None:
    """Put both chances kept for one triple into ``lane`` of both halves of ``out``."""
    block, at = follower // OTHERS, follower % OTHERS
    out[lane] = v[mover, block, last, at]
    out[OTHERS + lane] = v[mover, block, last, OTHERS + at]


@jit
def best_turn(t: Tables, v: Array, status: int, follower: int, block: int, mix: float, room: Room) -> Array:
    """What the best turn of ``status`` is worth to it and to the last players of ``block``."""
    win = np.zeros(WIDTH, v.dtype)
    win[:OTHERS] = 1.0
    fill_ends(t, status, v, follower, block, room.ends, room.busts)
    play_turn(t, status, win, mix, room)
    return room.y[0, 0]


@jit
def pace(v: Array, status: int, follower: int, low: int, value: Array, longest: float, steps: Array) -> None:
    """Shorten the steps of triples whose chances swing, lengthen the others' up to the ``longest``.

    A step has the sign of what the last player's chance lacked before it; 0 is none yet, and a whole one.
    """
    into, at = v[status, follower // OTHERS], follower % OTHERS
    for lane in range(OTHERS):
        lack, step = value[OTHERS + lane] - into[low + lane, at], steps[lane]
        size = abs(step) if step else abs(step) + 1
        if step and abs(lack) > SWING:
            size = max(SHORTER * size, LEAST_STEP) if lack * step < 0 else LONGER * size
            size = min(size, longest)
        steps[lane] = size if lack > 0 else -size


@jit
def put(v: Array, status: int, follower: int, low: int, alive: Array, value: Array, steps: Array) -> float:
    """Move the chances of some triples by their ``steps`` towards ``value``; the largest lack."""
    into, at, change = v[status, follower // OTHERS], follower % OTHERS, 0.0
    for lane in range(OTHERS):
        if alive[lane]:
            last = value[OTHERS + lane] - into[low + lane, at]
            follows = 1.0 - value[lane] - value[OTHERS + lane] - into[low + lane, OTHERS + at]
            change = max(change, abs(last), abs(follows))
            step = abs(steps[lane])
            into[low + lane, at] += step * last
            into[low + lane, OTHERS + at] += step * follows
    return change


@jit
def improve(t: Tables, v: Array, block: Block, live: Array, mix: float, steps: Array, room: Room) -> float:
    """Move ``v`` towards the best turns of a block of triples; the largest lack of a chance.

    live[mover, follower, last]: whether the triple can occur; others are left alone. ``steps``, of the same
    shape, is how far each moves, see ``pace``.
    """
    change, low = 0.0, OTHERS * block.last
    for status in range(block.movers[0], block.movers[1]):
        for follower in range(block.followers[0], block.followers[1]):
            alive = live[status, follower, low : low + OTHERS]
            if alive.any():
                value = best_turn(t, v, status, follower, block.last, mix, room)
                own = steps[status, follower, low : low + OTHERS]
                pace(v, status, follower, low, value, 1.0, own)
                change = max(change, put(v, status, follower, low, alive, value, own))
    return change


@jit
def write_down(
    t: Tables,
    v: Array,
    block: Block,
    live: Array,
    mix: float,
    longest: float,
    steps: Array,
    room: Room,
    ledger: Ledger,
) -> float:
    """Write down how often the best turns end in each way; the most a mover gains by them on ``v``."""
    gain, low = 0.0, OTHERS * block.last
    for status in range(block.movers[0], block.movers[1]):
        for follower in range(block.followers[0], block.followers[1]):
            alive = live[status, follower, low : low + OTHERS]
            if alive.any():
                value = best_turn(t, v, status, follower, block.last, mix, room)
                follow_turn(t, status, mix, room)
                lines = ledger.rows[follower, block.last, ledger.slots[status] :]
                used = ledger.used[follower, block.last, ledger.slots[status] :]
                own = steps[status, follower, low : low + OTHERS]
                pace(v, status, follower, low, value, longest, own)
                write_lines(t, status, room, own, lines, used)
                gain = max(gain, gained(v, status, follower, low, alive, value))
                put(v, status, follower, low, alive, value, own)
    return gain


@jit
def write_lines(t: Tables, status: int, room: Room, steps: Array, lines: Array, used: Array) -> None:
    """Move ``lines`` by their ``steps`` towards how often the turn in ``room`` ends in each way."""
    first, line = t.first[status], 3
    for row in range(first, t.first[status + 1]):
        if t.own[row] == WIN:
            room.failed[2] += room.ended[row - first]
        elif t.own[row] >= 0:
            used[line] = move(lines[line], room.ended[row - first], steps)
            line += 1
    for kind in range(3):
        move(lines[kind], room.failed[kind], steps)


@jit
def move(weights: Array, towards: Array, steps: Array) -> bool:
    """Move ``weights`` by their ``steps``; whether anything is left of them."""
    most = 0.0
    for lane in range(OTHERS):
        weights[lane] += abs(steps[lane]) * (towards[lane] - weights[lane])
        most = max(most, weights[lane])
    return most > NEVER


@jit
def follow(t: Tables, v: Array, block: Block, live: Array, ledger: Ledger) -> float:
    """Put into ``v`` what the turns written down come to in a block of triples; the largest change."""
    change, low = 0.0, OTHERS * block.last
    value, end, whole = np.empty(WIDTH, v.dtype), np.empty(WIDTH, v.dtype), np.ones(OTHERS, v.dtype)
    for status in range(block.movers[0], block.movers[1]):
        for follower in range(block.followers[0], block.followers[1]):
            alive = live[status, follower, low : low + OTHERS]
            if alive.any():
                lines = ledger.rows[follower, block.last, ledger.slots[status] :]
                used = ledger.used[follower, block.last, ledger.slots[status] :]
                add_lines(t, v, status, follower, block.last, lines, used, end, value)
                change = max(change, put(v, status, follower, low, alive, value, whole))
    return change


@jit
def add_lines(
    t: Tables,
    v: Array,
    status: int,
    follower: int,
    block: int,
    lines: Array,
    used: Array,
    end: Array,
    value: Array,
) -> None:
    """What a turn comes to that ends as often in each way as ``lines`` say."""
    value[:OTHERS] = lines[2]
    value[OTHERS:] = 0.0
    for kind in range(2):
        add_line(lines[kind], v[follower, block, t.busts[kind, status]], value)
    line, own, low, high = 3, t.own, OTHERS * block, OTHERS * (block + 1)
    passed_from, passed_to, seized_from, seized_to = t.passed_from, t.passed_to, t.seized_from, t.seized_to
    overtaken, knocked_off = t.overtaken, t.knocked_off
    for row in range(t.first[status], t.first[status + 1]):
        if own[row] >= 0:
            if used[line]:
                passed, seized = (passed_from[row], passed_to[row]), (seized_from[row], seized_to[row])
                if max(passed[0], low) < min(passed[1], high) or max(seized[0], low) < min(seized[1], high):
                    fill_end(t, v, row, follower, block, end)
                    add_line(lines[line], end, value)
                else:
                    mover = other_after(passed, seized, overtaken, knocked_off, follower)
                    add_line(lines[line], v[mover, block, own[row]], value)
            line += 1


@jit
def add_line(weights: Array, end: Array, value: Array) -> None:
    """Add what one ending is worth to both, as often as it comes."""
    for lane in range(OTHERS):
        value[lane] += weights[lane] * end[lane]
        value[OTHERS + lane] += weights[lane] * end[OTHERS + lane]


@jit
def gained(v: Array, status: int, follower: int, low: int, alive: Array, value: Array) -> float:
    """How much more than ``v`` says ``value`` gives the mover, at most."""
    kept, at, most = v[status, follower // OTHERS], follower % OTHERS, 0.0
    for lane in range(OTHERS):
        if alive[lane]:
            chance = 1.0 - kept[low + lane, at] - kept[low + lane, OTHERS + at]
            most = max(most, value[lane] - chance)
    return most


@jit
def regret(t: Tables, v: Array, block: Block, live: Array, mix: float, room: Room) -> float:
    """How much more than ``v`` says the best turn of a mover brings, at most, in a block of triples."""
    most, low = 0.0, OTHERS * block.last
    for status in range(block.movers[0], block.movers[1]):
        for follower in range(block.followers[0], block.followers[1]):
            alive = live[status, follower, low : low + OTHERS]
            if alive.any():
                value = best_turn(t, v, status, follower, block.last, mix, room)
                most = max(most, gained(v, status, follower, low, alive, value))
    return most
