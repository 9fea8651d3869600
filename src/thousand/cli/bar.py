"""A line that shows how far something has come and that it goes on, drawn over itself until it is done."""

import shutil
import time
from threading import Event, Thread
from types import TracebackType
from typing import Final, Self

from thousand.cli.terminal import Terminal, width

WIDTH: Final = 40
NARROW: Final = 10
"""The cells of a bar where its line would be longer than the screen."""
PULSE: Final = 6
"""The cells that wander along a bar whose end is not known."""
EVERY: Final = 0.5
"""Seconds between two drawings, whatever happens meanwhile."""


class Bar:
    """Draws itself from a thread of its own, so that no single long step looks like standing still."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._share: float | None = None
        self._note = ""
        self._drawn = 0
        self._began = time.monotonic()
        self._done = Event()
        self._thread = Thread(target=self._draw_on, daemon=True)

    def show(self, share: float | None, note: str = "") -> None:
        """From now on show this: which part is done, None where that is not known, and a few words."""
        self._share, self._note = share, note

    def __enter__(self) -> Self:
        if self._terminal.is_interactive:
            self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._done.set()
        if self._thread.is_alive():
            self._thread.join()
            self._put(f"\r{' ' * self._drawn}\r")

    def _draw_on(self) -> None:
        while not self._done.wait(EVERY):
            note, seconds = self._terminal.shown(self._note), time.monotonic() - self._began
            text = fitting(self._share, note, seconds, shutil.get_terminal_size().columns - 1)
            self._put(f"\r{text}{' ' * (self._drawn - width(text))}")
            self._drawn = width(text)

    def _put(self, text: str) -> None:
        self._terminal.out.write(text)
        self._terminal.out.flush()


def fitting(share: float | None, note: str, seconds: float, columns: int) -> str:
    """The line in at most so many ``columns``: with a short bar, then without the last words of the ``note``.

    >>> fitting(0.5, "3e-07, 2 million a second", 75, 60)
    '#####.....  50 %  1:15  3e-07, 2 million a second'
    >>> fitting(0.5, "3e-07, 2 million a second", 75, 40)
    '#####.....  50 %  1:15  3e-07'
    """
    parts = note.split(", ")
    shorter = (", ".join(parts[:some]) for some in range(len(parts), -1, -1))
    lines = line(share, note, seconds), *(line(share, some, seconds, NARROW) for some in shorter)
    return next((text for text in lines if width(text) <= columns), lines[-1][:columns])


def line(share: float | None, note: str, seconds: float, cells: int = WIDTH) -> str:
    """The line after so many ``seconds``.

    >>> line(0.5, "3e-07", 75)
    '####################....................  50 %  1:15  3e-07'
    >>> line(None, "", 2)
    '....######..............................  0:02'
    """
    clock = f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
    if share is None:
        at = int(seconds / EVERY) % (cells - PULSE + 1)
        return f"{'.' * at}{'#' * PULSE}{'.' * (cells - PULSE - at)}  {clock}  {note}".rstrip()
    filled = round(cells * share)
    return f"{'#' * filled}{'.' * (cells - filled)}  {round(100 * share)} %  {clock}  {note}".rstrip()
