"""The card of the highest or of the lowest rank, whatever its suit."""

from thousand.kernels.cards.bits import lowest
from thousand.kernels.cards.jit import part
from thousand.kernels.cards.tables import NO_CARD, OF_RANK

RANKS_DOWN = (5, 4, 3, 2, 1, 0)


@part
def high_first(cards: int) -> int:
    """The card of the highest rank."""
    for rank in RANKS_DOWN:
        found = cards & OF_RANK[rank]
        if found:
            return lowest(found)
    return NO_CARD


@part
def low_first(cards: int) -> int:
    """The card of the lowest rank."""
    for rank in range(len(RANKS_DOWN)):
        found = cards & OF_RANK[rank]
        if found:
            return lowest(found)
    return NO_CARD
