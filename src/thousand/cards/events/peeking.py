"""What a bonus shows to one player."""

from dataclasses import dataclass

from thousand.cards.deck import Card, Hand, Suit
from thousand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class HandsPeeked:
    """The player was shown the opponents' hands (by seat, his own and a sitter's empty)."""

    seat: Seat
    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class SuitsPeeked:
    """The player was shown the suits of the talon, in their order; None is not known."""

    seat: Seat
    suits: tuple[Suit | None, ...]


@dataclass(frozen=True, slots=True)
class TalonPeeked:
    """The player was shown the talon."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class TalonCardPeeked:
    """The player was shown the talon card at ``position`` (from 1)."""

    seat: Seat
    position: int
    card: Card
