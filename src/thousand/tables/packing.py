"""Numbers of 16 bits as bytes, in the shapes that take little room in a file."""

import lzma
import sys
from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import Final

SCALE: Final = 65_535
"""The largest of these numbers; chances are kept as shares of it."""
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]

Row = Sequence[int]


def to_bytes(numbers: Iterable[int]) -> bytes:
    """Two bytes a number, the low one first."""
    whole = array("H", numbers)
    if sys.byteorder == "big":
        whole.byteswap()
    return whole.tobytes()


def from_bytes(plain: bytes | bytearray | memoryview) -> "array[int]":
    """The numbers of ``to_bytes``."""
    whole = array("H")
    whole.frombytes(plain)
    if sys.byteorder == "big":
        whole.byteswap()
    return whole


def to_planes(numbers: Iterable[int]) -> bytes:
    """All low bytes first, then all high bytes."""
    plain = to_bytes(numbers)
    return plain[::2] + plain[1::2]


def from_planes(planes: bytes, count: int) -> "array[int]":
    """The numbers of ``to_planes``.

    Raises:
        ValueError: there are not ``count`` of them.
    """
    if len(planes) != 2 * count:
        raise ValueError(len(planes))
    plain = bytearray(len(planes))
    plain[::2], plain[1::2] = planes[:count], planes[count:]
    return from_bytes(plain)


def steps(row: Iterable[int]) -> list[int]:
    """By how much each number differs from the one before it, the first from 0."""
    return [(value - before) & SCALE for before, value in pairwise((0, *row))]


def summed(found: Iterable[int]) -> "array[int]":
    """The row of these ``steps``.

    >>> summed(steps((5, 3, 65_535))).tolist()
    [5, 3, 65535]
    """
    return array("H", (value & SCALE for value in accumulate(found)))
