"""Positions and deals of cards written as statuses, hands and actions."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from thousand.cards.actions import Deal
from thousand.cards.dealing import hand_size, talon_sizes
from thousand.cards.deck import Card, Hand, in_order, pack
from thousand.cards.events import Event
from thousand.cards.game import CARDS, resume, start
from thousand.cards.options import Options
from thousand.cards.presets import rules
from thousand.cards.seating import players as playing
from thousand.cards.state import State
from thousand.core.errors import IllegalAction
from thousand.core.game import CHANCE, view
from thousand.core.seats import Seat
from thousand.notation.cards_actions import parse_action, write_action
from thousand.notation.cards_hands import read_hand, write_hand
from thousand.notation.cards_status import read_accounts, write_status

WATCHER = 0
"""The number of no seat."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands, what its last action did, and all that has happened."""

    beginning: State
    state: State
    events: tuple[Any, ...] = ()
    log: tuple[Event, ...] = ()

    @property
    def options(self) -> Options:
        return self.state.options

    @property
    def seats(self) -> list[str]:
        return [write_status(account, self.options) for account in self.state.accounts]

    @property
    def legal(self) -> list[str]:
        return [write_action(action) for action in CARDS.legal_actions(self.state)]

    @property
    def to_move(self) -> int | str | None:
        acts = CARDS.to_act(self.state)
        if acts is None:
            return None
        return "chance" if acts is CHANCE else acts + 1

    @property
    def winner(self) -> int | None:
        return None if self.state.winner is None else self.state.winner + 1

    @property
    def phase(self) -> str:
        return type(self.state.phase).__name__

    @property
    def happened(self) -> list[str]:
        """The names of the last action's events."""
        return [type(event).__name__ for event in self.events]

    def hand(self, seat: int) -> str:
        return write_hand(self.state.hands[seat - 1])

    def talon(self, number: int = 1) -> str:
        return write_hand(self.state.talons[number - 1])

    def after(self, actions: str) -> "Position":
        """The position after these actions, separated by commas."""
        position = self
        for text in filter(None, map(str.strip, actions.split(","))):
            position = position.done(parse_action(text, len(self.state.accounts)))
        return position

    def done(self, action: Any) -> "Position":
        events = CARDS.decide(self.state, action)
        after = reduce(CARDS.evolve, events, self.state)
        return Position(self.beginning, after, events, self.log + events)

    def dealt(self, *hands: str, talon: str = "", other: str = "") -> "Position":
        """The position after a deal: hands by seat and talons, filled up with what is left of the pack."""
        return self.done(self.deal(*hands, talon=talon, other=other))

    def deal(self, *hands: str, talon: str = "", other: str = "") -> Deal:
        options, seats = self.options, len(self.state.accounts)
        named = [
            *(read_hand(hand or "-") for hand in hands),
            *[()] * (seats - len(hands)),
            _cards(talon),
            _cards(other),
        ]
        size = hand_size(options)
        sizes = [size if seat in playing(self.state) else 0 for seat in range(seats)]
        sizes += [*talon_sizes(options), 0][:2]
        used = {card for part in named for card in part}
        left = [card for card in pack(options.deck) if card not in used]
        parts = []
        for part, wanted in zip(named, sizes, strict=True):
            missing = wanted - len(part)
            parts.append((*part, *left[:missing]))
            left = left[missing:]
        return Deal(tuple(map(in_order, parts[:seats])), tuple(part for part in parts[seats:] if part))

    def refuses(self, text: str) -> tuple[str, dict[str, Any]]:
        """The code and the parameters with which the action ``text`` is refused."""
        try:
            CARDS.decide(self.state, parse_action(text, len(self.state.accounts)))
        except IllegalAction as error:
            return error.code, error.parameters
        raise AssertionError(f"{text} is legal")

    def seen_by(self, seat: int) -> "Position":
        """The same position as ``seat`` (0: a watcher) knows it."""
        viewer = Seat(seat - 1) if seat else None
        seen = tuple(CARDS.redact(event, viewer) for event in self.events)
        return Position(self.beginning, view(CARDS, self.beginning, self.log, viewer), seen, ())

    def event(self, name: str) -> Any:
        """The last action's only event of that name."""
        (found,) = [event for event in self.events if type(event).__name__ == name]
        return found


def _cards(text: str) -> Hand:
    """Talon cards in the order in which they lie, ``9sTcKh``."""
    return tuple(Card(text[place : place + 2]) for place in range(0, len(text), 2))


def table(
    preset: str,
    status: Sequence[str] = (),
    first: int = 3,
    players: int = 3,
    results: tuple[bool, ...] | None = None,
    **changes: Any,
) -> Position:
    """A game under ``preset`` with house rules ``changes``, begun from the statuses; ``first`` deals.

    With three players the third deals unless it is said otherwise, so that the first opens.
    """
    options = rules(preset, changes=changes, seats=players).options
    dealer = Seat(min(first, players) - 1)
    if not status and results is None:
        state = start(options, players, dealer)
    else:
        accounts = read_accounts(status or ["0"] * players, players, options)
        state = resume(options, accounts, dealer, golden=results)
    return Position(state, state)
