"""How likely each of several things is to be chosen, by weights of its traits (conditional logit), fitted."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Weights = NDArray[np.float64]
Ints = NDArray[np.int64]

STEPS, RATE, SLOWER = 600, 0.1, 0.6
"""Steps of Adam, their length, and after which share of them they are five times shorter."""


@dataclass(frozen=True, slots=True)
class Choices:
    """Choices that were made, the candidates of all of them one after the other."""

    traits: Ints
    """By candidate."""
    choice: Ints
    """Which choice each candidate belongs to."""
    first: Ints
    """The first candidate of each choice."""
    chosen: Ints
    """The candidate that was chosen."""

    @classmethod
    def of(cls, traits: Ints, chosen: Ints) -> "Choices":
        """``traits``: by choice, thing and trait, negative where it could not be chosen; ``chosen``: a thing.

        Choices of one thing are left out.
        """
        may = traits[:, :, 0] >= 0
        real = may.sum(axis=1) > 1
        traits, chosen, may = traits[real], chosen[real], may[real]
        choice, thing = np.nonzero(may)
        first = np.concatenate([[0], np.cumsum(may.sum(axis=1))[:-1]])
        return cls(traits[choice, thing], choice, first, np.nonzero(thing == chosen[choice])[0])

    def logs(self, weights: Weights) -> Weights:
        """The logarithm of each candidate's chance."""
        sums = weights[self.traits].sum(axis=1)
        sums -= np.maximum.reduceat(sums, self.first)[self.choice]
        return sums - np.log(np.add.reduceat(np.exp(sums), self.first))[self.choice]

    def surprise(self, weights: Weights) -> float:
        """The mean logarithm of the chances of what was chosen, less than which is better."""
        return float(-self.logs(weights)[self.chosen].mean())

    def hits(self, weights: Weights) -> float:
        """How often what was chosen is the likeliest."""
        logs = self.logs(weights)
        return float((logs[self.chosen] >= np.maximum.reduceat(logs, self.first) - 1e-12).mean())

    def fit(self, size: int, shrink: float) -> Weights:
        """The likeliest weights of ``size`` traits, drawn to 0 by ``shrink``."""
        weights, mean, square = np.zeros((3, size))
        for step in range(1, STEPS + 1):
            errors = np.exp(self.logs(weights))
            errors[self.chosen] -= 1.0
            slope = shrink * weights
            for trait in self.traits.T:
                slope += np.bincount(trait, errors, size)
            mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
            rate = RATE if step < SLOWER * STEPS else RATE / 5
            weights -= rate * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
        return weights
