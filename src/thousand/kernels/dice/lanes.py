"""One turn against many opponents at once: the innermost loops, compiled by numba.

A *lane* is an opponent. Values are chances to win of the player about to move (or anything else to be made
as large as possible). ``y[units, mode, lane]`` is what a turn is worth that stands at so many units.
"""

from typing import Any

import numpy as np

from thousand.kernels.dice.arrays import LANES, UNROLLED, Tables
from thousand.kernels.dice.compiled import AT_ONCE, IMPOSSIBLE, STOPS
from thousand.kernels.dice.jit import jit

Array = Any

STILL = 1e-15
"""A change that counts as none."""
MOST_PASSES = 500
GOES_ON, ENDS, FREE = 0, 1, 2


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
        for lane in range(LANES):
            out[lane] += p0 * y0[lane] + p1 * y1[lane] + p2 * y2[lane] + p3 * y3[lane]


@jit
def add_groups(t: Tables, at: int, y: Array, units: int, top: int, out: Array) -> None:
    """Add what the outcomes of throw ``at`` are worth that leave a choice."""
    best = np.empty(LANES)
    for o in range(t.group_first[at], t.group_first[at + 1]):
        best[:] = -np.inf
        for c in range(t.choice_first[o], t.choice_first[o + 1]):
            kept = y[min(units + t.choice_units[c], top), t.choice_mode[c]]
            for lane in range(LANES):
                best[lane] = max(best[lane], kept[lane])
        for lane in range(LANES):
            out[lane] += t.group_p[o] * best[lane]


@jit
def duty(own: int, marks: int, may_bank: Any, must_bank: Any) -> int:
    """What is due where a turn stands: to throw on (GOES_ON), to end it (ENDS), or the better of both."""
    if marks & AT_ONCE:
        return ENDS
    if own == IMPOSSIBLE or not may_bank:
        return GOES_ON
    return ENDS if marks & STOPS or must_bank else FREE


@jit
def settle(due: int, ends: Array, value: Array) -> None:
    """``value`` of throwing becomes the value of what is due, ending the turn being worth ``ends``."""
    if due == ENDS:
        value[:] = ends
    elif due == FREE:
        for lane in range(LANES):
            value[lane] = max(value[lane], ends[lane])


@jit
def close_top(t: Tables, base: int, row: int, ends: Array, bust: Array, win: float, y: Array) -> None:
    """The modes where points change nothing any more, ``y[mode]``: iterated until they stand still."""
    modes = t.may_bank.size
    value = np.empty(LANES)
    for mode in range(1, modes):
        y[mode] = bust
        settle(duty(t.own[row], t.marks[row], t.may_bank[mode], t.must_bank[mode]), ends, y[mode])
    for _ in range(MOST_PASSES):
        change = 0.0
        for mode in range(modes - 1, 0, -1):
            at = base + mode
            value[:] = t.bust_p[at] * bust + t.win_p[at] * win
            for other in range(1, modes):
                if t.top_p[at, other]:
                    for lane in range(LANES):
                        value[lane] += t.top_p[at, other] * y[other, lane]
            if t.group_first[at] < t.group_first[at + 1]:
                add_groups(t, at, y.reshape((1, modes, LANES)), 0, 0, value)
            settle(duty(t.own[row], t.marks[row], t.may_bank[mode], t.must_bank[mode]), ends, value)
            for lane in range(LANES):
                change = max(change, abs(value[lane] - y[mode, lane]))
                y[mode, lane] = value[lane]
        if change < STILL:
            return


@jit
def play_turn(t: Tables, status: int, ends: Array, busts: Array, win: float, y: Array) -> None:
    """Fill ``y`` with what each moment of a turn of ``status`` is worth; ``y[0, 0]`` is the whole turn.

    ends[units, lane]: what ending it at so many units is worth; busts[0 at the first throw | 1 later, lane].
    """
    modes = t.may_bank.size
    base = t.keeping[status] * modes
    first = t.first[status]
    top = t.first[status + 1] - first - 1
    p, gains, kinds, firsts = t.single_p, t.single_units, t.single_mode, t.single_first
    may_bank, must_bank = t.may_bank, t.must_bank
    close_top(t, base, first + top, ends[top], busts[1], win, y[top])
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
            add_singles(p, gains, kinds, firsts[at], firsts[at + 1], y, units, top, out)
            if t.group_first[at] < t.group_first[at + 1]:
                add_groups(t, at, y, units, top, out)
            settle(due, ends[units], out)


