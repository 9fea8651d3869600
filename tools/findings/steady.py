"""The steady bot as a stored policy: what it does depends on both statuses, the points and the dice alone."""

from typing import Any

import numpy as np

from thousand.bots.dice.standing import REACH
from thousand.bots.dice.steady import asked_of_banking, worth_of_banking
from thousand.core.seats import Seat
from thousand.dice.options import Options
from thousand.dice.state import State, Turn
from thousand.kernels.dice.arrays import padded
from thousand.kernels.dice.compiled import AT_ONCE, STOPS, Compiled
from thousand.kernels.dice.throws import UNIT, Mode

Array = Any


class SteadyPolicy:
    """Asks the bot once for all opponents who make no difference to it."""

    def __init__(self, options: Options, table: Compiled) -> None:
        self.options, self.table = options, table
        self.scores = np.array([account.score for account in table.accounts])
        self.entered = np.array([account.entered for account in table.accounts])
        self.overtaken, self.knocked_off = np.array(table.overtaken), np.array(table.knocked_off)
        self.free = [
            (number, mode)
            for number, mode in enumerate(table.throws.modes)
            if mode.may_bank and not mode.confirmed
        ]

    def whole(self) -> Array:
        """policy[ending, opponent], bit by mode: whether the bot throws on where it may bank."""
        rows, count = self.table.endings, len(self.table.accounts)
        policy = np.zeros((len(rows.own), padded(count)), np.uint8)
        for status in range(count):
            for row in range(rows.first[status], rows.first[status + 1]):
                if rows.own[row] >= 0 and not rows.marks[row] & (AT_ONCE | STOPS):
                    policy[row, :count] = self._throws_on(status, row)
        return policy

    def _throws_on(self, status: int, row: int) -> Array:
        """By opponent, the bits of one ending."""
        _, firsts, kinds = np.unique(self._kinds(status, row), return_index=True, return_inverse=True)
        points = UNIT * (row - self.table.endings.first[status])
        bits = np.zeros(len(firsts), np.uint8)
        worth = [
            worth_of_banking(self.view(status, other, points, self.free[0][1])) for other in firsts.tolist()
        ]
        for number, mode in self.free:
            asked = asked_of_banking(self.view(status, int(firsts[0]), points, mode))
            bits |= (np.array(worth) < asked).astype(np.uint8) << number
        return bits[kinds]

    def _kinds(self, status: int, row: int) -> Array:
        """By opponent, a number for all the bot sees of him: what he loses, whether he is close behind."""
        rows, after = self.table.endings, np.arange(len(self.scores))
        for first, beyond, lands in (
            (rows.passed_from[row], rows.passed_to[row], self.overtaken),
            (rows.seized_from[row], rows.seized_to[row], self.knocked_off),
        ):
            after[first:beyond] = lands[first:beyond]
        chases = self._chases(self.scores[status], np.arange(len(self.scores)))
        will_chase = self._chases(self.scores[rows.own[row]], after)
        return 4 * (self.scores - self.scores[after]) + 2 * chases + will_chase

    def _chases(self, own: int, others: Array) -> Array:
        scores = self.scores[others]
        return self.entered[others] & (own - REACH <= scores) & (scores < own)

    def view(self, status: int, other: int, points: int, mode: Mode) -> State:
        """What the bot sees where it may bank so many points in ``mode``."""
        accounts = self.table.accounts[status], self.table.accounts[other]
        return State(
            self.options, accounts, Seat(0), Turn(points, mode.dice, 1, (), mode.hot, mode.confirmed)
        )
