"""How players are thought to choose their cards: from the own hand and from what all have seen, with luck.

A card has three traits, each of which has a weight; the chance of a card grows with the sum of its weights.
By this policy past cards are judged, and deals are played to their end with all cards hidden.
"""

from math import exp, log

from thousand.kernels.cards.bits import count, lowest
from thousand.kernels.cards.evidence import (
    CARD,
    FIRST_TRICK,
    FOREIGN,
    GONE,
    HIGH,
    PLACE,
    PLAYED,
    SITUATION,
    TRUMP_THEN,
    WINNING,
)
from thousand.kernels.cards.jit import Ints, Rows, helper, kernel, part
from thousand.kernels.cards.layout import (
    DECLARER,
    FIELDS,
    FOUR_ACES,
    IS_FIRST,
    LEAD,
    LEADER,
    MARRIAGE,
    PLAYS,
    SECOND,
    TRICKS,
    TRUMP,
    TRUMP_BY,
    A,
    B,
    C,
    place_to_move,
    replies_now,
)
from thousand.kernels.cards.luck import stirred
from thousand.kernels.cards.moves import beaters, declaring, leads, queens_of_pairs, replies
from thousand.kernels.cards.rules import NEEDS_TRICK, PLAYERS, PRICE
from thousand.kernels.cards.tables import (
    ABOVE,
    ACES_SET,
    NO_CARD,
    NO_TRUMP,
    OF_SUIT,
    SUIT,
    SUIT_SET,
    SUITS,
    WIDTH,
)
from thousand.kernels.cards.walk import play_on

CARDS = 24
EVERY = (1 << CARDS) - 1
"""The pack."""
FOLLOWING, GIVING = 3, 9
"""The first situation in which a card lies on the table, and that of the declarer who gives one away."""
MANY_ABOVE, LONG, LONG_FOLLOWING = 2, 3, 2
"""More than so many make no difference."""
NO_MARRIAGE, HALF, DECLARES = 0, 1, 2
SUITED, RUFF, DISCARD = 0, 1, 2

# Where the weights of each trait begin.
LEAD_RANK = 0
LEAD_LENGTH = 162
LEAD_PAIR = 270
REPLY_RANK = 288
REPLY_LENGTH = 720
REPLY_PAIR = 882
GIFT_LENGTH = 918
GIFT_TOPS = 942
GIFT_PAIR = 966
TRAITS = 970
OF_A_CARD = 3
"""So many traits has a card."""
UNIT = 1000
"""Weights and likelihoods are whole numbers: natural logarithms in so many parts."""
LUCK_SET = (1 << 30) - 1
"""What is looked at of a drawn number."""


@kernel
def situation(place: int, declarer: int, ahead: int) -> int:
    """What a player's part in a trick is, by places in it; ``ahead``: whose card takes it so far."""
    if place == 0:
        return declarer
    if place == declarer:
        return FOLLOWING + place - 1
    if place == 1:
        return FOLLOWING + 2 if declarer == 2 else FOLLOWING + 3
    return FOLLOWING + 4 if ahead != declarer else FOLLOWING + 5


@part
def lead_traits(
    hand: int, card: int, now: int, trump: int, unseen: int, may_declare: int
) -> tuple[int, int, int]:
    """The traits of ``card`` as a lead in situation ``now``."""
    rank, suit = card % WIDTH, SUIT[card]
    colour = 0 if trump == NO_TRUMP else 1 if suit == trump else 2
    above = min(count(ABOVE[card] & unseen), MANY_ABOVE)
    length = min(count(hand & OF_SUIT[suit]) - 1, LONG)
    queens = queens_of_pairs(hand)
    pair = NO_MARRIAGE
    if (queens | queens << 1) >> card & 1:
        pair = DECLARES if may_declare else HALF
    row = now * 3 + colour
    return (
        LEAD_RANK + (row * WIDTH + rank) * 3 + above,
        LEAD_LENGTH + (row * 4 + length) * 3 + rank // 2,
        LEAD_PAIR + (now * 2 + (trump != NO_TRUMP)) * 3 + pair,
    )


@part
def reply_traits(
    hand: int, card: int, now: int, trump: int, unseen: int, led: int, best: int
) -> tuple[int, int, int]:
    """The traits of ``card`` as a reply to the suit ``led`` in situation ``now``; ``best`` is ahead."""
    rank, suit = card % WIDTH, SUIT[card]
    kind = SUITED if suit == led else RUFF if suit == trump else DISCARD
    wins = beaters(best, trump) >> card & 1
    above = 1 if ABOVE[card] & unseen else 0
    length = min(count(hand & OF_SUIT[suit]) - 1, LONG_FOLLOWING)
    queens = queens_of_pairs(hand)
    row = (now - FOLLOWING) * 3 + kind
    return (
        REPLY_RANK + ((row * 2 + wins) * WIDTH + rank) * 2 + above,
        REPLY_LENGTH + (row * 3 + length) * 3 + rank // 2,
        REPLY_PAIR + row * 2 + ((queens | queens << 1) >> card & 1),
    )


@part
def gift_traits(hand: int, card: int) -> tuple[int, int, int]:
    """The traits of ``card`` as a gift from ``hand``."""
    rank, suited = card % WIDTH, hand >> SUIT[card] * WIDTH & SUIT_SET & ~(1 << card % WIDTH)
    length = min(count(suited), LONG)
    queens = queens_of_pairs(hand)
    pairs = queens | queens << 1
    is_half = pairs >> card & 1
    return (
        GIFT_LENGTH + rank * 4 + length,
        GIFT_TOPS + rank * 4 + (suited >> WIDTH - 2),
        GIFT_PAIR + is_half * 2 + (pairs & ~OF_SUIT[SUIT[card]] != 0),
    )


