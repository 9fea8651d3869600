"""Deals that bots have played, with all their events, kept in a file so that they are played once."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from thousand.cards.events import (
    CardPlayed,
    ContractFailed,
    ContractMade,
    ContractNamed,
    DealClosed,
    DealPlayed,
    Dealt,
    Event,
)
from thousand.cards.game import start
from thousand.cards.presets import rules
from thousand.core.codec import Json, decode, encode
from thousand.core.errors import InvalidNotation
from thousand.core.seats import Seat, seats
from thousand.lab.kept import AnotherRun
from thousand.lab.kept import kept as kept_lines
from thousand.lab.tables import Table, named

SEATS = 3


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal that was played to its end, from scores of nothing."""

    preset: str
    number: int
    events: tuple[Event, ...]
    """From the last dealing on."""

    @property
    def declarer(self) -> Seat:
        """Who named the contract."""
        return next(event.seat for event in self.events if isinstance(event, ContractNamed))

    @property
    def contract(self) -> int:
        """What he named."""
        return next(event.contract for event in self.events if isinstance(event, ContractNamed))

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat took."""
        return next(event.points for event in self.events if isinstance(event, DealPlayed))

    @property
    def is_made(self) -> bool:
        """Whether the contract was made."""
        return any(isinstance(event, ContractMade) for event in self.events)

    def tables(self) -> Iterator[tuple[Table, Event]]:
        """The table before each event, which is the same one all the time."""
        table = _table(self.preset, self.number, "")
        for event in self.events:
            yield table, event
            table.happens([event])

    def plays(self) -> Iterator[tuple[Table, int]]:
        """The table before each card, and how many cards are still to be played."""
        left = sum(isinstance(event, CardPlayed) for event in self.events)
        for table, event in self.tables():
            if isinstance(event, CardPlayed):
                yield table, left
                left -= 1


def _table(preset: str, number: int, seed: str) -> Table:
    return Table(start(rules(preset, seats=SEATS).options, SEATS, Seat(number % SEATS)), seed)


def play(preset: str, bot: str, number: int, seed: int) -> PlayedDeal | None:
    """Deal ``number`` between bots of one name; None: it was written off."""
    bots, table = named((bot,) * SEATS), _table(preset, number, f"{seed} {number} cards")
    luck = [Random(f"{seed} {number} {seat}") for seat in seats(SEATS)]
    events: list[Event] = []
    while not any(isinstance(event, DealClosed) for event in events):
        new = table.act(bots, luck)
        events = [*([] if any(isinstance(event, Dealt) for event in new) else events), *new]
    is_played = any(isinstance(event, ContractMade | ContractFailed) for event in events)
    return PlayedDeal(preset, number, tuple(events)) if is_played else None


def kept(preset: str, bot: str, deals: int, seed: int, path: Path) -> list[PlayedDeal]:
    """So many deals, those that are not in the file at ``path`` are played and added.

    Raises:
        AnotherRun: the file was begun for another one.
        OSError: it cannot be read or written.
    """

    def more(first: int) -> Iterator[Json]:
        return (_written(play(preset, bot, number, seed)) for number in range(first, deals))

    run = {"played": "deals", "preset": preset, "bot": bot, "seed": seed}
    try:
        found = [_read(preset, *line) for line in enumerate(kept_lines(path, run, deals, more))]
    except InvalidNotation:
        raise AnotherRun(path) from None
    return [deal for deal in found if deal is not None]


def _written(deal: PlayedDeal | None) -> Json:
    return None if deal is None else [encode(event) for event in deal.events]


def _read(preset: str, number: int, line: Any) -> PlayedDeal | None:
    if line is None:
        return None
    return PlayedDeal(preset, number, decode(tuple[Event, ...], line))
