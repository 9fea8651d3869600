"""What a game must offer so that its positions and records can be written down."""

from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from thousand.core.game import Game
from thousand.core.options import RuleSet, Table
from thousand.core.seats import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
R = TypeVar("R")

FIRST_SEAT: Final = Seat(0)
"""Who begins where a record does not say."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a record begins."""

    players: int
    first: Seat = FIRST_SEAT
    """Who begins (dice) or deals (cards)."""
    start: tuple[str, ...] = ()
    """The statuses to begin from, by seat; none: a fresh game."""
    deal: int | None = None
    """Which deal the next one is, from 1; None where the record does not say."""
    golden: tuple[bool, ...] | None = None
    """The results of the golden deals played before this record began."""


class GameNotation(Protocol[S, A, E, R]):
    """One game in text: its rule sets, its statuses and its actions."""

    @property
    def game(self) -> Game[S, A, E]:
        """The rules as functions."""
        ...

    @property
    def keys(self) -> frozenset[str]:
        """The keys of a record that only this game has: ``deal``, ``golden`` or none."""
        ...

    def presets(self) -> tuple[str, ...]:
        """The names of the presets, in the order in which they are offered."""
        ...

    def rules(
        self,
        preset: str,
        version: int | None = None,
        changes: Table | None = None,
        players: int | None = None,
    ) -> RuleSet[R]:
        """A preset with house rules for a table of ``players``; None: as many as usually play it.

        Raises:
            InvalidRules: an unknown preset, version or key, or rules that cannot be played.
        """
        ...

    def seats(self, preset: str, version: int | None = None) -> range:
        """How many players can play ``preset``.

        Raises:
            InvalidRules: an unknown preset or version.
        """
        ...

    def start(self, options: R, setup: Setup) -> S:
        """The state in which a record begins.

        Raises:
            InvalidNotation: a status that is not in the notation or cannot occur under these rules.
        """
        ...

    def statuses(self, state: S) -> tuple[str, ...]:
        """The status of every seat, in full."""
        ...

    def parse_action(self, text: str, players: int) -> A:
        """The action that ``text`` says, chance included where it is written.

        Raises:
            InvalidNotation: it says none.
        """
        ...

    def lacks_chance(self, action: A) -> bool:
        """Whether ``action`` needs chance and has no result of it yet; no record holds such an action."""
        ...

    def begins_draw(self, state: S) -> bool:
        """Whether the next chance is the first of a draw: of a deal with its cuts, of a turn of dice."""
        ...

    def write_action(self, action: A) -> str:
        """The one text of ``action``."""
        ...


AnyNotation = GameNotation[Any, Any, Any, Any]
"""A notation whose game is not known before the program runs."""
