"""The narrator: a game told in words, as it happens or from a record."""

from collections.abc import Sequence
from typing import Any

from thousand.cli.tables import Table
from thousand.cli.terminal import Style, Terminal


class Narrator:
    """Tells what happens line by line, a paragraph for each turn, the scores after each round."""

    def __init__(self, table: Table, terminal: Terminal) -> None:
        self._table = table
        self._terminal = terminal

    def open(self, view: Any) -> None:
        """Say what is played, and by whom."""
        terminal = self._terminal
        terminal.say(terminal.paint(self._table.title(), Style.STRONG))
        terminal.tell(self._table.standing(view))
        terminal.say("")

    def follow(self, events: Sequence[Any], before: Any, after: Any, view: Any) -> None:
        """Tell ``events``, which led from ``before`` to ``after``; the reader knows the game as ``view``."""
        terminal = self._terminal
        for event in events:
            terminal.say(*terminal.wrapped(f"{self._table.tell(event)}.", hanging=2))
        if self._table.closes_round(before, after):
            rows = terminal.wrapped(self._table.standing(view), indent=2, hanging=2)
            terminal.say("", *(terminal.paint(row, Style.STRONG) for row in rows))
        if self._table.opens(before, after):
            terminal.say("")
