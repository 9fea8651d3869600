"""The pack as tables, made by asking the cards themselves; sets of cards of one suit are six bits.

All are frozen into the kernels as constants.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.cards import deck
from thousand.cards.deck import DECK, KINGS, QUEENS, RANKS, Card, Suit
from thousand.cards.tricks import beats

Table = NDArray[np.int64]
Small = NDArray[np.uint8]
"""Numbers that fit a byte, so that a whole table stays near the processor."""

WIDTH: Final = len(RANKS)
"""Bits of a suit."""
SETS: Final = 1 << WIDTH
"""How many sets of cards of one suit there are."""
SUIT_SET: Final = SETS - 1
NUMBERS: Final = 8
"""Where a table has an entry for each number of cards of a set, it has so many."""
SUITS: Final = len(deck.SUITS)
NO_TRUMP: Final = SUITS
NO_CARD: Final = 30
"""Instead of a third player's card where two play: no points, beats nothing; a bit above all suits."""

SPADES: Final = tuple(card for card in DECK if card.suit is Suit.SPADES)
"""One suit, for tables that hold for each."""


def bits(cards: Iterable[Card]) -> int:
    """The set of ``cards``."""
    return sum(1 << card.place for card in cards)


@cache
def _of(number: int) -> tuple[Card, ...]:
    return tuple(card for card in SPADES if number >> card.strength & 1)


def _lowest(number: int, count: int) -> list[Card]:
    return sorted(_of(number), key=lambda card: card.points)[:count]


def _by_card(value: Callable[[Card], int]) -> Table:
    found = np.zeros(NO_CARD + 1, np.int64)
    found[: len(DECK)] = [value(card) for card in DECK]
    return found


def _is_pair(number: int) -> bool:
    return {QUEENS[Suit.SPADES], KINGS[Suit.SPADES]} <= set(_of(number))


def _groups(own: int, other: int, aces_apart: int) -> list[int]:
    """``own`` cut into groups of cards that differ by nothing but points.

    No card of ``other`` lies between two of a group; a whole marriage is a group of its own, and so is
    an ace that may be declared.
    """
    groups: dict[tuple[int, bool, bool], int] = {}
    pair = bits((QUEENS[Suit.SPADES], KINGS[Suit.SPADES])) if _is_pair(own) else 0
    for card in _of(own):
        bit = 1 << card.strength
        below = (other & bit - 1).bit_count()
        kind = below, bool(pair & bit), bool(aces_apart and card is SPADES[-1])
        groups[kind] = groups.get(kind, 0) | bit
    return list(groups.values())


def _ends(top: bool) -> Small:  # noqa: FBT001
    """Of each group the highest or the lowest card, by own set, other set, and whether aces are apart."""
    found = np.zeros(2 * SETS * SETS, np.uint8)
    for place in range(len(found)):
        own, other, apart = place % SETS, place // SETS % SETS, place // SETS**2
        if not own & other:
            groups = _groups(own, other, apart)
            found[place] = sum(1 << (g.bit_length() - 1) if top else g & -g for g in groups)
    return found


def _runs() -> Small:
    """The cards of the own set above all of the other set."""
    found = np.zeros(SETS * SETS, np.uint8)
    for place in range(len(found)):
        own, other = place % SETS, place // SETS
        found[place] = sum(1 << c.strength for c in _of(own) if other >> c.strength == 0)
    return found


def _highest_sets() -> Small:
    """The highest so many cards of a set."""
    found = np.zeros(SETS * NUMBERS, np.uint8)
    for place in range(len(found)):
        number, count = place // NUMBERS, place % NUMBERS
        found[place] = sum(1 << card.strength for card in _of(number)[::-1][:count])
    return found


def _ternary() -> NDArray[np.uint16]:
    """A set as a number of base 3: a digit for each card of a larger set, 1 where it is of both."""
    found = np.zeros(SETS * SETS, np.uint16)
    for place in range(len(found)):
        own, cards = place % SETS, place // SETS
        found[place] = sum(3 ** (cards & (1 << c.strength) - 1).bit_count() for c in _of(own & cards))
    return found


def _dearer() -> Small:
    """Card by card, what a set is worth more than another of as many cards, where it is; else never asked."""
    found = np.zeros(SETS * SETS, np.uint8)
    for place in range(len(found)):
        cards, others = _of(place % SETS), _of(place // SETS)
        found[place] = sum(max(c.points - o.points, 0) for c, o in zip(cards, others, strict=False))
    return found


def _of_ranks() -> Table:
    return np.array([bits(c for c in DECK if c.rank is rank) for rank in RANKS], np.int64)


POINTS: Final = _by_card(lambda card: card.points)
SUIT: Final = _by_card(lambda card: card.suit.place)
SUIT[NO_CARD] = NO_CARD // WIDTH
ABOVE: Final = _by_card(lambda card: bits(c for c in DECK if c.suit is card.suit and beats(c, card, None)))
"""The cards of its suit that beat a card."""
OF_SUIT: Final = np.array([*(bits(c for c in DECK if c.suit is suit) for suit in deck.SUITS), 0, 0], np.int64)
"""By suit, then without trump, and for the missing card."""
OF_RANK: Final = _of_ranks()
OF_RANK_POINTS: Final = np.array([rank.points for rank in RANKS], np.int64)
LENGTH: Final = np.array([len(_of(number)) for number in range(SETS)], np.uint8)
WORTH: Final = np.array([sum(card.points for card in _of(number)) for number in range(SETS)], np.uint8)
LEAST: Final = np.array(
    [
        sum(card.points for card in _lowest(number, count))
        for number in range(SETS)
        for count in range(NUMBERS)
    ],
    np.uint8,
)
"""What the lowest so many cards of a set are worth; NUMBERS entries a set."""
HIGHEST: Final = _highest_sets()
NTH: Final = np.array(
    [
        ([card.strength for card in _of(number)] + [0] * NUMBERS)[nth]
        for number in range(SETS)
        for nth in range(NUMBERS)
    ],
    np.int64,
)
"""The card of a set before which there are so many others; NUMBERS entries a set."""
TOPS: Final = _ends(top=True)
BOTTOMS: Final = _ends(top=False)
RUN: Final = _runs()
TERNARY: Final = _ternary()
FIRST_SHAPE: Final = np.array([(3 ** len(_of(number)) - 1) // 2 for number in range(SETS)], np.uint16)
"""How many numbers of base 3 there are with fewer digits than a set has cards."""
DEARER: Final = _dearer()
QUEENS_SET: Final = bits(QUEENS.values())
ACES_SET: Final = bits(card for card in DECK if card.rank is RANKS[-1])
