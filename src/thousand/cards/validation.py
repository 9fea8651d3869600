"""Option combinations that cannot be played, refused when the table is set up."""

from collections.abc import Iterator
from functools import reduce
from typing import Final

from thousand.cards.options import Barrel, Options
from thousand.core.errors import InvalidRules, declare

SEATS: Final = (2, 3, 4)

WRONG_SEATS = declare("cards/wrong_seats", "seats", "fewest", "most")
NOT_FOR_SEATS = declare("cards/not_for_seats", "seats")
"""The value cannot be played by so many."""
OUT_OF_RANGE = declare("cards/out_of_range", "value", "least", "most")
NOT_A_MULTIPLE = declare("cards/not_a_multiple", "value", "of")
NEEDS = declare("cards/needs", "other", "value")
"""The value needs the option ``other`` to be ``value``."""
EXCLUDES = declare("cards/excludes", "other")
"""The option cannot be played together with ``other``."""
NEVER_LEAVES = declare("cards/never_leaves", "at")
"""A fall would leave the player on the barrel."""
OUT_OF_REACH = declare("cards/out_of_reach", "missing", "most")
"""No single deal can bring what a sitter is missing."""
UNEQUAL_HANDS = declare("cards/unequal_hands", "deck")
"""The hands would not be equal after the gifts."""

MOST_POINTS: Final = 600
"""A deal brings 120 for cards, 280 for marriages and 200 for aces."""

_RANGES: Final = (
    ("cut.nines", 1, 4),
    ("cut.penalty", 0, 1000),
    ("redeal.nines", 1, 4),
    ("redeal.opener_nines", 1, 4),
    ("redeal.jacks", 1, 4),
    ("redeal.below", 1, 60),
    ("talon_redeal.nines", 1, 3),
    ("talon_redeal.jacks", 1, 3),
    ("talon_redeal.below", 1, 30),
    ("auction.minimum", 5, 120),
    ("auction.step", 1, 100),
    ("auction.cap.base", 5, MOST_POINTS),
    ("auction.cap.most", 5, MOST_POINTS),
    ("blind.most", 5, MOST_POINTS),
    ("golden.contract", 5, 120),
    ("write_off.free", 0, 1000),
    ("write_off.third_penalty", 1, 1000),
    ("write_off.limit", 1, 1000),
    ("ace_marriage", 5, 200),
    ("rounding.defenders", 1, 20),
    ("rounding.declarer", 1, 20),
    ("bolts.limit", 1, 100),
    ("bolts.penalty", 0, 1000),
    ("barrel.at", 5, 100_000),
    ("barrel.deals", 1, 100),
    ("barrel.falls", 1, 100),
    ("own_contracts_from", 0, 100_000),
    ("target", 5, 100_000),
    ("sitter.ace", 0, 1000),
    ("bank.stake", 1, 1_000_000_000),
)
"""The least and the most of each number, where the option is played."""

_MULTIPLES: Final = ("auction.minimum", "auction.cap.base", "auction.cap.most", "blind.most")
"""What must be a multiple of ``auction.step``."""


def validate(options: Options, seats: int) -> None:
    """Refuse ``options`` if ``seats`` players cannot play them.

    Raises:
        InvalidRules: the first thing that is wrong, with its key.
    """
    found = next(_faults(options, seats), None)
    if found is not None:
        raise found


def _faults(options: Options, seats: int) -> Iterator[InvalidRules]:
    if seats not in SEATS:
        yield InvalidRules(WRONG_SEATS, "players", seats=seats, fewest=SEATS[0], most=SEATS[-1])
    yield from _out_of_range(options)
    yield from _layout(options, seats)
    yield from _auction(options)
    yield from _scores(options)


def _value(options: Options, key: str) -> object:
    """The value at ``key``; None where its option, or a part of its way, is not played."""
    return reduce(lambda record, name: getattr(record, name, None), key.split("."), options)


