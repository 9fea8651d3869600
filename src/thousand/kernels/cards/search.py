"""The exact open-card solver: the most points the declarer can still get when all cards are known.

The defenders play as one side. A position between tricks is told from its leader: his hand ``a``, the next
player's ``b``, the third's ``c`` (0 for two players), the trump ``t``, the declarer's place ``d`` and the
place ``by`` of who declared the trump (0 where that does not matter). Points are those still to come; cards
that are left when somebody has none go to the winner of the last trick. No hand is longer than another by
more than a card, and none holds the marriage that made the trump.
"""

import numpy as np

from thousand.kernels.cards.alike import ACES_APART, has_like, is_only_points
from thousand.kernels.cards.apart import apart
from thousand.kernels.cards.bits import count, lowest
from thousand.kernels.cards.jit import Ints, helper, part
from thousand.kernels.cards.losses import cost_of_losers, cost_of_one
from thousand.kernels.cards.masters import worth_of_masters
from thousand.kernels.cards.moves import (
    PRICE_SET,
    beaters,
    declaring,
    leads,
    marriage_points,
    queens_of_pairs,
    replies,
    turned,
)
from thousand.kernels.cards.rules import (
    AUTOMATIC,
    NEEDS_TRICK,
    NEXT_TRICK,
    PRICE,
    QUEEN,
    TWO,
)
from thousand.kernels.cards.settled import lead_is_settled, second_is_settled
from thousand.kernels.cards.shapes import dearer, shape
from thousand.kernels.cards.sure import last_pair, sure_tricks, unopposed
from thousand.kernels.cards.tables import (
    ABOVE,
    ACES_SET,
    NO_CARD,
    NO_TRUMP,
    OF_SUIT,
    POINTS,
    SUIT,
    SUITS,
)
from thousand.kernels.cards.trying import pick, promising

MANY = 1 << 20
"""More than any value."""
AGAIN, CASHING, MARRYING, PROMISING, OTHER, STAGES = -1, 0, 1, 2, 3, 5
"""Leads are tried in this order: what was right the last time, sure winners, marriages, what is promising,
others, what keeps."""
NOWHERE = -1
"""No place of the table."""

# Limits of a search of the whole deal or of a root move: cards that may lead, and what is asked of them.
INNER = 0
"""Any lead of a player who has taken a trick; such positions are remembered."""
FIRST = 1 << 24
"""The leader has taken no trick yet."""
DECLARING = 1 << 25
"""Only leads that declare a marriage."""
PLAIN = 1 << 26
"""Only leads that declare none."""
LEADS = FIRST - 1

# What is remembered of a shape: itself, then its cards and the lower and the upper bound when it was met
# last. A negative number in place of a shape is the lead that was right with a hand that has its place there.
BOUND = 10
BOUND_SET = (1 << BOUND) - 1
PLACES = 15
"""Bits of the place in the table."""


def empty_table() -> Ints:
    """What a search remembers with, while nothing is known: two numbers for each place; for one thread."""
    return np.zeros(2 << PLACES, np.int64)


@helper
def place_of(number: int, table: Ints) -> int:
    """Where in the table something is remembered, so that what is alike does not crowd."""
    number *= 0x2545F4914F6CDD1D
    return (number ^ number >> 32) & table.shape[0] - 2


@part
def known(table: Ints, place: int, shaped: int, cards: int, most: int) -> tuple[int, int]:
    """The bounds that are remembered of a shape; with these ``cards`` the declarer gets up to ``most``.

    He gets at least what he got then, less what the cards were dearer then; and the other way round.
    """
    if table[place] != shaped:
        return 0, most
    entry = table[place + 1]
    floor, ceiling, then = entry >> BOUND & BOUND_SET, entry & BOUND_SET, entry >> 2 * BOUND
    if then != cards:
        floor = max(floor - dearer(then, cards), 0)
        ceiling = min(ceiling + dearer(cards, then), most)
    return floor, ceiling


