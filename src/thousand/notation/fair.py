"""Честность: the seeds of a record's draws, and the proof that every throw and deal follows from them.

Scheme 1 of ``thousand.core.fair``. A record with seeds has ``scheme``, ``table`` and one ``[[fair]]``
for each draw; :func:`verify` plays it again with the chance the seeds give.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from thousand.core.errors import InvalidNotation, declare
from thousand.core.fair import SCHEME, FairChance, draw_key, server_hash
from thousand.notation import toml

OTHER_SCHEME = declare("notation/other_scheme", "scheme", "known")
UNFIT_PROOF = declare("notation/unfit_proof", "form")
"""A seed, a promise or a list of them that is not written as it must be."""

NO_SEEDS = declare("notation/no_seeds")
"""The record was not played with seeds."""

NONE, WITHHELD = "none", "withheld"
FORM = '{ draw = 1, hash = "…64 hexadecimal digits", server = "…", seats = ["…", "none", "withheld"] }'
_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Draw:
    """One draw: the server's promise and seed, and what each seat gave (hexadecimal, none, withheld)."""

    draw: int
    hash: str
    server: str
    seats: tuple[str, ...]

    def key(self, table: str) -> bytes:
        """The key of its stream."""
        given = [None if part in (NONE, WITHHELD) else bytes.fromhex(part) for part in self.seats]
        return draw_key(table, self.draw, bytes.fromhex(self.server), given)


@dataclass(frozen=True, slots=True)
class Seeds:
    """All draws of a game at ``table``, in order."""

    table: str
    draws: tuple[Draw, ...]


def read_seeds(data: Mapping[str, Any], players: int) -> Seeds | None:
    """The seeds in the values of a record; None where it has none.

    Raises:
        InvalidNotation: they are of another scheme, or not written as they must be.
    """
    if not data.keys() & {"scheme", "table", "fair"}:
        return None
    if data.get("scheme") != SCHEME:
        raise InvalidNotation(OTHER_SCHEME, "scheme", scheme=str(data.get("scheme", "-")), known=SCHEME)
    table, draws = data.get("table"), data.get("fair", [])
    if not isinstance(table, str) or not table:
        raise InvalidNotation(UNFIT_PROOF, "table", form='table = "…"')
    if not isinstance(draws, list):
        raise InvalidNotation(UNFIT_PROOF, "fair", form=f"fair = [{FORM}]")
    return Seeds(table, tuple(_draw(value, number, players) for number, value in enumerate(draws, 1)))


def _draw(value: Any, number: int, players: int) -> Draw:
    """The draw that ``value`` says; draws are numbered without gaps."""
    fits = (
        isinstance(value, Mapping)
        and value.keys() == {"draw", "hash", "server", "seats"}
        and value["draw"] == number
        and all(_is_hex(value[key]) for key in ("hash", "server"))
        and isinstance(value["seats"], list)
        and len(value["seats"]) == players
        and all(part in (NONE, WITHHELD) or _is_hex(part) for part in value["seats"])
    )
    if not fits:
        raise InvalidNotation(UNFIT_PROOF, f"fair[{number}]", form=FORM)
    return Draw(number, value["hash"], value["server"], tuple(value["seats"]))


def _is_hex(value: object) -> bool:
    return isinstance(value, str) and _HEX.fullmatch(value) is not None


def write_seeds(seeds: Seeds) -> Iterator[str]:
    """The tables ``[[fair]]``, line by line."""
    for draw in seeds.draws:
        yield "[[fair]]"
        yield toml.pair("draw", draw.draw)
        yield toml.pair("hash", draw.hash)
        yield toml.pair("server", draw.server)
        yield toml.pair("seats", draw.seats)


# --- the proof ---


@dataclass(frozen=True, slots=True)
class Proven:
    """The draw's promise was kept, and ``actions`` throws, cuts or deals follow from its seeds."""

    draw: Draw
    actions: int


@dataclass(frozen=True, slots=True)
class Broken:
    """The server's seed is not the one it had promised."""

    draw: Draw


@dataclass(frozen=True, slots=True)
class Foreign:
    """The ``n``-th action of the record does not follow from the seeds of its draw."""

    n: int
    action: str
    expected: str
    draw: int


@dataclass(frozen=True, slots=True)
class Unproven:
    """The ``n``-th action came by chance, but its draw has no seeds in the record."""

    n: int
    action: str
    draw: int


Finding = Proven | Broken | Foreign | Unproven


def verify(record: Any) -> Iterator[Finding]:
    """Everything that can be said of the seeds of ``record``, draw by draw.

    Raises:
        InvalidNotation: the record has no seeds.
        IllegalAction: an action of it is against the rules.
    """
    seeds: Seeds | None = record.seeds
    if seeds is None:
        raise InvalidNotation(NO_SEEDS, "fair")
    yield from _Checker(record, seeds).findings()


class _Checker:
    """Plays a record again; for each action of chance, with the chance its draw gives."""

    def __init__(self, record: Any, seeds: Seeds) -> None:
        self._record = record
        self._seeds = seeds
        self._number = 0
        self._chance: FairChance | None = None
        self._proven: dict[int, int] = {}

    def findings(self) -> Iterator[Finding]:
        """First what does not fit, in the order of the record, then each draw."""
        notation, state = self._record.notation, self._record.begin()
        for n, text in enumerate(self._record.actions, 1):
            action = notation.parse_action(text, len(self._record.players))
            yield from self._check(n, state, action, text)
            state = reduce(notation.game.evolve, notation.game.decide(state, action), state)
        for draw in self._seeds.draws:
            kept = server_hash(self._seeds.table, draw.draw, bytes.fromhex(draw.server)) == draw.hash
            yield Proven(draw, self._proven.get(draw.draw, 0)) if kept else Broken(draw)

    def _check(self, n: int, state: Any, action: Any, text: str) -> Iterator[Finding]:
        notation = self._record.notation
        bare = _without_result(notation, state, action)
        if bare is None:
            return
        if notation.begins_draw(state):
            self._next_draw()
        if self._chance is None:
            yield Unproven(n, text, self._number)
            return
        expected = notation.game.draw(state, bare, self._chance)
        if notation.write_action(expected) == notation.write_action(action):
            self._proven[self._number] = self._proven.get(self._number, 0) + 1
        else:
            yield Foreign(n, text, notation.write_action(expected), self._number)

    def _next_draw(self) -> None:
        self._number += 1
        draws: Sequence[Draw] = self._seeds.draws
        here = draws[self._number - 1] if self._number <= len(draws) else None
        self._chance = None if here is None else FairChance(here.key(self._seeds.table))


def _without_result(notation: Any, state: Any, action: Any) -> Any:
    """The same action before chance has spoken; None where chance has no part in it."""
    legal: Iterable[Any] = notation.game.legal_actions(state)
    return next((bare for bare in legal if type(bare) is type(action) and notation.lacks_chance(bare)), None)
