"""Cards that differ by points only: one of them stands for the others."""

from thousand.kernels.cards.jit import helper
from thousand.kernels.cards.tables import ACES_SET, BOTTOMS, SETS, SUIT, SUIT_SET, TOPS, WIDTH

HIGHEST_IS_BEST, ACES_APART = 1, 2
"""How to choose between cards that differ by points only: the highest, else the lowest; aces declare."""


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
