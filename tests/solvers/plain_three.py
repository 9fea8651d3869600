"""A second solution of the game of three, plain: every turn of the readable engine.

Every mover takes one of his best choices here, nobody mixes. So the same values are to be expected only where
no choice is near another; what can always be asked is what a mover could gain against given values.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tests.solvers.plain import PlainGame, PlainTurn
from thousand.dice.options import Options
from thousand.dice.state import Account

Array = Any
Three = tuple[Account, Account, Account]
Chances = tuple[float, float, float]
Worth = Callable[[Account, Account, Account], Chances]

STILL = 1e-11


class PlainThree(PlainGame):
    """Every position of three that can occur, and where each end of a turn leads."""

    def __init__(self, options: Options) -> None:
        super().__init__(options, 3)

    def between_turns(self) -> Iterator[tuple[int, Three]]:
        """The positions in which a turn begins: mover, follower and last."""
        for (mover, follower, last), number in self.positions.items():
            yield number, (mover, follower, last)

    def solved(self, passes: int = 1_000) -> tuple[Array, float]:
        """The chances everywhere, the mover's first, and by how much the last pass changed one."""
        values, change = np.full((len(self.positions), 3), 1 / 3), 1.0
        work = [
            (turn, numbers, after, np.full((*turn.room(len(numbers)).shape, 3), 1 / 3))
            for turn, numbers, after in self.by_mover()
        ]
        while passes and change > STILL:
            change, passes = 0.0, passes - 1
            for turn, numbers, after, worth in work:
                won, goes_on = np.eye(3)[0], np.roll(values[after], 1, axis=-1)
                worth[len(turn.choices) :] = np.where(after[:, :, None] < 0, won, goes_on)
                change = max(change, _follow(turn, worth))
                values[numbers] = worth[0]
        return values, change

    def best_turns(self, worth: Worth) -> dict[Three, float]:
        """What the best turn of each mover comes to, if leaving the table is worth what ``worth`` says."""
        known = np.array([worth(*three)[2] for _, three in self.between_turns()])
        best = np.zeros(len(known))
        for turn, numbers, after in self.by_mover():
            room = turn.room(len(numbers))
            room[len(turn.choices) :] = np.where(after < 0, 1.0, known[after])
            while turn.best(room) > STILL:
                pass
            best[numbers] = room[0]
        return {three: float(best[number]) for number, three in self.between_turns()}


def _follow(turn: PlainTurn, worth: Array) -> float:
    """Give every moment the chances of all three by the mover's best choice, once over; the largest change.

    worth[moment or end, position, player].
    """
    change, positions = 0.0, np.arange(worth.shape[1])
    for number in reversed(range(len(turn.choices))):
        found = np.array([np.tensordot(chances, worth[which], 1) for which, chances in turn.choices[number]])
        best = found[np.round(found[:, :, 0], 12).argmax(axis=0), positions]
        change = max(change, float(np.abs(best - worth[number]).max()))
        worth[number] = best
    return change
