"""Files of solved values for three players: for every triple of statuses the chances of all three.

A file is a line of JSON and a body of one piece for each mover, packed with lzma by itself and unpacked when
it is asked for. A piece holds the chances, in 65535ths, of the last player by follower and last player, then
those of the follower; the mover has the rest. Kept is by how much each differs from what its neighbours in
both directions suggest: all low bytes first, then all high bytes. The head says for which rules, and holds a
hash of it all: nothing damaged is trusted.
"""

import json
import lzma
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import accumulate, pairwise
from typing import Any, Final

from thousand.core.errors import CodedError
from thousand.dice.options import Options
from thousand.dice.state import Account
from thousand.tables.statuses import status_of
from thousand.tables.values import DAMAGED, FOREIGN, SCALE, options_key, rules_key

FORMAT: Final = 1
KIND: Final = "dice values for three"
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
PIECES_KEPT: Final = 64
"""Unpacked pieces that are remembered."""


@dataclass(frozen=True)
class Head:
    """What a file of values is for."""

    options: str
    """``options_key`` of the rules."""
    digest: str
    """Of the compiled rules."""
    accounts: tuple[Account, ...]
    """The statuses, in order."""
    start: int
    least: int | None
    """Scores below it are taken for it."""
    entries: tuple[int, ...]
    """Entry scores between two of these are taken for the lower one."""
    lack: float
    """What no chance lacks of what the turns against these values come to, before it was rounded."""
    regret: float
    """What no mover could gain in a turn by playing otherwise."""
    first: tuple[float, float, float]
    """The chances of three fresh players, the first to move first, unrounded."""
    rules: str
    """``rules_key`` of the release that solved it."""
    pieces: tuple[int, ...]
    """The length of each packed piece."""


Row = Sequence[int]
Table = Sequence[Row]
Piece = tuple[Table, Table]
"""[last player's, follower's][follower][last player] chances in 65535ths."""


class Triples:
    """Solved values, unpacked piece by piece as they are asked for."""

    def __init__(self, head: Head, piece: Callable[[int], Piece]) -> None:
        self.head, self.piece = head, piece
        """``piece(x)``: the chances of both others where status ``x`` is to move."""

    @cached_property
    def _numbers(self) -> dict[Account, int]:
        return {account: number for number, account in enumerate(self.head.accounts)}

    def status(self, account: Account) -> int:
        """The number of the status that stands for ``account``.

        Raises:
            KeyError: such an account cannot occur.
        """
        return status_of(self._numbers, account, self.head.least, self.head.entries)

    def chances(self, mover: Account, follower: Account, last: Account) -> tuple[float, float, float]:
        """The chances to win of ``mover``, who is about to move, of who follows and of who comes last."""
        at, on = self.status(follower), self.status(last)
        third, second = (table[at][on] / SCALE for table in self.piece(self.status(mover)))
        return 1 - second - third, second, third


def written(head: Head, pieces: Iterable[Piece]) -> bytes:
    """The file of ``pieces``, one for each status; ``head.pieces`` is filled in."""
    packed = [_packed(piece) for piece in pieces]
    fields = {name: getattr(head, name) for name in Head.__dataclass_fields__}
    fields["accounts"] = [list(astuple(account)) for account in head.accounts]
    fields["pieces"] = [*map(len, packed)]
    line, body = {"thousand": KIND, "format": FORMAT, **fields}, b"".join(packed)
    return json.dumps({**line, "hash": _hash(line, body)}).encode() + b"\n" + body


def _packed(piece: Piece) -> bytes:
    low, high = bytearray(), bytearray()
    for table in piece:
        for above, row in pairwise(([0] * len(table), *table)):
            risen = [(value - before) & SCALE for value, before in zip(row, above, strict=True)]
            steps = [(value - before) & SCALE for before, value in pairwise((0, *risen))]
            low += bytes(step & 255 for step in steps)
            high += bytes(step >> 8 for step in steps)
    return lzma.compress(bytes(low + high), lzma.FORMAT_RAW, filters=FILTERS)


def _unpacked(size: int, packed: bytes | memoryview) -> Piece:
    planes = lzma.decompress(packed, lzma.FORMAT_RAW, filters=FILTERS)
    half = 2 * size**2
    if len(planes) != 2 * half:
        raise ValueError(len(planes))
    tables: tuple[list[Row], list[Row]] = [], []
    for number, table in enumerate(tables):
        row: Row = [0] * size
        for at in range(number * size**2, (number + 1) * size**2, size):
            low, high = planes[at : at + size], planes[half + at : half + at + size]
            risen = accumulate(one + 256 * other for one, other in zip(low, high, strict=True))
            row = array("H", [(before + more) & SCALE for before, more in zip(row, risen, strict=True)])
            table.append(row)
    return tables


def _hash(line: Mapping[str, Any], body: bytes | memoryview) -> str:
    """Of everything in a file but the hash itself."""
    rest = {name: value for name, value in line.items() if name != "hash"}
    found = sha256(json.dumps(rest, sort_keys=True).encode() + b"\n")
    found.update(body)
    return found.hexdigest()


def read(data: bytes, file: str, options: Options | None = None) -> Triples:
    """The values in ``data``, which came from ``file`` and must be for ``options``.

    Raises:
        CodedError: it is damaged, or meant for other rules or another release.
    """
    head, line, body = _head(data, file)
    if (line["thousand"], line.get("format")) != (KIND, FORMAT) or (
        options is not None and head.options != options_key(options)
    ):
        raise CodedError(FOREIGN, file=file)
    size = len(head.accounts)
    if _hash(line, body) != line.get("hash") or len(head.pieces) != size or sum(head.pieces) != len(body):
        raise CodedError(DAMAGED, file=file)
    ends = [0, *accumulate(head.pieces)]

    @lru_cache(maxsize=PIECES_KEPT)
    def piece(number: int) -> Piece:
        return _unpacked(size, body[ends[number] : ends[number + 1]])

    return Triples(head, piece)


def confirmed(data: bytes, file: str, digest: str) -> bytes:
    """``data``, which came from ``file``, as a file of this release, whose rules compile to ``digest`` too.

    Raises:
        CodedError: it is damaged, or its rules compile to something else.
    """
    if read(data, file).head.digest != digest:
        raise CodedError(FOREIGN, file=file)
    _, line, body = _head(data, file)
    line = {**line, "rules": rules_key()}
    return json.dumps({**line, "hash": _hash(line, body)}).encode() + b"\n" + body


def _head(data: bytes, file: str) -> tuple[Head, dict[str, Any], memoryview]:
    end, kind = data.find(b"\n") % (len(data) + 1), None
    try:
        line = json.loads(data[:end])
        kind = line["thousand"]
        fields = {name: line[name] for name in Head.__dataclass_fields__}
        fields["accounts"] = tuple(Account(*found) for found in fields["accounts"])
        fields |= {name: tuple(fields[name]) for name in ("entries", "first", "pieces")}
        return Head(**fields), line, memoryview(data)[end + 1 :]
    except (ValueError, KeyError, TypeError):
        raise CodedError(FOREIGN if kind not in (None, KIND) else DAMAGED, file=file) from None
