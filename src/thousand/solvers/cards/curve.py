"""Что сбывается: how often a contract is made that is exceeded or missed by so much with open cards.

The fewer cards are still to be played, the surer it is. The curve was found by play;
``python -m benchmarks.bench_cards_habits`` compares it with deals.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.kernels.cards.jit import Ints

Weights = NDArray[np.float64]

SLIPS, NARROW = 0.03, 5.0
"""How often a contract fails that is just made before the first lead; with so many more points less often."""
CAUGHT, WIDE = 0.7, 15.0
"""How often one that is just missed then is made all the same, and the points by which it becomes rarer."""
WHOLE: Final = 24
"""Cards still to be played before the first lead."""


def comes_true(slack: Weights | Ints, left: int) -> Weights:
    """How often a contract is made that is exceeded by ``slack`` points with open cards.

    ``left``: so many cards are still to be played.
    """
    share = left / WHOLE
    if left == 0:
        return np.asarray(slack >= 0, np.float64)
    lucky = CAUGHT * share**0.5 * np.exp(np.minimum(slack, 0) / (WIDE * share))
    safe = 1.0 - SLIPS * share * np.exp(-np.maximum(slack, 0) / NARROW)
    return np.where(slack < 0, lucky, safe)
