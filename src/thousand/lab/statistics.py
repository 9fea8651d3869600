"""Means of paired differences, and how sure they are: the block bootstrap, a block being one deal."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

RESAMPLES, AT_ONCE = 4_000, 500
COVERED = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its confidence interval."""

    mean: float
    low: float
    high: float
    blocks: int
    differing: int
    """How many blocks were not level."""


def estimate(blocks: Sequence[float], seed: int = 0) -> Estimate:
    """The mean of ``blocks`` with its interval of 95 %, blocks being drawn again with replacement.

    Raises:
        ValueError: there are no blocks.
    """
    if not blocks:
        raise ValueError
    values = np.array(blocks, np.float64)
    rng = np.random.default_rng(seed)
    parts = [rng.choice(values, (AT_ONCE, len(values))).mean(axis=1) for _ in range(RESAMPLES // AT_ONCE)]
    means = np.concatenate(parts)
    low, high = np.quantile(means, [(1 - COVERED) / 2, (1 + COVERED) / 2])
    differing = int(np.count_nonzero(values))
    return Estimate(float(values.mean()), float(low), float(high), len(values), differing)
