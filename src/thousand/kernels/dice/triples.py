"""All triples of statuses of three players: those that wait for each other solved together, level by level.

A *triple* is the mover, who follows and who comes last. ``v[whose, last, diagonal, mover]`` keeps two chances
to win, that of the LAST player and that of the FOLLOWER; the third is what is missing to 1. The *diagonal* is
the sum of mover and follower, less the number of statuses where it is no smaller. So kept, whatever a mover
leaves behind by ending his turn lies in one piece: he comes last then, and the others keep their sum.

The *level* of a triple is the sum of its statuses. Higher scores have lower numbers, so points lead to lower
levels; but three busts in a row lead back. A triple and its two rotations, a *round*, wait for each other on
one level. A round goes by the rotation whose mover has the lowest number, his *lead*, and by the chances of
the others there: what the two turns before it come to follows from them, and from these the lead again.
"""

from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice import secants
from thousand.kernels.dice.arrays import Tables
from thousand.kernels.dice.compiled import WIN
from thousand.kernels.dice.jit import jit
from thousand.kernels.dice.pairs import other_after
from thousand.kernels.dice.triple_turns import OTHERS, WIDTH, Room, play_turn

Array = Any

LAST, FOLLOWER = 0, 1
"""Whose chance ``v`` keeps."""
LEADS, FOLLOWS, COMES_LAST, ANY = 0, 1, 2, 3
"""Where the lead of a round is, when it is a triple's turn."""
AFRESH = 8
"""After so many trials what they taught is forgotten: meanwhile other rounds have come to rest."""

Range = tuple[int, int]


class Search(NamedTuple):
    """How far the rounds of some levels are, by level and the first two of their lead."""

    open: Array
    """[level, mover, follower]: whether the round is still sought."""
    known: Array
    """[level, mover, follower, secants.KEPT]: what trials have taught."""


class Trial(NamedTuple):
    """One of several trials of the rounds of some levels."""

    number: int
    width: float
    near: float
    """A round is closed when the map moves the chances of its lead by less."""


class Job(NamedTuple):
    """The levels and movers of some triples, each from one number up to another."""

    levels: Range
    movers: Range


