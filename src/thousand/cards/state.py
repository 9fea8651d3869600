"""A game of cards at one moment: accounts, the deal that is going on, and its phase.

A view is a State too: whatever its viewer does not know is the unknown card. Nothing in a
phase is hidden; hidden are only ``hands``, ``talons`` and ``aside``.
"""

from dataclasses import dataclass

from thousand.cards.deck import Card, Hand, Suit
from thousand.cards.events import Reason
from thousand.cards.options import Options
from thousand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Account:
    """One player's line of the score sheet; a mark is kept only where the rules use it."""

    score: int = 0
    bolts: int = 0
    deals: int = 0
    """Deals left on a barrel that limits them; 0 elsewhere."""
    falls: int = 0
    write_offs: int = 0


@dataclass(frozen=True, slots=True)
class BeforeDeal:
    """Chance is due to cut or to deal, or the dealer may have his say about the card cut."""

    cutter: Seat | None = None
    """Who cut last."""
    card: Card | None = None
    """The card he cut; None: a cut is due, where the table cuts."""
    nines: int = 0
    closed: bool = False
    """No further cut: the cards are to be dealt."""


@dataclass(frozen=True, slots=True)
class Auction:
    """Торговля."""

    to_move: Seat
    bid: int = 0
    """The highest bid; 0 before the opener has spoken."""
    bidder: Seat | None = None
    blind: bool = False
    """The highest bid is a blind one."""
    passed: tuple[Seat, ...] = ()
    spoken: tuple[Seat, ...] = ()
    """Who has said his first word, or claimed a redeal in vain."""


@dataclass(frozen=True, slots=True)
class Taking:
    """The declarer is to pick one of two talons."""

    declarer: Seat
    bid: int
    blind: bool = False
    unspoken: bool = False
    """He has had no word in the auction: he stood at the hundred, or there was none."""


@dataclass(frozen=True, slots=True)
class Giving:
    """The declarer holds the talon and is to give cards away."""

    declarer: Seat
    bid: int
    blind: bool = False
    unspoken: bool = False
    """He has had no word in the auction: he stood at the hundred, or there was none."""
    talon: int = 0
    """Which of ``State.talons`` he took."""
    shown: bool = False
    given: tuple[Seat | None, ...] = ()
    """Who has got a card already; None: the other talon, or aside."""
    claimed: bool = False
    """He has claimed a redeal in vain."""


@dataclass(frozen=True, slots=True)
class Naming:
    """The declarer is to name the contract."""

    declarer: Seat
    bid: int
    blind: bool = False


@dataclass(frozen=True, slots=True)
class Consent:
    """The others are to agree to a redeal, or refuse it."""

    claimant: Seat
    reason: Reason
    cards: Hand
    to_move: Seat
    back: Auction | Giving
    """Where the deal goes on after a refusal."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A marriage that was declared; ``suit`` None: the ace marriage."""

    seat: Seat
    suit: Suit | None
    points: int


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was taken: who led, the cards in the order of play, who took it."""

    leader: Seat
    cards: Hand
    winner: Seat


@dataclass(frozen=True, slots=True)
class Playing:
    """Розыгрыш: the trick on the table and what has been taken so far."""

    declarer: Seat
    contract: int
    blind: bool
    leader: Seat
    """Who leads, or has led, the trick on the table."""
    points: tuple[int, ...]
    """Card points and marriages, by seat."""
    tricks: tuple[int, ...]
    """Tricks taken, by seat."""
    to_move: Seat
    trick: Hand = ()
    """The cards on the table, in the order of play."""
    trump: Suit | None = None
    trump_by: Seat | None = None
    """Who declared the trump."""
    next_trump: Suit | None = None
    """The trump from the next trick on, where a marriage has no force in its own trick."""
    declared: tuple[Declared, ...] = ()
    history: tuple[Trick, ...] = ()


Phase = BeforeDeal | Auction | Taking | Giving | Naming | Consent | Playing


@dataclass(frozen=True, slots=True)
class State:
    """A game."""

    options: Options
    accounts: tuple[Account, ...]
    dealer: Seat
    """Who deals now; the others of the deal follow him clockwise."""
    deal: int = 1
    """The number of this deal; redeals and void deals do not count."""
    golden: tuple[bool, ...] | None = None
    """In a golden round: whether the declarers of its deals so far made it; None: there is none."""
    phase: Phase = BeforeDeal()
    hands: tuple[Hand, ...] = ()
    """By seat; a sitter's is empty."""
    talons: tuple[Hand, ...] = ()
    """As dealt, also after one was taken; a card given to the other talon is added to it.
    With table cards: those of seat 1 and of seat 2, empty once they are dealt out."""
    aside: Hand = ()
    """Cards thrown away by the declarer."""
    face_down: tuple[Seat, ...] = ()
    """Who has not looked at his cards."""
    peeks: tuple[tuple[Seat, str], ...] = ()
    """Which bonuses were used in this deal: seat and ``Peek.at``."""
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealResult:
    """What booking is told about a deal, and all it is told."""

    dealer: Seat
    declarer: Seat
    contract: int
    """The bid, where the deal was written off."""
    points: tuple[int, ...]
    """Card points with marriages, by seat, undoubled and unrounded; zeros where written off."""
    tricks: tuple[int, ...]
    blind: bool = False
    golden: bool = False
    written_off: bool = False
    sitter: Seat | None = None
    """The dealer, where he sat out."""
    talon: Hand = ()
    """The talon as it was dealt, which a sitter scores."""
