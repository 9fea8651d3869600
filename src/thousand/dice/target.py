"""Цель: the last range always ends at the target, and what lies beyond the target is off (D44)."""

from collections.abc import Collection
from dataclasses import replace

from thousand.core.errors import InvalidRules, declare
from thousand.dice.options import Options

LAST_BARREL = 100
"""How far below a changed target the last barrel starts."""

TARGET_TOO_LOW = declare("dice/target_too_low", "target", "least")


def fitted(options: Options, changed: Collection[str]) -> Options:
    """``options`` with the ranges fitted to a target that house rules changed; ``changed`` are their keys.

    Ranges that house rules name themselves stay as they are. A dump truck at or beyond the target
    and a stake of nothing are off.

    Raises:
        InvalidRules: the target leaves no room for the barrel.
    """
    if "target" in changed and "barrels" not in changed and options.barrels:
        options = _with_moved_barrel(options)
    if "target" in changed and "pits" not in changed and options.pits:
        pits = tuple(pit for pit in options.pits if pit.top <= _room(options))
        options = replace(options, pits=pits or None)
    if options.dump is not None and options.dump.at >= options.target:
        options = replace(options, dump=None)
    if options.stake is not None and options.stake.amount == 0:
        options = replace(options, stake=None)
    return options


def _with_moved_barrel(options: Options) -> Options:
    """The last barrel moved to the last 100 points; others stay where they still lie below it."""
    *others, last = options.barrels or ()
    start = options.target - LAST_BARREL
    if start <= 0:
        raise InvalidRules(TARGET_TOO_LOW, "target", target=options.target, least=LAST_BARREL + 5)
    kept = [barrel for barrel in others if (barrel.top or options.target) <= start]
    return replace(options, barrels=(*kept, replace(last, start=start, top=None)))


def _room(options: Options) -> int:
    """Where the ranges below the last barrel must end; without barrels, at the target."""
    return options.barrels[-1].start if options.barrels else options.target
