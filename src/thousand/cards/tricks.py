"""Взятка: the highest trump takes the trick, without one the highest card of the suit led."""

from thousand.cards.deck import Card, Hand, Suit


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether ``card``, played later, beats ``best``, which has led or was beating so far."""
    if card.suit is best.suit:
        return card.strength > best.strength
    return card.suit is trump


def taker(trick: Hand, trump: Suit | None) -> int:
    """The place in the order of play, from 0, of the card that takes ``trick``.

    >>> taker((Card.CA, Card.H9, Card.CK), Suit.HEARTS), taker((Card.CA, Card.C9, Card.HA), None)
    (1, 0)
    """
    best = trick[0]
    for card in trick:
        if beats(card, best, trump):
            best = card
    return trick.index(best)
