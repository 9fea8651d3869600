"""A turn without its points: what may be due in it, and what a throw then leads to.

Compiled by calling the rules' own functions, so that whatever they say about readings, forced throws
and choices is said once.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from thousand.core.seats import Seat
from thousand.dice.actions import Faces
from thousand.dice.events import Rolled, SetAside
from thousand.dice.evolution import evolve
from thousand.dice.keeping import readings_to_keep
from thousand.dice.options import Options
from thousand.dice.state import Account, State, Turn

UNIT = 5
"""All points are multiples of it (D29); kernels count in units."""


@dataclass(frozen=True, slots=True)
class Mode:
    """What is due in a turn, its points left out."""

    dice: int
    hot: bool
    confirmed: bool
    fresh: bool
    """Nothing has been thrown yet."""

    @property
    def may_bank(self) -> bool:
        """Whether the turn may be banked here, its points permitting."""
        return not self.hot and not self.fresh


Choice = tuple[int, int]
"""Units set aside, and the number of the mode this leads to."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Throws between which the player need not distinguish: how often they come, and what may be kept."""

    chance: float
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Throw:
    """All results of the throw that is due in one mode; their chances add up to 1."""

    busts: float
    wins: float
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Throws:
    """Every mode of a turn, and for each way of keeping dice the throw due in each of them.

    Mode 0 begins the turn; the others come with more dice first, because only fewer dice lead to another
    mode without points.
    """

    modes: tuple[Mode, ...]
    tables: tuple[tuple[Throw, ...], ...]
    """By way of keeping (all that scores, or a choice), then by mode."""


Readings = tuple[tuple[tuple[Faces, int, bool], ...], ...]


@cache
def throws_of(dice: int) -> tuple[tuple[Faces, int], ...]:
    """All throws of ``dice`` dice, ascending, with the number of ways each can fall."""
    return tuple(
        (faces, factorial(dice) // prod(map(factorial, Counter(faces).values())))
        for faces in combinations_with_replacement(range(1, 7), dice)
    )


def keeping_of(options: Options, score: int) -> Readings:
    """What a player at ``score`` may keep of each throw; equal for players who keep alike."""
    return tuple(
        tuple((found.dice, found.points, found.wins) for found in readings_to_keep(options, score, faces))
        for dice in range(1, 6)
        for faces, _ in throws_of(dice)
    )


def compiled_throws(options: Options, scores: Sequence[int]) -> Throws:
    """The throws of players at ``scores``, each standing for one way of keeping dice."""
    start = Turn()
    reached: dict[Mode, Turn] = {_mode(start): start}
    waiting = [start]
    while waiting:
        turn = waiting.pop()
        for score in scores:
            for faces, _ in throws_of(turn.dice):
                for after, _, wins in _kept(options, score, turn, faces):
                    if not wins and _mode(after) not in reached:
                        reached[_mode(after)] = after
                        waiting.append(after)
    modes = sorted(reached, key=lambda mode: (not mode.fresh, -mode.dice, not mode.hot, mode.confirmed))
    numbers = {mode: number for number, mode in enumerate(modes)}
    tables = tuple(
        tuple(_throw(options, score, reached[mode], numbers) for mode in modes) for score in scores
    )
    return Throws(tuple(modes), tables)


def _mode(turn: Turn) -> Mode:
    return Mode(turn.dice, turn.hot, turn.confirmed, turn.throws == 0)


def _kept(options: Options, score: int, turn: Turn, faces: Faces) -> Iterator[tuple[Turn, int, bool]]:
    """The turn after each choice of dice to keep, the units it brings, and whether it wins at once."""
    state = State(options, (Account(score=score),), Seat(0), turn)
    thrown = evolve(state, Rolled(Seat(0), faces))
    for reading in readings_to_keep(options, score, faces):
        after = evolve(thrown, SetAside(Seat(0), reading.dice, reading.points)).turn
        yield Turn(0, after.dice, 1, (), after.hot, after.confirmed), reading.points // UNIT, reading.wins


def _throw(options: Options, score: int, turn: Turn, numbers: dict[Mode, int]) -> Throw:
    ways: Counter[tuple[Choice, ...]] = Counter()
    busts = wins = 0
    for faces, count in throws_of(turn.dice):
        kept = list(_kept(options, score, turn, faces))
        if not kept:
            busts += count
        elif any(win for _, _, win in kept):
            wins += count
        else:
            ways[tuple(sorted({(units, numbers[_mode(after)]) for after, units, _ in kept}))] += count
    whole = 6**turn.dice
    outcomes = tuple(Outcome(count / whole, choices) for choices, count in sorted(ways.items()))
    return Throw(busts / whole, wins / whole, outcomes)