@part
def last_trick(a: int, b: int, c: int, t: int, d: int, rem: int) -> int:
    """What the declarer gets where everybody has one card left."""
    lead = lowest(a)
    ahead = 1 if beaters(lead, t) & b else 0
    better = beaters(lowest(b) if ahead else lead, t)
    return rem if (2 if better & c else ahead) == d else 0


@part
def cashed(
    a: int,
    b: int,
    c: int,
    t: int,
    d: int,
    by: int,
    rem: int,
    n: int,
    is_first: int,
    need: int,
    switches: int,
    prices: int,
) -> tuple[int, int]:
    """What the leader's side gets for sure, marriages of a declarer included; which cards to cash first.

    He declares those at once that nobody can oppose, which makes their suit trumps that he alone has, and
    one of the others when he has cashed his winners; ``before`` that he can cash those above it, if need be.
    What he loses at most is looked at where his winners alone bring less than ``need``.
    """
    queens, lone, declared = queens_of_pairs(a), 0, 0
    if d == 0 and queens and not is_first and (not switches & NEXT_TRICK or (b | c) & OF_SUIT[t] == 0):
        lone = unopposed(queens, b | c)
        if lone:
            t, by, declared = SUIT[lowest(lone)], 0, marriage_points(lone | lone << 1, prices)
    sure, winners = sure_tricks(a, b, c, t, d, by, queens ^ lone, switches)
    if count(winners) >= n:
        sure = rem
    pair, before = last_pair(queens ^ lone), winners
    if pair:
        before &= ~OF_SUIT[SUIT[lowest(pair)]] | ABOVE[lowest(pair) + 1]
    if d == 0 and pair and (before or not is_first or not switches & NEEDS_TRICK):
        declared += prices >> PRICE * SUIT[lowest(pair)] & PRICE_SET
    if d == 0 and count(a) == n and sure + declared < need:
        later = SUIT[lowest(pair)] if pair & winners else t
        losers = a & ~winners
        sure = max(sure, rem - cost_of_one(losers, b, c, t, later, rem, n, switches))
        early = (is_first != 0) + count(lone) + (later != t)
        if losers & losers - 1 and pair & losers == 0 and (early < 2 or before):
            sure = max(sure, rem - cost_of_losers(losers, a, b, c, later, early, rem, n, switches))
    winners &= ~(pair | lone | lone << 1)
    return sure + declared, winners


@part
def held(a: int, b: int, c: int, t: int, d: int, rem: int, n: int, switches: int) -> int:
    """What a declarer off lead gets for sure where nobody else has trumps."""
    own, other = (b, c) if d == 1 else (c, b)
    if count(own) != n or queens_of_pairs(a) or (a | other) & OF_SUIT[t]:
        return 0
    sure = worth_of_masters(own, a, other, n, switches)
    if own & OF_SUIT[t]:
        sure = max(sure, rem - cost_of_losers(own, own, a, other, t, 1, rem, n, switches))
    return sure


@part
def allowed(a: int, t: int, by: int, limits: int, switches: int) -> tuple[int, int]:
    """The leads that declare nothing and those that declare a marriage, as far as ``limits`` ask for them."""
    may_lead = leads(a, t, by, switches)
    declared = may_lead & declaring(a, limits & FIRST, switches)
    plain = may_lead & ~declared if switches & AUTOMATIC else may_lead
    if limits & LEADS:
        plain = 0 if limits & DECLARING else plain & limits
        declared = 0 if limits & PLAIN else declared & limits
    return plain, declared


@part
def trumps(t: int, by: int, suit: int, is_married: int, switches: int) -> tuple[int, int, int]:
    """The trump of this trick, that of the next, and the place of who declared the latter."""
    if not is_married:
        return t, t, by
    return t if switches & NEXT_TRICK else suit, suit, 0


