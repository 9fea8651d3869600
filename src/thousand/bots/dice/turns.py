"""A whole turn worked out: what each moment of it is worth, given what every way to end it is worth.

The outcomes of throws and the ends of turns are asked of the rules; everything else is the principle that
a player does what is worth most. Takes some thousandths of a second, and the standard library alone.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from thousand.core.seats import Seat, after
from thousand.dice.actions import Action, Bank, Keep, Roll
from thousand.dice.events import SetAside
from thousand.dice.evolution import evolve
from thousand.dice.keeping import readings_to_keep
from thousand.dice.options import Options
from thousand.dice.overtaking import is_passed
from thousand.dice.state import Account, State, Turn
from thousand.kernels.dice.endings import Ending, busts, endings, knocked_off, overtaken
from thousand.kernels.dice.throws import UNIT, Mode, Throw, Throws, compiled_throws

Accounts = tuple[Account, ...]
Worth = Callable[[Accounts], float]
"""What it is worth to leave these accounts behind; the mover's comes first, then the next player's."""

STILL = 1e-13
MOST_PASSES = 500


_throws = lru_cache(maxsize=32)(compiled_throws)
PROBE = (1, 1, 1, 5, 5)
"""A throw of which whoever may choose has several choices."""


def throws_at(options: Options, score: int) -> Throws:
    """The throws of a player at ``score``; those who keep alike share them, because compiling takes long."""
    alike = len(readings_to_keep(options, score, PROBE)) == len(readings_to_keep(options, 0, PROBE))
    return _throws(options, (0 if alike else score,))


def others_after(options: Options, ending: Ending, others: Accounts) -> Accounts:
    """The other players' accounts after a turn has ended so."""
    return tuple(_other_after(options, ending, account) for account in others)


def _other_after(options: Options, ending: Ending, account: Account) -> Account:
    if ending.seizes is not None and ending.seizes[0] <= account.score < ending.seizes[1]:
        return knocked_off(options, account)
    if ending.passes is not None and account.entered and is_passed(*ending.passes, account.score):
        return overtaken(options, account)
    return account


@dataclass(frozen=True)
class TurnValues:
    """What a turn of one player is worth at each of its moments."""

    throws: Throws
    endings: tuple[Ending, ...]
    ends: tuple[float, ...]
    """What ending the turn at 0, 5, 10, … points is worth; meaningless where it may not end."""
    busts: tuple[float, float]
    """What a bust is worth at the first throw, and later."""
    win: float
    moments: tuple[tuple[float, ...], ...]
    """[units][mode]: what a moment is worth before anything is done there."""

    def at(self, turn: Turn) -> float:
        """What ``turn``, nothing of it on the table, is worth."""
        return self.moments[self._units(turn.points)][self._mode(turn)]

    def of_banking(self, turn: Turn) -> float:
        """What ending ``turn`` here is worth."""
        return self.ends[self._units(turn.points)]

    def of_throwing(self, turn: Turn) -> float:
        """What the throw due in ``turn`` is worth."""
        mode, units = self._mode(turn), self._units(turn.points)
        throw = self.throws.tables[0][mode]
        return _throw_value(throw, self.moments, units, self.busts[mode > 0], self.win)

    def _units(self, points: int) -> int:
        return min(points // UNIT, len(self.endings) - 1)

    def _mode(self, turn: Turn) -> int:
        return self.throws.modes.index(Mode(turn.dice, turn.hot, turn.confirmed, turn.throws == 0))


def turn_values(options: Options, accounts: Accounts, worth: Worth, win: float = 1.0) -> TurnValues:
    """The turn of the first of ``accounts``, the others in the order in which they follow."""
    mover, others = accounts[0], accounts[1:]
    row, throws = endings(options, mover), throws_at(options, mover.score)

    def value(ending: Ending) -> float:
        if ending.wins or ending.account is None:
            return win
        return worth((ending.account, *others_after(options, ending, others)))

    ends = tuple(value(ending) for ending in row)
    first, later = (worth((account, *others)) for account in busts(options, mover))
    moments = _moments(throws, row, ends, (first, later), win)
    return TurnValues(throws, row, ends, (first, later), win, moments)


def _moments(
    throws: Throws, row: Sequence[Ending], ends: Sequence[float], failed: tuple[float, float], win: float
) -> tuple[tuple[float, ...], ...]:
    top = len(row) - 1
    moments: list[list[float]] = [[0.0] * len(throws.modes) for _ in row]
    _close(throws, row[top], ends[top], failed[1], win, moments[top])
    table = throws.tables[0]
    for units in range(top - 1, 0, -1):
        for mode in range(1, len(throws.modes)):
            moments[units][mode] = _settled(
                throws.modes[mode],
                row[units],
                ends[units],
                lambda mode=mode, units=units: _throw_value(table[mode], moments, units, failed[1], win),
            )
    moments[0][0] = _throw_value(table[0], moments, 0, failed[0], win)
    return tuple(map(tuple, moments))


def _settled(mode: Mode, ending: Ending, end: float, throwing: Callable[[], float]) -> float:
    """What a moment is worth where the turn may end so, or go on."""
    if ending.at_once:
        return end
    if not ending.is_possible or not mode.may_bank:
        return throwing()
    return end if ending.stops or mode.confirmed else max(end, throwing())


def _throw_value(
    throw: Throw, moments: Sequence[Sequence[float]], units: int, failed: float, win: float
) -> float:
    top = len(moments) - 1
    value = throw.busts * failed + throw.wins * win
    for outcome in throw.outcomes:
        choices = outcome.choices
        if len(choices) == 1:
            gained, mode = choices[0]
            value += outcome.chance * moments[min(units + gained, top)][mode]
        else:
            value += outcome.chance * max(moments[min(units + gained, top)][mode] for gained, mode in choices)
    return value


def _close(throws: Throws, ending: Ending, end: float, failed: float, win: float, last: list[float]) -> None:
    """The last row, which leads only to itself: gone over until it stands still."""
    for mode in range(1, len(last)):
        last[mode] = _settled(throws.modes[mode], ending, end, lambda: failed)
    for _ in range(MOST_PASSES):
        before = tuple(last)
        for mode in range(1, len(last)):
            throw = throws.tables[0][mode]
            last[mode] = _settled(
                throws.modes[mode],
                ending,
                end,
                lambda throw=throw: _throw_value(throw, [last], 0, failed, win),
            )
        if max(abs(new - old) for new, old in zip(last, before, strict=True)) < STILL:
            return


def actions_worth(view: State, turn: TurnValues, actions: Sequence[Action]) -> Iterator[float]:
    """What each of ``actions``, legal in ``view``, is worth to the player to move."""
    for action in actions:
        match action:
            case Bank():
                yield turn.of_banking(view.turn)
            case Roll():
                yield turn.of_throwing(view.turn)
            case Keep(_, dice):
                yield _of_keeping(view, turn, dice)


def _of_keeping(view: State, turn: TurnValues, dice: tuple[int, ...]) -> float:
    """What setting ``dice`` aside is worth: the moment it leads to."""
    sets = readings_to_keep(view.options, view.accounts[view.to_move].score, view.turn.pending)
    reading = next(found for found in sets if found.dice == dice)
    if reading.wins:
        return turn.win
    return turn.at(evolve(view, SetAside(view.to_move, dice, reading.points)).turn)


def from_mover(view: State, seat: Seat | None = None) -> Accounts:
    """The accounts of ``view``, beginning with the player to move (or at ``seat``)."""
    first, count = view.to_move if seat is None else seat, len(view.accounts)
    return tuple(view.accounts[after(first, count, steps)] for steps in range(count))
