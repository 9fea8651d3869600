"""What the declarer loses at most, told from the cards alone: with one loser, or alone with trumps."""

from thousand.kernels.cards.bits import count, lowest
from thousand.kernels.cards.giving import thrown
from thousand.kernels.cards.jit import helper
from thousand.kernels.cards.moves import beaters, queens_of_pairs
from thousand.kernels.cards.ranks import high_first
from thousand.kernels.cards.rules import AUTOMATIC, FOLLOW, REST, TWO
from thousand.kernels.cards.tables import (
    ABOVE,
    HIGHEST,
    LENGTH,
    NUMBERS,
    OF_SUIT,
    POINTS,
    SUIT_SET,
    SUITS,
    WIDTH,
    WORTH,
)


@helper
def dearest(cards: int) -> int:
    """The points of the dearest card."""
    return POINTS[high_first(cards)]


@helper
def cost_of_one(
    losers: int, one: int, other: int, t: int, later: int, rem: int, n: int, switches: int
) -> int:
    """What the declarer loses at most if all his cards win but one, whenever he plays that one.

    A trick is lost only to a card that beats his, in a defender's hand (``one``, ``other``); ``later`` is
    the trump when he plays it last. ``rem`` is the answer where more of his cards are ``losers``.
    """
    if losers & losers - 1 or count(one) != n or (count(other) != n and not switches & TWO):
        return rem
    better = beaters(lowest(losers), t) | OF_SUIT[later] if losers else 0
    if (one | other) & better == 0:
        return 0
    by_one = dearest(one & better) + dearest(other) if one & better else 0
    by_other = dearest(other & better) + dearest(one) if other & better else 0
    return POINTS[lowest(losers)] + max(by_one, by_other) + (switches >> REST)


@helper
def beaten(losers: int, others: int) -> int:
    """How many of the declarer's cards of one suit may be lost to cards of that suit."""
    return min(count(losers), count(others & ABOVE[lowest(losers)])) if losers else 0


@helper
def most_given(hand: int, losers: int, others: int, number: int, tricks: int, switches: int) -> int:
    """The most that a defender gives to ``number`` lost tricks, each in the suit of one of the ``losers``.

    What he has of such a suit he must give, as far as he could not part with it before: in any other of
    the ``tricks`` until all are lost. Where nothing else can come before, he gives the first at once.
    """
    total, free = 0, number
    for suit in range(SUITS):
        some = beaten(losers & OF_SUIT[suit], others)
        mine = hand >> WIDTH * suit & SUIT_SET
        if some and mine and switches & FOLLOW:
            at_once = 1 if tricks == 2 * some - 1 else 0
            followed = min(max(LENGTH[mine] - (tricks - some), at_once), some)
            best = HIGHEST[mine * NUMBERS + followed]
            total += WORTH[best]
            hand ^= best << WIDTH * suit
            free -= followed
    return total + thrown(hand, free, 1)


@helper
def cost_of_losers(
    losers: int, own: int, one: int, other: int, t: int, early: int, rem: int, n: int, switches: int
) -> int:
    """What the declarer loses at most if he alone has trumps and parts with his losers as soon as he can.

    A loser is lost to a card of its own suit only; what else the defenders lead he ruffs or takes, and all
    the rest of his hand ``own`` wins. After each trick that he loses he may have to ruff; before the first
    come ``early`` tricks, each of which takes a trump. ``rem`` is the answer where he needs more trumps or
    they may change.
    """
    kept, others = count(own & OF_SUIT[t]) - early, one | other
    if kept < 1 or others & OF_SUIT[t] or count(one) != n or (count(other) != n and not switches & TWO):
        return rem
    losers &= ~OF_SUIT[t]
    total, number, tricks, better = switches >> REST, 0, early - 1, 0
    for suit in range(SUITS):
        cards = losers & OF_SUIT[suit]
        some = beaten(cards, others)
        if some:
            number += some
            tricks += count(cards) + some
            better |= ABOVE[lowest(cards)]
            total += WORTH[HIGHEST[(cards >> WIDTH * suit) * NUMBERS + some]]
    if number > kept or (switches & AUTOMATIC and queens_of_pairs(losers)):
        return rem
    if (one & better and queens_of_pairs(one)) or (other & better and queens_of_pairs(other)):
        return rem
    total += most_given(one, losers, others, number, tricks, switches)
    return total + most_given(other, losers, others, number, tricks, switches)
