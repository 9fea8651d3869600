"""Which combinations of options can be played: each impossible one has a code and names its key."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise

from thousand.core.errors import InvalidRules, declare
from thousand.dice.options import Barrel, Options

NOT_MULTIPLE_OF_FIVE = declare("dice/not_multiple_of_five", "value")
NOT_POSITIVE = declare("dice/not_positive", "value")
NEGATIVE = declare("dice/negative", "value")
TOO_LARGE = declare("dice/too_large", "value", "most")
NOTHING_SCORES = declare("dice/nothing_scores")
FLOOR_ABOVE_ZERO = declare("dice/floor_above_zero", "floor")
ENTRY_ABOVE_TARGET = declare("dice/entry_above_target", "entry", "target")
EMPTY_RANGE = declare("dice/empty_range", "low", "top")
BEYOND_TARGET = declare("dice/beyond_target", "top", "target")
OVERLAPPING_RANGES = declare("dice/overlapping_ranges", "low", "top", "other_low", "other_top")
DUMP_IN_RANGE = declare("dice/dump_in_range", "at", "low", "top")
FALL_MISSING = declare("dice/fall_missing")
NEVER_FALLS = declare("dice/never_falls")
KNOCK_NEEDS_EXCLUSIVE = declare("dice/knock_needs_exclusive")
KNOCK_NEEDS_ENTRY = declare("dice/knock_needs_entry", "start")
EXACT_NEEDS_DOTS = declare("dice/exact_needs_dots")
DOTS_NEED_EXACT = declare("dice/dots_need_exact")
NOTHING_TO_CONFIRM = declare("dice/nothing_to_confirm")

NOT_POINTS = frozenset({"limit", "turns", "falls", "amount", "never_entered"})
"""Fields that count marks, turns or money; all other numbers are points."""
MARKS = frozenset({"limit", "turns", "falls"})
"""Fields that count marks of a status."""
MOST_MARKS = 99
MOST_POINTS = 100_000
MAY_BE_ZERO = frozenset({"ones", "fives", "three", "four", "five", "small", "big", "floor", "amount"})
"""Fields where 0 has a meaning."""


def check(options: Options) -> None:
    """Refuse rules that cannot be played.

    Raises:
        InvalidRules: the first impossible combination found; ``key`` is the option to change.
    """
    for problem in _problems(options):
        raise problem


def _problems(options: Options) -> Iterator[InvalidRules]:
    yield from _numbers(options)
    yield from _scoring(options)
    yield from _limits(options)
    yield from _ranges(options)
    for number, barrel in enumerate(options.barrels or (), 1):
        yield from _barrel(options, barrel, f"barrels[{number}]")
    yield from _finish(options)


def _numbers(options: Options) -> Iterator[InvalidRules]:
    """Points are multiples of 5 (D29), and what is counted or paid is above zero."""
    for key, field, value in _leaves(options, ""):
        if field not in NOT_POINTS and value % 5:
            yield InvalidRules(NOT_MULTIPLE_OF_FIVE, key, value=value)
        if field not in MAY_BE_ZERO and value <= 0:
            yield InvalidRules(NOT_POSITIVE, key, value=value)
        if field in MAY_BE_ZERO - {"floor"} and value < 0:
            yield InvalidRules(NEGATIVE, key, value=value)
        most = MOST_MARKS if field in MARKS else MOST_POINTS
        if value > most:
            yield InvalidRules(TOO_LARGE, key, value=value, most=most)


def _leaves(value: object, key: str, field: str = "") -> Iterator[tuple[str, str, int]]:
    """All numbers of an option record with their keys and the names of the fields that hold them."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield key, field, value
    elif isinstance(value, tuple):
        for number, item in enumerate(value, 1):
            yield from _leaves(item, f"{key}[{number}]", field)
    elif is_dataclass(value):
        for each in fields(value):
            inner = f"{key}.{each.name}" if key else each.name
            yield from _leaves(getattr(value, each.name), inner, each.name)


def _scoring(options: Options) -> Iterator[InvalidRules]:
    points = [options.singles.ones, options.singles.fives, *(options.three or ()), *(options.four or ())]
    if options.five == "win":
        return
    points += options.five or ()
    if options.straights is not None:
        points += [options.straights.small, options.straights.big]
    if not any(points):
        yield InvalidRules(NOTHING_SCORES, "singles")


def _limits(options: Options) -> Iterator[InvalidRules]:
    if options.floor is not None and options.floor > 0:
        yield InvalidRules(FLOOR_ABOVE_ZERO, "floor", floor=options.floor)
    if options.entry is not None and options.entry > options.target:
        yield InvalidRules(ENTRY_ABOVE_TARGET, "entry", entry=options.entry, target=options.target)
    if options.confirmed == "banked" and options.hot == "optional":
        yield InvalidRules(NOTHING_TO_CONFIRM, "confirmed")


def _spans(options: Options) -> list[tuple[int, int, str]]:
    """All ranges, ascending: where they begin and end, and their keys."""
    pits = [(pit.low, pit.top, f"pits[{number}]") for number, pit in enumerate(options.pits or (), 1)]
    barrels = [
        (barrel.start, options.target if barrel.top is None else barrel.top, f"barrels[{number}]")
        for number, barrel in enumerate(options.barrels or (), 1)
    ]
    return sorted(pits + barrels)


def _ranges(options: Options) -> Iterator[InvalidRules]:
    spans = _spans(options)
    for low, top, key in spans:
        if low > options.target or top > options.target:
            yield InvalidRules(BEYOND_TARGET, key, top=max(low, top), target=options.target)
        if low >= top:
            yield InvalidRules(EMPTY_RANGE, key, low=low, top=top)
        if options.dump is not None and low <= options.dump.at < top:
            yield InvalidRules(DUMP_IN_RANGE, key, at=options.dump.at, low=low, top=top)
    for (other_low, other_top, _), (low, top, key) in pairwise(spans):
        if low < other_top:
            yield InvalidRules(
                OVERLAPPING_RANGES, key, low=low, top=top, other_low=other_low, other_top=other_top
            )


def _barrel(options: Options, barrel: Barrel, key: str) -> Iterator[InvalidRules]:
    """A barrel one can fall off says what that costs; what can never happen costs nothing."""
    may_fall = barrel.turns is not None or (barrel.exclusive and barrel.knock == "fall")
    if may_fall and barrel.fall is None:
        yield InvalidRules(FALL_MISSING, f"{key}.fall")
    if not may_fall and barrel.fall is not None:
        yield InvalidRules(NEVER_FALLS, f"{key}.fall")
    if not may_fall and barrel.falls is not None:
        yield InvalidRules(NEVER_FALLS, f"{key}.falls")
    if barrel.knock == "entry":
        if not barrel.exclusive:
            yield InvalidRules(KNOCK_NEEDS_EXCLUSIVE, f"{key}.knock")
        if options.entry is None or options.entry >= barrel.start:
            yield InvalidRules(KNOCK_NEEDS_ENTRY, f"{key}.knock", start=barrel.start)


def _finish(options: Options) -> Iterator[InvalidRules]:
    """An exact finish and dots are one rule in two keys: a turn beyond the target must cost something."""
    if options.finish == "exact" and options.dots is None:
        yield InvalidRules(EXACT_NEEDS_DOTS, "dots")
    if options.finish == "reach" and options.dots is not None:
        yield InvalidRules(DOTS_NEED_EXACT, "dots")
