"""Whole deals of three players dealt and played at random, very many a second.

Each legal card is as likely as the others; a marriage is declared whenever one of its cards leads.
"""

from thousand.kernels.cards.bits import count
from thousand.kernels.cards.jit import Ints, Rows, helper, kernel
from thousand.kernels.cards.luck import stirred
from thousand.kernels.cards.moves import PRICE_SET, beaters, declaring, leads, replies
from thousand.kernels.cards.rules import NEXT_TRICK, PLAYERS, PRICE
from thousand.kernels.cards.tables import ACES_SET, NO_TRUMP, NTH, NUMBERS, POINTS, SETS, SUIT, SUITS, WIDTH

HAND = 8
CARDS = 24
HALF, QUARTER = CARDS // 2, WIDTH
HALF_SET, QUARTER_SET = (1 << HALF) - 1, SETS - 1
DRAW = 16
"""Bits of chance for one choice."""
DRAW_SET = (1 << DRAW) - 1


@helper
def nth(cards: int, number: int) -> int:
    """The card of ``cards`` before which there are ``number`` others."""
    place = 0
    low = count(cards & HALF_SET)
    if number >= low:
        number -= low
        cards >>= HALF
        place = HALF
    low = count(cards & QUARTER_SET)
    if number >= low:
        number -= low
        cards >>= QUARTER
        place += QUARTER
    return place + NTH[(cards & QUARTER_SET) * NUMBERS + number]


@helper
def drawn(cards: int, chance: int) -> int:
    """One of ``cards``, by the lowest bits of ``chance``."""
    return nth(cards, (chance & DRAW_SET) * count(cards) >> DRAW)


@helper
def deal(pack: Ints, chance: int) -> int:
    """The first two hands shuffled to the front of ``pack``; the chance that is left."""
    for place in range(CARDS - HAND):
        if place % 3 == 0:
            chance = stirred(chance)
        other = place + ((chance >> DRAW * (place % 3) & DRAW_SET) * (CARDS - place) >> DRAW)
        card = pack[other]
        pack[other] = pack[place]
        pack[place] = card
    return chance


@helper
def play_out(
    a: int, b: int, c: int, leader: int, chance: int, switches: int, prices: int, points: Ints, played: Ints
) -> int:
    """A deal to its end from the leader's hand ``a`` on; adds to ``points`` by seat, lists the plays."""
    t, by, at, led = NO_TRUMP, 0, 0, 0
    for _ in range(HAND):
        chance = stirred(chance)
        lead = drawn(leads(a, t, (by - leader + PLAYERS) % PLAYERS, switches), chance)
        bit = 1 << lead
        now, then = t, t
        if declaring(a, led >> leader & 1 ^ 1, switches) & bit:
            then, by = SUIT[lead], leader
            now = t if switches & NEXT_TRICK else then
            points[leader] += prices >> PRICE * then & PRICE_SET
        elif bit & ACES_SET and a & ACES_SET == ACES_SET and led >> leader & 1:
            points[leader] += prices >> PRICE * SUITS
        second = drawn(replies(b, lead, lead, now, switches), chance >> DRAW)
        place, best = 0, lead
        if beaters(lead, now) >> second & 1:
            place, best = 1, second
        high = second if SUIT[second] == SUIT[lead] and second > lead else lead
        third = drawn(replies(c, high, best, now, switches), chance >> 2 * DRAW)
        if beaters(best, now) >> third & 1:
            place = 2
        played[at], played[at + 1], played[at + 2] = lead, second, third
        at += PLAYERS
        a, b, c = a ^ bit, b ^ 1 << second, c ^ 1 << third
        if place == 1:
            a, b, c = b, c, a
        elif place == 2:
            a, b, c = c, a, b
        leader = (leader + place) % PLAYERS
        led |= 1 << leader
        points[leader] += POINTS[lead] + POINTS[second] + POINTS[third]
        t = then
    return chance


@kernel
def play_outs(
    seed: int, leader: int, switches: int, prices: int, pack: Ints, hands: Rows, points: Rows, played: Rows
) -> None:
    """Deals and plays as many deals as ``points`` has rows; the last two tables may be one row used again.

    ``pack`` holds the places of the cards and is shuffled on from deal to deal.
    """
    chance = stirred(stirred(seed * 2 + 1))
    for number in range(points.shape[0]):
        chance = deal(pack, chance)
        own = hands[number % hands.shape[0]]
        own[:] = 0
        for place in range(CARDS):
            own[place // HAND] |= 1 << pack[place]
        chance = play_out(
            own[leader], own[(leader + 1) % PLAYERS], own[(leader + 2) % PLAYERS], leader,
            chance, switches, prices, points[number], played[number % played.shape[0]],
        )  # fmt: skip
