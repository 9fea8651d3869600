"""Games of three and more in bulk: one way of playing against others, every seat equally often."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from thousand.kernels.dice import parties, simulate
from thousand.kernels.dice.arrays import padded
from thousand.kernels.dice.blocks import room
from thousand.kernels.dice.compiled import Compiled
from thousand.kernels.dice.parties import Odds, Triples
from thousand.solvers.dice.arena import MOST_TURNS, Result
from thousand.solvers.dice.strategies import Ground, ground
from thousand.tables import triples
from thousand.tables.packing import SCALE

Array = Any
LEAST = 1e-9
"""No chance is taken for smaller than this where odds are reckoned with."""


class PartyStrategy(Protocol):
    """A way of playing among several."""

    def take_turns_among(self, on: Ground, statuses: Array, rng: Array) -> Array:
        """One turn in each game, ``statuses[game]`` from the mover on: the rows of the turns' endings."""
        ...


@dataclass(frozen=True, slots=True)
class ByWorth:
    """Does what is worth most by what is known."""

    known: Odds | Triples

    def take_turns_among(self, on: Ground, statuses: Array, rng: Array) -> Array:
        """One turn in each game."""
        rows, order = np.empty(len(statuses), np.int32), np.argsort(statuses[:, 0], kind="stable")
        parties.play_turns(on.tables, on.ways, self.known, order, statuses, rng, room(on.tables), rows)
        return rows


def by_all(values: Array) -> ByWorth:
    """By the odds of pairs put together; values[x, y] is the chance of ``y``, to move against ``x``."""
    return ByWorth(Odds(_odds(values), 1.0))


def by_strongest(values: Array) -> ByWorth:
    """By the odds against the strongest opponent alone."""
    return ByWorth(Odds(_odds(values), 0.0))


def alone(turns: Array) -> ByWorth:
    """Takes the fewest turns, ``turns`` by status, and looks at nobody."""
    size = padded(len(turns))
    values = np.zeros((size, size))
    values[: len(turns)] = turns[:, None] / MOST_TURNS
    return by_strongest(values)


def _odds(values: Array) -> Array:
    chances = np.clip(values, LEAST, 1 - LEAST)
    return chances / (1 - chances)


def by_triples(solved: triples.Triples, rules: Compiled) -> ByWorth:
    """By the solved values of three, for games by ``rules``."""
    count = len(solved.head.accounts)
    values = np.empty((count, count, count), np.float32)
    for mover in range(count):
        lasts, _ = solved.piece(mover)
        values[:, (mover + np.arange(count)) % count, mover] = np.array(lasts, np.float32).T / SCALE
    numbers = np.array([solved.head.status(account) for account in rules.accounts], np.int32)
    return ByWorth(Triples(values, numbers))


class Party:
    """The tables of one rule set, ready for games of several in bulk."""

    def __init__(self, rules: Compiled) -> None:
        self.rules, self.ground = rules, ground(rules)

    def against(self, one: PartyStrategy, other: PartyStrategy, seats: int, games: int, seed: int) -> Result:
        """``games`` games from each seat of ``one`` against ``other`` in all the others."""
        won = turns = cut = 0
        for seat in range(seats):
            players = [one if place == seat else other for place in range(seats)]
            played = self.play(players, games, seed + seat)[seat]
            won, turns, cut = won + played.won, turns + played.turns, cut + played.cut
        return Result(seats * games, won, turns, cut)

    def play(self, players: Sequence[PartyStrategy], games: int, seed: int) -> list[Result]:
        """What ``games`` games came to for each of ``players``, who move in this order."""
        statuses = np.full((games, len(players)), self.rules.start, np.int32)
        rng, won = simulate.seeds(games, seed), np.empty(games, np.bool_)
        wins, turns = [0] * len(players), 0
        for turn in range(MOST_TURNS):
            if not len(statuses):
                break
            seat, turns = turn % len(players), turns + len(statuses)
            rows = players[seat].take_turns_among(self.ground, statuses, rng)
            parties.end_turns(self.ground.tables, rows, statuses, won)
            wins[seat] += int(won.sum())
            statuses, rng, won = statuses[~won], rng[~won], won[~won]
        return [Result(games, each, turns, len(statuses)) for each in wins]
