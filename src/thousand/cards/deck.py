"""The pack: six ranks in four suits, and the card that is not known.

Cards are members of an enumeration, so they compare by identity, hash fast and are written
in JSON as their text: rank ``A T K Q J 9`` and suit ``s c d h``.
"""

from collections.abc import Iterable
from enum import StrEnum
from operator import attrgetter
from typing import Final


class Suit(StrEnum):
    """Масть: the suits in the order of their marriages, spades 40 to hearts 100."""

    place: int

    SPADES = "s"
    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"


class Rank(StrEnum):
    """Достоинство: nine, jack, queen, king, ten, ace, weakest first."""

    points: int
    strength: int

    NINE = "9"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    TEN = "T"
    ACE = "A"


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)

for _place, _suit in enumerate(SUITS):
    _suit.place = _place
for _strength, (_rank, _points) in enumerate(zip(RANKS, (0, 2, 3, 4, 10, 11), strict=True)):
    _rank.strength = _strength
    _rank.points = _points


class Card(StrEnum):
    """A card, ``Kh``, or one that is not known, ``?``.

    The unknown card has neither suit nor rank: asking for them is an AttributeError.
    """

    suit: Suit
    rank: Rank
    points: int
    """11 for an ace, 10 for a ten, 4, 3, 2, and 0 for a nine; 120 in a pack."""
    strength: int
    """0 for a nine to 5 for an ace: what beats what within a suit."""
    place: int
    """0 to 23 in the order of ``DECK``; 24 for the unknown card."""

    S9, SJ, SQ, SK, ST, SA = "9s", "Js", "Qs", "Ks", "Ts", "As"
    C9, CJ, CQ, CK, CT, CA = "9c", "Jc", "Qc", "Kc", "Tc", "Ac"
    D9, DJ, DQ, DK, DT, DA = "9d", "Jd", "Qd", "Kd", "Td", "Ad"
    H9, HJ, HQ, HK, HT, HA = "9h", "Jh", "Qh", "Kh", "Th", "Ah"
    UNKNOWN = "?"


Hand = tuple[Card, ...]
"""Cards in the order of ``DECK``, the unknown ones last."""

UNKNOWN: Final = Card.UNKNOWN
DECK: Final = tuple(card for card in Card if card is not UNKNOWN)
"""The pack in order: 9 J Q K T A of spades, clubs, diamonds, hearts."""

for _place, _card in enumerate((*DECK, UNKNOWN)):
    _card.place = _place
for _card in DECK:
    _rank_letter, _suit_letter = str(_card)
    _card.rank = Rank(_rank_letter)
    _card.suit = Suit(_suit_letter)
    _card.points = _card.rank.points
    _card.strength = _card.rank.strength

KINGS: Final = {card.suit: card for card in DECK if card.rank is Rank.KING}
QUEENS: Final = {card.suit: card for card in DECK if card.rank is Rank.QUEEN}
ACES: Final = tuple(card for card in DECK if card.rank is Rank.ACE)

_by_place = attrgetter("place")


def pack(size: int) -> Hand:
    """The pack of 24 cards, or of 20 without the nines, in the order of ``DECK``."""
    return DECK if size == len(DECK) else tuple(c for c in DECK if c.rank is not Rank.NINE)


def in_order(cards: Iterable[Card]) -> Hand:
    """``cards`` as a hand: by suit and rank, the unknown ones last."""
    return tuple(sorted(cards, key=_by_place))


def unknown(count: int) -> Hand:
    """``count`` cards that are not known."""
    return (UNKNOWN,) * count


def known(cards: Iterable[Card]) -> Hand:
    """Those of ``cards`` that are known."""
    return tuple(card for card in cards if card is not UNKNOWN)


def card_points(cards: Iterable[Card]) -> int:
    """The card points of ``cards``, all of them known; 120 for the whole pack."""
    return sum(card.points for card in cards)


def marriages(cards: Iterable[Card]) -> tuple[Suit, ...]:
    """Марьяж: the suits of which king and queen are both among ``cards``."""
    held = set(cards)
    return tuple(suit for suit in SUITS if KINGS[suit] in held and QUEENS[suit] in held)
