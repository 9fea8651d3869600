"""What the server must know of a game beyond its rules, its notation and its sentences.

Everything else in this room is written once for every game that offers this.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, Protocol

from thousand.core.seats import Seat
from thousand.notation.protocol import AnyNotation
from thousand.server.wire.scene import Cell, Mark, Offer, Row, Scene
from thousand.text.catalogue import Language


@dataclass(frozen=True, slots=True)
class SheetMark:
    """A mark as the sheet keeps it; its sentence is made for each reader."""

    kind: str
    count: int | None = None
    of: int | None = None


@dataclass(frozen=True, slots=True)
class SheetCell:
    """What one round did to one seat; ``score`` None: the round is still going on for it."""

    score: int | None = None
    change: int = 0
    marks: tuple[SheetMark, ...] = ()


@dataclass(frozen=True, slots=True)
class Story:
    """What a table keeps of a game beside its state."""

    round: int = 1
    """The round (dice) or deal (cards) that is going on."""
    turns: int = 0
    """Turns (dice) or deals (cards) that are over."""
    sheet: tuple[tuple[SheetCell, ...], ...] = ()
    """The score sheet, a row a round, the last one perhaps unfinished."""
    recent: tuple[Any, ...] = ()
    """The events of the turn or deal that is going on."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A reader: his view, the events of this turn or deal as he may know them, his language."""

    view: Any
    recent: tuple[Any, ...]
    story: Story
    seats: tuple[Seat, ...]
    names: tuple[str, ...]
    lang: Language


class Hosted(Protocol):
    """One game as the server hosts it."""

    @property
    def notation(self) -> AnyNotation:
        """Rules, records and text forms; ``notation.game`` are the rules as functions."""
        ...

    @property
    def events(self) -> tuple[type, ...]:
        """Every kind of event."""
        ...

    @property
    def event_type(self) -> Any:
        """The union of all events, for the codec."""
        ...

    @property
    def state_type(self) -> Any:
        """The type of a state, for the codec."""
        ...

    @property
    def snapshot_every(self) -> int:
        """So many turns or deals lie between two snapshots."""
        ...

    @property
    def opens(self) -> Literal["turn", "game"]:
        """When the server's seed of a draw may be opened."""
        ...

    @property
    def open(self) -> bool:
        """Nothing is hidden: all readers see the same."""
        ...

    @property
    def shares_device(self) -> bool:
        """One person may hold several seats."""
        ...

    def follow(self, story: Story, before: Any, events: Sequence[Any], after: Any) -> Story:
        """The story after ``events`` led from ``before`` to ``after``."""
        ...

    def has_chance(self, action: Any) -> bool:
        """``action`` names a result of chance, which only the table may do."""
        ...

    def at_rest(self, state: Any) -> bool:
        """A seat may change hands here: before a deal, before the first throw of a turn."""
        ...

    def decision(self, state: Any) -> Hashable:
        """Equal for states that belong to one turn of the clock."""
        ...

    def tell(self, event: Any, names: tuple[str, ...], lang: Language) -> str | None:
        """The event in words, None where there is nothing to say."""
        ...

    def scene(self, reading: Reading) -> Scene:
        """All that a reader sees."""
        ...

    def offers(self, state: Any, seat: Seat, names: tuple[str, ...], lang: Language) -> list[Offer]:
        """What ``seat``, who is to act, may do, and what it may not do with the reason why."""
        ...

    def mark(self, kept: SheetMark, lang: Language) -> Mark:
        """A mark of the sheet with its sentence."""
        ...


def rows(hosted: Hosted, story: Story, first: int, lang: Language) -> list[Row]:
    """The rows of the sheet from number ``first`` on."""
    return [_row(hosted, number, cells, lang) for number, cells in enumerate(story.sheet[first - 1 :], first)]


@lru_cache(2048)
def _row(hosted: Hosted, number: int, cells: tuple[SheetCell, ...], lang: Language) -> Row:
    """One row; everybody who speaks the language gets the same."""
    return Row(
        number=number,
        cells=[
            Cell(
                seat=seat,
                score=cell.score,
                change=cell.change,
                marks=[hosted.mark(kept, lang) for kept in cell.marks],
            )
            for seat, cell in enumerate(cells, 1)
        ],
    )
