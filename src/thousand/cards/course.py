"""A decision in the making: each event is applied before the next rule looks."""

from thousand.cards.events import Event
from thousand.cards.evolution import evolve
from thousand.cards.state import State


class Course:
    """The events of one decision so far, and the state they have led to."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[Event] = []

    def happens(self, event: Event) -> None:
        """Let ``event`` happen."""
        self._events.append(event)
        self.state = evolve(self.state, event)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened, in order."""
        return tuple(self._events)
