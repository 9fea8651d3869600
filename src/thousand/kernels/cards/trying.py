"""Which plays a search tries first, since the sooner it meets a good one the less it looks at."""

from thousand.kernels.cards.bits import lowest
from thousand.kernels.cards.jit import helper
from thousand.kernels.cards.ranks import high_first, low_first
from thousand.kernels.cards.tables import OF_SUIT, SUITS


@helper
def pick(todo: int, first: int) -> int:
    """The card to try next: of ``first`` the highest, else the lowest there is to do."""
    if todo & todo - 1 == 0:
        return lowest(todo)
    return high_first(first) if first else low_first(todo)


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
