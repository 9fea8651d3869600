"""What hands of ten cards are good for when two are given away: deals by deals, how high a contract is made.

A set of cards is also its number among all sets of so many cards, in the order of the integers they are.
"""

from math import comb

import numpy as np

from thousand.kernels.cards.jit import Ints, Rows, helper, kernel
from thousand.kernels.cards.luck import stirred
from thousand.kernels.cards.playouts import DRAW, DRAW_SET
from thousand.kernels.cards.search import FIRST, search
from thousand.kernels.cards.tables import NO_TRUMP

CARDS = 24
TEN, UNSEEN, HALF = 10, 14, 7
"""Cards of the declarer with the talon; those of the others, and of each of them."""
TALON = 3
TRICKS = 8
POINTS_LEFT = 120
STEP = 32
"""More than the bits of chance one card is drawn by."""

CHOOSE = np.array([[comb(n, k) for k in range(TEN + 2)] for n in range(CARDS + 1)], np.int64)


@kernel
def subsets(found: Ints) -> None:
    """All sets of as many cards as the first of ``found`` has, which is the lowest of them."""
    for number in range(1, found.shape[0]):
        cards = found[number - 1]
        low = cards & -cards
        high = cards + low
        found[number] = high | ((cards ^ high) >> 2) // low


@helper
def spread(cards: int, sample: int) -> int:
    """Chance of its own for each hand and sample."""
    chance = (cards + 1) * 0x2545F4914F6CDD1D + (sample + 1) * 0x369DEA0F31A53F85
    for _ in range(3):
        chance = stirred(chance)
        chance *= 0x1B873593CC9E2D51
        chance ^= chance >> STEP
    return chance | 1


@helper
def half(pack: Ints, chance: int) -> int:
    """One half of the cards in ``pack``, at random."""
    cards = 0
    for place in range(HALF):
        chance = stirred(chance)
        other = place + ((chance >> DRAW & DRAW_SET) * (UNSEEN - place) >> DRAW)
        card = pack[other]
        pack[other] = pack[place]
        pack[place] = card
        cards |= 1 << card
    return cards


@kernel
def reached(a: int, b: int, c: int, guess: int, needs: Ints, switches: int, prices: int, table: Ints) -> int:
    """How many of the rising ``needs`` the declarer, who leads from hand ``a``, gets the points for."""
    low, high = 0, needs.shape[0]
    asked = min(guess, high - 1)
    while low < high:
        need = needs[asked]
        found = search(a, b, c, NO_TRUMP, 0, 0, need, POINTS_LEFT, TRICKS, FIRST, switches, prices, table)
        if found >= need:
            low = asked + 1
            while low < high and needs[low] <= found:
                low += 1
            asked = low
        else:
            high = asked
            while high > low and needs[high - 1] > found:
                high -= 1
            asked = high - 1
    return low


@kernel
def tried(
    hands: Ints,
    gifts: Rows,
    sample: int,
    needs: Ints,
    switches: int,
    prices: int,
    table: Ints,
    pack: Ints,
    found: Rows,
) -> None:
    """For each hand of ten and each of its ``gifts`` (two cards): how many ``needs`` are reached in one deal.

    All gifts of a hand meet the same cards of the others; chance says who gets which of the two. ``pack`` has
    room for the UNSEEN cards.
    """
    for number in range(hands.shape[0]):
        hand, size = hands[number], 0
        for card in range(CARDS):
            if not hand >> card & 1:
                pack[size] = card
                size += 1
        chance = spread(hand, sample)
        left = half(pack, stirred(chance))
        right = (1 << CARDS) - 1 & ~hand & ~left
        guess = 1
        for place in range(gifts.shape[1]):
            gift = gifts[number, place]
            first = gift & -gift if chance >> STEP & 1 else gift & gift - 1
            guess = reached(
                hand & ~gift, left | first, right | gift & ~first, guess, needs, switches, prices, table
            )
            found[number, place] = guess


@kernel
def without_talon(hands: Ints, worth: Rows, own: Ints, sums: Rows) -> None:
    """Adds the ``worth`` of each hand of ten to ``sums`` of every hand of seven it may have come from.

    ``own`` has room for the TEN cards.
    """
    for number in range(hands.shape[0]):
        size = 0
        for card in range(CARDS):
            if hands[number] >> card & 1:
                own[size] = card
                size += 1
        for i in range(TEN):
            for j in range(i + 1, TEN):
                for k in range(j + 1, TEN):
                    row, place = 0, 0
                    for at in range(TEN):
                        if at not in (i, j, k):
                            place += 1
                            row += CHOOSE[own[at], place]
                    for column in range(worth.shape[1]):
                        sums[row, column] += worth[number, column]
