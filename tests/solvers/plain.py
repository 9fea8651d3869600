"""A second solution of the game, plain: every turn of the readable engine, gone over and over.

What may happen within a turn depends on the mover's account alone and is worked out once for each; how the
turn ends is asked of the engine for all accounts of the others, one by one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, reduce
from itertools import product
from typing import Any

import numpy as np

from thousand.core.seats import Seat
from thousand.dice.actions import Action, Faces, Roll
from thousand.dice.game import DICE, start
from thousand.dice.keeping import readings_to_keep
from thousand.dice.options import Options
from thousand.dice.state import Account, State, Turn

Array = Any
Accounts = tuple[Account, ...]
"""Of all players, in the order in which they move."""
Choice = tuple[Array, Array]
"""What may come of one thing that may be done, and how often: numbers of moments, ``~n`` for end ``n``."""

STILL = 1e-13


@cache
def throws(options: Options, score: int, dice: int) -> tuple[tuple[float, Faces], ...]:
    """One throw for each set of choices a player may be left with, and how often such a throw comes."""
    counted: Counter[object] = Counter()
    sample: dict[object, Faces] = {}
    for faces in product(range(1, 7), repeat=dice):
        kept = readings_to_keep(options, score, faces)
        kind = tuple(sorted({(found.points, len(found.dice), found.wins) for found in kept}))
        counted[kind] += 1
        sample.setdefault(kind, faces)
    return tuple((count / 6**dice, sample[kind]) for kind, count in counted.items())


def actions(state: State) -> Iterator[list[tuple[float, Action]]]:
    """Each thing that may be done; a throw may come out in many ways."""
    for action in DICE.legal_actions(state):
        if isinstance(action, Roll):
            score, dice = state.accounts[0].score, state.turn.dice
            yield [(chance, Roll(Seat(0), faces)) for chance, faces in throws(state.options, score, dice)]
        else:
            yield [(1.0, action)]


def done(state: State, action: Action) -> State:
    """``state`` after ``action``."""
    return reduce(DICE.evolve, DICE.decide(state, action), state)


class PlainTurn:
    """Every moment of a turn of one account, what may be done there, and all the ways to end it."""

    def __init__(self, options: Options, account: Account, others: Accounts) -> None:
        self.options, self.account = options, account
        self.moments: dict[Turn, int] = {Turn(): 0}
        self.ends: dict[tuple[Turn, Action], int] = {}
        self.choices: list[list[Choice]] = []
        waiting = [Turn()]
        for turn in waiting:
            state = State(options, (account, *others), Seat(0), turn)
            self.choices.append([self._choice(state, outcomes, waiting) for outcomes in actions(state)])

    def _choice(self, state: State, outcomes: Sequence[tuple[float, Action]], waiting: list[Turn]) -> Choice:
        found: dict[int, float] = {}
        for chance, action in outcomes:
            number = self._outcome(state, action, waiting)
            found[number] = found.get(number, 0.0) + chance
        return np.array([*found]), np.array([*found.values()])

    def _outcome(self, state: State, action: Action, waiting: list[Turn]) -> int:
        after = done(state, action)
        if after.winner is not None or after.to_move:
            return ~self.ends.setdefault((state.turn, action), len(self.ends))
        turn = self._plainly(after.turn)
        if turn not in self.moments:
            self.moments[turn] = len(self.moments)
            waiting.append(turn)
        return self.moments[turn]

    def _plainly(self, turn: Turn) -> Turn:
        """``turn`` without what no longer matters: many throws, points beyond the target."""
        points = turn.points
        if self.options.finish == "reach":
            points = min(points, self.options.target - self.account.score)
        return replace(turn, points=points, throws=min(turn.throws, 2))

    def after(self, others: Accounts) -> Iterator[Accounts | None]:
        """All accounts after each end, who moves next first; None where the mover has won."""
        for turn, action in self.ends:
            state = done(State(self.options, (self.account, *others), Seat(0), turn), action)
            assert (state.winner, state.to_move) in {(0, 0), (None, 1)}
            yield None if state.winner == 0 else (*state.accounts[1:], state.accounts[0])

    def room(self, positions: int) -> Array:
        """Room for what moments are worth, then ends, the last one first, in so many positions."""
        return np.zeros((len(self.choices) + len(self.ends), positions))

    def best(self, worth: Array) -> float:
        """Make every moment worth what is best to the mover, once over; the largest change."""
        change = 0.0
        for number in reversed(range(len(self.choices))):
            found = reduce(np.maximum, (chances @ worth[which] for which, chances in self.choices[number]))
            change = max(change, float(np.abs(found - worth[number]).max()))
            worth[number] = found
        return change


class PlainGame:
    """All positions between turns that can occur, and where each end of a turn leads."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        first = start(options, seats, Seat(0)).accounts
        self.fresh = first[1:]
        self.turns: dict[Account, PlainTurn] = {}
        self.positions: dict[Accounts, int] = {first: 0}
        self.movers: dict[Account, list[int]] = {}
        self.after: list[list[int]] = []
        waiting = [first]
        for accounts in waiting:
            mover, *others = accounts
            self.movers.setdefault(mover, []).append(len(self.after))
            reached = self._turn(mover).after(tuple(others))
            self.after.append([self._number(then, waiting) for then in reached])

    def _turn(self, account: Account) -> PlainTurn:
        if account not in self.turns:
            self.turns[account] = PlainTurn(self.options, account, self.fresh)
        return self.turns[account]

    def _number(self, accounts: Accounts | None, waiting: list[Accounts]) -> int:
        """The position in which ``accounts`` are; -1 where the game is over."""
        if accounts is None:
            return -1
        if accounts not in self.positions:
            self.positions[accounts] = len(self.positions)
            waiting.append(accounts)
        return self.positions[accounts]

    def by_mover(self) -> Iterator[tuple[PlainTurn, list[int], Array]]:
        """The turn of each mover, his positions and where they lead: after[end, position], the last first."""
        for account in sorted(self.movers, key=lambda found: -found.score):
            numbers = self.movers[account]
            after = np.array([self.after[number] for number in numbers])
            yield self.turns[account], numbers, after.T[::-1]


