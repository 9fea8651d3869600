"""How a position is laid out: an array of the fields below, told from the leader of the trick on the table.

Plays are numbers. Which there are is found here; what they are worth is asked elsewhere.
"""

from thousand.kernels.cards.jit import Ints, helper, kernel, part
from thousand.kernels.cards.moves import beaters, declaring, leads, points_of, replies
from thousand.kernels.cards.rules import AUTOMATIC, PRICE
from thousand.kernels.cards.tables import ACES_SET, NO_CARD, POINTS, SUIT, SUITS

A, B, C = 0, 1, 2
"""The hands from the leader on, without what they have played to the trick; 0: no third player."""
TRUMP, DECLARER, TRUMP_BY = 3, 4, 5
"""The trump in this trick or NO_TRUMP; the declarer's place; that of the player who declared the trump."""
NEXT, NEXT_BY = 6, 7
"""The trump after this trick, and who declared it."""
LEAD, SECOND = 8, 9
"""The cards on the table, or NO_CARD."""
TRICKS = 10
"""How many tricks are left, this one included."""
IS_FIRST = 11
"""1: the leader has no trick yet."""
LATER_A, LATER_B = 12, 13
"""The table cards that each of two players takes after this trick."""
REST_POINTS = 14
"""What the winner of the last trick gets besides."""
LEADER = 15
"""The leader's place among the players, counted from whoever led when the position was made."""
FIELDS = 16

PLAYS = 36
"""Plays are numbered: a card's place, more by this for each step of what the lead declares."""
SILENTLY, MARRIAGE, FOUR_ACES = 0, 1, 2
MOST_PLAYS = 32


@helper
def left(p: Ints) -> int:
    """The card points not yet taken."""
    total = points_of(p[A] | p[B] | p[C] | p[LATER_A] | p[LATER_B]) + p[REST_POINTS]
    if p[LEAD] != NO_CARD:
        total += POINTS[p[LEAD]]
    if p[SECOND] != NO_CARD:
        total += POINTS[p[SECOND]]
    return total


@helper
def declares_marriage(p: Ints, play: int, switches: int) -> int:
    """Whether a lead declares a marriage."""
    if switches & AUTOMATIC:
        return declaring(p[A], p[IS_FIRST], switches) >> play % PLAYS & 1
    return play // PLAYS == MARRIAGE


@kernel
def place_to_move(p: Ints) -> int:
    """The place of the player to move."""
    if p[LEAD] == NO_CARD:
        return 0
    return 1 if p[SECOND] == NO_CARD else 2


@part
def replies_now(p: Ints, switches: int) -> int:
    """What the second or the third player may play."""
    lead, second = p[LEAD], p[SECOND]
    if second == NO_CARD:
        return replies(p[B], lead, lead, p[TRUMP], switches)
    best = second if beaters(lead, p[TRUMP]) >> second & 1 else lead
    high = second if SUIT[second] == SUIT[lead] and second > lead else lead
    return replies(p[C], high, best, p[TRUMP], switches)


@part
def ways_to_lead(p: Ints, switches: int, prices: int) -> tuple[int, int, int]:
    """The leads that declare nothing, those that declare a marriage, and the ace marriage."""
    plain, aces = leads(p[A], p[TRUMP], p[TRUMP_BY], switches), 0
    pairs = plain & declaring(p[A], p[IS_FIRST], switches)
    if prices >> PRICE * SUITS and not p[IS_FIRST] and p[A] & ACES_SET == ACES_SET:
        aces = plain & ACES_SET
    return plain & ~pairs if switches & AUTOMATIC else plain, pairs, aces


@kernel
def plays(p: Ints, switches: int, prices: int, found: Ints) -> int:
    """Writes what may be played to ``found`` and says how many plays that is."""
    plain, pairs, aces = 0, 0, 0
    if p[LEAD] == NO_CARD:
        plain, pairs, aces = ways_to_lead(p, switches, prices)
    else:
        plain = replies_now(p, switches)
    number = 0
    for card in range(NO_CARD):
        for way, cards in ((SILENTLY, plain), (MARRIAGE, pairs), (FOUR_ACES, aces)):
            if cards >> card & 1:
                found[number] = card + PLAYS * way
                number += 1
    return number
