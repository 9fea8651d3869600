"""Предел ставки: 120 and the marriages in hand."""

from thousand.cards.deck import ACES, Hand, marriages
from thousand.cards.options import Options, SuitPoints

PACK_POINTS = 120


def marriage_points(points: SuitPoints, hand: Hand) -> int:
    """The points of all marriages in ``hand``."""
    return sum(points[suit.place] for suit in marriages(hand))


def cap(options: Options, hand: Hand) -> int:
    """Предел ставки: nobody may bid more than 120 and all marriages in his hand (decisions 16 to 19).

    Without a cap the limit is what a deal can bring at most.
    """
    rule = options.auction.cap
    aces = options.ace_marriage or 0
    if rule is None:
        return PACK_POINTS + sum(options.marriages.points) + aces
    limit = rule.base + marriage_points(options.marriages.points, hand)
    if rule.aces and all(ace in hand for ace in ACES):
        limit += aces
    return limit if rule.most is None else min(limit, rule.most)
