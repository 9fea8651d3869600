"""What players give to tricks that others take: the least they can, and to a friend the most."""

from thousand.kernels.cards.bits import count
from thousand.kernels.cards.jit import helper
from thousand.kernels.cards.ranks import RANKS_DOWN
from thousand.kernels.cards.tables import HIGHEST, LEAST, NUMBERS, OF_RANK, OF_RANK_POINTS, WORTH


@helper
def given(hers: int, his: int, number: int, d: int) -> int:
    """What the others give at least to so many tricks of a suit that must be followed; a friend his best."""
    number = min(number, NUMBERS - 1)
    from_b, from_c = hers * NUMBERS + number, his * NUMBERS + number
    total = WORTH[HIGHEST[from_b]] if d == 2 else LEAST[from_b]
    return total + (WORTH[HIGHEST[from_c]] if d == 1 else LEAST[from_c])


@helper
def thrown(hand: int, number: int, is_friend: int) -> int:
    """What so many cards of a hand are worth when they are thrown away: a friend's best, else the least."""
    total, rank = 0, RANKS_DOWN[0] if is_friend else 0
    while number and hand:
        cards = hand & OF_RANK[rank]
        some = min(number, count(cards))
        total += some * OF_RANK_POINTS[rank]
        number -= some
        hand ^= cards
        rank += -1 if is_friend else 1
    return total
