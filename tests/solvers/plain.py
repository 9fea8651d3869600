"""A second solution of the game, plain and slow: all positions of the readable engine, gone over and over."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, reduce
from itertools import product

from thousand.core.seats import Seat
from thousand.dice.actions import Faces, Roll
from thousand.dice.game import DICE, start
from thousand.dice.keeping import readings_to_keep
from thousand.dice.options import Options
from thousand.dice.state import Account, State

Branches = tuple[tuple[float, State], ...]


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


def plainly(state: State) -> State:
    """``state`` without what no longer matters: many throws, points beyond the target; the mover first."""
    if state.winner is None and state.to_move:
        state = replace(state, accounts=state.accounts[::-1], to_move=Seat(0))
    turn, options = state.turn, state.options
    points = turn.points
    if options.finish == "reach" and state.winner is None:
        points = min(points, options.target - state.accounts[0].score)
    return replace(state, turn=replace(turn, points=points, throws=min(turn.throws, 2)))


def moves(state: State) -> Iterator[Branches]:
    """Where each thing that may be done leads, and how often."""
    for action in DICE.legal_actions(state):
        actions = [(1.0, action)]
        if isinstance(action, Roll):
            score, dice = state.accounts[state.to_move].score, state.turn.dice
            actions = [(chance, Roll(Seat(0), faces)) for chance, faces in throws(state.options, score, dice)]
        yield tuple(
            (chance, reduce(DICE.evolve, DICE.decide(state, done), state)) for chance, done in actions
        )


class PlainSolution:
    """Every position that can occur from the beginning, and what it is worth to the player to move."""

    def __init__(self, options: Options) -> None:
        self.first = plainly(start(options, 2, Seat(0)))
        self.graph: dict[State, list[list[tuple[float, float, float, State | None]]]] = {}
        waiting = [self.first]
        while waiting:
            state = waiting.pop()
            if state not in self.graph:
                self.graph[state] = [self._branches(reached) for reached in moves(state)]
                for choice in self.graph[state]:
                    waiting += [after for *_, after in choice if after is not None]
        self.worth = dict.fromkeys(self.graph, 0.5)
        change = 1.0
        while change > 1e-12:
            change = self._pass()

    def _branches(self, reached: Branches) -> list[tuple[float, float, float, State | None]]:
        """Chance, a constant, a sign and a position: together ``chance * (constant + sign * worth)``."""
        branches: list[tuple[float, float, float, State | None]] = []
        for chance, after in reached:
            if after.winner is not None:
                branches.append((chance, float(after.winner == 0), 0.0, None))
            elif after.to_move:
                branches.append((chance, 1.0, -1.0, plainly(after)))
            else:
                branches.append((chance, 0.0, 1.0, plainly(after)))
        return branches

    def _pass(self) -> float:
        change, worth = 0.0, self.worth
        for state, choices in reversed(self.graph.items()):
            best = max(
                sum(
                    chance * (constant + (sign * worth[after] if after is not None else 0.0))
                    for chance, constant, sign, after in choice
                )
                for choice in choices
            )
            change = max(change, abs(best - worth[state]))
            worth[state] = best
        return change

    def between_turns(self) -> Iterator[tuple[Account, Account, float]]:
        """Mover, other and the mover's chance, wherever a turn begins."""
        for state, worth in self.worth.items():
            if not state.turn.throws:
                mover, other = state.accounts
                yield mover, other, worth


class PlainAlone:
    """One player alone by the same engine: the other one never gets to move, and stays fresh."""

    def __init__(self, options: Options) -> None:
        self.first = plainly(start(options, 2, Seat(0)))
        self.fresh = self.first.accounts[1]
        self.graph: dict[State, list[list[tuple[float, int, State | None]]]] = {}
        waiting = [self.first]
        while waiting:
            state = waiting.pop()
            if state not in self.graph:
                self.graph[state] = [
                    [self._branch(chance, after) for chance, after in reached] for reached in moves(state)
                ]
                for choice in self.graph[state]:
                    waiting += [after for *_, after in choice if after is not None]

    def _branch(self, chance: float, after: State) -> tuple[float, int, State | None]:
        """How often, how many turns that ends, and where it leads, None at the end of the game."""
        if after.winner is not None:
            return chance, 1, None
        if not after.to_move:
            return chance, 0, plainly(after)
        accounts = after.accounts[0], self.fresh
        return chance, 1, plainly(replace(after, accounts=accounts, to_move=Seat(0)))

    def fewest_turns(self) -> float:
        """The fewest turns to the target on average."""
        turns = dict.fromkeys(self.graph, 0.0)
        change = 1.0
        while change > 1e-11:
            change = 0.0
            for state, choices in reversed(self.graph.items()):
                best = min(
                    sum(
                        chance * (ended + (turns[after] if after is not None else 0.0))
                        for chance, ended, after in choice
                    )
                    for choice in choices
                )
                change = max(change, abs(best - turns[state]))
                turns[state] = best
        return turns[self.first]

    def within(self, turns: int) -> float:
        """The best chance to reach the target within so many turns."""
        before = dict.fromkeys(self.graph, 0.0)
        for _ in range(turns):
            before = self._one_turn_more(before)
        return before[self.first]

    def _one_turn_more(self, before: dict[State, float]) -> dict[State, float]:
        now, change = dict.fromkeys(self.graph, 0.0), 1.0
        while change > 1e-13:
            change = 0.0
            for state, choices in reversed(self.graph.items()):
                best = max(
                    sum(
                        chance * (1.0 if after is None else before[after] if ended else now[after])
                        for chance, ended, after in choice
                    )
                    for choice in choices
                )
                change = max(change, abs(best - now[state]))
                now[state] = best
        return now
