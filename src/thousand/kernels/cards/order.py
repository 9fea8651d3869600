"""Worlds are looked at in an order in which neighbours are alike, since a search remembers only so much.

Together come those in which suits are as long in two of the hands, whichever suits these are; of them those
in which they are the same. That leaves a fifth to a quarter less to be searched than the order of the cards.
"""

import numpy as np

from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.layout import A, B
from thousand.kernels.cards.tables import SUIT_SET, SUITS, WIDTH

LENGTH = 3
"""Bits for how many cards of a suit a hand holds."""
HELD = 2 * LENGTH
"""The same for two hands."""


def alike_together(rows: Ints) -> Ints:
    """The places of ``rows``, which are positions of the same cards, in that order; as many as these."""
    suits = np.arange(SUITS)
    first, second = (
        np.bitwise_count(rows[:, hand, None] >> WIDTH * suits & SUIT_SET).astype(np.int64) for hand in (A, B)
    )
    held, places = first << LENGTH | second, 1 << HELD * suits
    return np.argsort((np.sort(held) @ places) << HELD * SUITS | held @ places, kind="stable")
