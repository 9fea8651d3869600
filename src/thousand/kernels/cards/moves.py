"""The rules of play on sets of cards: what may be led and played, what beats what, who leads next.

How a position is told stands in `search`; the readable rules they are held to are those of `thousand.cards`.
"""

from thousand.kernels.cards.bits import lowest
from thousand.kernels.cards.jit import helper
from thousand.kernels.cards.rules import (
    BEAT,
    BEAT_RUFFED,
    FOLLOW,
    NEEDS_TRICK,
    OVERTRUMP,
    OWN_TRUMP_ONLY,
    PRICE,
    QUEEN,
    TRUMP,
    TWO,
)
from thousand.kernels.cards.tables import (
    ABOVE,
    ACES_SET,
    NO_TRUMP,
    OF_SUIT,
    QUEENS_SET,
    SUIT,
    SUIT_SET,
    SUITS,
    WIDTH,
    WORTH,
)

PRICE_SET = (1 << PRICE) - 1


@helper
def points_of(cards: int) -> int:
    """The card points of a set."""
    total = 0
    for _ in range(SUITS):
        total += WORTH[cards & SUIT_SET]
        cards >>= WIDTH
    return total


@helper
def queens_of_pairs(hand: int) -> int:
    """The queens of the marriages in a hand."""
    return hand & hand >> 1 & QUEENS_SET


@helper
def marriage_points(hand: int, prices: int) -> int:
    """What marriages, the ace marriage among them, bring at most to who holds ``hand``."""
    queens = queens_of_pairs(hand)
    total = 0
    while queens:
        total += prices >> PRICE * SUIT[lowest(queens)] & PRICE_SET
        queens &= queens - 1
    if hand & ACES_SET == ACES_SET:
        total += prices >> PRICE * SUITS
    return total


@helper
def beaters(best: int, t: int) -> int:
    """The cards that beat ``best``."""
    return ABOVE[best] | (OF_SUIT[t] if SUIT[best] != t else 0)


@helper
def replies(hand: int, high: int, best: int, t: int, switches: int) -> int:
    """What may be played to a trick: ``high`` is its highest card of the suit led, ``best`` beats all."""
    suit = SUIT[high]
    suited = hand & OF_SUIT[suit]
    ruffed = SUIT[best] != suit
    if suited:
        above = suited & ABOVE[high]
        if above and switches & BEAT and (not ruffed or switches & BEAT_RUFFED):
            return above
        return suited if switches & FOLLOW else hand
    trumps = hand & OF_SUIT[t]
    if trumps:
        above = trumps & ABOVE[best]
        if above and ruffed and switches & OVERTRUMP:
            return above
        if switches & TRUMP:
            return trumps
    return hand


@helper
def leads(hand: int, t: int, by: int, switches: int) -> int:
    """What may be led."""
    if switches & OWN_TRUMP_ONLY and by != 0:
        other = hand & ~OF_SUIT[t]
        return other if other else hand
    return hand


@helper
def declaring(hand: int, is_first: int, switches: int) -> int:
    """The leads that declare a marriage."""
    if is_first and switches & NEEDS_TRICK:
        return 0
    queens = queens_of_pairs(hand)
    return queens if switches & QUEEN else queens | queens << 1


@helper
def turned(
    a: int, b: int, c: int, d: int, t: int, by: int, winner: int, switches: int
) -> tuple[int, int, int, int, int]:
    """The position as the winner of the trick sees it; ``t`` is trump from now on.

    Where it does not matter who has declared that, the place ``by`` becomes the leader's own.
    """
    if not switches & OWN_TRUMP_ONLY or t == NO_TRUMP:
        by = winner
    if winner == 0:
        return a, b, c, d, by
    if switches & TWO:
        return b, a, c, 1 - d, 1 - by
    if winner == 1:
        return b, c, a, 2 if d == 0 else d - 1, 2 if by == 0 else by - 1
    return c, a, b, 0 if d == 2 else d + 1, 0 if by == 2 else by + 1
