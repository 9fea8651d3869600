"""The shape of a position: of each suit who holds the highest card that is left, the next one, and so on.

Positions of one shape are played alike, card for card, so that the value of one bounds that of another:
they differ by no more than the points of their cards. Suits may change places, too, but for the one that
is trump and those of which the declarer holds a marriage.
"""

from thousand.kernels.cards.bits import lowest
from thousand.kernels.cards.jit import helper, part
from thousand.kernels.cards.moves import SUIT_SET, SUITS, queens_of_pairs
from thousand.kernels.cards.rules import PRICE, REST, REST_SETS
from thousand.kernels.cards.tables import (
    ACES_SET,
    DEARER,
    FIRST_SHAPE,
    NO_TRUMP,
    OF_SUIT,
    QUEENS_SET,
    TERNARY,
    WIDTH,
)

END_SET, END_SHAPES = 3, 13
"""The two cards below a marriage, and the two above; the ways in which three players can hold two cards."""
KING, TEN = 3, 4
"""Places in a suit."""
WITHOUT_PAIR = 1093
"""The ways in which three players can hold the cards of a suit, whichever of them are left."""
SUIT_SHAPES = WITHOUT_PAIR + 3 * END_SHAPES * END_SHAPES
"""The same, and those in which one of them holds a marriage."""
SHAPE = 11
"""Bits for one of these."""
SHAPE_SET = (1 << SHAPE) - 1
OTHER_TRUMP, TRUMPS = NO_TRUMP + 1, NO_TRUMP + 2
"""A trump of which the declarer holds no marriage: which suit it is does not matter."""
PLACES = 3


@helper
def holders(hers: int, his: int, cards: int) -> int:
    """Who holds which of the ``cards`` that are left of a suit, as one number; the leader all others."""
    return FIRST_SHAPE[cards] + TERNARY[hers | cards << WIDTH] + 2 * TERNARY[his | cards << WIDTH]


@helper
def suit_shape(suit: int, b: int, c: int, everything: int, pairs: int, t: int, own: int) -> int:
    """How one suit is held, and which cards of it are left; by size in an order that shapes have in common.

    ``pairs``: the queens of all marriages, ``own`` those of the declarer's. First come his suits.
    """
    shift = WIDTH * suit
    cards, hers, his = everything >> shift & SUIT_SET, b >> shift & SUIT_SET, c >> shift & SUIT_SET
    if pairs & OF_SUIT[suit]:
        above = holders(hers >> TEN, his >> TEN, cards >> TEN)
        below = holders(hers & END_SET, his & END_SET, cards & END_SET)
        place = (hers >> KING & 1) + 2 * (his >> KING & 1)
        found = WITHOUT_PAIR + (above * END_SHAPES + below) * PLACES + place
    else:
        found = holders(hers, his, cards)
    order = suit + 2 if own & OF_SUIT[suit] else suit == t
    return (order << SHAPE | found) << WIDTH | cards


@part
def suits_of(queens: int) -> int:
    """The suits of these queens, a bit for each."""
    first = queens >> lowest(QUEENS_SET)
    return (first | first >> WIDTH - 1 | first >> 2 * (WIDTH - 1) | first >> 3 * (WIDTH - 1)) & (
        1 << SUITS
    ) - 1


@helper
def shape(a: int, b: int, c: int, t: int, d: int, by: int, switches: int, prices: int) -> tuple[int, int]:
    """The shape of a position as one positive number, and its cards with the suits in the order of shapes."""
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
    found = found << SUITS | suits_of(own)
    found = found * TRUMPS + (OTHER_TRUMP if t != NO_TRUMP and own & OF_SUIT[t] == 0 else t)
    has_aces = prices >> PRICE * SUITS and declarers & ACES_SET == ACES_SET
    found = ((found << 1 | (has_aces != 0)) * PLACES + d) * PLACES + by
    cards = (one & SUIT_SET) << 3 * WIDTH | (two & SUIT_SET) << 2 * WIDTH
    return found * REST_SETS + (switches >> REST), cards | (three & SUIT_SET) << WIDTH | four & SUIT_SET


@helper
def dearer(cards: int, other: int) -> int:
    """What ``cards`` are worth more than ``other`` ones of their shape, where they are worth more."""
    total = 0
    for _ in range(SUITS):
        total += DEARER[cards & SUIT_SET | (other & SUIT_SET) << WIDTH]
        cards >>= WIDTH
        other >>= WIDTH
    return total
