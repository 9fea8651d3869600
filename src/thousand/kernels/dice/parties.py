"""One turn in each of many games of several players, played as values say that are looked up on the way.

``statuses[game]`` holds the status of the mover, then those of the others in the order in which they follow.
Games whose movers stand alike are taken together, a game to a lane.
"""

from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice.arrays import LANES, Tables
from thousand.kernels.dice.blocks import Room
from thousand.kernels.dice.compiled import WIN
from thousand.kernels.dice.lanes import jit, play_turn
from thousand.kernels.dice.lockstep import Ways, draw_turn
from thousand.kernels.dice.pairs import other_after
from thousand.kernels.dice.simulate import FIRST_BUST, WINS, integer_jit
from thousand.kernels.dice.triples import OTHERS

Array = Any


@jit
def by_odds(odds: Array, rest: float, own: int, others: Array) -> float:
    """What it is worth to be ``own`` among ``others``, ``odds[own, other]`` being those against one of them.

    The greatest odds count in full, the others for ``rest``.
    """
    most = total = 0.0
    for other in others:
        against = odds[own, other]
        most, total = max(most, against), total + against
    return 1.0 / (1.0 + most + rest * (total - most))


@jit
def by_triples(v: Array, numbers: Array, own: int, others: Array) -> float:
    """The chance of ``own``, who comes last now, by the values of triples of the statuses ``numbers``."""
    mover, follower, last = numbers[others[0]], numbers[others[1]], numbers[own]
    return v[mover, follower // OTHERS, last, follower % OTHERS]


class Passing(NamedTuple):
    """What turns do to others, as in ``Tables``; handing all of it on would take longer than the work."""

    passed_from: Array
    passed_to: Array
    seized_from: Array
    seized_to: Array
    overtaken: Array
    knocked_off: Array


@integer_jit
def passing_of(t: Tables) -> Passing:
    """That of ``t``."""
    return Passing(t.passed_from, t.passed_to, t.seized_from, t.seized_to, t.overtaken, t.knocked_off)


@integer_jit
def change_others(by: Passing, row: int, others: Array) -> None:
    """Let a turn that ends at ``row`` pass and seize ``others``."""
    passed, seized = (by.passed_from[row], by.passed_to[row]), (by.seized_from[row], by.seized_to[row])
    if passed[0] < passed[1] or seized[0] < seized[1]:
        for seat in range(others.size):
            others[seat] = other_after(passed, seized, by.overtaken, by.knocked_off, others[seat])


@integer_jit
def gather(statuses: Array, order: Array, at: int) -> int:
    """How many games from ``order[at]`` on, no more than there are lanes, have movers of the same status."""
    count, status = 0, statuses[order[at], 0]
    while count < LANES and at + count < order.size and statuses[order[at + count], 0] == status:
        count += 1
    return count


@integer_jit
def draw_turns(t: Tables, w: Ways, status: int, games: Array, rng: Array, room: Room, rows: Array) -> None:
    """Play the turn of ``status`` in all ``games``, for what the ends of each are worth."""
    play_turn(t, status, room.ends, room.busts, 1.0, room.y)
    for lane in range(games.size):
        game = games[lane]
        rows[game] = draw_turn(t, w, status, room.y, room.ends, lane, rng[game : game + 1])


@integer_jit
def turns_by_odds(
    t: Tables,
    w: Ways,
    odds: Array,
    rest: float,
    order: Array,
    statuses: Array,
    rng: Array,
    room: Room,
    rows: Array,
) -> None:
    """The turn of every game into ``rows``; ``order`` names the games so that equal movers follow another."""
    at, after, by = 0, np.empty(statuses.shape[1] - 1, np.int32), passing_of(t)
    while at < order.size:
        games = order[at : at + gather(statuses, order, at)]
        status = statuses[games[0], 0]
        for lane in range(games.size):
            others = statuses[games[lane], 1:]
            for row in range(t.first[status], t.first[status + 1]):
                if t.own[row] == WIN:
                    room.ends[row - t.first[status], lane] = 1.0
                elif t.own[row] >= 0:
                    after[:] = others
                    change_others(by, row, after)
                    room.ends[row - t.first[status], lane] = by_odds(odds, rest, t.own[row], after)
            for kind in range(2):
                room.busts[kind, lane] = by_odds(odds, rest, t.busts[kind, status], others)
        draw_turns(t, w, status, games, rng, room, rows)
        at += games.size


@integer_jit
def turns_by_triples(
    t: Tables,
    w: Ways,
    v: Array,
    numbers: Array,
    order: Array,
    statuses: Array,
    rng: Array,
    room: Room,
    rows: Array,
) -> None:
    """The same by the solved values of three."""
    at, after, by = 0, np.empty(2, np.int32), passing_of(t)
    while at < order.size:
        games = order[at : at + gather(statuses, order, at)]
        status = statuses[games[0], 0]
        for lane in range(games.size):
            others = statuses[games[lane], 1:]
            for row in range(t.first[status], t.first[status + 1]):
                if t.own[row] == WIN:
                    room.ends[row - t.first[status], lane] = 1.0
                elif t.own[row] >= 0:
                    after[:] = others
                    change_others(by, row, after)
                    room.ends[row - t.first[status], lane] = by_triples(v, numbers, t.own[row], after)
            for kind in range(2):
                room.busts[kind, lane] = by_triples(v, numbers, t.busts[kind, status], others)
        draw_turns(t, w, status, games, rng, room, rows)
        at += games.size


@integer_jit
def end_turns(t: Tables, rows: Array, statuses: Array, won: Array) -> None:
    """Let the turns ``rows`` end: afterwards the next player moves, or the game is ``won``."""
    seats, by = statuses.shape[1], passing_of(t)
    for game in range(rows.size):
        row, mover = rows[game], statuses[game, 0]
        won[game] = row == WINS or (row >= 0 and t.own[row] == WIN)
        if won[game]:
            continue
        if row <= FIRST_BUST:
            own = t.busts[FIRST_BUST - row, mover]
        else:
            own = t.own[row]
            change_others(by, row, statuses[game, 1:])
        for seat in range(1, seats):
            statuses[game, seat - 1] = statuses[game, seat]
        statuses[game, seats - 1] = own
