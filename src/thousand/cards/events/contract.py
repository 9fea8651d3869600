"""What happens from the first bid to the contract."""

from dataclasses import dataclass

from thousand.cards.deck import Card, Hand
from thousand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class ForcedBid:
    """Сотня: the opener stands at the lowest bid by rule."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class LookedAtHand:
    """The player looked at his cards, or the rules turned them up."""

    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True)
class BidMade:
    """A bid."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BlindBidMade:
    """В тёмную: a bid without having looked."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Passed:
    """The player has left the auction."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The player is the declarer for ``bid``."""

    seat: Seat
    bid: int
    blind: bool


@dataclass(frozen=True, slots=True)
class GoldenDealBegun:
    """Золотой кон: the player left of the dealer plays ``contract``, without an auction."""

    seat: Seat
    contract: int


@dataclass(frozen=True, slots=True)
class BarrelTurnTaken:
    """A barrel sitter who opens takes the talon for ``bid``, without an auction."""

    seat: Seat
    bid: int


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """Прикуп: the declarer took talon ``talon`` (from 1) in his hand; all saw it where ``shown``."""

    seat: Seat
    talon: int
    cards: Hand
    shown: bool


@dataclass(frozen=True, slots=True)
class CardGiven:
    """The declarer gave a card to ``to``; None: to the other talon, or aside."""

    seat: Seat
    card: Card
    to: Seat | None


@dataclass(frozen=True, slots=True)
class ContractNamed:
    """Заказ: the declarer undertakes to take ``contract`` points; he had bid ``bid``."""

    seat: Seat
    contract: int
    bid: int


@dataclass(frozen=True, slots=True)
class DealWrittenOff:
    """Роспись: the declarer gave the deal up for ``contract``; ``write_offs`` of his, where they count."""

    seat: Seat
    contract: int
    write_offs: int
