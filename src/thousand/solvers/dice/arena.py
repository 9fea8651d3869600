"""Policies against each other in bulk: win rates with standard errors, from the compiled tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from thousand.kernels.dice import simulate
from thousand.kernels.dice.arrays import LANES, padded, tables
from thousand.kernels.dice.compiled import Compiled
from thousand.kernels.dice.throws import UNIT
from thousand.solvers.dice.two_players import live_pairs

Array = Any
MOST_TURNS = 5_000


@dataclass(frozen=True, slots=True)
class Result:
    """What so many games came to for the player who began."""

    games: int
    won: int
    turns: int
    cut: int

    @property
    def rate(self) -> float:
        """The share of games the first player won."""
        return self.won / self.games

    @property
    def error(self) -> float:
        """The standard error of ``rate``."""
        return sqrt(self.rate * (1 - self.rate) / self.games)


class Arena:
    """The tables of one rule set, ready for games in bulk."""

    def __init__(self, rules: Compiled) -> None:
        self.rules, self.tables = rules, tables(rules)
        self.units, self.modes = simulate.throw_table(rules)
        self.size = padded(len(rules.accounts))

    @property
    def keeps_all(self) -> bool:
        """Whether no throw ever leaves a choice of dice, so that policies need not say what to keep."""
        return not len(self.tables.group_p)

    def best(self, values: Array) -> Array:
        """The policy that is best by ``values``, of any pair that can occur."""
        t, count = self.tables, len(self.rules.accounts)
        longest = int(np.diff(t.first).max())
        y, ends = np.empty((longest, len(self.rules.throws.modes), LANES)), np.empty((longest, LANES))
        live = live_pairs(self.rules)
        policy = np.zeros((len(t.own), self.size), np.uint8)
        for b0 in range(0, self.size, LANES):
            simulate.best_policy(t, values, 0, count, b0, live, policy, y, ends)
        return policy

    def thresholds(self, bank_at: Mapping[int, int]) -> Array:
        """The policy that banks from so many points on, by the dice left; it looks at nothing else."""
        t = self.tables
        policy = np.zeros((len(t.own), 1), np.uint8)
        for status in range(len(self.rules.accounts)):
            for row in range(t.first[status], t.first[status + 1]):
                points = UNIT * (row - t.first[status])
                for number, mode in enumerate(self.rules.throws.modes):
                    policy[row, 0] |= (points < bank_at[mode.dice]) << number
        return np.broadcast_to(policy, (len(t.own), self.size))

    def alone(self, turns: Array) -> Array:
        """The policy that takes the fewest turns, ``turns`` by status, and looks at nobody else."""
        against = np.zeros((self.size, self.size))
        against[: len(turns)] = turns[:, None] / MOST_TURNS
        return self.best(against)

    def play(self, one: Array, two: Array, games: int, seed: int) -> Result:
        """``games`` games in which the player of ``one`` begins."""
        where = self.tables, self.units, self.modes
        won, turns, cut = simulate.play_games(*where, one, two, self.rules.start, games, seed, MOST_TURNS)
        return Result(games, won, turns, cut)
