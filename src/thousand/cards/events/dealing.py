"""What happens before the auction: cuts, deals, redeals."""

from dataclasses import dataclass
from typing import Literal

from thousand.cards.deck import Card, Hand
from thousand.core.seats import Seat

Reason = Literal["nines", "jacks", "below", "talon_nines", "talon_jacks", "talon_below"]
"""Why a deal may be dealt anew; the keys of the options."""


@dataclass(frozen=True, slots=True)
class PackCut:
    """Снимка: ``seat`` cut and this card lay at the bottom; ``nines`` in a row so far."""

    seat: Seat
    card: Card
    nines: int


@dataclass(frozen=True, slots=True)
class RecutAsked:
    """The dealer had the pack cut again by ``cutter``."""

    seat: Seat
    cutter: Seat


@dataclass(frozen=True, slots=True)
class JackBuried:
    """The dealer buried the jack; no cut follows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NinesPenalty:
    """The last nine of a set was cut: the penalty is written at once."""

    seat: Seat
    lost: int
    score: int


@dataclass(frozen=True, slots=True)
class DealVoided:
    """There is no deal: the next dealer deals, no counter moves."""

    dealer: Seat
    """Who deals next."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards were dealt by ``dealer``."""

    dealer: Seat
    hands: tuple[Hand, ...]
    talons: tuple[Hand, ...]
    face_down: tuple[Seat, ...]
    """Who has not looked at his cards yet."""


@dataclass(frozen=True, slots=True)
class RedealClaimed:
    """Пересдача: the player claims a new deal and shows why."""

    seat: Seat
    reason: Reason
    cards: Hand


@dataclass(frozen=True, slots=True)
class RedealAgreed:
    """The player agrees to the redeal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RedealRefused:
    """The player refuses the redeal: the deal goes on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RedealForced:
    """The talon is such that the rules deal anew by themselves; it is shown."""

    reason: Reason
    cards: Hand


@dataclass(frozen=True, slots=True)
class CardsThrownIn:
    """The cards are thrown in: the same dealer deals again, no counter moves."""

    dealer: Seat
