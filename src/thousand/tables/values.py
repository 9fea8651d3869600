"""Files of solved values: for every pair of statuses the chance to win of the one about to move.

The body of such a sealed file holds for each status ``x`` the chances of all statuses ``y`` to move against
it, in 65535ths. It is packed with lzma, as differences along the row. Where there are very many statuses,
chances are kept as they are: packing hundreds of megabytes would take minutes, and unpacking them seconds.
"""

import lzma
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final

from thousand.dice.options import Options
from thousand.dice.state import Account
from thousand.tables import packing, solved
from thousand.tables.packing import FILTERS, SCALE, Row
from thousand.tables.sealed import Fields, Kind

KIND: Final = Kind("dice values", 1)
MANY: Final = 5_000
"""From so many statuses on, chances are kept as they are."""


@dataclass(frozen=True, kw_only=True)
class Head(solved.Head):
    """What values are for, and what was found."""

    error: float
    """What no value is further off, before it was rounded."""
    first: float
    """The chance to win of whoever begins, unrounded."""
    turns: float | None
    """Single turns of a whole game between two who play as well as can be, where that is known."""


class Values:
    """Solved values, taken row by row as they are asked for."""

    def __init__(self, head: Head, row: Callable[[int], Row]) -> None:
        self.head, self.row = head, row
        """``row(x)``: the chances, in 65535ths, of every status to move against status ``x``."""

    def chance(self, mover: Account, other: Account) -> float:
        """The chance to win of ``mover``, about to move against ``other``."""
        return self.row(self.head.status(other))[self.head.status(mover)] / SCALE


def written(head: Head, rows: Iterable[Row]) -> bytes:
    """The file of ``rows``, one for each status, in 65535ths."""
    body = _kept(rows) if len(head.accounts) >= MANY else _packed(rows)
    return KIND.written(head.fields(), body)


def _kept(rows: Iterable[Row]) -> bytes:
    return packing.to_bytes(chain.from_iterable(rows))


def _packed(rows: Iterable[Row]) -> bytes:
    planes = packing.to_planes(chain.from_iterable(map(packing.steps, rows)))
    return lzma.compress(planes, lzma.FORMAT_XZ, filters=FILTERS)


def read(data: bytes, file: str, options: Options | None = None) -> Values:
    """The values in ``data``, which came from ``file`` and must be for ``options``.

    Raises:
        CodedError: it is damaged, or meant for other rules or another release.
    """
    values = KIND.read(data, file, _parsed)
    values.head.see_that_it_is_for(options, file)
    return values


def _parsed(fields: Fields, body: memoryview) -> Values:
    head = Head.of(fields)
    size = len(head.accounts)
    return Values(head, (_plain if size >= MANY else _unpacked)(size, body))


def _plain(size: int, body: memoryview) -> Callable[[int], Row]:
    whole = packing.from_bytes(body)
    return lambda number: whole[number * size : (number + 1) * size]


def _unpacked(size: int, body: memoryview) -> Callable[[int], Row]:
    whole = packing.from_planes(lzma.decompress(body), size**2)

    @cache
    def row(number: int) -> Row:
        return packing.summed(whole[number * size : (number + 1) * size])

    return row
