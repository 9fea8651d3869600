"""What a throw of so many dice brings: every outcome counted, all scoring dice set aside."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from thousand.dice.options import Options
from thousand.dice.scoring import highest_reading

CHANCE_TO_CONFIRM = 1 - 25 / 324
"""How often a throw of five dice scores."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One result of a throw: its points, the dice it leaves to be thrown, and how often it comes."""

    points: int
    left: int
    chance: float
    busts: bool


@lru_cache(maxsize=64)
def outcomes(options: Options, dice: int) -> tuple[Outcome, ...]:
    """All results of a throw of ``dice`` dice; their chances add up to 1."""
    readings = (highest_reading(options, throw) for throw in product(range(1, 7), repeat=dice))
    counted = Counter((reading.points, len(reading.dice)) for reading in readings)
    return tuple(
        Outcome(points, dice - used, count / 6**dice, used == 0)
        for (points, used), count in sorted(counted.items())
    )


@lru_cache(maxsize=64)
def chance_to_bust(options: Options, dice: int) -> float:
    """How often a throw of ``dice`` dice scores nothing.

    >>> round(chance_to_bust(Options(), 1), 3)
    0.667
    """
    return sum(outcome.chance for outcome in outcomes(options, dice) if outcome.busts)


@lru_cache(maxsize=64)
def mean_points(options: Options, dice: int) -> float:
    """The points that a throw of ``dice`` dice brings on average, busts included."""
    return sum(outcome.chance * outcome.points for outcome in outcomes(options, dice))
