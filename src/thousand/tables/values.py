"""Files of solved values: for every pair of statuses the chance to win of the one about to move.

A file is a line of JSON and a body that holds for each status ``x`` the chances of all statuses ``y`` to move
against it, in 65535ths. It is packed with lzma, as differences along the row: all low bytes first, then all
high bytes. Very many statuses are kept as they are, two bytes a chance, the low one first: packing hundreds
of megabytes would take minutes, and unpacking them seconds. The head says for which rules, and holds a hash
of it all: nothing damaged is trusted.
"""

import json
import lzma
import sys
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from itertools import accumulate
from typing import Any, Final

from thousand.core.errors import CodedError, declare
from thousand.dice.options import Options
from thousand.dice.state import Account
from thousand.tables.statuses import status_of

FORMAT: Final = 1
SCALE: Final = 65_535
MANY: Final = 5_000
"""From so many statuses on, chances are kept as they are."""
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]

DAMAGED = declare("tables/damaged", "file")
"""The file of values is cut off or changed, or no such file at all."""
FOREIGN = declare("tables/foreign", "file")
"""The file holds values for other rules, or was written by another release."""


def options_key(options: Options) -> str:
    """A hash of everything in ``options`` that play depends on; the stake is none of it."""
    parts = {name: value for name, value in asdict(options).items() if name != "stake"}
    return sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def rules_key() -> str:
    """A hash of the rules as they are written in this release."""
    whole = sha256()
    for file in sorted(files("thousand.dice").iterdir(), key=lambda found: found.name):
        if file.name.endswith(".py"):
            whole.update(file.name.encode() + b"\0" + file.read_bytes())
    return whole.hexdigest()


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
    error: float
    """What no value is further off, before it was rounded."""
    first: float
    """The chance to win of whoever begins, unrounded."""
    turns: float | None
    """Single turns of a whole game between two who play as well as can be, where that is known."""
    rules: str
    """``rules_key`` of the release that solved it."""


Row = Sequence[int]


class Values:
    """Solved values, taken row by row as they are asked for."""

    def __init__(self, head: Head, row: Callable[[int], Row]) -> None:
        self.head, self.row = head, row
        """``row(x)``: the chances, in 65535ths, of every status to move against status ``x``."""

    @cached_property
    def _numbers(self) -> dict[Account, int]:
        return {account: number for number, account in enumerate(self.head.accounts)}

    def status(self, account: Account) -> int:
        """The number of the status that stands for ``account``.

        Raises:
            KeyError: such an account cannot occur.
        """
        return status_of(self._numbers, account, self.head.least, self.head.entries)

    def chance(self, mover: Account, other: Account) -> float:
        """The chance to win of ``mover``, about to move against ``other``."""
        return self.row(self.status(other))[self.status(mover)] / SCALE


def _plain(size: int, body: memoryview) -> Callable[[int], Row]:
    whole = array("H")
    whole.frombytes(body)
    if sys.byteorder == "big":
        whole.byteswap()
    return lambda number: whole[number * size : (number + 1) * size]


def _unpacked(size: int, body: memoryview) -> Callable[[int], Row]:
    planes = lzma.decompress(body)
    if len(planes) != 2 * size**2:
        raise ValueError(len(planes))

    @cache
    def row(number: int) -> Row:
        at = number * size
        low, high = planes[at : at + size], planes[at + size**2 : at + size**2 + size]
        steps = (one + 256 * other for one, other in zip(low, high, strict=True))
        return array("H", accumulate(steps, _added))

    return row


def _added(value: int, step: int) -> int:
    return (value + step) & SCALE


def written(head: Head, rows: Iterable[Row]) -> bytes:
    """The file of ``rows``, one for each status, in 65535ths."""
    body = _kept(rows) if len(head.accounts) >= MANY else _packed(rows)
    fields = {name: getattr(head, name) for name in Head.__dataclass_fields__}
    fields["accounts"] = [list(astuple(account)) for account in head.accounts]
    return _whole({"thousand": "dice values", "format": FORMAT, **fields}, body)


def _kept(rows: Iterable[Row]) -> bytes:
    whole = array("H")
    for row in rows:
        whole.extend(row)
    if sys.byteorder == "big":
        whole.byteswap()
    return whole.tobytes()


def _packed(rows: Iterable[Row]) -> bytes:
    low, high = bytearray(), bytearray()
    for row in rows:
        steps = [(value - before) & SCALE for before, value in zip((0, *row), row, strict=False)]
        low += bytes(step & 255 for step in steps)
        high += bytes(step >> 8 for step in steps)
    return lzma.compress(bytes(low + high), lzma.FORMAT_XZ, filters=FILTERS)


def confirmed(data: bytes, file: str, digest: str) -> bytes:
    """``data``, which came from ``file``, as a file of this release, whose rules compile to ``digest`` too.

    Raises:
        CodedError: it is damaged, or its rules compile to something else.
    """
    if read(data, file).head.digest != digest:
        raise CodedError(FOREIGN, file=file)
    _, line, body = _head(data, file)
    return _whole({**line, "rules": rules_key()}, body)


def is_finer(data: bytes, file: str, entries: tuple[int, ...]) -> bool:
    """Whether ``data``, of this release, tells all entry scores apart where only ``entries`` were asked for.

    Raises:
        CodedError: it is damaged.
    """
    head = read(data, file).head
    return bool(entries) and not head.entries and head.rules == rules_key()


def _whole(line: Mapping[str, Any], body: bytes | memoryview) -> bytes:
    return b"\n".join((json.dumps({**line, "hash": _hash(line, body)}).encode(), body))


def _hash(line: Mapping[str, Any], body: bytes | memoryview) -> str:
    """Of everything in a file but the hash itself."""
    rest = {name: value for name, value in line.items() if name != "hash"}
    found = sha256(json.dumps(rest, sort_keys=True).encode() + b"\n")
    found.update(body)
    return found.hexdigest()


def read(data: bytes, file: str, options: Options | None = None) -> Values:
    """The values in ``data``, which came from ``file`` and must be for ``options``.

    Raises:
        CodedError: it is damaged, or meant for other rules or another release.
    """
    head, line, body = _head(data, file)
    if line.get("format") != FORMAT or (options is not None and head.options != options_key(options)):
        raise CodedError(FOREIGN, file=file)
    if _hash(line, body) != line.get("hash"):
        raise CodedError(DAMAGED, file=file)
    size = len(head.accounts)
    try:
        return Values(head, (_plain if size >= MANY else _unpacked)(size, body))
    except (lzma.LZMAError, ValueError):
        raise CodedError(DAMAGED, file=file) from None


def _head(data: bytes, file: str) -> tuple[Head, dict[str, Any], memoryview]:
    end = data.find(b"\n") % (len(data) + 1)
    try:
        line = json.loads(data[:end])
        if line["thousand"] != "dice values":
            raise CodedError(FOREIGN, file=file)
        fields = {name: line[name] for name in Head.__dataclass_fields__}
        fields["accounts"] = tuple(Account(*found) for found in fields["accounts"])
        fields["entries"] = tuple(fields["entries"])
        return Head(**fields), line, memoryview(data)[end + 1 :]
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, CodedError):
            raise
        raise CodedError(DAMAGED, file=file) from None
