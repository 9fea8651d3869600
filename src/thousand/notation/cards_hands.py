"""Карты: cards and hands in text: ``Kh``, ``ATKs9cQJh``, ``?`` for an unknown card, ``-`` for none."""

import re
from collections.abc import Iterable
from itertools import groupby

from thousand.cards.deck import SUITS, UNKNOWN, Card, Hand, in_order, known
from thousand.core.errors import InvalidNotation, declare

UNFIT_CARD = declare("notation/unfit_card")
"""A card is a rank ``A T K Q J 9`` and a suit ``s c d h``."""
UNFIT_HAND = declare("notation/unfit_hand")
"""A hand is ranks and their suit, suit after suit, ``ATKs9cQJh``; ``-`` where there is none."""
CARD_TWICE = declare("notation/card_twice", "card")

NOTHING = "-"

_CARD = re.compile(r"[ATKQJ9][scdh]")
_HAND = re.compile(r"(?:[ATKQJ9]+[scdh]|\?)+")
_RUN = re.compile(r"([ATKQJ9]+)([scdh])|\?")


def read_card(word: str) -> Card:
    """The card that ``word`` says, a known one.

    Raises:
        InvalidNotation: it says none.
    """
    if _CARD.fullmatch(word) is None:
        raise InvalidNotation(UNFIT_CARD, word)
    return Card(word)


def read_hand(word: str) -> Hand:
    """The cards that ``word`` says, in any order; unknown ones may be among them.

    >>> read_hand("9cKQh")
    (<Card.C9: '9c'>, <Card.HQ: 'Qh'>, <Card.HK: 'Kh'>)

    Raises:
        InvalidNotation: no hand, or a card twice in it.
    """
    return in_order(read_cards(word))


def read_cards(word: str) -> Hand:
    """The cards that ``word`` says, in its order, as the talon needs it.

    Raises:
        InvalidNotation: no cards, or one of them twice.
    """
    if word == NOTHING:
        return ()
    if _HAND.fullmatch(word) is None:
        raise InvalidNotation(UNFIT_HAND, word)
    cards: list[Card] = []
    for run in _RUN.finditer(word):
        ranks, suit = run.groups()
        cards += [Card(rank + suit) for rank in ranks] if ranks else [UNKNOWN]
    refuse_doubles(known(cards), word)
    return tuple(cards)


def refuse_doubles(cards: Iterable[Card], place: str) -> None:
    """See that no card is twice among ``cards``, which stand at ``place``.

    Raises:
        InvalidNotation: one is.
    """
    seen = set()
    for card in cards:
        if card in seen:
            raise InvalidNotation(CARD_TWICE, place, card=card)
        seen.add(card)


def write_hand(cards: Iterable[Card]) -> str:
    """The one text of ``cards``: suit by suit, the highest card first, then the unknown ones.

    >>> write_hand(read_hand("JQhKTAs9c?"))
    'ATKs9cQJh?'
    """
    return write_cards(sorted(cards, key=_by_suit_and_falling))


def _by_suit_and_falling(card: Card) -> tuple[int, int]:
    return (len(SUITS), 0) if card is UNKNOWN else (card.suit.place, -card.strength)


def write_cards(cards: Iterable[Card]) -> str:
    """The one text of ``cards`` in their order: the ranks of neighbours of one suit together.

    >>> write_cards(read_cards("9sKhQhTh"))
    '9sKQTh'
    """
    runs = groupby(cards, key=lambda card: card[1:])
    return "".join("".join(card[0] for card in run) + suit for suit, run in runs) or NOTHING