@part
def declared_points(a: int, lead: int, is_married: int, is_first: int, prices: int) -> int:
    """The points of what the declarer declares by a lead."""
    if is_married:
        return prices >> PRICE * SUIT[lead] & PRICE_SET
    has_aces = ACES_SET >> lead & 1 and not is_first and a & ACES_SET == ACES_SET
    return prices >> PRICE * SUITS if has_aces else 0


@part
def keeping(a: int, others: int, t: int) -> int:
    """The suits that are trumps, or become it by a marriage, and that the leader alone has."""
    pair, found = last_pair(queens_of_pairs(a)), OF_SUIT[t]
    if pair and others & OF_SUIT[SUIT[lowest(pair)]] == 0:
        found |= OF_SUIT[SUIT[lowest(pair)]]
    return found if others & found == 0 else 0


@part
def remembered(word: int, plain: int) -> int:
    """The lead that was right the last time, if ``word`` of the table is one, not a shape."""
    return -word & plain if word < 0 else 0


@part
def staged(
    stage: int, plain: int, declared: int, winners: int, kept: int, b: int, c: int, t: int, d: int
) -> int:
    """The leads to be tried at this stage."""
    if stage == MARRYING:
        return declared
    if stage > OTHER:
        return plain & kept
    plain &= ~kept
    if stage == CASHING:
        return plain & winners
    good = promising(b, c, t, d)
    return plain & ~winners & (good if stage == PROMISING else ~good)


@part
def like(a: int, switches: int) -> int:
    """The cards of the leader that others may stand for: where only the queen declares, no king does."""
    queens = queens_of_pairs(a) if switches & QUEEN else 0
    return ~(queens | queens << 1)


@part
def is_needless(lead: int, a: int, b: int, c: int, now: int, d: int, ace_mark: int, switches: int) -> int:
    """Whether another lead does the same as ``lead`` and is better by its points."""
    between = b | c
    if not has_like(lead, a, between, ace_mark):
        return 0
    settled = lead_is_settled(lead, b, c, now, d, switches)
    return settled != 0 and is_only_points(lead, a, between, (settled > 0) | ace_mark)


