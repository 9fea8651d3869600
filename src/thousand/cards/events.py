"""What happens at cards, one record for each thing that can happen.

``evolve`` in ``thousand.cards.evolution`` says what each of them changes, ``redact`` in
``thousand.cards.redact`` who may know what of it. ``score`` is always the recorded score
after the event, ``amount`` what was written (negative: lost), ``lost`` what a penalty cost.
"""

from dataclasses import dataclass
from typing import Literal

from thousand.cards.deck import Card, Hand, Suit
from thousand.core.seats import Seat

Reason = Literal["nines", "jacks", "below", "talon_nines", "talon_jacks", "talon_below"]
"""Why a deal may be dealt anew; the keys of the options."""


# --- before the deal ---


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


# --- the auction ---


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


# --- redeals ---


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


# --- talon, gifts, contract ---


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


# --- play ---


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


# --- booking ---


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """The last trick was taken: what each seat has, card points with marriages, before any rounding."""

    points: tuple[int, ...]
    tricks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContractMade:
    """The declarer took what he undertook; ``factor`` 2 in a golden or blind game."""

    seat: Seat
    contract: int
    points: int
    factor: int
    amount: int
    score: int


@dataclass(frozen=True, slots=True)
class ContractFailed:
    """The declarer took less than he undertook."""

    seat: Seat
    contract: int
    points: int
    factor: int
    amount: int
    score: int


@dataclass(frozen=True, slots=True)
class DefenceBooked:
    """What a defender took, rounded where the table rounds."""

    seat: Seat
    points: int
    factor: int
    amount: int
    score: int


@dataclass(frozen=True, slots=True)
class WriteOffBooked:
    """What the write-off cost the declarer."""

    seat: Seat
    factor: int
    amount: int
    score: int


@dataclass(frozen=True, slots=True)
class WriteOffShared:
    """What the write-off brought an opponent."""

    seat: Seat
    factor: int
    amount: int
    score: int


@dataclass(frozen=True, slots=True)
class WriteOffPenalty:
    """Every third write-off: a penalty besides."""

    seat: Seat
    lost: int
    score: int


@dataclass(frozen=True, slots=True)
class SitterBooked:
    """The dealer who sat out scored the talon: ``points`` for its cards, ``marriages`` for those in it."""

    seat: Seat
    points: int
    marriages: int
    factor: int
    amount: int
    score: int


@dataclass(frozen=True, slots=True)
class BoltMarked:
    """Болт: a deal with nothing; the player now has ``bolts`` marks."""

    seat: Seat
    bolts: int


@dataclass(frozen=True, slots=True)
class BoltPenalty:
    """The last mark of a set cost points; the marks are cleared."""

    seat: Seat
    lost: int
    score: int


@dataclass(frozen=True, slots=True)
class BoltsCleared:
    """The marks were cleared without a penalty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClimbedBarrel:
    """Бочка: the player now sits on it at ``score``, with ``deals`` to leave it (None: no limit)."""

    seat: Seat
    score: int
    deals: int | None


@dataclass(frozen=True, slots=True)
class BarrelDealSpent:
    """A deal on the barrel went by without a win; ``deals`` are left."""

    seat: Seat
    deals: int


@dataclass(frozen=True, slots=True)
class FellOffBarrel:
    """The last allowed deal on the barrel went by; ``falls`` are on record now."""

    seat: Seat
    lost: int
    score: int
    falls: int


@dataclass(frozen=True, slots=True)
class KnockedOff:
    """``by`` climbed the barrel, so this player had to leave it."""

    seat: Seat
    by: Seat
    lost: int
    score: int
    falls: int


@dataclass(frozen=True, slots=True)
class FellTogether:
    """Several climbed the barrel in one deal, so this player fell."""

    seat: Seat
    lost: int
    score: int
    falls: int


@dataclass(frozen=True, slots=True)
class ContractFailedOnBarrel:
    """A sitter's failed contract took him off the barrel."""

    seat: Seat
    lost: int
    score: int
    falls: int


@dataclass(frozen=True, slots=True)
class FallsReset:
    """The last mark of a set of falls set the score to 0; the marks are cleared."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class DumpTruck:
    """Самосвал: the score ``lost`` (555 or -555) became 0."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class GoldenRoundLost:
    """Nobody made a contract in the golden round: every status is a plain 0; ``repeat``: it begins anew."""

    repeat: bool


@dataclass(frozen=True, slots=True)
class Won:
    """The game is over."""

    seat: Seat
    score: int


@dataclass(frozen=True, slots=True)
class BankPaid:
    """Банк: what each seat gets (positive) or pays (negative), in units of 1; not part of the scores."""

    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealClosed:
    """Booking is done, the last event of a deal; with a winner, of the game."""

    dealer: Seat
    """Who deals next."""
    golden: tuple[bool, ...] | None
    """The results of the golden round after this deal; None: there is none (any more)."""


# --- peek bonuses ---


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


BookingEvent = (
    NinesPenalty
    | ContractMade
    | ContractFailed
    | DefenceBooked
    | WriteOffBooked
    | WriteOffShared
    | WriteOffPenalty
    | SitterBooked
    | BoltMarked
    | BoltPenalty
    | BoltsCleared
    | ClimbedBarrel
    | BarrelDealSpent
    | FellOffBarrel
    | KnockedOff
    | FellTogether
    | ContractFailedOnBarrel
    | FallsReset
    | DumpTruck
    | GoldenRoundLost
)
"""What changes the score sheet, and nothing else."""

PlayEvent = (
    CardPlayed
    | MarriageDeclared
    | AceMarriageDeclared
    | TrumpSet
    | TrickTaken
    | TableCardsTaken
    | RestTaken
    | DealPlayed
)

Event = (
    PackCut
    | RecutAsked
    | JackBuried
    | DealVoided
    | Dealt
    | ForcedBid
    | LookedAtHand
    | BidMade
    | BlindBidMade
    | Passed
    | AuctionWon
    | GoldenDealBegun
    | BarrelTurnTaken
    | RedealClaimed
    | RedealAgreed
    | RedealRefused
    | RedealForced
    | CardsThrownIn
    | TalonTaken
    | CardGiven
    | ContractNamed
    | DealWrittenOff
    | PlayEvent
    | BookingEvent
    | Won
    | BankPaid
    | DealClosed
    | HandsPeeked
    | SuitsPeeked
    | TalonPeeked
    | TalonCardPeeked
)
