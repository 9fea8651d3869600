"""What is written down after a deal."""

from dataclasses import dataclass

from thousand.core.seats import Seat


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
