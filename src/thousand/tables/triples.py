"""Files of solved values for three players: for every triple of statuses the chances of all three.

The body of such a sealed file is one piece for each mover, packed with lzma by itself and unpacked when it is
asked for. A piece holds the chances, in 65535ths, of the last player by follower and last player, then those
of the follower; the mover has the rest. Kept is by how much each differs from what its neighbours in both
directions suggest.
"""

import lzma
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Final

from thousand.dice.options import Options
from thousand.dice.state import Account
from thousand.tables import packing, solved
from thousand.tables.packing import FILTERS, SCALE, Row
from thousand.tables.sealed import Fields, Kind

KIND: Final = Kind("dice values for three", 1)
PIECES_KEPT: Final = 64
"""Unpacked pieces that are remembered."""


@dataclass(frozen=True, kw_only=True)
class Head(solved.Head):
    """What values are for, and what was found."""

    lack: float
    """What no chance lacks of what the turns against these values come to, before it was rounded."""
    regret: float
    """What no mover could gain in a turn by playing otherwise."""
    first: tuple[float, float, float]
    """The chances of three fresh players, the first to move first, unrounded."""
    pieces: tuple[int, ...]
    """The length of each packed piece."""


Table = Sequence[Row]
Piece = tuple[Table, Table]
"""[last player's, follower's][follower][last player] chances in 65535ths."""


class Triples:
    """Solved values, unpacked piece by piece as they are asked for."""

    def __init__(self, head: Head, piece: Callable[[int], Piece]) -> None:
        self.head, self.piece = head, piece
        """``piece(x)``: the chances of both others where status ``x`` is to move."""

    def chances(self, mover: Account, follower: Account, last: Account) -> tuple[float, float, float]:
        """The chances to win of ``mover``, who is about to move, of who follows and of who comes last."""
        at, on = self.head.status(follower), self.head.status(last)
        third, second = (table[at][on] / SCALE for table in self.piece(self.head.status(mover)))
        return 1 - second - third, second, third


def written(head: Head, pieces: Iterable[Piece]) -> bytes:
    """The file of ``pieces``, one for each status; ``head.pieces`` is filled in."""
    packed = [_packed(piece) for piece in pieces]
    return KIND.written(replace(head, pieces=tuple(map(len, packed))).fields(), b"".join(packed))


def _packed(piece: Piece) -> bytes:
    planes = packing.to_planes(step for table in piece for step in _steps(table))
    return lzma.compress(planes, lzma.FORMAT_RAW, filters=FILTERS)


def _steps(table: Table) -> Iterator[int]:
    for above, row in pairwise(([0] * len(table), *table)):
        yield from packing.steps(value - before for value, before in zip(row, above, strict=True))


def _unpacked(size: int, packed: memoryview) -> Piece:
    planes = lzma.decompress(packed, lzma.FORMAT_RAW, filters=FILTERS)
    whole = packing.from_planes(planes, 2 * size**2)
    return _table(size, whole[: size**2]), _table(size, whole[size**2 :])


def _table(size: int, steps: "array[int]") -> Table:
    table, row = list[Row](), array("H", [0] * size)
    for at in range(0, size**2, size):
        risen = accumulate(steps[at : at + size])
        row = array("H", [(before + more) & SCALE for before, more in zip(row, risen, strict=True)])
        table.append(row)
    return table


def read(data: bytes, file: str, options: Options | None = None) -> Triples:
    """The values in ``data``, which came from ``file`` and must be for ``options``.

    Raises:
        CodedError: it is damaged, or meant for other rules or another release.
    """
    triples = KIND.read(data, file, _parsed)
    triples.head.see_that_it_is_for(options, file)
    return triples


def _parsed(fields: Fields, body: memoryview) -> Triples:
    head = Head.of(fields)
    size, ends = len(head.accounts), [0, *accumulate(head.pieces)]
    if len(ends) != size + 1 or ends[-1] != len(body):
        raise ValueError(ends[-1])

    @lru_cache(maxsize=PIECES_KEPT)
    def piece(number: int) -> Piece:
        return _unpacked(size, body[ends[number] : ends[number + 1]])

    return Triples(head, piece)
