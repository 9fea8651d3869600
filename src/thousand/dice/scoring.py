"""Зачётные кости: a throw is read at its highest value, never together with earlier dice (D1)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from thousand.dice.actions import Faces
from thousand.dice.options import Options

SMALL_STRAIGHT: Faces = (1, 2, 3, 4, 5)
BIG_STRAIGHT: Faces = (2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Reading:
    """Dice of one throw, ascending, and the points they score together; nothing by default."""

    points: int = 0
    dice: Faces = ()
    wins: bool = False
    """Five alike where they win the game at once (D5)."""


@lru_cache(maxsize=1 << 15)
def highest_reading(options: Options, throw: Faces) -> Reading:
    """The reading of ``throw`` with the most points and, among those, the most dice (D1, D2).

    A combination worth 0 is not played.

    >>> highest_reading(Options(), (4, 4, 4, 4, 2))
    Reading(points=80, dice=(4, 4, 4, 4), wins=False)
    """
    dice = tuple(sorted(throw))
    readings = [_face_by_face(options, dice), *_straight(options, dice), *_pair(options, dice)]
    return max(readings, key=_rank)


def _rank(reading: Reading) -> tuple[bool, int, int]:
    return reading.wins, reading.points, len(reading.dice)


def _face_by_face(options: Options, dice: Faces) -> Reading:
    """The best of alike dice and single ones and fives: what one face scores does not depend on another."""
    best = [max(_of_face(options, face, dice.count(face)), key=_rank) for face in sorted(set(dice))]
    return Reading(
        sum(reading.points for reading in best),
        sum((reading.dice for reading in best), ()),
        any(reading.wins for reading in best),
    )


def _of_face(options: Options, face: int, count: int) -> Iterator[Reading]:
    """All readings of ``count`` dice that show ``face``: a group of alike dice and singles beside it."""
    single = {1: options.singles.ones, 5: options.singles.fives}.get(face, 0)
    groups = ((3, options.three), (4, options.four), (5, options.five))
    yield Reading(single * count, (face,) * count) if single else Reading()
    for size, points in groups:
        if size > count or points is None:
            continue
        if points == "win":
            yield Reading(options.target, (face,) * size, wins=True)
        elif points[face - 1]:
            beside = count - size if single else 0
            yield Reading(points[face - 1] + single * beside, (face,) * (size + beside))


def _straight(options: Options, dice: Faces) -> Iterator[Reading]:
    """Лесенка: all five dice of one throw in a row."""
    if options.straights is None:
        return
    for straight, points in (
        (SMALL_STRAIGHT, options.straights.small),
        (BIG_STRAIGHT, options.straights.big),
    ):
        if points and dice == straight:
            yield Reading(points, dice)


def _pair(options: Options, dice: Faces) -> Iterator[Reading]:
    """Дубль: two alike when exactly two were thrown count as used, for 0 points (D6)."""
    if options.pair_on_two and len(dice) == 2 and dice[0] == dice[1]:
        yield Reading(0, dice)
