"""Tricks whose winner is settled whatever the others play."""

from thousand.kernels.cards.jit import helper
from thousand.kernels.cards.moves import beaters, replies


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
