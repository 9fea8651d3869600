"""What a game must offer so that it can be looked at again: a review, which judges and tells."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from thousand.cli.tables import Table, check_game
from thousand.core.codec import Json
from thousand.core.game import Recorded
from thousand.core.seats import Seat
from thousand.notation.records import Record
from thousand.text.catalogue import Language

Step = Recorded[Any, Any, Any]


class Judged(Protocol):
    """A decision that was judged."""

    @property
    def number(self) -> int:
        """Of its action in the record, from 1."""
        ...

    @property
    def seat(self) -> Seat:
        """Whose it was."""
        ...

    @property
    def loss(self) -> float:
        """What the best choice would have added."""
        ...

    @property
    def is_decision(self) -> bool:
        """Whether there was a choice."""
        ...


class Review(Protocol):
    """One game looked at again."""

    @property
    def least_shown(self) -> float:
        """Smaller losses are none."""
        ...

    def judgements(self) -> Iterator[Any]:
        """Every decision, as it is judged, in the order of the game.

        Raises:
            UserError: these rules cannot be judged.
        """
        ...

    def opening(self) -> Iterator[str]:
        """What the figures mean."""
        ...

    def line(self, one: Any) -> str:
        """A decision and what it gave away."""
        ...

    def why(self, one: Any) -> str:
        """Why something else would have been better."""
        ...

    def closing(self, judgements: Sequence[Any]) -> Iterator[str]:
        """What the game came to, for each player."""
        ...

    def entry(self, one: Any) -> dict[str, Json]:
        """A decision as JSON."""
        ...

    def summary(self, judgements: Sequence[Any]) -> dict[str, Json]:
        """What the game came to, as JSON."""
        ...

    def courses(self) -> list[list[float]]:
        """For each seat how it stood, 0 to 1, from beginning to end."""
        ...


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is looked at again, for one reader."""

    record: Record
    steps: Sequence[Step]
    table: Table
    lang: Language


REVIEWED = ("dice", "cards")


def review(played: Played) -> Review:
    """The review of a game; what it needs is imported only now.

    Raises:
        UserError: there is no such game.
    """
    check_game(played.record.game, REVIEWED)
    make: Callable[[Played], Review] = import_module(f"thousand.cli.{played.record.game}_review").make
    return make(played)
