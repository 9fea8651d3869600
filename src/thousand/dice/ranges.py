"""Ямы и бочки: a range that must be left in one turn; a barrel is a pit with a price (D15, D18, D19)."""

from dataclasses import dataclass
from functools import lru_cache

from thousand.dice.falls import after_fall
from thousand.dice.losses import lowered
from thousand.dice.options import Barrel, BelowStart, Options
from thousand.dice.state import Account


@dataclass(frozen=True, slots=True)
class Range:
    """Scores from ``low`` (inside) to ``top`` (outside); a pit has no ``barrel``."""

    low: int
    top: int
    barrel: Barrel | None


@lru_cache(maxsize=1 << 10)
def ranges(options: Options) -> tuple[Range, ...]:
    """All pits and barrels, ascending; a barrel without a top ends at the target (D44)."""
    pits = [Range(pit.low, pit.top, None) for pit in options.pits or ()]
    barrels = [
        Range(barrel.start, options.target if barrel.top is None else barrel.top, barrel)
        for barrel in options.barrels or ()
    ]
    return tuple(sorted(pits + barrels, key=lambda found: (found.low, found.top)))


def range_at(options: Options, score: int) -> Range | None:
    """The pit or barrel that ``score`` lies in, by its value alone (D16)."""
    for found in ranges(options):
        if found.low <= score < found.top:
            return found
    return None


def barrel_at(options: Options, score: int) -> Range | None:
    """The barrel that ``score`` lies in."""
    found = range_at(options, score)
    return found if found is not None and found.barrel is not None else None


def missing_to_leave(standing: Range, total: int) -> int:
    """How many points ``total``, score and turn together, lacks to leave the range (D15, D40)."""
    return max(standing.top - total, 0)


def climbed(options: Options, score: int, total: int) -> Range | None:
    """The barrel on which a banked turn from ``score`` to ``total`` puts a player (D17, D43).

    A barrel that may not be jumped stops every turn that begins below it.
    """
    for found in ranges(options):
        if found.barrel is None or not score < found.low <= total:
            continue
        if total < found.top or not found.barrel.jump:
            return found
    return None


def recorded(stop: Range | None, total: int) -> int:
    """The score that is written when a turn to ``total`` is banked and climbs ``stop`` (D18).

    >>> recorded(Range(880, 1000, Barrel(start=880, jump=False)), 1100)
    880
    """
    if stop is None or stop.barrel is None:
        return total
    return stop.low if stop.barrel.cut or total >= stop.top else total


def must_stop(options: Options, score: int, total: int) -> Range | None:
    """The barrel at which throwing on is refused: cut, without a turn limit and not to be jumped (D30)."""
    stop = climbed(options, score, total)
    if stop is None or stop.barrel is None:
        return None
    return stop if stop.barrel.cut and not stop.barrel.jump and stop.barrel.turns is None else None


def fallen(barrel: Barrel, floor: int | None, account: Account) -> tuple[int, int]:
    """Score and falls after a fall, which always leaves the barrel (D19, D21).

    >>> fallen(Barrel(start=900, fall=BelowStart(below_start=50)), 0, Account(score=960))
    (850, 0)
    """
    if isinstance(barrel.fall, BelowStart):
        score = lowered(floor, barrel.start, barrel.fall.below_start)
    else:
        penalty = barrel.fall or 0
        score = lowered(floor, account.score, penalty)
        if score >= barrel.start:
            score = lowered(floor, barrel.start, penalty)
    return after_fall(barrel.falls, account.falls, score)


def knocked_off(barrel: Barrel, minimum: int, floor: int | None, account: Account) -> tuple[int, int]:
    """Score and falls of a sitter who must make room: a fall, or back to his entry score (D20, D31).

    An entry score that is itself not below the barrel counts as the entry ``minimum``.
    """
    if barrel.knock == "fall":
        return fallen(barrel, floor, account)
    back = account.entry if account.entry < barrel.start else minimum
    return back, account.falls
