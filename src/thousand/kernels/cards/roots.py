"""What is asked of the open-card solver: a deal's value, or that of each play, also in the middle of a trick.

A position is an array of the fields below, told from the leader of the trick on the table.
"""

import numpy as np

from thousand.kernels.cards.bits import lowest
from thousand.kernels.cards.jit import Ints, kernel, part
from thousand.kernels.cards.moves import (
    PRICE_SET,
    SUITS,
    beaters,
    declaring,
    leads,
    marriage_points,
    points_of,
    replies,
    turned,
)
from thousand.kernels.cards.rules import AUTOMATIC, NEXT_TRICK, OWN_TRUMP_ONLY, PRICE, TWO
from thousand.kernels.cards.search import (
    DECLARING,
    FIRST,
    INNER,
    MANY,
    PLAIN,
    search,
    word,
)
from thousand.kernels.cards.tables import ACES_SET, NO_CARD, NO_TRUMP, POINTS, SUIT

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
FIRST_GUESS = 60
BEST = -1
"""The best play, in place of a certain one."""
WITHOUT_ACES = (1 << PRICE * SUITS) - 1
"""The prices of marriages without that of the ace marriage."""


@kernel
def left(p: Ints) -> int:
    """The card points not yet taken."""
    total = points_of(p[A] | p[B] | p[C] | p[LATER_A] | p[LATER_B]) + p[REST_POINTS]
    if p[LEAD] != NO_CARD:
        total += POINTS[p[LEAD]]
    if p[SECOND] != NO_CARD:
        total += POINTS[p[SECOND]]
    return total


@part
def most(p: Ints, prices: int) -> int:
    """What the declarer gets at most."""
    hand = p[A + p[DECLARER]]
    if p[LATER_A] | p[LATER_B]:
        hand |= p[LATER_A] if p[DECLARER] == 0 else p[LATER_B]
    return left(p) + marriage_points(hand, prices)


@kernel
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


@kernel
def plays(p: Ints, switches: int, prices: int, found: Ints) -> int:
    """Writes what may be played to ``found`` and says how many plays that is."""
    pairs, aces = 0, 0
    if p[LEAD] == NO_CARD:
        plain = leads(p[A], p[TRUMP], p[TRUMP_BY], switches)
        pairs = plain & declaring(p[A], p[IS_FIRST], switches)
        if prices >> PRICE * SUITS and not p[IS_FIRST] and p[A] & ACES_SET == ACES_SET:
            aces = plain & ACES_SET
        if switches & AUTOMATIC:
            plain, pairs = plain & ~pairs, pairs
    else:
        plain = replies_now(p, switches)
    number = 0
    for card in range(NO_CARD):
        for way, cards in ((SILENTLY, plain), (MARRIAGE, pairs), (FOUR_ACES, aces)):
            if cards >> card & 1:
                found[number] = card + PLAYS * way
                number += 1
    return number


@part
def taken_value(p: Ints, card_b: int, card_c: int, need: int, switches: int, prices: int, table: Ints) -> int:
    """The value once ``card_b`` and ``card_c`` complete the trick; the bound ``need`` is met or missed."""
    a, b, c = p[A], p[B] & ~(1 << card_b), p[C] & ~(1 << card_c)
    d, by, lead = p[DECLARER], p[NEXT_BY], p[LEAD]
    winner, best = 0, lead
    if beaters(best, p[TRUMP]) >> card_b & 1:
        winner, best = 1, card_b
    if beaters(best, p[TRUMP]) >> card_c & 1:
        winner = 2
    rem = left(p)
    trick = rem if p[TRICKS] == 1 else POINTS[lead] + POINTS[card_b] + POINTS[card_c]
    gain = trick if winner == d else 0
    if p[TRICKS] == 1 or need <= gain:
        return gain
    a, b, c, d, by = turned(a | p[LATER_A], b | p[LATER_B], c, d, by, winner, switches)
    if not switches & OWN_TRUMP_ONLY or p[NEXT] == NO_TRUMP:
        by = 0
    tricks = p[TRICKS] - 1
    return gain + search(
        a, b, c, p[NEXT], d, by, need - gain, rem - trick, tricks, word(INNER), switches, prices, table
    )


