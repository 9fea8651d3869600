"""The shape of a game: six pure functions, from which tables, bots, replays and views are made.

A game is ``reduce(evolve, events, start)``. Actions are what a player wants, events what
happened; chance is completed by the driver between the two.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import reduce
from typing import Final, Generic, Protocol, TypeVar

from thousand.core.chance import Chance
from thousand.core.seats import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Nature(Enum):
    """The one who acts where no player does."""

    CHANCE = "chance"


CHANCE: Final = Nature.CHANCE


class Game(Protocol[S, A, E]):
    """What both games offer: states ``S``, actions ``A``, events ``E``, all immutable."""

    @property
    def name(self) -> str:
        """The game's name in records: ``dice`` or ``cards``."""
        ...

    def to_act(self, state: S) -> Seat | Nature | None:
        """Who acts now: a seat, CHANCE before a deal, None when the game is over."""
        ...

    def winner(self, state: S) -> Seat | None:
        """The winner's seat, once there is one."""
        ...

    def legal_actions(self, state: S) -> tuple[A, ...]:
        """All that may be done now, in a fixed order; what needs chance comes without its result."""
        ...

    def draw(self, state: S, action: A, chance: Chance) -> A:
        """``action`` completed by ``chance`` where it needs chance and has no result yet.

        Raises:
            IllegalAction: the action is not allowed; nothing has been drawn.
        """
        ...

    def decide(self, state: S, action: A) -> tuple[E, ...]:
        """What happens when ``action``, complete with its chance, is done.

        Raises:
            IllegalAction: the action is not allowed, or its chance does not fit.
        """
        ...

    def evolve(self, state: S, event: E) -> S:
        """The state after ``event``; works on views too and never refuses."""
        ...

    def redact(self, event: E, seat: Seat | None) -> E:
        """What ``seat`` (None: a watcher) may know of ``event``."""
        ...


@dataclass(frozen=True, slots=True)
class Step(Generic[S, A, E]):
    """One accepted action with its chance, what happened, and the state it led to."""

    action: A
    events: tuple[E, ...]
    state: S


@dataclass(frozen=True, slots=True)
class Recorded(Generic[S, A, E]):
    """An action of a record between the states around it; ``number`` counts from 1, as records do."""

    number: int
    before: S
    action: A
    events: tuple[E, ...]
    after: S


def play(game: Game[S, A, E], state: S, action: A, chance: Chance) -> Step[S, A, E]:
    """Complete ``action`` by ``chance`` and do it.

    Raises:
        IllegalAction: the rules do not allow it; nothing has been drawn.
    """
    complete = game.draw(state, action, chance)
    events = game.decide(state, complete)
    return Step(complete, events, reduce(game.evolve, events, state))


def view(game: Game[S, A, E], start: S, events: Iterable[E], seat: Seat | None) -> S:
    """The game as ``seat`` (None: a watcher) knows it, the unknown left unknown.

    ``start`` must itself hold nothing that is hidden.
    """
    return reduce(game.evolve, (game.redact(event, seat) for event in events), start)
