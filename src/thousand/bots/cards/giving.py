"""Снос: which cards are given away, so that the hand left is best and the others gain least."""

from collections.abc import Sequence
from itertools import combinations
from math import inf

from thousand.bots.cards.counting import count
from thousand.cards.actions import Give
from thousand.cards.deck import KINGS, QUEENS, Card, Hand, Rank
from thousand.cards.gifts import receivers, to_give
from thousand.cards.options import Options
from thousand.cards.state import Giving, State

HALF = 0.3
"""How often half a marriage makes a whole one in another hand."""
TAKES = {Rank.ACE: 12.0, Rank.TEN: 4.0}
"""What a high card wins in another hand besides its points."""


def give(view: State, phase: Giving, gifts: Sequence[Give]) -> Give:
    """One of ``gifts``: the dearest of the cards to go, to the player who has the lowest score."""
    leave = best_gifts(view, phase)
    dearest = max(leave, key=lambda card: harm(card, view.hands[phase.declarer], view.options))
    fitting = [gift for gift in gifts if gift.card is dearest]
    return min(fitting, key=lambda gift: _standing(view, gift))


def best_gifts(view: State, phase: Giving) -> Hand:
    """The cards still to be given away that cost least."""
    hand, options = view.hands[phase.declarer], view.options
    due = len(receivers(view, phase)) - len(phase.given)

    def value(leave: tuple[Card, ...]) -> float:
        kept = tuple(card for card in hand if card not in leave)
        return count(kept, options) - sum(harm(card, hand, options) for card in leave)

    return max(combinations(to_give(view, phase), due), key=value)


def harm(card: Card, hand: Hand, options: Options) -> float:
    """What ``card`` is worth to whoever gets it."""
    points = card.points + TAKES.get(card.rank, 0.0)
    other = {Rank.KING: QUEENS, Rank.QUEEN: KINGS}.get(card.rank, {}).get(card.suit)
    if other is not None and other not in hand:
        points += HALF * options.marriages.points[card.suit.place]
    return points


def _standing(view: State, gift: Give) -> float:
    """The score of whoever gets ``gift``; a card that nobody gets comes first."""
    return -inf if gift.to is None else view.accounts[gift.to].score