@helper
def traits_of(
    hand: int, card: int, now: int, trump: int, unseen: int, led: int, best: int, declares: int
) -> tuple[int, int, int]:
    """The traits of ``card``; ``declares``: whether a lead may, ``unseen``: cards nobody has shown."""
    if now == GIVING:
        return gift_traits(hand, card)
    if now < FOLLOWING:
        return lead_traits(hand, card, now, trump, unseen, declares)
    return reply_traits(hand, card, now, trump, unseen, led, best)


@helper
def weight(
    hand: int, card: int, now: int, trump: int, gone: int, led: int, best: int, declares: int, habits: Ints
) -> float:
    """What speaks for ``card``; ``gone`` have been seen by all, ``declares``: whether a lead may."""
    unseen = EVERY & ~gone & ~hand
    one, two, three = traits_of(hand, card, now, trump, unseen, led, best, declares)
    return (habits[one] + habits[two] + habits[three]) / UNIT


@part
def may_play(hand: int, fact: Ints, switches: int) -> tuple[int, int, int]:
    """What the player of a fact could choose from, the suit led, and whether a lead could declare."""
    declares = 0 if fact[FIRST_TRICK] and switches & NEEDS_TRICK else 1
    if fact[HIGH] == NO_CARD:
        return leads(hand, fact[TRUMP_THEN], fact[FOREIGN], switches), NO_TRUMP, declares
    legal = replies(hand, fact[HIGH], fact[WINNING], fact[TRUMP_THEN], switches)
    return legal, SUIT[fact[HIGH]], declares


@part
def likely(hand: int, fact: Ints, switches: int, habits: Ints) -> float:
    """The logarithm of the chance of the card of ``fact`` from ``hand``."""
    legal, led, declares = may_play(hand, fact, switches)
    if legal & legal - 1 == 0:
        return 0.0
    own, total = 0.0, 0.0
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        found = weight(
            hand, card, fact[SITUATION], fact[TRUMP_THEN], fact[GONE], led, fact[WINNING], declares, habits
        )
        total += exp(found)
        if card == fact[CARD]:
            own = found
    return own - log(total)


@kernel
def told(rows: Rows, facts: Rows, switches: int, habits: Ints, found: Ints) -> None:
    """How likely all cards of ``facts`` are in each of the ``rows``, as logarithms in UNITs."""
    for number in range(rows.shape[0]):
        total = 0.0
        for at in range(facts.shape[0]):
            fact = facts[at]
            total += likely(rows[number, fact[PLACE]] | fact[PLAYED], fact, switches, habits)
        found[number] = int(total * UNIT)


@part
def way(p: Ints, card: int, switches: int, prices: int) -> int:
    """What ``card`` declares as a lead, where it can declare anything."""
    if declaring(p[A], p[IS_FIRST], switches) >> card & 1:
        return MARRIAGE
    has_aces = prices >> PRICE * SUITS and not p[IS_FIRST] and p[A] & ACES_SET == ACES_SET
    return FOUR_ACES if has_aces and ACES_SET >> card & 1 else 0


@helper
def habit(p: Ints, switches: int, prices: int, habits: Ints, luck: Ints) -> int:
    """A play drawn by its weight for the player to move; declares what it can."""
    place, lead, second, trump = place_to_move(p), p[LEAD], p[SECOND], p[TRUMP]
    hand, gone = p[place], EVERY & ~(p[A] | p[B] | p[C])
    ahead, best, led = 0, lead, NO_TRUMP
    if place == 0:
        legal = leads(hand, trump, p[TRUMP_BY], switches)
    else:
        legal, led = replies_now(p, switches), SUIT[lead]
        if place == 2 and beaters(lead, trump) >> second & 1:
            ahead, best = 1, second
    if legal & legal - 1 == 0:
        chosen = lowest(legal)
    else:
        now, chosen, total = situation(place, p[DECLARER], ahead), 0, 0.0
        declares = 0 if p[IS_FIRST] and switches & NEEDS_TRICK else 1
        while legal:
            card = lowest(legal)
            legal &= legal - 1
            own = exp(weight(hand, card, now, trump, gone, led, best, declares, habits))
            total += own
            luck[0] = stirred(luck[0])
            if (luck[0] & LUCK_SET) * total <= own * LUCK_SET:
                chosen = card
    return chosen + PLAYS * way(p, chosen, switches, prices) if place == 0 else chosen


@kernel
def played_out(
    rows: Rows, chosen: Ints, times: int, need: int, switches: int, prices: int, habits: Ints, room: Ints,
    luck: Ints, points: Ints, made: Rows, his: Rows, own: Rows,
) -> None:  # fmt: skip
    """What comes of each play in each row when everybody plays by habit from then on, so many ``times``.

    A negative play is one by habit, too.

    ``made``: how often the declarer still gets ``need``; ``his`` and ``own``: what he and the player to move
    still get, summed up. ``room`` holds a position, ``luck`` a seed and ``points`` a score to work with.
    """
    for number in range(rows.shape[0]):
        row = rows[number]
        declarer, mover = (
            (row[LEADER] + row[DECLARER]) % PLAYERS,
            (row[LEADER] + place_to_move(row)) % PLAYERS,
        )
        for place in range(chosen.shape[0]):
            made[number, place], his[number, place], own[number, place] = 0, 0, 0
            for _ in range(times):
                for field in range(FIELDS):
                    room[field] = row[field]
                points[:] = 0
                if chosen[place] >= 0:
                    play_on(room, chosen[place], switches, prices, points)
                while room[TRICKS] > 0:
                    play_on(room, habit(room, switches, prices, habits, luck), switches, prices, points)
                made[number, place] += points[declarer] >= need
                his[number, place] += points[declarer]
                own[number, place] += points[mover]