@jit
def followers(place: int, mover: int, level: int, count: int) -> Range:
    """The followers, from one up to another, with whom a mover's triples on a level have the lead there."""
    low, high = max(0, level - mover - count + 1), min(count, level - mover + 1)
    if place == FOLLOWS:
        return low, min(high, (level - mover) // 2 + 1, mover)
    if place == COMES_LAST:
        return max(low, level - 2 * mover, (level - mover) // 2 + 1), high
    if place == LEADS and level == 3 * mover:
        return mover, mover + 1
    if place == LEADS:
        return max(low, mover), min(high, level - 2 * mover)
    return low, high


@jit
def lead(place: int, mover: int, follower: int, last: int) -> tuple[int, int]:
    """Mover and follower where it is the lead's turn, in a round that has the lead at ``place`` now."""
    if place == FOLLOWS:
        return follower, last
    if place == COMES_LAST:
        return last, mover
    return mover, follower


@jit
def pick(job: Job, place: int, mover: int, live: Array, search: Search, picked: Array) -> int:
    """Put follower and level of the mover's triples that are live and open into ``picked``; how many."""
    found = 0
    for level in range(job.levels[0], job.levels[1]):
        low, high = followers(place, mover, level, live.shape[0])
        for follower in range(low, high):
            last = level - mover - follower
            one, two = lead(place, mover, follower, last)
            if live[mover, follower, last] and search.open[level - job.levels[0], one, two]:
                picked[found, 0], picked[found, 1] = follower, level
                found += 1
    return found


@jit
def room_to_pick(job: Job, v: Array) -> Array:
    """Room for all that can be picked for one mover."""
    return np.empty((v.shape[1] * (job.levels[1] - job.levels[0]), 2), np.int64)


@jit
def best_turn(t: Tables, v: Array, status: int, some: Array, width: float, room: Room) -> Array:
    """What the best turn of ``status`` is worth to it and to the last players, for ``some`` picked."""
    picked, win = np.empty((OTHERS, 2), np.int64), np.zeros(WIDTH, v.dtype)
    win[:OTHERS] = 1.0
    for lane in range(OTHERS):
        picked[lane] = some[min(lane, len(some) - 1)]
    fill_ends(t, status, v, picked, room.ends, room.busts)
    play_turn(t, status, win, width, room)
    return room.y[0, 0]


@jit
def fill_ends(t: Tables, status: int, v: Array, picked: Array, ends: Array, busts: Array) -> None:
    """What each end of a turn of ``status`` is worth to it and to the last players."""
    first, count = t.first[status], v.shape[1]
    places = np.empty(OTHERS, np.int64)
    for lane in range(OTHERS):
        places[lane] = (picked[lane, 1] - status) % count * count + picked[lane, 0]
    for row in range(first, t.first[status + 1]):
        if t.own[row] == WIN:
            ends[row - first, :OTHERS] = 1.0
            ends[row - first, OTHERS:] = 0.0
        elif t.own[row] >= 0:
            fill_end(t, v, status, row, picked, places, ends[row - first])
    for kind in range(2):
        take(v, t.busts[kind, status], places, busts[kind])


@jit
def fill_end(t: Tables, v: Array, status: int, row: int, picked: Array, places: Array, out: Array) -> None:
    """What one end is worth to both."""
    passed, seized = (t.passed_from[row], t.passed_to[row]), (t.seized_from[row], t.seized_to[row])
    if passed[0] < passed[1] or seized[0] < seized[1]:
        count, overtaken, knocked_off = v.shape[1], t.overtaken, t.knocked_off
        after = np.empty(OTHERS, np.int64)
        for lane in range(OTHERS):
            last = picked[lane, 1] - status - picked[lane, 0]
            mover = other_after(passed, seized, overtaken, knocked_off, picked[lane, 0])
            follower = other_after(passed, seized, overtaken, knocked_off, last)
            after[lane] = (mover + follower) % count * count + mover
        take(v, t.own[row], after, out)
    else:
        take(v, t.own[row], places, out)


@jit
def take(v: Array, last: int, places: Array, out: Array) -> None:
    """Both chances kept where ``last`` has just moved, and the others are at these places."""
    thirds, seconds = v[LAST, last].reshape(-1), v[FOLLOWER, last].reshape(-1)
    for lane in range(OTHERS):
        out[lane] = thirds[places[lane]]
        out[OTHERS + lane] = seconds[places[lane]]


@jit
def try_rounds(
    t: Tables, v: Array, job: Job, place: int, live: Array, trial: Trial, search: Search, room: Room
) -> float:
    """One trial of the open rounds, in triples with the lead at ``place``; how far it moves leads, at most.

    Triples he FOLLOWS in come first, since busts lead from there to his own, those he COMES_LAST in second.
    """
    most, picked, count = 0.0, room_to_pick(job, v), v.shape[1]
    for mover in range(job.movers[0], job.movers[1]):
        found = pick(job, place, mover, live, search, picked)
        for begin in range(0, found, OTHERS):
            some = picked[begin : min(begin + OTHERS, found)]
            value = best_turn(t, v, mover, some, trial.width, room)
            for lane in range(len(some)):
                follower, level = some[lane, 0], some[lane, 1]
                kept = v[:, level - mover - follower, (mover + follower) % count, mover]
                third, second = value[OTHERS + lane], 1.0 - value[lane] - value[OTHERS + lane]
                at = level - job.levels[0], mover, follower
                if place == LEADS:
                    most = max(most, improve(kept, (third, second), trial, search, at))
                else:
                    kept[LAST], kept[FOLLOWER] = third, second
    return most


@jit
def improve(
    kept: Array, towards: secants.Two, trial: Trial, search: Search, at: tuple[int, int, int]
) -> float:
    """Make the next trial of a round out of what the last one came to, or close it; how far that moved."""
    moved = towards[0] - kept[LAST], towards[1] - kept[FOLLOWER]
    far, known = max(abs(moved[0]), abs(moved[1])), search.known[at]
    if far < trial.near:
        kept[LAST], kept[FOLLOWER] = towards
        search.open[at] = False
        return far
    if trial.number % AFRESH == 0:
        secants.begin(known, (kept[LAST], kept[FOLLOWER]), moved)
    else:
        secants.learn(known, (kept[LAST], kept[FOLLOWER]), moved)
    kept[LAST], kept[FOLLOWER] = secants.next_trial(known)
    return far


@jit
def settle_rounds(v: Array, job: Job, live: Array, search: Search) -> None:
    """Leave the leads of rounds that are still open where their best trial was."""
    picked, count = room_to_pick(job, v), v.shape[1]
    for mover in range(job.movers[0], job.movers[1]):
        for number in range(pick(job, LEADS, mover, live, search, picked)):
            follower, level = picked[number, 0], picked[number, 1]
            kept = v[:, level - mover - follower, (mover + follower) % count, mover]
            known = search.known[level - job.levels[0], mover, follower]
            kept[LAST], kept[FOLLOWER] = known[0], known[1]


@jit
def judge(
    t: Tables, v: Array, job: Job, live: Array, width: float, search: Search, room: Room
) -> tuple[float, float]:
    """How much more than ``v`` says the best turn of a mover brings, and how much a chance lacks, at most."""
    gain, lack, picked, count = 0.0, 0.0, room_to_pick(job, v), v.shape[1]
    for mover in range(job.movers[0], job.movers[1]):
        found = pick(job, ANY, mover, live, search, picked)
        for begin in range(0, found, OTHERS):
            some = picked[begin : min(begin + OTHERS, found)]
            value = best_turn(t, v, mover, some, width, room)
            for lane in range(len(some)):
                follower, level = some[lane, 0], some[lane, 1]
                kept = v[:, level - mover - follower, (mover + follower) % count, mover]
                third = value[OTHERS + lane] - kept[LAST]
                first = value[lane] - (1.0 - kept[LAST] - kept[FOLLOWER])
                gain, lack = max(gain, first), max(lack, abs(third), abs(first + third))
    return gain, lack
