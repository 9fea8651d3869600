"""Взгляды: the game as each seat knows it, from the events that it may know."""

from collections.abc import Sequence
from functools import reduce

from thousand.cards.events import Dealt, Event
from thousand.cards.game import CARDS
from thousand.cards.state import State
from thousand.core.seats import seats


class KnownGame:
    """What each seat knows, by seat."""

    def __init__(self, before: State) -> None:
        """``before``: before a deal, when all know the same."""
        self.views = [before] * len(before.accounts)
        self.seen: list[list[Event]] = [[] for _ in before.accounts]
        """Since the cards were dealt."""

    def happens(self, events: Sequence[Event]) -> None:
        """Each seat learns of ``events`` what it may know."""
        for seat in seats(len(self.views)):
            own = [CARDS.redact(event, seat) for event in events]
            if any(isinstance(event, Dealt) for event in own):
                self.seen[seat] = []
            self.seen[seat] += own
            self.views[seat] = reduce(CARDS.evolve, own, self.views[seat])
