"""Where turns lead the others: sets of statuses, by which all that can occur is found.

A set is an array that holds for each status whether it is in.
"""

from typing import Any

from thousand.kernels.dice.arrays import Tables
from thousand.kernels.dice.jit import jit
from thousand.kernels.dice.pairs import Range, other_after

Array = Any


@jit
def lead_pairs(t: Tables, movers: Array, after: Array) -> None:
    """Where the pairs ``movers[a, b]`` lead, ``a`` moving: to ``after[x, y]``, ``y`` moving against ``x``."""
    own, first, busts = t.own, t.first, t.busts
    for status in range(first.size - 1):
        others = movers[status]
        if others.any():
            for kind in range(2):
                join(others, after[busts[kind, status]])
            for row in range(first[status], first[status + 1]):
                if own[row] >= 0:
                    passed = t.passed_from[row], t.passed_to[row]
                    seized = t.seized_from[row], t.seized_to[row]
                    join_after(others, passed, seized, t.overtaken, t.knocked_off, after[own[row]])


@jit
def lead_triples(t: Tables, status: int, others: Array, after: Array) -> None:
    """Where triples with ``status`` about to move lead: from ``others[follower, last]``.

    They lead to ``after[mover, last, follower]``, in this order, so that sets go over into sets.
    """
    own, first, busts, overtaken, knocked_off = t.own, t.first, t.busts, t.overtaken, t.knocked_off
    passed_from, passed_to = t.passed_from, t.passed_to
    seized_from, seized_to = t.seized_from, t.seized_to
    for follower in range(others.shape[0]):
        lasts = others[follower]
        if lasts.any():
            for kind in range(2):
                join(lasts, after[follower, busts[kind, status]])
            for row in range(first[status], first[status + 1]):
                if own[row] >= 0:
                    passed, seized = (passed_from[row], passed_to[row]), (seized_from[row], seized_to[row])
                    mover = other_after(passed, seized, overtaken, knocked_off, follower)
                    join_after(lasts, passed, seized, overtaken, knocked_off, after[mover, own[row]])


@jit
def join(some: Array, whole: Array) -> None:
    """Add a set to another."""
    for number in range(some.size):
        whole[number] |= some[number]


@jit
def join_after(
    some: Array, passed: Range, seized: Range, overtaken: Array, knocked_off: Array, whole: Array
) -> None:
    """Add to a set what becomes of another by a turn that passes and seizes these statuses."""
    low, high = hull(passed, seized)
    join(some[:low], whole[:low])
    join(some[high:], whole[high:])
    for number in range(low, high):
        if some[number]:
            whole[other_after(passed, seized, overtaken, knocked_off, number)] = True


@jit
def hull(one: Range, other: Range) -> Range:
    """The shortest range that holds both."""
    if one[0] >= one[1]:
        return other
    if other[0] >= other[1]:
        return one
    return min(one[0], other[0]), max(one[1], other[1])


@jit
def renew(after: Array, live: Array, new: Array) -> int:
    """Move what ``after[last, follower]`` adds to ``live[follower, last]`` there and to ``new``; how many."""
    count, size = 0, live.shape[0]
    for follower in range(size):
        for last in range(size):
            is_new = after[last, follower] and not live[follower, last]
            new[follower, last] = is_new
            live[follower, last] |= is_new
            count += is_new
    after[:] = False
    return count
