"""What is asked of the open-card solver: what a deal is worth, or each play, also within a trick."""

from thousand.kernels.cards.apart import apart
from thousand.kernels.cards.bits import lowest
from thousand.kernels.cards.jit import Ints, kernel, part
from thousand.kernels.cards.layout import (
    DECLARER,
    FOUR_ACES,
    IS_FIRST,
    LATER_A,
    LATER_B,
    LEAD,
    MARRIAGE,
    NEXT,
    NEXT_BY,
    PLAYS,
    SECOND,
    SILENTLY,
    TRICKS,
    TRUMP,
    TRUMP_BY,
    A,
    B,
    C,
    declares_marriage,
    left,
    ways_to_lead,
)
from thousand.kernels.cards.moves import PRICE_SET, beaters, marriage_points, queens_of_pairs, replies, turned
from thousand.kernels.cards.rules import MOST, NEXT_TRICK, PRICE, TWO
from thousand.kernels.cards.search import (
    DECLARING,
    FIRST,
    INNER,
    MANY,
    PLAIN,
    search,
)
from thousand.kernels.cards.sure import sure_tricks
from thousand.kernels.cards.tables import ACES_SET, NO_CARD, POINTS, SUIT, SUITS

BEST = -1
"""The best play, in place of a certain one."""
NO_GUESS = 0
STEP = 12
"""How far from a guess that was wrong the next question lies; the one after it twice as far."""
CAUTION = 6
"""What a guess stays below marriages and one and a half times the sure tricks."""
WITHOUT_ACES = (1 << PRICE * SUITS) - 1
"""The prices of marriages without that of the ace marriage."""


@part
def taken_value(
    p: Ints,
    hand: int,
    lead: int,
    card_b: int,
    card_c: int,
    trump: int,
    then: int,
    by: int,
    need: int,
    switches: int,
    prices: int,
    table: Ints,
) -> int:
    """The value once ``card_b`` and ``card_c`` complete the trick; the bound ``need`` is met or missed."""
    d, rem = p[DECLARER], left(p)
    winner, best = 0, lead
    if beaters(best, trump) >> card_b & 1:
        winner, best = 1, card_b
    if beaters(best, trump) >> card_c & 1:
        winner = 2
    trick = rem if p[TRICKS] == 1 else POINTS[lead] + POINTS[card_b] + POINTS[card_c]
    gain = trick if winner == d else 0
    if p[TRICKS] == 1 or need <= gain:
        return gain
    a, b, c = hand | p[LATER_A], p[B] & ~(1 << card_b) | p[LATER_B], p[C] & ~(1 << card_c)
    a, b, c, d, by = turned(a, b, c, d, then, by, winner, switches)
    return gain + search(
        a, b, c, then, d, by, need - gain, rem - trick, p[TRICKS] - 1, INNER, switches, prices, table
    )


@apart
def trick_value(
    p: Ints,
    hand: int,
    lead: int,
    trump: int,
    then: int,
    by: int,
    chosen: int,
    need: int,
    switches: int,
    prices: int,
    table: Ints,
) -> int:
    """The value where ``lead`` is on the table and ``hand`` is left to its player.

    ``chosen``: cards of who is to move, or 0 for all he may play; ``trump`` is that of this trick,
    ``then`` that of the next, declared by ``by``. The others play their best cards.
    """
    d, second, may_b = p[DECLARER], p[SECOND], 1 << p[SECOND]
    if second == NO_CARD:
        may_b = chosen if chosen else replies(p[B], lead, lead, trump, switches)
    value_b = -1 if d == 1 else MANY
    while may_b and (value_b >= need) != (d == 1):
        card_b = lowest(may_b)
        may_b &= may_b - 1
        ahead = beaters(lead, trump) >> card_b & 1
        high = card_b if SUIT[card_b] == SUIT[lead] and card_b > lead else lead
        may_c = replies(p[C], high, card_b if ahead else lead, trump, switches)
        if switches & TWO:
            may_c = 1 << NO_CARD
        elif second != NO_CARD and chosen:
            may_c = chosen
        value_c = -1 if d == 2 else MANY
        while may_c and (value_c >= need) != (d == 2):
            card_c = lowest(may_c)
            may_c &= may_c - 1
            found = taken_value(p, hand, lead, card_b, card_c, trump, then, by, need, switches, prices, table)
            value_c = max(value_c, found) if d == 2 else min(value_c, found)
        value_b = max(value_b, value_c) if d == 1 else min(value_b, value_c)
    return value_b


