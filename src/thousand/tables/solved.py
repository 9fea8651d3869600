"""What solved values of dice are for: the rules, and the statuses that stand for all accounts."""

import json
from collections.abc import Mapping
from dataclasses import asdict, astuple, dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Any, Self

from thousand.core.errors import CodedError
from thousand.dice.options import Options
from thousand.dice.state import Account
from thousand.tables.abridgement import Abridgement
from thousand.tables.sealed import FOREIGN, Fields, Kind


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


@dataclass(frozen=True, kw_only=True)
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
    """Entry scores between two of these are taken for the lower one; the last is where the barrel begins."""
    rules: str
    """``rules_key`` of the release that solved it."""

    @classmethod
    def of(cls, fields: Fields) -> Self:
        """The head of a file that says this of itself."""
        known: dict[str, Any] = {name: fields[name] for name in cls.__dataclass_fields__}
        for name, value in known.items():
            known[name] = tuple(value) if isinstance(value, list) else value
        known["accounts"] = tuple(Account(*account) for account in known["accounts"])
        return cls(**known)

    def fields(self) -> dict[str, Any]:
        """What a file with this head says of itself."""
        known = {name: getattr(self, name) for name in type(self).__dataclass_fields__}
        return {**known, "accounts": [list(astuple(account)) for account in self.accounts]}

    def status(self, account: Account) -> int:
        """The number of the status that stands for ``account``.

        Raises:
            KeyError: such an account cannot occur.
        """
        found = self._numbers.get(account)
        return self._numbers[self._abridged.of(account)] if found is None else found

    @cached_property
    def _abridged(self) -> Abridgement:
        return Abridgement(self.least, self.entries)

    @cached_property
    def _numbers(self) -> Mapping[Account, int]:
        return {account: number for number, account in enumerate(self.accounts)}

    def see_that_it_is_for(self, options: Options | None, file: str) -> None:
        """Any options will do where there are none.

        Raises:
            CodedError: ``file`` is meant for other rules.
        """
        if options is not None and self.options != options_key(options):
            raise CodedError(FOREIGN, file=file)


def confirmed(kind: Kind, data: bytes, file: str, digest: str, entries: tuple[int, ...]) -> bytes:
    """``data``, which came from ``file``, as a file of this release, whose rules compile to ``digest`` too.

    Values of this release that tell all entry scores apart stay as they are where only ``entries`` are asked
    for.

    Raises:
        CodedError: it is damaged, or its rules compile to something else.
    """

    def renewed(fields: Fields, body: memoryview) -> bytes:
        head = Head.of(fields)
        if entries and not head.entries and head.rules == rules_key():
            return data
        if head.digest != digest:
            raise CodedError(FOREIGN, file=file)
        return kind.written({**fields, "rules": rules_key()}, body)

    return kind.read(data, file, renewed)
