"""A line that shows how far something has come and that it goes on, drawn over itself until it is done."""

import time
from threading import Event, Thread
from types import TracebackType
from typing import Final, Self

from thousand.cli.terminal import Terminal

WIDTH: Final = 40
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
            self._put("\r" + " " * (WIDTH + 40) + "\r")

    def _draw_on(self) -> None:
        while not self._done.wait(EVERY):
            self._put("\r" + line(self._share, self._note, time.monotonic() - self._began) + "  ")

    def _put(self, text: str) -> None:
        self._terminal.out.write(text)
        self._terminal.out.flush()


def line(share: float | None, note: str, seconds: float) -> str:
    """The line after so many ``seconds``.

    >>> line(0.5, "3e-07", 75)
    '####################....................  50 %  1:15  3e-07'
    >>> line(None, "", 2)
    '....######..............................  0:02'
    """
    clock = f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
    if share is None:
        at = int(seconds / EVERY) % (WIDTH - PULSE + 1)
        return f"{'.' * at}{'#' * PULSE}{'.' * (WIDTH - PULSE - at)}  {clock}  {note}".rstrip()
    filled = round(WIDTH * share)
    return f"{'#' * filled}{'.' * (WIDTH - filled)}  {round(100 * share)} %  {clock}  {note}".rstrip()
