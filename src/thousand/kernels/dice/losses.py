"""What turns give away, by values taken for true: the best turn's worth less that of the turn as played."""

from typing import Any

import numpy as np

from thousand.kernels.dice.arrays import LANES, Tables
from thousand.kernels.dice.blocks import Room
from thousand.kernels.dice.compiled import IMPOSSIBLE
from thousand.kernels.dice.jit import jit
from thousand.kernels.dice.lanes import follow_turn, play_turn
from thousand.kernels.dice.lockstep import fill_lanes, gather
from thousand.kernels.dice.plans import fill_policy

Array = Any


@jit
def lost_by_values(
    t: Tables, u: Array, plan: Array, order: Array, movers: Array, others: Array, room: Room, lost: Array
) -> None:
    """What the turn of every game gives away if it is played for the values ``plan``, by the values ``u``.

    ``order`` names the games so that equal movers follow one another.
    """
    facing, at = np.empty(LANES, np.int32), 0
    while at < order.size:
        status, count = movers[order[at]], gather(order, at, movers, others, facing)
        fill_lanes(t, status, plan, facing, room.ends, room.busts)
        play_turn(t, status, room.ends, room.busts, 1.0, room.y)
        judge(t, status, u, facing, room)
        lost[order[at : at + count]] = room.y[0, 0, :count] - room.busted[0, :count]
        at += count


@jit
def lost_by_policy(
    t: Tables, u: Array, policy: Array, order: Array, movers: Array, others: Array, room: Room, lost: Array
) -> None:
    """The same for a stored policy."""
    facing, at = np.empty(LANES, np.int32), 0
    while at < order.size:
        status, count = movers[order[at]], gather(order, at, movers, others, facing)
        fill_policy(t, status, policy, facing, room.y, room.ends)
        judge(t, status, u, facing, room)
        lost[order[at : at + count]] = room.y[0, 0, :count] - room.busted[0, :count]
        at += count


@jit
def judge(t: Tables, status: int, u: Array, facing: Array, room: Room) -> None:
    """Put the worth of the planned turn into ``busted[0]``, that of the best one into ``y[0, 0]``."""
    follow_turn(t, status, room.ends, room.y, room.x, room.busted, room.ended)
    fill_lanes(t, status, u, facing, room.ends, room.busts)
    play_turn(t, status, room.ends, room.busts, 1.0, room.y)
    first, ends, busts, ended, busted = t.first[status], room.ends, room.busts, room.ended, room.busted
    worth = np.ones(LANES)
    for kind in range(2):
        for lane in range(LANES):
            worth[lane] -= busted[kind, lane] * (1 - busts[kind, lane])
    for row in range(first, t.first[status + 1]):
        if t.own[row] != IMPOSSIBLE:
            for lane in range(LANES):
                worth[lane] -= ended[row - first, lane] * (1 - ends[row - first, lane])
    busted[0] = worth
