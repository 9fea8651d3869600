"""What a search need not look at, and what it looks at first.

Cards that differ by points only, sure tricks, tricks whose winner is settled, the order of plays.
"""

from thousand.kernels.cards.bits import count, leading, lowest
from thousand.kernels.cards.giving import given, thrown
from thousand.kernels.cards.jit import helper
from thousand.kernels.cards.moves import (
    SUIT_SET,
    SUITS,
    beaters,
    replies,
)
from thousand.kernels.cards.ranks import high_first, low_first
from thousand.kernels.cards.rules import (
    FOLLOW,
    OWN_TRUMP_ONLY,
)
from thousand.kernels.cards.tables import (
    ACES_SET,
    BOTTOMS,
    HIGHEST,
    LENGTH,
    NUMBERS,
    OF_SUIT,
    RUN,
    SETS,
    SUIT,
    TOPS,
    WIDTH,
    WORTH,
)

LAST_BIT = 63
"""The place of the last bit of a number, before which `leading` counts the zeros."""
PAIR = 3
"""A queen and the king above her."""
HIGHEST_IS_BEST, ACES_APART = 1, 2
"""How to choose between cards that differ by points only: the highest, else the lowest; aces declare."""


@helper
def pick(todo: int, first: int) -> int:
    """The card to try next: of ``first`` the highest, else the lowest there is to do."""
    if todo & todo - 1 == 0:
        return lowest(todo)
    return high_first(first) if first else low_first(todo)


@helper
def is_only_points(card: int, own: int, other: int, marks: int) -> int:
    """Whether another card of hand ``own`` does the same as ``card`` and is better by its points.

    ``marks``: HIGHEST_IS_BEST, ACES_APART; no card of ``other`` lies between the two.
    """
    shift = WIDTH * SUIT[card]
    place = own >> shift & SUIT_SET | (other >> shift & SUIT_SET) << WIDTH
    if marks & ACES_APART and own & ACES_SET == ACES_SET:
        place |= SETS * SETS
    ends = TOPS[place] if marks & HIGHEST_IS_BEST else BOTTOMS[place]
    return 1 - (ends >> card - shift & 1)


@helper
def has_like(card: int, own: int, other: int, marks: int) -> int:
    """Whether hand ``own`` holds another card that differs from ``card`` by points only."""
    shift = WIDTH * SUIT[card]
    place = own >> shift & SUIT_SET | (other >> shift & SUIT_SET) << WIDTH
    if marks & ACES_APART and own & ACES_SET == ACES_SET:
        place |= SETS * SETS
    return 1 - ((TOPS[place] & BOTTOMS[place]) >> card - shift & 1)


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


@helper
def promising(b: int, c: int, t: int, d: int) -> int:
    """The leads worth trying first: the declarer's trumps; a defender's where the declarer is weak."""
    if d == 0:
        return OF_SUIT[t]
    enemy = b if d == 1 else c
    friend = c if d == 1 else b
    found = 0
    for suit in range(SUITS):
        cards = OF_SUIT[suit]
        theirs = enemy & cards
        if theirs:
            if friend & cards > theirs:
                found |= cards
        elif enemy & OF_SUIT[t] == 0:
            found |= cards
    return found


@helper
def lead_is_settled(card: int, b: int, c: int, t: int, d: int, switches: int) -> int:
    """Who takes the trick whatever the others play: 1 the leader's side, -1 the other side, 0 unsettled."""
    better = beaters(card, t)
    may_b = replies(b, card, card, t, switches)
    may_c = replies(c, card, card, t, switches)
    can_b = may_b & better
    can_c = may_c & better
    must_b = can_b != 0 and may_b & ~better == 0
    must_c = can_c != 0 and may_c & ~better == 0
    if d == 0:
        if can_b | can_c == 0:
            return 1
        return -1 if must_b or must_c else 0
    if d == 1:
        if can_b == 0:
            return 1
        return -1 if must_b and can_c == 0 else 0
    if can_c == 0:
        return 1
    return -1 if must_c and can_b == 0 else 0


@helper
def second_is_settled(may_c: int, better: int, ahead: int, d: int) -> int:
    """The same after the second player's card: 1 his side, -1 the other; ``ahead`` is whose card leads."""
    declarer_is_ahead = ahead == d
    can_c = may_c & better
    if can_c == 0 or declarer_is_ahead == (d == 2):
        return 1 if declarer_is_ahead == (d == 1) else -1
    if may_c & ~better == 0:
        return 1 if (d == 2) == (d == 1) else -1
    return 0
