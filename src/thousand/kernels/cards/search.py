"""The exact open-card solver: the most points the declarer can still get when all cards are known.

The defenders play as one side. A position between tricks is told from its leader: his hand ``a``, the next
player's ``b``, the third's ``c`` (0 for two players), the trump ``t``, the declarer's place ``d`` and the
place ``by`` of who declared the trump (0 where that does not matter). Points are those still to come; cards
that are left when somebody has none go to the winner of the last trick.
"""

from thousand.kernels.cards.bits import count, leading
from thousand.kernels.cards.bounds import (
    ACES_APART,
    is_only_points,
    lead_is_settled,
    pick,
    promising,
    second_is_settled,
    sure_tricks,
)
from thousand.kernels.cards.jit import Ints, kernel
from thousand.kernels.cards.moves import (
    PRICE_SET,
    SUITS,
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
    OWN_TRUMP_ONLY,
    PRICE,
    QUEEN,
    REST,
    TWO,
)
from thousand.kernels.cards.tables import (
    ACES_SET,
    NO_CARD,
    NO_TRUMP,
    POINTS,
    SUIT,
)

LAST_BIT = 63
MANY = 1 << 20
"""More than any value."""
CASHING, MARRYING, PROMISING, STAGES = 0, 1, 2, 4
"""Leads are tried in this order: sure winners, marriages, what is promising, the rest."""

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

# An entry of the table: what of the position its place does not tell, lower bound, upper bound.
BOUND = 10
BOUND_SET = (1 << BOUND) - 1
LEAST_PLACES = 16
KEY = 59
KEY_SET = (1 << KEY) - 1
CARDS_KEY = 24
PLACES_KEY = 48


@kernel
def word(number: int) -> int:
    """``number``, so that a call of a function by itself does not depend on its being written out."""
    return number


@kernel
def mixed(key: int) -> int:
    """The key, stirred so that its last bits tell positions apart; no two keys become one."""
    key ^= key >> 29
    key = key * 0x2545F4914F6CDD1D & KEY_SET
    key ^= key >> 31
    key = key * 0x1B873593CC9E2D51 & KEY_SET
    return key ^ key >> 30


@kernel
def key_of(a: int, b: int, c: int, t: int, d: int, by: int, switches: int) -> int:
    """The position as one number."""
    places = t + 5 * (d + 3 * (by + 3 * (switches >> REST)))
    return mixed(a | c | (b | c) << CARDS_KEY | places << PLACES_KEY)


@kernel
def search(  # noqa: C901, PLR0915 - one function, since it calls itself from its inmost loop
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
    """
    # Bounds: what there is to get, what is known of the position, what the leader can cash.
    most = rem + marriage_points(a if d == 0 else b if d == 1 else c, prices)
    if most < need:
        return most
    floor, ceiling = 0, most
    place = 0
    tag = 0
    is_first = limits & FIRST
    is_any_lead = limits & LEADS == 0
    if limits == INNER:
        key = key_of(a, b, c, t, d, by, switches)
        place = key & table.shape[0] - 1
        tag = key >> LEAST_PLACES
        entry = table[place]
        if entry >> 2 * BOUND == tag and entry != 0:
            floor = entry >> BOUND & BOUND_SET
            ceiling = entry & BOUND_SET
            if floor >= need or floor == ceiling:
                return floor
            if ceiling < need:
                return ceiling
    winners = 0
    if is_any_lead:
        sure, winners = sure_tricks(a, b, c, t, by, switches)
        if count(winners) == n:
            sure = rem
        if d == 0:
            queens = queens_of_pairs(a)
            if queens and (winners or not is_first or not switches & NEEDS_TRICK):
                sure += prices >> PRICE * SUIT[LAST_BIT - leading(queens)] & PRICE_SET
            if sure >= need:
                return sure
        elif most - sure < need:
            return most - sure

    # What may be led, and what decides between cards that differ by nothing but points.
    everything = a | b | c
    may_lead = leads(a, t, by, switches)
    declared = may_lead & declaring(a, is_first, switches)
    plain = may_lead & ~declared if switches & AUTOMATIC else may_lead
    if not is_any_lead:
        plain = 0 if limits & DECLARING else plain & limits
        declared = 0 if limits & PLAIN else declared & limits
    # Where only the queen declares, a king is no substitute for it.
    alike = -1
    if switches & QUEEN:
        queens = queens_of_pairs(a)
        alike = ~(queens | queens << 1)
    ace_price = prices >> PRICE * SUITS
    aces = ace_price if d == 0 and not is_first and a & ACES_SET == ACES_SET else 0
    ace_mark = ACES_APART if ace_price else 0
    good = promising(b, c, t, d)

    best = -1 if d == 0 else MANY
    for stage in range(STAGES):
        if stage == CASHING:
            todo = plain & winners
        elif stage == MARRYING:
            todo = declared
        elif stage == PROMISING:
            todo = plain & ~winners & good
        else:
            todo = plain & ~winners & ~good
        while todo:
            lead = pick(todo, todo if stage == CASHING else 0)
            bit = 1 << lead
            todo ^= bit
            suit = SUIT[lead]
            now, next_trump, next_by = t, t, by
            bonus = aces if ACES_SET & bit else 0
            if stage == MARRYING:
                bonus = prices >> PRICE * suit & PRICE_SET if d == 0 else 0
                next_trump, next_by = suit, 0
                now = t if switches & NEXT_TRICK else suit
            if is_any_lead and alike & bit:
                settled = lead_is_settled(lead, b, c, now, d, switches)
                if settled and is_only_points(lead, a, everything & ~a, (settled > 0) | ace_mark):
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
                    card_c = (
                        NO_CARD if switches & TWO else pick(may_c, may_c if belongs_c else may_c & better)
                    )
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
                            a ^ bit, b ^ bit_b, c & ~bit_c, d, next_by, winner, switches
                        )
                        if not switches & OWN_TRUMP_ONLY or next_trump == NO_TRUMP:
                            nby = 0
                        value += search(
                            na, nb, nc, next_trump, nd, nby,
                            need - value, rem - trick, n - 1, word(INNER),
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
                break
        if (best >= need) == (d == 0):
            break

    if limits == INNER:
        if best >= need:
            floor = max(floor, best)
        else:
            ceiling = min(ceiling, best)
        table[place] = tag << 2 * BOUND | floor << BOUND | ceiling
    return best
