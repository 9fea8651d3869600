"""The phase a state is in, for rules that belong to one phase."""

from typing import TypeVar

from thousand.cards.state import State

P = TypeVar("P")


def phase_of(state: State, kind: type[P]) -> P:
    """The phase of ``state``, which is a ``kind``.

    Raises:
        TypeError: it is another one; an event was told in the wrong place.
    """
    phase = state.phase
    if isinstance(phase, kind):
        return phase
    raise TypeError(f"{kind.__name__} is due, not {type(phase).__name__}")
