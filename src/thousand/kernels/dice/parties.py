"""One turn in each of many games of several players, played as values say that are looked up on the way.

``statuses[game]`` holds the status of the mover, then those of the others in the order in which they follow.
Games whose movers stand alike are taken together, a game to a lane.
"""

from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload

from thousand.kernels.dice.arrays import LANES, Tables
from thousand.kernels.dice.blocks import Room
from thousand.kernels.dice.compiled import WIN
from thousand.kernels.dice.jit import integer_jit
from thousand.kernels.dice.lanes import play_turn
from thousand.kernels.dice.lockstep import Ways, draw_turn
from thousand.kernels.dice.pairs import other_after
from thousand.kernels.dice.simulate import FIRST_BUST, WINS

Array = Any


class Odds(NamedTuple):
    """What pairs are worth."""

    odds: Array
    """[own, other]: those against one of the others, who is about to move."""
    rest: float
    """What all but the greatest odds count for."""


class Triples(NamedTuple):
    """What triples are worth, of statuses that stand for those of the game."""

    v: Array
    """[last, diagonal, mover]: the chance of the last player, as the solution of three keeps it."""
    numbers: Array
    """By status of the game, the one that stands for it."""


def by_odds(known: Any, own: int, others: Array) -> float:
    """What it is worth to be ``own`` among ``others``, the odds against each of them put together."""
    most = total = 0.0
    for other in others:
        against = known.odds[own, other]
        most, total = max(most, against), total + against
    return 1.0 / (1.0 + most + known.rest * (total - most))


def by_triples(known: Any, own: int, others: Array) -> float:
    """The chance of ``own``, who comes last now, among two others."""
    numbers = known.numbers
    mover, follower, last = numbers[others[0]], numbers[others[1]], numbers[own]
    return known.v[last, (mover + follower) % len(known.v), mover]


def worth(known: Any, own: int, others: Array) -> float:
    """What it is worth to leave the table so, by the Odds or Triples that are known."""
    return by_odds(known, own, others) if isinstance(known, Odds) else by_triples(known, own, others)


@overload(worth, jit_options={"fastmath": True})
def _worth(known: Any, own: int, others: Array) -> Any:  # noqa: ARG001
    """In compiled loops the type of ``known`` decides; functions handed on would not be kept compiled."""
    return by_odds if known.instance_class is Odds else by_triples


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
def fill_lane(
    t: Tables, status: int, known: Odds | Triples, others: Array, by: Passing, lane: int, room: Room
) -> None:
    """What each end of a turn of ``status`` is worth to it among ``others``, in one lane."""
    first, ends, busts, after = t.first[status], room.ends, room.busts, np.empty_like(others)
    for row in range(first, t.first[status + 1]):
        if t.own[row] == WIN:
            ends[row - first, lane] = 1.0
        elif t.own[row] >= 0:
            after[:] = others
            change_others(by, row, after)
            ends[row - first, lane] = worth(known, t.own[row], after)
    for kind in range(2):
        busts[kind, lane] = worth(known, t.busts[kind, status], others)


@integer_jit
def play_turns(
    t: Tables,
    w: Ways,
    known: Odds | Triples,
    order: Array,
    statuses: Array,
    rng: Array,
    room: Room,
    rows: Array,
) -> None:
    """The turn of every game into ``rows``; ``order`` names the games so that equal movers follow another."""
    at, by = 0, passing_of(t)
    while at < order.size:
        games = order[at : at + gather(statuses, order, at)]
        status = statuses[games[0], 0]
        for lane in range(games.size):
            fill_lane(t, status, known, statuses[games[lane], 1:], by, lane, room)
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
