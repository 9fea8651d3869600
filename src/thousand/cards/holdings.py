"""Hands some cards of which may not be known: what is left, what is added, what is learned."""

from typing import TypeVar

from thousand.cards.deck import UNKNOWN, Card, Hand, in_order, known, unknown

T = TypeVar("T")


def without(hand: Hand, card: Card) -> Hand:
    """``hand`` after ``card`` has left it.

    A card not among the known ones was one of the unknown ones. An unknown card may have
    been any of them, so that none of those left is known for sure.

    >>> [*map(str, without((Card.SK, Card.HA, UNKNOWN), Card.SK))]
    ['Ah', '?']
    >>> [*map(str, without((Card.SK, Card.HA, UNKNOWN), Card.C9))]
    ['Ks', 'Ah']
    >>> [*map(str, without((Card.SK, Card.HA, UNKNOWN), UNKNOWN))]
    ['?', '?']
    """
    if card is UNKNOWN:
        return unknown(len(hand) - 1)
    place = hand.index(card) if card in hand else len(hand) - 1
    return hand[:place] + hand[place + 1 :]


def with_cards(hand: Hand, cards: Hand) -> Hand:
    """``hand`` and ``cards`` in order."""
    return in_order(hand + cards)


def learned(hand: Hand, cards: Hand) -> Hand:
    """``hand``, of which the known ones of ``cards`` are known now.

    >>> [*map(str, learned((Card.SK, UNKNOWN, UNKNOWN), (Card.SK, Card.C9)))]
    ['Ks', '9c', '?']
    """
    new = tuple(card for card in known(cards) if card not in hand)
    return in_order(known(hand) + new + unknown(len(hand) - len(known(hand)) - len(new)))


def merged(cards: Hand, seen: Hand) -> Hand:
    """``cards`` in their places, with those of ``seen`` that are known there."""
    return tuple(c if s is UNKNOWN else s for c, s in zip(cards, seen, strict=True))


def placed(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """``items`` with ``item`` at ``place``."""
    return items[:place] + (item,) + items[place + 1 :]