class PlainSolution(PlainGame):
    """Every position of two players, and what it is worth to the player to move."""

    def __init__(self, options: Options) -> None:
        super().__init__(options, 2)
        self.worth, change = np.full(len(self.positions), 0.5), 1.0
        work = [(turn, numbers, after, turn.room(len(numbers))) for turn, numbers, after in self.by_mover()]
        while change > STILL:
            change = 0.0
            for turn, numbers, after, worth in work:
                worth[len(turn.choices) :] = np.where(after < 0, 1.0, 1.0 - self.worth[after])
                change = max(change, turn.best(worth))
                self.worth[numbers] = worth[0]

    def between_turns(self) -> Iterator[tuple[Account, Account, float]]:
        """Mover, other and the mover's chance, wherever a turn begins."""
        for (mover, other), number in self.positions.items():
            yield mover, other, float(self.worth[number])


class PlainAlone:
    """One player alone by the same engine: the other one never gets to move, and stays fresh."""

    def __init__(self, options: Options) -> None:
        self.start, fresh = start(options, 2, Seat(0)).accounts
        self.turns: dict[Account, PlainTurn] = {}
        self.after: dict[Account, list[Account | None]] = {}
        waiting: list[Account | None] = [self.start]
        for account in waiting:
            if account is not None and account not in self.turns:
                self.turns[account] = turn = PlainTurn(options, account, (fresh,))
                self.after[account] = [then[-1] if then else None for then in turn.after((fresh,))]
                waiting += self.after[account]

    def fewest_turns(self) -> float:
        """The fewest turns to the target on average."""
        left = dict.fromkeys(self.turns, 0.0)
        rooms = {account: turn.room(1) for account, turn in self.turns.items()}
        change = 1.0
        while change > STILL:
            change = 0.0
            for account, turn in self.turns.items():
                worth = rooms[account]
                ends = [0.0 if then is None else left[then] for then in reversed(self.after[account])]
                worth[len(turn.choices) :, 0] = ends
                worth[len(turn.choices) :] -= 1
                change = max(change, turn.best(worth))
                left[account] = worth[0, 0]
        return -left[self.start]

    def within(self, turns: int) -> float:
        """The best chance to reach the target within so many turns."""
        before = dict.fromkeys(self.turns, 0.0)
        for _ in range(turns):
            before = {account: self._chance(account, before) for account in self.turns}
        return before[self.start]

    def _chance(self, account: Account, before: dict[Account, float]) -> float:
        """With one turn more than ``before``."""
        turn = self.turns[account]
        worth = turn.room(1)
        ends = [1.0 if then is None else before[then] for then in reversed(self.after[account])]
        worth[len(turn.choices) :, 0] = ends
        while turn.best(worth) > STILL:
            pass
        return worth[0, 0]
