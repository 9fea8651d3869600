"""One turn of one player against two others at once: what it is worth to him and to one of them.

A *lane* is another player: the first OTHERS lanes hold what the mover gets, the rest what one of the others
gets. Of two choices the mover takes the better one for himself; where they differ by less than ``width`` he
takes either, the more often the better it is, evenly where they are equal. Without that nothing settles: what
is all one to the mover is not to the others, and they answer it.
"""

from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice.arrays import UNROLLED, Tables
from thousand.kernels.dice.jit import jit
from thousand.kernels.dice.lanes import ENDS, GOES_ON, MOST_PASSES, duty

Array = Any

OTHERS = 64
"""Players treated together."""
WIDTH = 2 * OTHERS
"""Half of the lanes hold what the mover gets, half what one of the others gets."""
STILL = 1e-7
"""A change that counts as none, in single precision."""


class Room(NamedTuple):
    """Room for one turn against a block, overwritten by the next."""

    y: Array
    """[units, mode, lane]: what each moment is worth."""
    ends: Array
    """[units, lane]: what ending it there is worth."""
    busts: Array
    """[2, lane]: what a bust is worth, at the first throw and later."""


def room(t: Tables) -> Room:
    """Room for a turn of any status."""
    longest, modes = int(np.diff(t.first).max()), len(t.may_bank)
    shapes = (longest, modes, WIDTH), (longest, WIDTH), (2, WIDTH)
    return Room(*(np.zeros(shape, np.float32) for shape in shapes))


@jit
def slope(width: float) -> float:
    """How fast the share of a choice grows with its lead: 1 / (2 * width), in the precision of ``width``."""
    return (width / width) / (width + width)


@jit
def settle(due: int, ends: Array, value: Array, width: float) -> None:
    """``value`` of throwing becomes the value of what is due; what the others get follows the mover."""
    if due == ENDS:
        value[:] = ends
    elif due != GOES_ON:
        half = slope(width)
        for lane in range(OTHERS):
            more = value[lane] - ends[lane]
            share = half * (width + min(max(more, -width), width))
            value[lane] = ends[lane] + share * more
            value[OTHERS + lane] = ends[OTHERS + lane] + share * (value[OTHERS + lane] - ends[OTHERS + lane])


@jit
def add_singles(
    p: Array, gains: Array, modes: Array, begin: int, end: int, y: Array, units: int, top: int, out: Array
) -> None:
    """Add what the outcomes from ``begin`` to ``end`` are worth at ``units``; none leaves a choice."""
    for o in range(begin, end, UNROLLED):
        p0, p1, p2, p3 = p[o], p[o + 1], p[o + 2], p[o + 3]
        y0 = y[min(units + gains[o], top), modes[o]]
        y1 = y[min(units + gains[o + 1], top), modes[o + 1]]
        y2 = y[min(units + gains[o + 2], top), modes[o + 2]]
        y3 = y[min(units + gains[o + 3], top), modes[o + 3]]
        for lane in range(WIDTH):
            out[lane] += p0 * y0[lane] + p1 * y1[lane] + p2 * y2[lane] + p3 * y3[lane]


class Groups(NamedTuple):
    """The outcomes of throws that leave a choice, as in ``Tables``."""

    first: Array
    p: Array
    choice_first: Array
    units: Array
    mode: Array


@jit
def groups_of(t: Tables) -> Groups:
    """Those of ``t``: handing all of it from loop to loop would take longer than the loops."""
    return Groups(t.group_first, t.group_p, t.choice_first, t.choice_units, t.choice_mode)


@jit
def add_groups(g: Groups, at: int, y: Array, units: int, top: int, width: float, out: Array) -> None:
    """Add what the outcomes of throw ``at`` are worth that leave a choice, which is the mover's."""
    best = np.empty(WIDTH, y.dtype)
    half = slope(width)
    for o in range(g.first[at], g.first[at + 1]):
        begin = g.choice_first[o]
        best[:] = y[min(units + g.units[begin], top), g.mode[begin]]
        for c in range(begin + 1, g.choice_first[o + 1]):
            kept = y[min(units + g.units[c], top), g.mode[c]]
            for lane in range(OTHERS):
                more = kept[lane] - best[lane]
                share = half * (width + min(max(more, -width), width))
                best[lane] += share * more
                best[OTHERS + lane] += share * (kept[OTHERS + lane] - best[OTHERS + lane])
        for lane in range(WIDTH):
            out[lane] += g.p[o] * best[lane]


@jit
def close_top(
    t: Tables, base: int, row: int, ends: Array, bust: Array, win: Array, width: float, y: Array
) -> None:
    """The modes where points change nothing any more, ``y[mode]``: iterated until they stand still."""
    modes = t.may_bank.size
    value = np.empty(WIDTH, y.dtype)
    for mode in range(1, modes):
        y[mode] = bust
        due = duty(t.own[row], t.marks[row], t.may_bank[mode], t.must_bank[mode])
        settle(due, ends, y[mode], width)
    for _ in range(MOST_PASSES):
        change = 0.0
        for mode in range(1, modes):
            at = base + mode
            value[:] = t.bust_p[at] * bust + t.win_p[at] * win
            for other in range(1, modes):
                if t.top_p[at, other]:
                    for lane in range(WIDTH):
                        value[lane] += t.top_p[at, other] * y[other, lane]
            if t.group_first[at] < t.group_first[at + 1]:
                add_groups(groups_of(t), at, y.reshape((1, modes, WIDTH)), 0, 0, width, value)
            due = duty(t.own[row], t.marks[row], t.may_bank[mode], t.must_bank[mode])
            settle(due, ends, value, width)
            for lane in range(WIDTH):
                change = max(change, abs(value[lane] - y[mode, lane]))
                y[mode, lane] = value[lane]
        if change < STILL:
            return


@jit
def play_turn(t: Tables, status: int, win: Array, width: float, room: Room) -> None:
    """Fill ``room.y`` with what each moment of a turn of ``status`` is worth to both.

    ``room.ends`` and ``room.busts`` say what its ends are worth, ``win`` what winning is. The mover chooses
    by the first OTHERS lanes.
    """
    y, ends, busts = room.y, room.ends, room.busts
    modes = t.may_bank.size
    base = t.keeping[status] * modes
    first = t.first[status]
    top = t.first[status + 1] - first - 1
    may_bank, must_bank, g = t.may_bank, t.must_bank, groups_of(t)
    p, gains, kinds, singles = t.single_p, t.single_units, t.single_mode, t.single_first
    close_top(t, base, first + top, ends[top], busts[1], win, width, y[top])
    for units in range(top - 1, -1, -1):
        own, marks = t.own[first + units], t.marks[first + units]
        for mode in range(1 if units else 0, modes if units else 1):
            at = base + mode
            out = y[units, mode]
            due = duty(own, marks, may_bank[mode], must_bank[mode]) if units else GOES_ON
            if due == ENDS:
                out[:] = ends[units]
                continue
            out[:] = t.bust_p[at] * busts[1 if units else 0] + t.win_p[at] * win
            add_singles(p, gains, kinds, singles[at], singles[at + 1], y, units, top, out)
            if g.first[at] < g.first[at + 1]:
                add_groups(g, at, y, units, top, width, out)
            settle(due, ends[units], out, width)
