"""The shape of a position: of each suit who holds the highest card that is left, the next one, and so on.

To it belongs all else that play depends on, but not which cards these are. Positions of one shape are played
alike, card for card, and what the declarer gets differs by no more than these cards differ in points. Suits
may change places: the trump only has to stay the trump, and a marriage of the declarer its own suit.
"""

from thousand.kernels.cards.bits import lowest
from thousand.kernels.cards.jit import helper, part
from thousand.kernels.cards.moves import queens_of_pairs
from thousand.kernels.cards.rules import PLAYERS, PRICE, REST, REST_LIMIT
from thousand.kernels.cards.tables import (
    ACES_SET,
    DEARER,
    FIRST_SHAPE,
    NO_TRUMP,
    OF_SUIT,
    QUEENS_SET,
    SUIT_SET,
    SUITS,
    TERNARY,
    WIDTH,
)

KING, TEN = 3, 4
"""How many cards of their suit are lower."""
END_SET, END_SHAPES = 3, 13
"""The two cards below a marriage, as those above; the ways to hold up to two cards: 1 + 3 + 9."""
WITHOUT_PAIR = 1093
"""The ways in which three players can hold up to six cards of a suit."""
SUIT_SHAPES = WITHOUT_PAIR + PLAYERS * END_SHAPES * END_SHAPES
"""The same, and those in which one of them holds a marriage."""
SHAPE = 11
"""Bits for one of these."""
SHAPE_SET = (1 << SHAPE) - 1


@helper
def holders(hers: int, his: int, cards: int) -> int:
    """Who holds which of the ``cards`` that are left of a suit: one number for each count and each way.

    Its digits of base 3, from the lowest card on: 0 is the leader, 1 the next player, 2 the third.
    """
    return FIRST_SHAPE[cards] + TERNARY[hers | cards << WIDTH] + 2 * TERNARY[his | cards << WIDTH]


@helper
def suit_shape(suit: int, b: int, c: int, everything: int, pairs: int, t: int, own: int) -> int:
    """How one suit is held, and which cards of it are left; sorted downwards, suits come in their order.

    That is: first those of the declarer's marriages, then the trump, then the others by how they are held.
    ``pairs``: the queens of all marriages, ``own`` those of the declarer's.
    """
    shift = WIDTH * suit
    cards, hers, his = everything >> shift & SUIT_SET, b >> shift & SUIT_SET, c >> shift & SUIT_SET
    if pairs & OF_SUIT[suit]:
        above = holders(hers >> TEN, his >> TEN, cards >> TEN)
        below = holders(hers & END_SET, his & END_SET, cards & END_SET)
        holder = (hers >> KING & 1) + 2 * (his >> KING & 1)
        found = WITHOUT_PAIR + (above * END_SHAPES + below) * PLAYERS + holder
    else:
        found = holders(hers, his, cards)
    order = suit + 2 if own & OF_SUIT[suit] else suit == t
    return (order << SHAPE | found) << WIDTH | cards


@part
def suits_of(queens: int) -> int:
    """The suits of these queens, a bit for each."""
    first = queens >> lowest(QUEENS_SET)
    first |= first >> WIDTH - 1
    return (first | first >> 2 * (WIDTH - 1)) & (1 << SUITS) - 1


@helper
def shape(a: int, b: int, c: int, t: int, d: int, by: int, switches: int, prices: int) -> tuple[int, int]:
    """The shape of a position as one positive number, and its cards with the suits in their order."""
    everything, declarers = a | b | c, a if d == 0 else b if d == 1 else c
    own = queens_of_pairs(declarers)
    pairs = queens_of_pairs(a) | queens_of_pairs(b) | queens_of_pairs(c)
    one = suit_shape(0, b, c, everything, pairs, t, own)
    two = suit_shape(1, b, c, everything, pairs, t, own)
    three = suit_shape(2, b, c, everything, pairs, t, own)
    four = suit_shape(3, b, c, everything, pairs, t, own)
    one, two = max(one, two), min(one, two)
    three, four = max(three, four), min(three, four)
    one, three = max(one, three), min(one, three)
    two, four = max(two, four), min(two, four)
    two, three = max(two, three), min(two, three)
    found = (one >> WIDTH & SHAPE_SET) * SUIT_SHAPES + (two >> WIDTH & SHAPE_SET)
    found = (found * SUIT_SHAPES + (three >> WIDTH & SHAPE_SET)) * SUIT_SHAPES + (four >> WIDTH & SHAPE_SET)
    has_aces = prices >> PRICE * SUITS and declarers & ACES_SET == ACES_SET
    found = ((found << SUITS | suits_of(own)) << 1 | (t != NO_TRUMP)) << 1 | (has_aces != 0)
    found = (found * PLAYERS + d) * PLAYERS + by
    cards = (one & SUIT_SET) << 3 * WIDTH | (two & SUIT_SET) << 2 * WIDTH
    return found * REST_LIMIT + (switches >> REST), cards | (three & SUIT_SET) << WIDTH | four & SUIT_SET


@helper
def dearer(cards: int, other: int) -> int:
    """What ``cards`` are worth more than ``other`` ones of their shape, card by card, where they are."""
    total = 0
    for _ in range(SUITS):
        total += DEARER[cards & SUIT_SET | (other & SUIT_SET) << WIDTH]
        cards >>= WIDTH
        other >>= WIDTH
    return total