@apart
def search(  # noqa: C901, PLR0915 - the docstring says why
    a: int,
    b: int,
    c: int,
    t: int,
    d: int,
    by: int,
    need: int,
    rem: int,
    n: int,
    limits: int,
    switches: int,
    prices: int,
    table: Ints,
) -> int:
    """What the declarer gets: at least the answer where that is ``need`` or more, else at most the answer.

    ``need`` is positive; ``rem`` are the card points that are left and ``n`` the tricks; ``limits`` is
    INNER or what is asked of the first lead.

    It is one long function since it calls itself from its inmost loop, which needs two dozen values of the
    loops around it; all else that has a name of its own is a part or a helper. Loops that end by their
    condition instead of ``break`` cost 2 % of the time.
    """
    if n == 1 and limits == INNER and a & a - 1 | b & b - 1 | c & c - 1 == 0:
        return last_trick(a, b, c, t, d, rem)
    # Bounds: what there is to get, what is known of the position, what the leader can cash.
    most = rem + marriage_points(a if d == 0 else b if d == 1 else c, prices)
    if most < need:
        return most
    floor, ceiling, place, shaped, cards = 0, most, 0, 0, 0
    if limits == INNER:
        shaped, cards = shape(a, b, c, t, d, by, switches, prices)
        place = place_of(shaped, table)
        floor, ceiling = known(table, place, shaped, cards, most)
        if floor >= need or floor == ceiling:
            return floor
        if ceiling < need:
            return ceiling
    winners, is_any_lead = 0, limits & LEADS == 0
    if is_any_lead:
        sure, winners = cashed(a, b, c, t, d, by, rem, n, limits & FIRST, need, switches, prices)
        if d == 0 and sure >= need:
            return sure
        if d != 0:
            if most - sure < need:
                return most - sure
            sure = held(a, b, c, t, d, rem, n, switches)
            if sure >= need:
                return sure

    everything = a | b | c
    plain, declared = allowed(a, t, by, limits, switches)
    alike = like(a, switches) if is_any_lead else 0
    ace_mark = ACES_APART if prices >> PRICE * SUITS else 0
    best = -1 if d == 0 else MANY
    kept = keeping(a, b | c, t) if d == 0 and limits == INNER else 0
    # Without trumps and pairs: the lead that was right the last time that the declarer had these cards.
    spot, again = NOWHERE, 0
    if d == 0 and t == NO_TRUMP and is_any_lead and queens_of_pairs(a) == 0:
        spot = place_of(a, table)
        again = remembered(table[spot], plain)
        plain ^= again
    for stage in range(AGAIN, STAGES):
        todo = again if stage == AGAIN else staged(stage, plain, declared, winners, kept, b, c, t, d)
        while todo:
            lead = pick(todo, todo if stage in (CASHING, PROMISING) else 0)
            bit = 1 << lead
            todo ^= bit
            suit = SUIT[lead]
            is_married = stage == MARRYING
            now, next_trump, next_by = trumps(t, by, suit, is_married, switches)
            bonus = declared_points(a, lead, is_married, limits & FIRST, prices) if d == 0 else 0
            if alike & bit and is_needless(lead, a, b, c, now, d, ace_mark, switches):
                continue
            beats_lead = beaters(lead, now)
            may_b = replies(b, lead, lead, now, switches)
            belongs_b = d == 2 and replies(c, lead, lead, now, switches) & beats_lead == 0
            value_b = -1 if d == 1 else MANY
            while may_b:
                card_b = pick(may_b, may_b if belongs_b else may_b & beats_lead)
                bit_b = 1 << card_b
                may_b ^= bit_b
                ahead = 1 if beats_lead & bit_b else 0
                better = beaters(card_b if ahead else lead, now)
                high = card_b if SUIT[card_b] == suit and card_b > lead else lead
                may_c = replies(c, high, card_b if ahead else lead, now, switches)
                settled = second_is_settled(may_c, better, ahead, d)
                if settled and is_only_points(card_b, b, everything & ~b, (settled > 0) | ace_mark):
                    continue
                belongs_c = (ahead == d) == (d == 2)
                value_c = -1 if d == 2 else MANY
                if switches & TWO:
                    may_c, better = 1 << NO_CARD, 0
                while may_c:
                    card_c = pick(may_c, may_c if belongs_c else may_c & better)
                    bit_c = 1 << card_c
                    may_c ^= bit_c
                    winner = 2 if better & bit_c else ahead
                    is_good = (winner == d) == (d == 2)
                    if c and is_only_points(card_c, c, everything & ~c, is_good | ace_mark):
                        continue
                    trick = rem if n == 1 else POINTS[lead] + POINTS[card_b] + POINTS[card_c]
                    value = bonus + (trick if winner == d else 0)
                    if need > value and n > 1:
                        na, nb, nc, nd, nby = turned(
                            a ^ bit, b ^ bit_b, c & ~bit_c, d, next_trump, next_by, winner, switches
                        )
                        value += search(
                            na, nb, nc, next_trump, nd, nby,
                            need - value, rem - trick, n - 1, INNER,
                            switches, prices, table,
                        )  # fmt: skip
                    value_c = max(value_c, value) if d == 2 else min(value_c, value)
                    if (value_c >= need) == (d == 2):
                        break
                value_b = max(value_b, value_c) if d == 1 else min(value_b, value_c)
                if (value_b >= need) == (d == 1):
                    break
            best = max(best, value_b) if d == 0 else min(best, value_b)
            if (best >= need) == (d == 0):
                if spot != NOWHERE:
                    table[spot] = -bit
                break
        if (best >= need) == (d == 0):
            break

    if limits == INNER:
        floor, ceiling = (max(floor, best), ceiling) if best >= need else (floor, min(ceiling, best))
        table[place], table[place + 1] = shaped, cards << 2 * BOUND | floor << BOUND | ceiling
    return best
