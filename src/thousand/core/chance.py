"""Chance: whatever throws the dice and shuffles the cards of a game."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from thousand.core.errors import declare

T = TypeVar("T")

CHANCE_MISMATCH = declare("core/chance_mismatch")
"""The result handed in does not fit what the rules ask chance for."""


class Chance(Protocol):
    """A source of independent uniform integers."""

    def below(self, bound: int) -> int:
        """A uniform integer from 0 to ``bound`` - 1."""
        ...


class SeededChance:
    """Chance that comes again the same for the same seed."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def below(self, bound: int) -> int:
        """A uniform integer from 0 to ``bound`` - 1."""
        return self._random.randrange(bound)

    def fork(self) -> "SeededChance":
        """Another one that goes on as this one will."""
        found = SeededChance(0)
        found._random.setstate(self._random.getstate())
        return found


def throw_dice(chance: Chance, count: int) -> tuple[int, ...]:
    """The faces 1 to 6 of ``count`` dice, in the order they were drawn."""
    return tuple(1 + chance.below(6) for _ in range(count))


def shuffled(chance: Chance, items: Sequence[T]) -> tuple[T, ...]:
    """``items`` in random order: Fisher and Yates from the last place down to the second."""
    cards = list(items)
    for place in range(len(cards) - 1, 0, -1):
        other = chance.below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)
