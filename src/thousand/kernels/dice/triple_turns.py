"""One turn of one player against two others at once: what it is worth to both, and how it ends.

A *lane* is another player: the first OTHERS lanes hold what the mover gets, the rest what one of the others
gets. Of two choices the mover takes the better one for himself; where they differ by less than ``mix`` he
takes either, the more often the better it is, evenly where they are equal. Without that nothing settles: what
is all one to the mover is not to the others, and they answer it.
"""

from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice.arrays import UNROLLED, Tables
from thousand.kernels.dice.lanes import ENDS, GOES_ON, MOST_PASSES, duty, jit

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
    shares: Array
    """[units, mode, other]: how often the mover throws on."""
    x: Array
    """[units, mode, other]: how often each moment comes."""
    ended: Array
    """[units, other]: how often the turn ends there."""
    failed: Array
    """[3, other]: how often it busts at the first throw and later, and how often a throw wins."""
    picks: Array
    """[choice, other]: how often each way to keep dice is preferred to those before it."""


def room(t: Tables) -> Room:
    """Room for a turn of any status."""
    longest, modes = int(np.diff(t.first).max()), len(t.may_bank)
    choices = int(np.diff(t.choice_first).max(initial=1))
    shapes = (
        *((longest, modes, WIDTH), (longest, WIDTH), (2, WIDTH)),
        *((longest, modes, OTHERS), (longest, modes, OTHERS), (longest, OTHERS), (3, OTHERS)),
        (choices, OTHERS),
    )
    return Room(*(np.zeros(shape, np.float32) for shape in shapes))


@jit
def slope(mix: float) -> float:
    """How fast the share of a choice grows with its lead: 1 / (2 * mix), in the precision of ``mix``."""
    return (mix / mix) / (mix + mix)


@jit
def settle(due: int, ends: Array, value: Array, mix: float, shares: Array) -> None:
    """``value`` of throwing becomes the value of what is due; what the others get follows the mover.

    ``shares`` becomes how often he throws on.
    """
    if due == GOES_ON:
        shares[:] = 1.0
    elif due == ENDS:
        value[:] = ends
        shares[:] = 0.0
    else:
        half = slope(mix)
        for lane in range(OTHERS):
            more = value[lane] - ends[lane]
            share = half * (mix + min(max(more, -mix), mix))
            value[lane] = ends[lane] + share * more
            value[OTHERS + lane] = ends[OTHERS + lane] + share * (value[OTHERS + lane] - ends[OTHERS + lane])
            shares[lane] = share


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
def add_groups(g: Groups, at: int, y: Array, units: int, top: int, mix: float, out: Array) -> None:
    """Add what the outcomes of throw ``at`` are worth that leave a choice, which is the mover's."""
    best = np.empty(WIDTH, y.dtype)
    half = slope(mix)
    for o in range(g.first[at], g.first[at + 1]):
        begin = g.choice_first[o]
        best[:] = y[min(units + g.units[begin], top), g.mode[begin]]
        for c in range(begin + 1, g.choice_first[o + 1]):
            kept = y[min(units + g.units[c], top), g.mode[c]]
            for lane in range(OTHERS):
                more = kept[lane] - best[lane]
                share = half * (mix + min(max(more, -mix), mix))
                best[lane] += share * more
                best[OTHERS + lane] += share * (kept[OTHERS + lane] - best[OTHERS + lane])
        for lane in range(WIDTH):
            out[lane] += g.p[o] * best[lane]


@jit
def close_top(
    t: Tables, base: int, row: int, ends: Array, bust: Array, win: Array, mix: float, y: Array, shares: Array
) -> None:
    """The modes where points change nothing any more, ``y[mode]``: iterated until they stand still."""
    modes = t.may_bank.size
    value = np.empty(WIDTH, y.dtype)
    for mode in range(1, modes):
        y[mode] = bust
        due = duty(t.own[row], t.marks[row], t.may_bank[mode], t.must_bank[mode])
        settle(due, ends, y[mode], mix, shares[mode])
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
                add_groups(groups_of(t), at, y.reshape((1, modes, WIDTH)), 0, 0, mix, value)
            due = duty(t.own[row], t.marks[row], t.may_bank[mode], t.must_bank[mode])
            settle(due, ends, value, mix, shares[mode])
            for lane in range(WIDTH):
                change = max(change, abs(value[lane] - y[mode, lane]))
                y[mode, lane] = value[lane]
        if change < STILL:
            return