@part
def led_value(p: Ints, play: int, need: int, switches: int, prices: int, table: Ints) -> int:
    """The value after a lead, or BEST, where table cards come in after the trick."""
    wants_more = p[DECLARER] == 0
    best = -1 if wants_more else MANY
    plain, pairs, _ = ways_to_lead(p, switches, prices)
    for way, cards in ((SILENTLY, plain), (MARRIAGE, pairs)):
        todo = cards if play == BEST else cards & (way == play // PLAYS) << play % PLAYS
        while todo and (best >= need) != wants_more:
            card = lowest(todo)
            todo &= todo - 1
            trump, then, by, gain = p[TRUMP], p[NEXT], p[NEXT_BY], 0
            if way == MARRIAGE:
                then, by = SUIT[card], 0
                trump = trump if switches & NEXT_TRICK else then
                gain = prices >> PRICE * then & PRICE_SET if wants_more else 0
            hand, rest = p[A] & ~(1 << card), need - gain
            found = gain + trick_value(p, hand, card, trump, then, by, 0, rest, switches, prices, table)
            best = max(best, found) if wants_more else min(best, found)
    return best


@part
def answer(p: Ints, play: int, need: int, switches: int, prices: int, table: Ints) -> int:
    """The value after ``play``, or BEST: at least the answer where that is ``need`` or more, else at most."""
    bit = 0 if play == BEST else 1 << play % PLAYS
    if p[LEAD] != NO_CARD:
        return trick_value(
            p, p[A], p[LEAD], p[TRUMP], p[NEXT], p[NEXT_BY], bit, need, switches, prices, table
        )
    if p[LATER_A] | p[LATER_B]:
        return led_value(p, play, need, switches, prices, table)
    limits = FIRST if p[IS_FIRST] else INNER
    if bit:
        limits |= bit | (DECLARING if declares_marriage(p, play, switches) else PLAIN)
        if play // PLAYS != FOUR_ACES and ACES_SET & bit:
            prices &= WITHOUT_ACES
    return search(
        p[A], p[B], p[C], p[TRUMP], p[DECLARER], p[TRUMP_BY], need, left(p), p[TRICKS],
        limits, switches, prices, table,
    )  # fmt: skip


@part
def guessed(p: Ints, switches: int, prices: int) -> int:
    """About what the declarer gets: by his marriages, and by what he could cash if he were on lead."""
    d = p[DECLARER]
    own = p[d]
    sure, _ = sure_tricks(own, p[(d + 1) % 3], p[(d + 2) % 3], p[NEXT], 0, 0, queens_of_pairs(own), switches)
    return marriage_points(own, prices) + 3 * sure // 2 - CAUTION


@kernel
def between(
    p: Ints, play: int, low: int, high: int, guess: int, switches: int, prices: int, table: Ints
) -> int:
    """The points that the declarer gets after ``play``, or BEST; ``low`` if less, ``high`` if more.

    ``guess`` is tried first, if it is not NO_GUESS.
    """
    need, step = guess, STEP
    if guess == NO_GUESS:
        need = guessed(p, switches, prices)
    while low < high:
        need = min(max(need, low + 1), high)
        found = answer(p, play, need, switches, prices, table)
        if found >= need:
            low = min(found, high)
            need = low + step
        else:
            high = max(found, low)
            need = high + 1 - step
        step *= 2
        if need <= low or need > high:
            need = (low + high + 1) // 2
    return low


def value(p: Ints, play: int, switches: int, prices: int, table: Ints) -> int:
    """The points that the declarer gets after ``play``, or BEST."""
    return between(p, play, 0, MOST, NO_GUESS, switches, prices, table)


def reaches(p: Ints, need: int, switches: int, prices: int, table: Ints) -> bool:
    """Whether the declarer gets ``need`` points."""
    return need <= 0 or between(p, BEST, need - 1, need, need, switches, prices, table) == need
