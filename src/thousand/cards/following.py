"""Ход: what may be led, and what must be played to a trick (decisions 45 to 47).

Each switch is a duty of its own: to follow suit, to trump when void, to beat, to overtrump.
"""

from operator import attrgetter
from typing import Final

from thousand.cards.deck import Card, Hand, Suit
from thousand.cards.options import Play
from thousand.cards.refusals import NOT_IN_HAND
from thousand.core.errors import Code, IllegalAction, declare

MUST_FOLLOW_SUIT: Final = declare("cards/must_follow_suit", "suit")
MUST_TRUMP: Final = declare("cards/must_trump", "suit")
MUST_BEAT: Final = declare("cards/must_beat", "card")
"""``card`` is the one to be beaten."""
MUST_OVERTRUMP: Final = declare("cards/must_overtrump", "card")
"""``card`` is the trump to be beaten."""
FOREIGN_TRUMP: Final = declare("cards/foreign_trump", "suit")
"""A trump that another player declared is led only by one who holds nothing else."""

_by_strength = attrgetter("strength")


def playable(
    rule: Play, hand: Hand, trick: Hand, trump: Suit | None, foreign_trump: Suit | None = None
) -> Hand:
    """Ход: the cards of ``hand``, all known, that may be played to ``trick``, in their order.

    ``foreign_trump`` is the trump where another player declared it. Nobody is ever without a play.

    >>> [*map(str, playable(Play(), (Card.C9, Card.CK, Card.HA, Card.ST), (Card.CA,), None))]
    ['9c', 'Kc']
    """
    if not trick:
        return _leads(rule, hand, foreign_trump)
    suit = trick[0].suit
    suited = tuple([card for card in hand if card.suit is suit])
    if suited:
        if rule.beat and (rule.beat_ruffed or not _ruffed(trick, trump)):
            return _above(suited, trick, suit) or (suited if rule.follow else hand)
        return suited if rule.follow else hand
    trumps = tuple([card for card in hand if card.suit is trump])
    if trumps and trump is not None:
        if rule.overtrump and _ruffed(trick, trump):
            return _above(trumps, trick, trump) or (trumps if rule.trump else hand)
        return trumps if rule.trump else hand
    return hand


def _leads(rule: Play, hand: Hand, foreign_trump: Suit | None) -> Hand:
    """What may be led: any card, where nothing forbids the trump of another player."""
    if rule.lead_foreign_trump or foreign_trump is None:
        return hand
    return tuple(card for card in hand if card.suit is not foreign_trump) or hand


def _ruffed(trick: Hand, trump: Suit | None) -> bool:
    """Whether a suit that is not trump was led and has been trumped."""
    return trick[0].suit is not trump and any(card.suit is trump for card in trick)


def _above(cards: Hand, trick: Hand, suit: Suit) -> Hand:
    """Those of ``cards``, all of ``suit``, that are higher than all of ``suit`` in ``trick``."""
    best = max(card.strength for card in trick if card.suit is suit)
    return tuple([card for card in cards if card.strength > best])


def refusal(rule: Play, hand: Hand, trick: Hand, trump: Suit | None, card: Card) -> IllegalAction:
    """Why ``card``, which is not playable, may not be played."""
    if card not in hand:
        return IllegalAction(NOT_IN_HAND, card=card)
    if not trick:
        return IllegalAction(FOREIGN_TRUMP, suit=card.suit)
    suit = trick[0].suit
    if any(held.suit is suit for held in hand):
        if rule.follow and card.suit is not suit:
            return IllegalAction(MUST_FOLLOW_SUIT, suit=suit)
        return _unbeaten(MUST_BEAT, trick, suit)
    trump = next(held.suit for held in hand if held.suit is trump)
    if rule.trump and card.suit is not trump:
        return IllegalAction(MUST_TRUMP, suit=trump)
    return _unbeaten(MUST_OVERTRUMP, trick, trump)


def _unbeaten(code: Code, trick: Hand, suit: Suit) -> IllegalAction:
    """A higher card of ``suit`` than those in ``trick`` is due."""
    return IllegalAction(code, card=max((c for c in trick if c.suit is suit), key=_by_strength))
