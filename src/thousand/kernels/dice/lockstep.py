"""One turn in each of many games of two players, played as values say that are looked up on the way.

Games whose movers stand alike are taken together, an opponent to a lane, so that no policy need be stored.
"""

from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice.arrays import LANES, Tables
from thousand.kernels.dice.blocks import Room
from thousand.kernels.dice.compiled import WIN, Compiled
from thousand.kernels.dice.jit import jit
from thousand.kernels.dice.lanes import ENDS, FREE, duty, play_turn
from thousand.kernels.dice.pairs import other_after
from thousand.kernels.dice.simulate import (
    BUST,
    FIRST_BUST,
    FIVE_DICE,
    LATER_BUST,
    WINS,
    integer_jit,
    random_below,
    take_turn,
)

Array = Any


class Ways(NamedTuple):
    """What each way the dice can fall comes to, choices of dice included."""

    outcome: Array
    """[throw, way]: BUST, WINS or the number of an outcome; ways of fewer dice are repeated."""
    first: Array
    """By outcome, its first choice, and one more at the end."""
    units: Array
    mode: Array


def ways(rules: Compiled) -> Ways:
    """The ways of every throw of ``rules``."""
    throws = [throw for table in rules.throws.tables for throw in table]
    outcomes = np.full((len(throws), FIVE_DICE), BUST, np.int32)
    first, units, modes = [0], list[int](), list[int]()
    for number, throw in enumerate(throws):
        place = round(throw.busts * FIVE_DICE)
        wins = round(throw.wins * FIVE_DICE)
        outcomes[number, place : place + wins] = WINS
        place += wins
        for outcome in throw.outcomes:
            many = round(outcome.chance * FIVE_DICE)
            outcomes[number, place : place + many] = len(first) - 1
            place += many
            units += [choice[0] for choice in outcome.choices]
            modes += [choice[1] for choice in outcome.choices]
            first.append(len(units))
    return Ways(outcomes, *(np.array(column, np.int32) for column in (first, units, modes)))


@jit
def fill_lanes(t: Tables, status: int, u: Array, others: Array, ends: Array, busts: Array) -> None:
    """What each end of a turn of ``status`` is worth against ``others``, one to a lane."""
    first, owns, overtaken, knocked_off = t.first[status], t.own, t.overtaken, t.knocked_off
    for row in range(first, t.first[status + 1]):
        own, out = owns[row], ends[row - first]
        if own == WIN:
            out[:] = 1.0
        elif own >= 0:
            passed, seized = (t.passed_from[row], t.passed_to[row]), (t.seized_from[row], t.seized_to[row])
            for lane in range(others.size):
                out[lane] = 1.0 - u[own, other_after(passed, seized, overtaken, knocked_off, others[lane])]
    for kind in range(2):
        bust = t.busts[kind, status]
        for lane in range(others.size):
            busts[kind, lane] = 1.0 - u[bust, others[lane]]


@integer_jit
def draw_turn(t: Tables, w: Ways, status: int, y: Array, ends: Array, lane: int, rng: Array) -> int:
    """Play one turn for what its moments ``y`` are worth: the row of its ending, WINS or a bust."""
    first = t.first[status]
    top = t.first[status + 1] - first - 1
    base = t.keeping[status] * t.may_bank.size
    outcomes, choices, gains, kinds = w.outcome, w.first, w.units, w.mode
    points, mode = 0, 0
    while True:
        outcome = outcomes[base + mode, random_below(rng, FIVE_DICE)]
        if outcome == BUST:
            return LATER_BUST if mode else FIRST_BUST
        if outcome == WINS:
            return WINS
        best = choices[outcome]
        for c in range(best + 1, choices[outcome + 1]):
            kept = y[min(points + gains[c], top), kinds[c], lane]
            if kept > y[min(points + gains[best], top), kinds[best], lane]:
                best = c
        points, mode = min(points + gains[best], top), kinds[best]
        row = first + points
        due = duty(t.own[row], t.marks[row], t.may_bank[mode], t.must_bank[mode])
        if due == ENDS or (due == FREE and y[points, mode, lane] <= ends[points, lane]):
            return row


@integer_jit
def gather(order: Array, at: int, movers: Array, others: Array, facing: Array) -> int:
    """Put the opponents of games with the same mover into ``facing``, one to a lane; how many games."""
    count = 0
    while count < LANES and at + count < order.size and movers[order[at + count]] == movers[order[at]]:
        facing[count] = others[order[at + count]]
        count += 1
    facing[count:] = facing[0]
    return count


@integer_jit
def turns_by_values(
    t: Tables,
    w: Ways,
    u: Array,
    order: Array,
    movers: Array,
    others: Array,
    rng: Array,
    room: Room,
    rows: Array,
) -> None:
    """The turn of every game into ``rows``; ``order`` names the games so that equal movers follow another."""
    y, ends, busts, facing = room.y, room.ends, room.busts, np.empty(LANES, np.int32)
    at = 0
    while at < order.size:
        status, count = movers[order[at]], gather(order, at, movers, others, facing)
        fill_lanes(t, status, u, facing, ends, busts)
        play_turn(t, status, ends, busts, 1.0, y)
        for lane in range(count):
            game = order[at + lane]
            rows[game] = draw_turn(t, w, status, y, ends, lane, rng[game : game + 1])
        at += count


@integer_jit
def turns_by_policy(
    t: Tables,
    units: Array,
    modes: Array,
    policy: Array,
    movers: Array,
    others: Array,
    rng: Array,
    rows: Array,
) -> None:
    """The turn of every game as a stored policy plays it, into ``rows``."""
    for game in range(movers.size):
        rows[game] = take_turn(t, units, modes, policy, movers[game], others[game], rng[game : game + 1])


@integer_jit
def end_turns(t: Tables, rows: Array, movers: Array, others: Array, won: Array) -> None:
    """Let the turns ``rows`` end: afterwards the other player moves, or the game is ``won``."""
    overtaken, knocked_off = t.overtaken, t.knocked_off
    for game in range(rows.size):
        row, mover, other = rows[game], movers[game], others[game]
        won[game] = row == WINS or (row >= 0 and t.own[row] == WIN)
        if won[game]:
            continue
        if row <= FIRST_BUST:
            mover = t.busts[FIRST_BUST - row, mover]
        else:
            passed, seized = (t.passed_from[row], t.passed_to[row]), (t.seized_from[row], t.seized_to[row])
            other = other_after(passed, seized, overtaken, knocked_off, other)
            mover = t.own[row]
        movers[game], others[game] = other, mover
