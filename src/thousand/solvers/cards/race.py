"""The race to the target as a Markov chain: from every state of the score sheet the deals that may follow.

A state is the level of each player. What a deal brings is drawn from deals that bots have played, told apart
only by who sat on the barrel; it is booked by the rules themselves, and the scores that come out are taken to
the level above or below by chance, so that they are right on average. Who deals and who sits where is
averaged out; a hand is not better or worse for a score, except that sitters bid as bots on the barrel do.
The chance to win is then what stays the same when it is averaged over the states that follow.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import combinations_with_replacement, permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.cards.booking.settlement import settle
from thousand.cards.events import BookingEvent, Won
from thousand.cards.options import Options
from thousand.cards.score_sheet import Accounts, evolve_accounts
from thousand.cards.state import DealResult
from thousand.core.seats import Seat
from thousand.tables.cards.race import SCALE, Grid, grid, keys

Ints = NDArray[np.int64]
Chances = NDArray[np.float64]

FOLLOWERS: Final = 120
"""So many deals at most may follow a state."""
STILL: Final = 1e-5
"""The chain is at rest when no chance changes more in a step."""
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Outcome:
    """A deal that was played, and who sat on the barrel then."""

    result: DealResult
    sat: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Chain:
    """What may follow: by state and deal the levels of the players, and who has won."""

    levels: Grid
    states: list[tuple[int, ...]]
    """Levels in rising order; only those that deals are known for."""
    following: Ints
    winner: Ints
    """A place in the state, or NOBODY."""


def turned(outcome: Outcome, steps: int) -> Outcome:
    """The same deal with everybody ``steps`` seats further on."""
    count, result = len(outcome.sat), outcome.result

    def moved(seat: Seat) -> Seat:
        return Seat((seat + steps) % count)

    def shifted(values: Sequence[int]) -> tuple[int, ...]:
        return tuple(values[(seat - steps) % count] for seat in range(count))

    sat = tuple(bool(value) for value in shifted(outcome.sat))
    sitter = None if result.sitter is None else moved(result.sitter)
    return Outcome(
        replace(
            result,
            dealer=moved(result.dealer),
            declarer=moved(result.declarer),
            points=shifted(result.points),
            tricks=shifted(result.tricks),
            sitter=sitter,
        ),
        sat,
    )


def by_sitters(outcomes: Sequence[Outcome]) -> Mapping[tuple[bool, ...], list[DealResult]]:
    """Deals in every place at the table, by who sat on the barrel: at most FOLLOWERS of a kind."""
    found: dict[tuple[bool, ...], list[DealResult]] = {}
    for outcome in outcomes:
        for steps in range(len(outcome.sat)):
            one = turned(outcome, steps)
            kind = found.setdefault(one.sat, [])
            if len(kind) < FOLLOWERS:
                kind.append(one.result)
    return {
        sat: [results[place % len(results)] for place in range(FOLLOWERS)] for sat, results in found.items()
    }


def booked(options: Options, accounts: Accounts, result: DealResult) -> tuple[Accounts, Seat | None]:
    """The score sheet after a deal, and who has won by it."""
    events = settle(options, accounts, None, result)
    won = next((event.seat for event in events if isinstance(event, Won)), None)
    written = [event for event in events if isinstance(event, BookingEvent)]
    return reduce(evolve_accounts, written, accounts), won


def chain(
    options: Options, players: int, outcomes: Sequence[Outcome], seed: int
) -> Generator[float, None, Chain]:
    """What follows every state; yields the share that is done."""
    levels, known = grid(options, players), by_sitters(outcomes)
    states = [
        state
        for state in combinations_with_replacement(range(levels.size), players)
        if _sat(levels, state) in known
    ]
    offsets = np.random.default_rng(seed).random((FOLLOWERS, players))
    following = np.zeros((len(states), FOLLOWERS, players), np.int64)
    winner = np.full((len(states), FOLLOWERS), NOBODY, np.int64)
    for row, state in enumerate(states):
        accounts = tuple(levels.account(level) for level in state)
        for place, result in enumerate(known[_sat(levels, state)]):
            after, won = booked(options, accounts, result)
            found = [levels.level(account) for account in after]
            following[row, place] = np.floor(np.array(found) + offsets[place])
            winner[row, place] = NOBODY if won is None else won
        yield (row + 1) / len(states)
    return Chain(levels, states, np.minimum(following, levels.size - 1), winner)


def _sat(levels: Grid, state: Sequence[int]) -> tuple[bool, ...]:
    return tuple(level >= levels.scores for level in state)


def at_rest(found: Chain) -> Chances:
    """The chance to win of a player, by his level and those of the others, in any order."""
    players, size = len(found.states[0]), found.levels.size
    cube = np.full((size,) * players, 1.0 / players)
    before = np.zeros_like(cube)
    while np.abs(cube - before).max() > STILL:
        before = cube.copy()
        for place in range(players):
            own = [place, *(other for other in range(players) if other != place)]
            values = before[tuple(found.following[:, :, each] for each in own)]
            values = np.where(found.winner == NOBODY, values, found.winner == place).mean(axis=1)
            _put(cube, found.states, own, values)
    return cube


def _put(cube: Chances, states: Sequence[tuple[int, ...]], own: Sequence[int], values: Chances) -> None:
    """Write the chances of the player who is first in ``own``, whatever the order of the others."""
    levels = np.array(states)
    for others in permutations(own[1:]):
        cube[tuple(levels[:, each] for each in (own[0], *others))] = values


def numbers(cube: Chances) -> list[int]:
    """The chances as the file lists them."""
    rows = np.array([*keys(cube.shape[0], cube.ndim)])
    return np.rint(cube[tuple(rows.T)] * SCALE).astype(np.int64).tolist()