@jit
def play_turn(t: Tables, status: int, win: Array, mix: float, room: Room) -> None:
    """Fill ``room.y`` with what each moment of a turn of ``status`` is worth to both, ``room.shares`` too.

    ``room.ends`` and ``room.busts`` say what its ends are worth, ``win`` what winning is. The mover chooses
    by the first OTHERS lanes.
    """
    y, ends, busts, shares = room.y, room.ends, room.busts, room.shares
    modes = t.may_bank.size
    base = t.keeping[status] * modes
    first = t.first[status]
    top = t.first[status + 1] - first - 1
    may_bank, must_bank, g = t.may_bank, t.must_bank, groups_of(t)
    p, gains, kinds, singles = t.single_p, t.single_units, t.single_mode, t.single_first
    close_top(t, base, first + top, ends[top], busts[1], win, mix, y[top], shares[top])
    for units in range(top - 1, -1, -1):
        own, marks = t.own[first + units], t.marks[first + units]
        for mode in range(1 if units else 0, modes if units else 1):
            at = base + mode
            out = y[units, mode]
            due = duty(own, marks, may_bank[mode], must_bank[mode]) if units else GOES_ON
            if due == ENDS:
                out[:] = ends[units]
                shares[units, mode] = 0.0
                continue
            out[:] = t.bust_p[at] * busts[1 if units else 0] + t.win_p[at] * win
            add_singles(p, gains, kinds, singles[at], singles[at + 1], y, units, top, out)
            if g.first[at] < g.first[at + 1]:
                add_groups(g, at, y, units, top, mix, out)
            settle(due, ends[units], out, mix, shares[units, mode])


@jit
def follow_turn(t: Tables, status: int, mix: float, room: Room) -> None:
    """How often the turn of ``status`` in ``room`` ends in each way: ``room.failed`` and ``room.ended``."""
    modes = t.may_bank.size
    base = t.keeping[status] * modes
    top = t.first[status + 1] - t.first[status] - 1
    x, mass = room.x, np.ones(OTHERS, room.x.dtype)
    x[: top + 1] = 0.0
    room.failed[:] = 0.0
    room.ended[: top + 1] = 0.0
    room.failed[0] = t.bust_p[base]
    room.failed[2] = t.win_p[base]
    p, gains, kinds, singles, g = t.single_p, t.single_units, t.single_mode, t.single_first, groups_of(t)
    spread(p, gains, kinds, singles[base], singles[base + 1], mass, 0, top, x)
    spread_groups(g, base, mass, 0, top, mix, room.y, room.picks, x)
    for units in range(1, top + 1):
        for _ in range(1 if units < top else MOST_PASSES):
            left = 0.0
            for mode in range(modes - 1, 0, -1):
                on, here, ended = room.shares[units, mode], x[units, mode], room.ended[units]
                most = 0.0
                for lane in range(OTHERS):
                    mass[lane] = here[lane] * on[lane]
                    ended[lane] += here[lane] - mass[lane]
                    here[lane] = 0.0
                    most = max(most, mass[lane])
                if most > 0.0:
                    left = max(left, most)
                    at = base + mode
                    room.failed[1] += t.bust_p[at] * mass
                    room.failed[2] += t.win_p[at] * mass
                    spread(p, gains, kinds, singles[at], singles[at + 1], mass, units, top, x)
                    if g.first[at] < g.first[at + 1]:
                        spread_groups(g, at, mass, units, top, mix, room.y, room.picks, x)
            if left < STILL:
                break


@jit
def spread(
    p: Array, gains: Array, modes: Array, begin: int, end: int, mass: Array, units: int, top: int, x: Array
) -> None:
    """A throw at ``units``: ``mass`` flows to the moments its outcomes lead to; none leaves a choice."""
    for o in range(begin, end):
        to, chance = x[min(units + gains[o], top), modes[o]], p[o]
        for lane in range(OTHERS):
            to[lane] += chance * mass[lane]


@jit
def spread_groups(
    g: Groups, at: int, mass: Array, units: int, top: int, mix: float, y: Array, picks: Array, x: Array
) -> None:
    """Throw ``at``: ``mass`` flows on where a choice is due, which is made as the mover does."""
    best, half = np.empty(OTHERS, mass.dtype), slope(mix)
    for o in range(g.first[at], g.first[at + 1]):
        begin, end = g.choice_first[o], g.choice_first[o + 1]
        best[:] = y[min(units + g.units[begin], top), g.mode[begin], :OTHERS]
        for c in range(begin + 1, end):
            kept, pick = y[min(units + g.units[c], top), g.mode[c]], picks[c - begin]
            for lane in range(OTHERS):
                more = kept[lane] - best[lane]
                pick[lane] = half * (mix + min(max(more, -mix), mix))
                best[lane] += pick[lane] * more
        for lane in range(OTHERS):
            best[lane] = g.p[o] * mass[lane]
        for c in range(end - 1, begin, -1):
            to, pick = x[min(units + g.units[c], top), g.mode[c]], picks[c - begin]
            for lane in range(OTHERS):
                to[lane] += pick[lane] * best[lane]
                best[lane] -= pick[lane] * best[lane]
        to = x[min(units + g.units[begin], top), g.mode[begin]]
        for lane in range(OTHERS):
            to[lane] += best[lane]