@jit
def follow_turn(t: Tables, status: int, ends: Array, y: Array, x: Array, busted: Array, ended: Array) -> None:
    """How often a turn of ``status``, played as ``y`` says, ends in each way.

    busted[0 at the first throw | 1 later, lane], ended[units, lane]; ``x`` is room of the shape of ``y``.
    """
    modes = t.may_bank.size
    base = t.keeping[status] * modes
    first = t.first[status]
    top = t.first[status + 1] - first - 1
    p, gains, kinds, firsts = t.single_p, t.single_units, t.single_mode, t.single_first
    x[: top + 1] = 0.0
    busted[:] = 0.0
    ended[: top + 1] = 0.0
    mass = np.ones(LANES)
    spread_singles(p, gains, kinds, firsts[base], firsts[base + 1], mass, 0, top, x)
    spread_groups(t, base, y, 0, top, mass, x)
    busted[0] = t.bust_p[base]
    for units in range(1, top + 1):
        own, marks = t.own[first + units], t.marks[first + units]
        for _ in range(1 if units < top else MOST_PASSES):
            left = 0.0
            for mode in range(modes - 1, 0, -1):
                due = duty(own, marks, t.may_bank[mode], t.must_bank[mode])
                most = end_here(due, ends[units], y[units, mode], x[units, mode], ended[units], mass)
                if most > 0.0:
                    at = base + mode
                    left = max(left, most)
                    for lane in range(LANES):
                        busted[1, lane] += t.bust_p[at] * mass[lane]
                    spread_singles(p, gains, kinds, firsts[at], firsts[at + 1], mass, units, top, x)
                    if t.group_first[at] < t.group_first[at + 1]:
                        spread_groups(t, at, y, units, top, mass, x)
            if left < STILL:
                break


@jit
def end_here(due: int, ends: Array, y: Array, x: Array, ended: Array, on: Array) -> float:
    """Split ``x`` into what ends here and what throws ``on``; the largest share of a lane that does."""
    if due == FREE:
        for lane in range(LANES):
            on[lane] = x[lane] if y[lane] > ends[lane] else 0.0
    else:
        on[:] = x * (1.0 if due == GOES_ON else 0.0)
    most = 0.0
    for lane in range(LANES):
        ended[lane] += x[lane] - on[lane]
        most = max(most, on[lane])
    x[:] = 0.0
    return most


@jit
def spread_singles(
    p: Array, gains: Array, modes: Array, begin: int, end: int, mass: Array, units: int, top: int, x: Array
) -> None:
    """A throw at ``units``: ``mass`` flows to the moments its outcomes lead to; none leaves a choice."""
    for o in range(begin, end):
        chance = p[o]
        to = x[min(units + gains[o], top), modes[o]]
        for lane in range(LANES):
            to[lane] += chance * mass[lane]


@jit
def spread_groups(t: Tables, at: int, y: Array, units: int, top: int, mass: Array, x: Array) -> None:
    """Throw ``at``: ``mass`` flows on where a choice is due, to the choice worth most."""
    for o in range(t.group_first[at], t.group_first[at + 1]):
        for lane in range(LANES):
            best = t.choice_first[o]
            worth = -np.inf
            for c in range(t.choice_first[o], t.choice_first[o + 1]):
                kept = y[min(units + t.choice_units[c], top), t.choice_mode[c], lane]
                if kept > worth:
                    best, worth = c, kept
            x[min(units + t.choice_units[best], top), t.choice_mode[best], lane] += t.group_p[o] * mass[lane]
