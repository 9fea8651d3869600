"""Марьяж: who leads king or queen of a suit and holds both may declare them, having taken a trick (A10).

Defenders declare as the declarer does, and a pair made by the talon, a gift or a table card
counts; one card gone, the marriage is gone (decisions 36 to 44).
"""

from typing import Final

from thousand.cards.deck import ACES, KINGS, QUEENS, Card, Hand
from thousand.cards.deck import marriages as pairs
from thousand.cards.options import Marriages
from thousand.core.errors import Code, declare

NOT_ON_LEAD: Final = declare("cards/not_on_lead")
"""A marriage is declared with the card that leads to a trick (decision 44)."""
NOT_A_MARRIAGE: Final = declare("cards/not_a_marriage", "card")
"""The player does not hold both king and queen of the suit."""
NEEDS_TRICK: Final = declare("cards/needs_trick")
"""A trick of one's own comes before a marriage."""
QUEEN_DECLARES: Final = declare("cards/queen_declares", "card")
"""Where the queen declares, leading the king does not."""
DECLARES_ITSELF: Final = declare("cards/declares_itself")
"""Where leading it declares the marriage, nothing is said."""
NO_ACE_MARRIAGE: Final = declare("cards/no_ace_marriage")
"""The table does not play it."""
NOT_FOUR_ACES: Final = declare("cards/not_four_aces", "card")
"""The ace marriage is four aces in hand, one of which leads."""


def leads(rule: Marriages, hand: Hand, tricks: int) -> Hand:
    """Марьяж: the cards of ``hand`` that declare a marriage when they lead, after so many ``tricks``.

    >>> [*map(str, leads(Marriages(), (Card.SQ, Card.SK, Card.HK), tricks=1))]
    ['Qs', 'Ks']
    """
    if rule.needs_trick and not tricks:
        return ()
    either = rule.card == "either"
    found: list[Card] = []
    for suit in pairs(hand):
        found.append(QUEENS[suit])
        if either:
            found.append(KINGS[suit])
    return tuple(found)


def ace_leads(points: int | None, hand: Hand, tricks: int) -> Hand:
    """Тузовый марьяж: any of four aces in hand declares them when it leads, after a trick (42, 43).

    ``points`` None: the table does not play it.
    """
    if points is None or not tricks or not all(ace in hand for ace in ACES):
        return ()
    return ACES


def why_no_marriage(rule: Marriages, hand: Hand, card: Card) -> tuple[Code, dict[str, str]]:
    """Why leading ``card`` of ``hand`` may not be called a marriage: code and parameters."""
    if rule.automatic:
        return DECLARES_ITSELF, {}
    if card.suit not in pairs(hand) or card not in (KINGS[card.suit], QUEENS[card.suit]):
        return NOT_A_MARRIAGE, {"card": card}
    if rule.card == "queen" and card is KINGS[card.suit]:
        return QUEEN_DECLARES, {"card": card}
    return NEEDS_TRICK, {}


def why_no_aces(points: int | None, hand: Hand, card: Card) -> tuple[Code, dict[str, str]]:
    """Why leading ``card`` of ``hand`` may not be called an ace marriage: code and parameters."""
    if points is None:
        return NO_ACE_MARRIAGE, {}
    if card not in ACES or not all(ace in hand for ace in ACES):
        return NOT_FOUR_ACES, {"card": card}
    return NEEDS_TRICK, {}
