"""Отложенные кости: all scoring dice of a throw are set aside, or any fully scoring set by choice (D2)."""

from functools import lru_cache
from itertools import combinations

from thousand.dice.actions import Faces
from thousand.dice.options import Options
from thousand.dice.ranges import barrel_at
from thousand.dice.scoring import Reading, highest_reading


def readings_to_keep(options: Options, score: int, throw: Faces) -> tuple[Reading, ...]:
    """What a player at ``score`` may keep of ``throw``: nothing (a bust), one set, or several to choose from.

    Fewest dice first, then ascending. Five alike that win the game leave no choice (D5).
    """
    best = highest_reading(options, throw)
    if not best.dice:
        return ()
    if best.wins or not _is_free(options, score):
        return (best,)
    return _scoring_sets(options, throw)


def _is_free(options: Options, score: int) -> bool:
    """Whether the player chooses what to keep; ``home`` lets him on the barrel (D32)."""
    if options.set_aside == "choice_on_barrel":
        return barrel_at(options, score) is not None
    return options.set_aside == "choice"


@lru_cache(maxsize=1 << 12)
def _scoring_sets(options: Options, throw: Faces) -> tuple[Reading, ...]:
    """Every set of the dice of ``throw`` that scores with all its dice, worth its own highest reading.

    >>> [reading.dice for reading in _scoring_sets(Options(), (2, 2, 2, 2, 5))]
    [(5,), (2, 2, 2), (2, 2, 2, 2), (2, 2, 2, 5), (2, 2, 2, 2, 5)]
    """
    dice = tuple(sorted(throw))
    sets = sorted(
        {chosen for size in range(1, len(dice) + 1) for chosen in combinations(dice, size)},
        key=lambda chosen: (len(chosen), chosen),
    )
    readings = (highest_reading(options, chosen) for chosen in sets)
    return tuple(
        reading
        for chosen, reading in zip(sets, readings, strict=True)
        if reading.dice == chosen and (reading.points or chosen == dice)
    )
