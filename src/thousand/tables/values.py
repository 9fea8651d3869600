"""Files of solved values: for every pair of statuses the chance to win of the one about to move.

A file is a line of JSON and a body packed with lzma. The body holds for each status ``x`` the chances of
all statuses ``y`` to move against it, in 65535ths, as differences along the row: all low bytes first, then
all high bytes. The head says for which rules, and holds a hash of it all: nothing damaged is trusted.
"""

import json
import lzma
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from itertools import accumulate
from typing import Any, Final

from thousand.core.errors import CodedError, declare
from thousand.dice.options import Options
from thousand.dice.state import Account

FORMAT: Final = 1
SCALE: Final = 65_535
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
    turns: float
    """Single turns of a whole game between two who play as well as can be."""
    rules: str
    """``rules_key`` of the release that solved it."""


class Values:
    """Solved values, unpacked row by row as they are asked for."""

    def __init__(self, head: Head, low: bytes, high: bytes) -> None:
        self.head = head
        self._low, self._high = low, high
        self._rows: dict[int, array[int]] = {}

    @cached_property
    def _numbers(self) -> dict[Account, int]:
        return {account: number for number, account in enumerate(self.head.accounts)}

    def status(self, account: Account) -> int:
        """The number of the status that stands for ``account``.

        Raises:
            KeyError: such an account cannot occur.
        """
        found = self._numbers.get(account)
        return self._numbers[self._abridged(account)] if found is None else found

    def _abridged(self, account: Account) -> Account:
        score, entry = account.score, account.entry
        if self.head.least is not None:
            score = max(score, self.head.least)
        if self.head.entries and entry:
            entry = max(
                (known for known in self.head.entries if known <= entry), default=self.head.entries[0]
            )
        marks = account.bolts, account.turns, account.falls, account.dots
        return Account(score, account.entered, entry, *marks)

    def row(self, number: int) -> Sequence[int]:
        """The chances, in 65535ths, of every status to move against status ``number``."""
        if number not in self._rows:
            size = len(self.head.accounts)
            part = slice(number * size, (number + 1) * size)
            steps = (low + 256 * high for low, high in zip(self._low[part], self._high[part], strict=True))
            self._rows[number] = array("H", accumulate(steps, _added))
        return self._rows[number]

    def chance(self, mover: Account, other: Account) -> float:
        """The chance to win of ``mover``, about to move against ``other``."""
        return self.row(self.status(other))[self.status(mover)] / SCALE


def _added(value: int, step: int) -> int:
    return (value + step) & SCALE


def written(head: Head, rows: Iterable[Sequence[int]]) -> bytes:
    """The file of ``rows``, one for each status, in 65535ths."""
    low, high = bytearray(), bytearray()
    for row in rows:
        steps = [(value - before) & SCALE for before, value in zip((0, *row), row, strict=False)]
        low += bytes(step & 255 for step in steps)
        high += bytes(step >> 8 for step in steps)
    body = lzma.compress(bytes(low + high), lzma.FORMAT_XZ, filters=FILTERS)
    fields = {name: getattr(head, name) for name in Head.__dataclass_fields__}
    fields["accounts"] = [list(astuple(account)) for account in head.accounts]
    return _packed({"thousand": "dice values", "format": FORMAT, **fields}, body)


def confirmed(data: bytes, file: str, digest: str) -> bytes:
    """``data``, which came from ``file``, as a file of this release, whose rules compile to ``digest`` too.

    Raises:
        CodedError: it is damaged, or its rules compile to something else.
    """
    if read(data, file).head.digest != digest:
        raise CodedError(FOREIGN, file=file)
    _, line, body = _head(data, file)
    return _packed({**line, "rules": rules_key()}, body)


def _packed(line: Mapping[str, Any], body: bytes) -> bytes:
    return json.dumps({**line, "hash": _hash(line, body)}).encode() + b"\n" + body


def _hash(line: Mapping[str, Any], body: bytes) -> str:
    """Of everything in a file but the hash itself."""
    rest = {name: value for name, value in line.items() if name != "hash"}
    return sha256(json.dumps(rest, sort_keys=True).encode() + b"\n" + body).hexdigest()


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
    try:
        planes = lzma.decompress(body)
    except lzma.LZMAError:
        raise CodedError(DAMAGED, file=file) from None
    size = len(head.accounts) ** 2
    if len(planes) != 2 * size:
        raise CodedError(DAMAGED, file=file)
    return Values(head, planes[:size], planes[size:])


def _head(data: bytes, file: str) -> tuple[Head, dict[str, Any], bytes]:
    text, _, body = data.partition(b"\n")
    try:
        line = json.loads(text)
        if line["thousand"] != "dice values":
            raise CodedError(FOREIGN, file=file)
        fields = {name: line[name] for name in Head.__dataclass_fields__}
        fields["accounts"] = tuple(Account(*found) for found in fields["accounts"])
        fields["entries"] = tuple(fields["entries"])
        return Head(**fields), line, body
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, CodedError):
            raise
        raise CodedError(DAMAGED, file=file) from None
