"""What happens in the tricks of a deal."""

from dataclasses import dataclass

from thousand.cards.deck import Card, Hand, Suit
from thousand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was led or played to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class MarriageDeclared:
    """Марьяж: the leader declared king and queen of ``suit``."""

    seat: Seat
    suit: Suit
    points: int


@dataclass(frozen=True, slots=True)
class AceMarriageDeclared:
    """Тузовый марьяж: the leader declared four aces; the trump stays."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TrumpSet:
    """Козырь: from now on ``suit`` is trump, declared by ``seat``."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """Взятка: the player took the cards of the trick, ``points`` of them, and leads next."""

    seat: Seat
    cards: Hand
    """In the order they were played."""
    points: int


@dataclass(frozen=True, slots=True)
class TableCardsTaken:
    """After the first trick the player got his cards from the table (two players)."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class RestTaken:
    """The winner of the last trick took the other talon and the card left over (two players)."""

    seat: Seat
    cards: Hand
    points: int