@kernel
def trick_value(
    p: Ints, chosen_b: int, chosen_c: int, need: int, switches: int, prices: int, table: Ints
) -> int:
    """The value where the lead is on the table: the second and the third player play their best card.

    Of ``chosen_b`` and ``chosen_c``, which are sets of cards; 0: of all they may play.
    """
    lead, d = p[LEAD], p[DECLARER]
    may_b = chosen_b if chosen_b else replies(p[B], lead, lead, p[TRUMP], switches)
    if p[SECOND] != NO_CARD:
        may_b = 1 << p[SECOND]
    value_b = -1 if d == 1 else MANY
    while may_b:
        card_b = lowest(may_b)
        may_b &= may_b - 1
        ahead = beaters(lead, p[TRUMP]) >> card_b & 1
        high = card_b if SUIT[card_b] == SUIT[lead] and card_b > lead else lead
        may_c = chosen_c
        if not may_c:
            may_c = replies(p[C], high, card_b if ahead else lead, p[TRUMP], switches)
        if switches & TWO:
            may_c = 1 << NO_CARD
        value_c = -1 if d == 2 else MANY
        while may_c:
            card_c = lowest(may_c)
            may_c &= may_c - 1
            value = taken_value(p, card_b, card_c, need, switches, prices, table)
            value_c = max(value_c, value) if d == 2 else min(value_c, value)
            if (value_c >= need) == (d == 2):
                break
        value_b = max(value_b, value_c) if d == 1 else min(value_b, value_c)
        if (value_b >= need) == (d == 1):
            break
    return value_b


@kernel
def led_value(p: Ints, play: int, need: int, switches: int, prices: int, table: Ints) -> int:
    """The value after a lead, or BEST, where table cards come in after the trick."""
    found = np.zeros(MOST_PLAYS, np.int64)
    wants_more = p[DECLARER] == 0
    value = -1 if wants_more else MANY
    for place in range(plays(p, switches, prices, found)):
        lead = found[place]
        if play != BEST and play != lead:
            continue
        q, gain = p.copy(), 0
        q[A] &= ~(1 << lead % PLAYS)
        q[LEAD] = lead % PLAYS
        if declares_marriage(p, lead, switches):
            suit = SUIT[lead % PLAYS]
            q[NEXT], q[NEXT_BY] = suit, 0
            q[TRUMP] = q[TRUMP] if switches & NEXT_TRICK else suit
            gain = prices >> PRICE * suit & PRICE_SET if wants_more else 0
        one = gain + trick_value(q, 0, 0, need - gain, switches, prices, table)
        value = max(value, one) if wants_more else min(value, one)
        if (value >= need) == wants_more:
            break
    return value


@kernel
def answer(p: Ints, play: int, need: int, switches: int, prices: int, table: Ints) -> int:
    """The value after ``play``, or BEST, where the bound ``need`` is met or missed.

    At least the answer where it is met, at most the answer where it is missed.
    """
    if need <= 0:
        return 0
    bit = 0 if play < 0 else 1 << play % PLAYS
    if p[LEAD] != NO_CARD:
        is_second = p[SECOND] == NO_CARD
        return trick_value(p, bit if is_second else 0, 0 if is_second else bit, need, switches, prices, table)
    limits = FIRST if p[IS_FIRST] else INNER
    if play >= 0:
        limits |= bit | (DECLARING if declares_marriage(p, play, switches) else PLAIN)
        if play // PLAYS != FOUR_ACES and ACES_SET & bit:
            prices &= WITHOUT_ACES
    if p[LATER_A] | p[LATER_B]:
        return led_value(p, play, need, switches, prices, table)
    return search(
        p[A], p[B], p[C], p[TRUMP], p[DECLARER], p[TRUMP_BY], need, left(p), p[TRICKS],
        limits, switches, prices, table,
    )  # fmt: skip


def reaches(p: Ints, need: int, switches: int, prices: int, table: Ints) -> int:
    """The same for the best play."""
    return answer(p, BEST, need, switches, prices, table)


@kernel
def value(p: Ints, guess: int, play: int, switches: int, prices: int, table: Ints) -> int:
    """The points that the declarer gets exactly, after ``play`` or BEST; ``guess`` is tried first."""
    low, high = 0, most(p, prices)
    need = guess
    while low < high:
        need = min(max(need, low + 1), high)
        found = answer(p, play, need, switches, prices, table)
        if found >= need:
            low = found
        else:
            high = found
        need = (low + high + 1) // 2
    return low