def _out_of_range(options: Options) -> Iterator[InvalidRules]:
    for key, least, most in _RANGES:
        value = _value(options, key)
        if isinstance(value, int) and not least <= value <= most:
            yield InvalidRules(OUT_OF_RANGE, key, value=value, least=least, most=most)
    if any(points < 0 for points in options.marriages.points):
        value = min(options.marriages.points)
        yield InvalidRules(OUT_OF_RANGE, "marriages.points", value=value, least=0, most=MOST_POINTS)
    for key in ("write_off.opponents", "barrel.fall"):
        value = _value(options, key)
        if isinstance(value, int) and value < 0:
            yield InvalidRules(OUT_OF_RANGE, key, value=value, least=0, most=1000)


def _layout(options: Options, seats: int) -> Iterator[InvalidRules]:
    """What is dealt must suit the players, and what is given must leave equal hands."""
    one_talon, giving = options.layout == "talon", options.talon.giving
    if one_talon is (seats == 2):
        yield InvalidRules(NOT_FOR_SEATS, "layout", seats=seats)
    if giving == "opponent_and_talon" and options.layout != "two_talons":
        yield InvalidRules(NEEDS, "talon.giving", other="layout", value="two_talons")
    if options.talon.rest == "last_trick" and options.layout != "two_talons":
        yield InvalidRules(NEEDS, "talon.rest", other="layout", value="two_talons")
    if one_talon and options.deck == 20 and giving != "discard":
        yield InvalidRules(UNEQUAL_HANDS, "talon.giving", deck=options.deck)
    for key in ("talon_redeal", "peeks"):
        if not one_talon and _value(options, key) is not None:
            yield InvalidRules(NEEDS, key, other="layout", value="talon")
    if options.sitter is not None and seats != 4:
        yield InvalidRules(NOT_FOR_SEATS, "sitter", seats=seats)


def _auction(options: Options) -> Iterator[InvalidRules]:
    """Every amount a player can be held to must be one that can be bid."""
    auction = options.auction
    for key in _MULTIPLES:
        value = _value(options, key)
        if isinstance(value, int) and value % auction.step:
            yield InvalidRules(NOT_A_MULTIPLE, key, value=value, of=auction.step)
    for key in ("auction.cap.base", "auction.cap.most", "blind.most"):
        value = _value(options, key)
        if isinstance(value, int) and value < auction.minimum:
            yield InvalidRules(OUT_OF_RANGE, key, value=value, least=auction.minimum, most=MOST_POINTS)


def _scores(options: Options) -> Iterator[InvalidRules]:
    barrel, frozen = options.barrel, options.own_contracts_from
    yield from _dump(options)
    if barrel is not None:
        yield from _barrel(options, barrel)
        if frozen is not None:
            yield InvalidRules(EXCLUDES, "own_contracts_from", other="barrel")
    if frozen is not None and frozen >= options.target:
        yield InvalidRules(OUT_OF_RANGE, "own_contracts_from", value=frozen, least=0, most=options.target - 1)


def _dump(options: Options) -> Iterator[InvalidRules]:
    """Самосвал: it takes a score away, but none on which a player sits on the barrel."""
    barrel = options.barrel
    for amount in () if options.dump is None else options.dump.at:
        if amount == 0:
            yield InvalidRules(OUT_OF_RANGE, "dump.at", value=0, least=1, most=options.target - 1)
        elif barrel is not None and (amount == barrel.at or (amount > barrel.at and not barrel.cut)):
            yield InvalidRules(EXCLUDES, "dump.at", other="barrel.at")


def _barrel(options: Options, barrel: Barrel) -> Iterator[InvalidRules]:
    """Бочка: it lies below the target, one deal can lead to the target, and a fall leads off it."""
    missing = options.target - barrel.at
    if missing <= 0:
        yield InvalidRules(OUT_OF_RANGE, "barrel.at", value=barrel.at, least=5, most=options.target - 1)
    elif missing > 300:
        yield InvalidRules(OUT_OF_REACH, "barrel.at", missing=missing, most=300)
    if barrel.fall == 0:
        yield InvalidRules(NEVER_LEAVES, "barrel.fall", at=barrel.at)
    if barrel.fall != "zero" and not barrel.cut:
        yield InvalidRules(NEEDS, "barrel.fall", other="barrel.cut", value="true")
