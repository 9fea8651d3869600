"""Positions and games of dice written as statuses and records."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from thousand.core.errors import IllegalAction
from thousand.core.seats import Seat
from thousand.dice.state import State
from thousand.notation.dice import DiceNotation
from thousand.notation.protocol import Setup
from thousand.notation.replay import to_move

NOTATION = DiceNotation()
GAME = NOTATION.game


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands, and what its last action did."""

    state: State
    events: tuple[Any, ...] = ()

    @property
    def seats(self) -> list[str]:
        return list(NOTATION.statuses(self.state))

    @property
    def legal(self) -> list[str]:
        return [NOTATION.write_action(action) for action in GAME.legal_actions(self.state)]

    @property
    def to_move(self) -> int | None:
        return to_move(NOTATION, self.state)

    @property
    def winner(self) -> int | None:
        return None if self.state.winner is None else self.state.winner + 1

    @property
    def happened(self) -> list[str]:
        """The names of the last action's events."""
        return [type(event).__name__ for event in self.events]

    @property
    def points(self) -> int:
        """The points of the turn going on."""
        return self.state.turn.points

    def after(self, actions: str) -> "Position":
        """The position after these actions, separated by commas."""
        position = self
        for text in filter(None, map(str.strip, actions.split(","))):
            events = GAME.decide(position.state, _parse(position.state, text))
            position = Position(reduce(GAME.evolve, events, position.state), events)
        return position

    def refuses(self, text: str) -> tuple[str, dict[str, Any]]:
        """The code and the parameters with which the action ``text`` is refused."""
        try:
            GAME.decide(self.state, _parse(self.state, text))
        except IllegalAction as error:
            return error.code, error.parameters
        raise AssertionError(f"{text} is legal")


def _parse(state: State, text: str) -> Any:
    return NOTATION.parse_action(text, len(state.accounts))


def table(
    preset: str, start: Sequence[str] = (), first: int = 1, players: int = 2, **changes: Any
) -> Position:
    """A game under ``preset`` with house rules ``changes``, begun from the statuses ``start``."""
    options = NOTATION.rules(preset, changes=changes).options
    setup = Setup(len(start) or players, Seat(first - 1), tuple(start))
    return Position(NOTATION.start(options, setup))


def play(
    preset: str,
    start: Sequence[str] = (),
    actions: str = "",
    first: int = 1,
    players: int = 2,
    **changes: Any,
) -> Position:
    """The position after ``actions``."""
    return table(preset, start, first, players, **changes).after(actions)
