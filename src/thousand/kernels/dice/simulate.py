"""Whole games of two players in bulk, from the compiled tables; each game has a seed of its own.

A policy is one byte for each ending of each status and each opponent: bit ``mode`` says that a turn which
stands there throws on. Where throws leave a choice of dice, all that scores is kept.
"""

from typing import Any

import numpy as np

from thousand.kernels.dice.arrays import LANES, Tables
from thousand.kernels.dice.blocks import Block, Room
from thousand.kernels.dice.compiled import AT_ONCE, IMPOSSIBLE, STOPS, WIN, Compiled
from thousand.kernels.dice.jit import integer_jit, jit
from thousand.kernels.dice.lanes import play_turn
from thousand.kernels.dice.pairs import fill_ends, other_after

Array = Any

BUST, WINS, FIRST_BUST, LATER_BUST = -1, -2, -11, -12
FIVE_DICE = 6**5


def throw_table(rules: Compiled) -> tuple[Array, Array]:
    """What each way the dice can fall comes to, by throw: units gained and the mode it leads to.

    [throw, way], ways of fewer dice repeated so that all are equally likely; a mode of BUST or WINS ends it.
    """
    throws = [throw for table in rules.throws.tables for throw in table]
    units = np.zeros((len(throws), FIVE_DICE), np.int16)
    modes = np.full((len(throws), FIVE_DICE), BUST, np.int8)
    for number, throw in enumerate(throws):
        place = round(throw.busts * FIVE_DICE)
        wins = round(throw.wins * FIVE_DICE)
        modes[number, place : place + wins] = WINS
        place += wins
        for outcome in throw.outcomes:
            many = round(outcome.chance * FIVE_DICE)
            units[number, place : place + many], modes[number, place : place + many] = max(outcome.choices)
            place += many
    return units, modes


@jit
def best_policy(t: Tables, u: Array, block: Block, live: Array, policy: Array, room: Room) -> None:
    """Write down the best turns of a block by the values ``u``: policy[ending, b]."""
    b0, y, ends = block.b0, room.y, room.ends
    modes = t.may_bank.size
    for status in range(block.a0, block.a1):
        if not live[status, b0 : b0 + LANES].any():
            continue
        fill_ends(t, status, u, b0, ends, room.busts)
        play_turn(t, status, ends, room.busts, 1.0, y)
        first = t.first[status]
        for row in range(first, t.first[status + 1]):
            for lane in range(LANES):
                bits = 0
                for mode in range(1, modes):
                    if y[row - first, mode, lane] > ends[row - first, lane]:
                        bits |= 1 << mode
                policy[row, b0 + lane] = bits


@integer_jit
def random_below(state: Array, bound: int) -> Any:
    """The next integer below ``bound`` of a generator whose state is one word (splitmix)."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return np.int64((z >> np.uint64(32)) * np.uint64(bound) >> np.uint64(32))


@integer_jit
def seed_game(rng: Array, seed: int, game: int) -> None:
    """Seed the generator of one game of many."""
    rng[0] = np.uint64(seed) + np.uint64(game) * np.uint64(0xD1342543DE82EF95)
    random_below(rng, 2)


@integer_jit
def seeds(games: int, seed: int) -> Array:
    """The seeded generators of so many games."""
    found = np.empty(games, np.uint64)
    for game in range(games):
        seed_game(found[game : game + 1], seed, game)
    return found


@integer_jit
def take_turn(
    t: Tables, units: Array, modes: Array, policy: Array, mover: int, other: int, rng: Array
) -> int:
    """Play one turn: the row of its ending, WINS, FIRST_BUST or LATER_BUST."""
    first = t.first[mover]
    top = t.first[mover + 1] - first - 1
    base = t.keeping[mover] * t.may_bank.size
    points, mode, throws = 0, 0, 0
    while True:
        way = random_below(rng, FIVE_DICE)
        reached = modes[base + mode, way]
        if reached == BUST:
            return LATER_BUST if throws else FIRST_BUST
        if reached == WINS:
            return WINS
        points = min(points + units[base + mode, way], top)
        mode, throws = reached, throws + 1
        row = first + points
        own, marks = t.own[row], t.marks[row]
        if marks & AT_ONCE:
            return row
        must_end = marks & STOPS or t.must_bank[mode] or not policy[row, other] >> mode & 1
        if own != IMPOSSIBLE and t.may_bank[mode] and must_end:
            return row


@integer_jit
def play_games(
    t: Tables,
    units: Array,
    modes: Array,
    one: Array,
    two: Array,
    start: int,
    games: int,
    seed: int,
    most: int,
) -> tuple[int, int, int]:
    """Games won by the first player, who plays ``one``; all turns; games cut off after ``most`` turns."""
    won = turns = cut = 0
    overtaken, knocked_off = t.overtaken, t.knocked_off
    passed_from, passed_to = t.passed_from, t.passed_to
    seized_from, seized_to = t.seized_from, t.seized_to
    rng = np.empty(1, np.uint64)
    for game in range(games):
        seed_game(rng, seed, game)
        mover, other, is_first = start, start, True
        for turn in range(most + 1):
            if turn == most:
                cut += 1
                break
            turns += 1
            row = take_turn(t, units, modes, one if is_first else two, mover, other, rng)
            if row == WINS or (row >= 0 and t.own[row] == WIN):
                won += is_first
                break
            if row <= FIRST_BUST:
                mover = t.busts[FIRST_BUST - row, mover]
            else:
                passed, seized = (passed_from[row], passed_to[row]), (seized_from[row], seized_to[row])
                other = other_after(passed, seized, overtaken, knocked_off, other)
                mover = t.own[row]
            mover, other, is_first = other, mover, not is_first
    return won, turns, cut
