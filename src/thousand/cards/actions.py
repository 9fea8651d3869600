"""What a player does at cards, and what chance does."""

from dataclasses import dataclass
from typing import Literal

from thousand.cards.deck import Card, Hand
from thousand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the cards; ``hands`` (by seat) and ``talons`` are None until chance has spoken.

    A dealer who sits out has no cards. ``talons`` is one talon, two of them, or, where cards
    lie on the table for after the first trick, those of seat 1 and of seat 2.
    """

    hands: tuple[Hand, ...] | None = None
    talons: tuple[Hand, ...] | None = None


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid ``amount`` in the auction."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BlindBid:
    """Bid ``amount`` without having looked at one's cards."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction of this deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Redeal:
    """Claim a new deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Take:
    """Pick one of two talons unseen, 1 or 2."""

    seat: Seat
    talon: Literal[1, 2]


@dataclass(frozen=True, slots=True)
class Give:
    """Give ``card`` to a player; None: lay it on the other talon or aside."""

    seat: Seat
    card: Card
    to: Seat | None


@dataclass(frozen=True, slots=True)
class Contract:
    """Name the contract, the bid or more."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class WriteOff:
    """Give the deal up unplayed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """Play ``card``, declaring a marriage or the ace marriage with it, or nothing."""

    seat: Seat
    card: Card
    declare: Literal["marriage", "aces"] | None = None


@dataclass(frozen=True, slots=True)
class Peek:
    """Have something hidden shown to oneself: the opponents' hands, the suits of the talon,
    the talon, or its card at ``position`` (from 1).
    """

    seat: Seat
    at: Literal["hands", "suits", "talon", "card"]
    position: int | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """Look at one's cards, where they lie face down for a blind game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Agree:
    """Agree to a redeal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Refuse:
    """Refuse a redeal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CutPack:
    """Cut the pack; ``card``, its bottom card, is None until chance has spoken."""

    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Recut:
    """The dealer has the pack cut again because of a nine."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Bury:
    """The dealer buries the jack in the pack."""

    seat: Seat


Action = (
    Deal
    | Bid
    | BlindBid
    | Pass
    | Redeal
    | Take
    | Give
    | Contract
    | WriteOff
    | Play
    | Peek
    | Look
    | Agree
    | Refuse
    | CutPack
    | Recut
    | Bury
)
"""In this order, and then by amount, card, receiver, legal actions are listed; plays
without a declaration come before marriages, marriages before aces."""
