"""A second solution of the game of three, plain and slow: all positions of the readable engine.

Every mover takes one of his best choices here, nobody mixes. So the same values are to be expected only where
no choice is near another; what can always be asked is what a mover could gain against given values.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from tests.solvers.plain import moves
from thousand.core.seats import Seat
from thousand.dice.game import start
from thousand.dice.options import Options
from thousand.dice.state import Account, State

Three = tuple[Account, Account, Account]
Chances = tuple[float, float, float]
Worth = Callable[[Account, Account, Account], Chances]
Branch = tuple[float, int, int]
"""How often, which position (below 0: seat ``-1 - n`` has won), and by how many seats its mover moved on."""

STILL = 1e-11
EVEN = 1 / 3, 1 / 3, 1 / 3


def plainly(state: State) -> State:
    """``state`` without what no longer matters; the mover sits first."""
    turn, options, seat = state.turn, state.options, int(state.to_move)
    if seat:
        accounts = state.accounts[seat:] + state.accounts[:seat]
        state = replace(state, accounts=accounts, to_move=Seat(0))
    points = turn.points
    if options.finish == "reach":
        points = min(points, options.target - state.accounts[0].score)
    return replace(state, turn=replace(turn, points=points, throws=min(turn.throws, 2)))


class PlainThree:
    """Every position of three that can occur, and where each choice leads."""

    def __init__(self, options: Options) -> None:
        self.states: list[State] = []
        self.numbers: dict[State, int] = {}
        self.choices: list[list[list[Branch]]] = []
        self._number(plainly(start(options, 3, Seat(0))))
        while len(self.choices) < len(self.states):
            state = self.states[len(self.choices)]
            self.choices.append([[self._branch(*one) for one in reached] for reached in moves(state)])

    def _number(self, state: State) -> int:
        if state not in self.numbers:
            self.numbers[state] = len(self.states)
            self.states.append(state)
        return self.numbers[state]

    def _branch(self, chance: float, after: State) -> Branch:
        if after.winner is not None:
            return chance, -1 - after.winner, 0
        return chance, self._number(plainly(after)), int(after.to_move)

    def between_turns(self) -> Iterator[tuple[int, Three]]:
        """The positions in which a turn begins: mover, follower and last."""
        for number, state in enumerate(self.states):
            if not state.turn.throws:
                mover, follower, last = state.accounts
                yield number, (mover, follower, last)

    def solved(self, passes: int = 1_000) -> tuple[list[Chances], float]:
        """The chances everywhere, the mover's first, and by how much the last pass changed one."""
        values: list[Chances] = [EVEN] * len(self.states)
        change = 1.0
        while passes and change > STILL:
            change, passes = 0.0, passes - 1
            for number in reversed(range(len(values))):
                found = max((_sum(choice, values) for choice in self.choices[number]), key=_of_mover)
                change = max(change, *map(_distance, found, values[number]))
                values[number] = found
        return values, change

    def best_turns(self, worth: Worth) -> dict[Three, float]:
        """What the best turn of each mover comes to, if leaving the table is worth what ``worth`` says."""
        known = {number: worth(*three) for number, three in self.between_turns()}
        values: list[Chances] = [known.get(number, EVEN) for number in range(len(self.states))]
        best = [0.0] * len(values)
        change = 1.0
        while change > STILL:
            change = 0.0
            for number in reversed(range(len(values))):
                found = max(_gained(choice, values, best) for choice in self.choices[number])
                change, best[number] = max(change, abs(found - best[number])), found
        return {three: best[number] for number, three in self.between_turns()}


def _of_mover(chances: Chances) -> float:
    return round(chances[0], 12)


def _distance(one: float, other: float) -> float:
    return abs(one - other)


def _sum(choice: Sequence[Branch], values: Sequence[Chances]) -> Chances:
    whole = [0.0, 0.0, 0.0]
    for chance, number, shift in choice:
        if number < 0:
            whole[-1 - number] += chance
        else:
            for seat, part in enumerate(values[number]):
                whole[(seat + shift) % 3] += chance * part
    return whole[0], whole[1], whole[2]


def _gained(choice: Sequence[Branch], values: Sequence[Chances], best: Sequence[float]) -> float:
    """What a choice of the mover comes to: within his turn by ``best``, after it by ``values``."""
    return sum(
        chance * (float(number == -1) if number < 0 else values[number][2] if shift else best[number])
        for chance, number, shift in choice
    )
