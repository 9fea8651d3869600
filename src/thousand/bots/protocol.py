"""What a bot is: it sees a view and the events its seat may know, and names an action."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

S = TypeVar("S", contravariant=True)
A = TypeVar("A", covariant=True)
E = TypeVar("E", contravariant=True)


class Bot(Protocol[S, A, E]):
    """A player that is a program; it keeps nothing between calls, so one bot may serve many seats."""

    def choose(self, view: S, seen: Sequence[E], rng: Random) -> A:
        """One of the actions legal in ``view``, without its result where it needs chance.

        ``view`` is the game as the seat to act knows it; ``seen`` are the redacted events of
        this turn (dice) or deal (cards). The same three arguments give the same action.
        """
        ...
