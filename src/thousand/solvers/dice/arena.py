"""Ways of playing against each other in bulk: win rates with standard errors, from the compiled tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from thousand.kernels.dice import lockstep, simulate
from thousand.kernels.dice.arrays import LANES, padded
from thousand.kernels.dice.blocks import Block, room
from thousand.kernels.dice.compiled import WIN, Compiled
from thousand.kernels.dice.throws import UNIT
from thousand.solvers.dice.strategies import ByValues, Strategy, ground
from thousand.solvers.dice.two_players import live_pairs

Array = Any
MOST_TURNS = 5_000


@dataclass(frozen=True, slots=True)
class Result:
    """What so many games came to for one of the players."""

    games: int
    won: int
    turns: int
    cut: int

    @property
    def rate(self) -> float:
        """The share of games he won."""
        return self.won / self.games

    @property
    def error(self) -> float:
        """The standard error of ``rate``."""
        return sqrt(self.rate * (1 - self.rate) / self.games)


class Arena:
    """The tables of one rule set, ready for games in bulk."""

    def __init__(self, rules: Compiled) -> None:
        self.rules, self.ground = rules, ground(rules)
        self.tables = self.ground.tables
        self.size = padded(len(rules.accounts))

    @property
    def keeps_all(self) -> bool:
        """Whether no throw ever leaves a choice of dice, so that policies need not say what to keep."""
        return not len(self.tables.group_p)

    def best(self, values: Array) -> Array:
        """The policy that is best by ``values``, of any pair that can occur."""
        t, count = self.tables, len(self.rules.accounts)
        where, live = room(t), live_pairs(self.rules)
        policy = np.zeros((len(t.own), self.size), np.uint8)
        for b0 in range(0, self.size, LANES):
            simulate.best_policy(t, values, Block(0, count, b0, b0 + LANES), live, policy, where)
        return policy

    def thresholds(self, bank_at: Mapping[int, int]) -> Array:
        """The policy that banks from so many points on, by the dice left, and where that wins."""
        t = self.tables
        policy = np.zeros((len(t.own), 1), np.uint8)
        for status in range(len(self.rules.accounts)):
            for row in range(t.first[status], t.first[status + 1]):
                points = UNIT * (row - t.first[status])
                for number, mode in enumerate(self.rules.throws.modes):
                    throws_on = points < bank_at[mode.dice] and t.own[row] != WIN
                    policy[row, 0] |= throws_on << number
        return np.broadcast_to(policy, (len(t.own), self.size))

    def alone(self, turns: Array) -> ByValues:
        """The strategy that takes the fewest turns, ``turns`` by status, and looks at nobody else."""
        against = np.zeros((self.size, self.size))
        against[: len(turns)] = turns[:, None] / MOST_TURNS
        return ByValues(against)

    def play(self, one: Array, two: Array, games: int, seed: int) -> Result:
        """``games`` games between stored policies, in which the player of ``one`` begins."""
        where = self.ground.tables, self.ground.units, self.ground.modes
        won, turns, cut = simulate.play_games(*where, one, two, self.rules.start, games, seed, MOST_TURNS)
        return Result(games, won, turns, cut)

    def play_in_step(self, one: Strategy, two: Strategy, games: int, seed: int) -> Result:
        """The same between any strategies, all games turn by turn together; nothing need be stored."""
        movers, others = (np.full(games, self.rules.start, np.int32) for _ in range(2))
        rng, won = simulate.seeds(games, seed), np.empty(games, np.bool_)
        first = turns = 0
        for turn in range(MOST_TURNS):
            if not len(movers):
                break
            turns += len(movers)
            rows = (one, two)[turn % 2].take_turns(self.ground, movers, others, rng)
            lockstep.end_turns(self.tables, rows, movers, others, won)
            first += int(won.sum()) * (turn % 2 == 0)
            movers, others, rng, won = movers[~won], others[~won], rng[~won], won[~won]
        return Result(games, first, turns, len(movers))
