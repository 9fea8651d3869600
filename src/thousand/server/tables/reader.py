"""One connection that reads a table: a queue of frames, emptied by its own task."""

import asyncio
from dataclasses import dataclass, field

from thousand.core.seats import Seat
from thousand.server.store.records import Person
from thousand.server.wire.server import Close

QUEUE = 128
"""Frames that may wait before a reader counts as too slow."""


@dataclass(slots=True, eq=False)
class Reader:
    """Who reads, in which language; ``closing`` is the code once the connection must end."""

    person: Person
    lang: str
    frames: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    closing: int | None = None

    def send(self, frame: str) -> None:
        """Queue ``frame``; a reader that does not keep up is told to come back."""
        if self.closing is not None:
            return
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(Close.TOO_SLOW)

    def close(self, code: int) -> None:
        """End the connection with ``code``, dropping what still waits."""
        if self.closing is None:
            self.closing = code
            while not self.frames.empty():
                self.frames.get_nowait()
            self.frames.put_nowait(None)


@dataclass(frozen=True, slots=True)
class Eyes:
    """All that decides what a reader sees of a game: readers with equal eyes get equal frames."""

    seats: tuple[Seat, ...]
    lang: str

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; several seats are only at games without secrets."""
        return self.seats[0] if self.seats else None
