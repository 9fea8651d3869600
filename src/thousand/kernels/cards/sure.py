"""What the leader's side gets for sure by cashing winners that nobody can beat or ruff."""

from thousand.kernels.cards.bits import LAST_BIT, count, leading
from thousand.kernels.cards.giving import given, thrown
from thousand.kernels.cards.jit import helper
from thousand.kernels.cards.rules import FOLLOW, OWN_TRUMP_ONLY
from thousand.kernels.cards.tables import (
    HIGHEST,
    LENGTH,
    NUMBERS,
    OF_SUIT,
    RUN,
    SUIT_SET,
    SUITS,
    WIDTH,
    WORTH,
)

PAIR = 3
"""A queen and the king above her."""


@helper
def sure_suit(mine: int, hers: int, his: int, most: int, is_followed: int) -> int:
    """The cards of one suit that win when they are led one after another, at most ``most`` of them."""
    run = int(RUN[mine | (hers | his) << WIDTH])
    if is_followed and LENGTH[run] >= max(LENGTH[hers], LENGTH[his]):
        run = mine
    return HIGHEST[run * NUMBERS + min(most, NUMBERS - 1)]


@helper
def last_pair(queens: int) -> int:
    """King and queen of the marriage that is declared last, if there is one."""
    return PAIR << LAST_BIT - leading(queens) if queens else 0


@helper
def unopposed(queens: int, others: int) -> int:
    """The queens of marriages in suits that nobody else has: whoever declares one takes the trick."""
    found = queens
    for suit in range(SUITS):
        if others & OF_SUIT[suit]:
            found &= ~OF_SUIT[suit]
    return found


@helper
def sure_tricks(
    a: int, b: int, c: int, t: int, d: int, by: int, queens: int, switches: int
) -> tuple[int, int]:
    """What the leader's side gets by cashing his sure winners, trumps first, and which cards these are.

    Marriages of these ``queens`` stay in hand, so that trump stays what it is; one pair may come last.
    """
    last = last_pair(queens)
    free = a & ~(queens | queens << 1) | last
    if by != 0 and switches & OWN_TRUMP_ONLY:
        free &= ~OF_SUIT[t]
    is_followed = switches & FOLLOW
    trumps_b, trumps_c = b & OF_SUIT[t], c & OF_SUIT[t]
    total, won, more_b, more_c, others = 0, 0, 0, 0, ~0
    for turn in range(SUITS + 1):
        suit = turn - 1 if turn else t
        shift = WIDTH * suit
        mine, hers, his = free >> shift & SUIT_SET, b >> shift & SUIT_SET, c >> shift & SUIT_SET
        if mine == 0 or (turn and (suit == t or (not is_followed and trumps_b | trumps_c))):
            continue
        most_b = count(hers) if turn and trumps_b else NUMBERS
        most_c = count(his) if turn and trumps_c else NUMBERS
        run = sure_suit(mine, hers, his, min(most_b, most_c), is_followed)
        pair = last >> shift & SUIT_SET
        if run & pair != pair:
            run &= ~pair
        total += WORTH[run]
        won |= run << shift
        if is_followed and run:
            number = count(run)
            total += given(hers, his, number, d)
            more_b += max(number - count(hers), 0)
            more_c += max(number - count(his), 0)
            others &= ~OF_SUIT[suit]
            if turn == 0:
                trumps_b = trumps_b if count(hers) > number else 0
                trumps_c = trumps_c if count(his) > number else 0
    total += thrown(b & others if d == 2 else b, more_b, d == 2) if more_b else 0
    total += thrown(c & others if d == 1 else c, more_c, d == 1) if more_c else 0
    return total, won
