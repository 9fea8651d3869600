"""Writing and reading the logs of tables."""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from itertools import starmap
from typing import Any, cast

from sqlalchemy import Connection, Table, and_, bindparam, func, select, update

from thousand.server.store.records import (
    Accepted,
    Along,
    ChatLine,
    Draw,
    Entry,
    Outcome,
    Overtaken,
    Repeated,
    Snapshot,
    StoredTable,
)
from thousand.server.store.schema import CHAT, DRAW, ENTRY, GAME_TABLE, SITTER, SNAPSHOT

Rows = Iterable[Iterable[Any]]
"""Rows of a result, by position."""
CHAT_KEPT = 50
"""Lines of chat that come back with a table."""


def _insert(dialect: str, table: Table) -> Any:
    """An insert that knows ``on_conflict_…``."""
    return import_module(f"sqlalchemy.dialects.{dialect}").insert(table)


@cache
def _new(dialect: str, table: Table) -> Any:
    """Write a row unless it meets one that is there."""
    return _insert(dialect, table).on_conflict_do_nothing()


@cache
def _newest(dialect: str, table: Table, key: tuple[str, ...], changing: tuple[str, ...]) -> Any:
    """Write a row, or change what may change in the one that is there."""
    statement = _insert(dialect, table)
    newer = {name: statement.excluded[name] for name in changing}
    return statement.on_conflict_do_update(index_elements=list(key), set_=newer)


def append(connection: Connection, entry: Entry, along: Along) -> Outcome:
    """Write ``entry`` if its number is free and its command is new, else say what stood in the way."""
    row = {name: getattr(entry, name) for name in Entry.__slots__}
    done = connection.execute(_new(connection.dialect.name, ENTRY), row)
    if done.rowcount == 0:
        seq = accepted(connection, entry.table_id, entry.actor, entry.command_id)
        return Overtaken() if seq is None else Repeated(seq)
    _write_along(connection, entry, along)
    return Accepted(entry.seq)


def _write_along(connection: Connection, entry: Entry, along: Along) -> None:
    if along.snapshot is not None:
        upsert = _newest(connection.dialect.name, SNAPSHOT, ("table_id",), ("seq", "engine", "body"))
        shot = along.snapshot
        values = {"table_id": entry.table_id, "seq": shot.seq, "engine": shot.engine, "body": shot.body}
        connection.execute(upsert, values)
    for person_id in along.sitters:
        sits = {"person_id": person_id, "table_id": entry.table_id, "at": entry.at}
        connection.execute(_new(connection.dialect.name, SITTER), sits)
    put_draws(connection, entry.table_id, along.draws)
    if along.game_over:
        used = and_(DRAW.c.table_id == entry.table_id, DRAW.c.seats.is_not(None))
        connection.execute(update(DRAW).where(used).values(opened=True))


def put_draws(connection: Connection, table_id: str, draws: Iterable[Draw]) -> None:
    """Write draws, or bring those written before up to date; a seed once written stays."""
    upsert = _newest(connection.dialect.name, DRAW, ("table_id", "number"), ("seats", "opened"))
    for draw in draws:
        seats = None if draw.seats is None else json.dumps(draw.seats)
        values = {"number": draw.number, "seed": draw.seed, "seats": seats, "opened": draw.opened}
        connection.execute(upsert, {"table_id": table_id, **values})


def accepted(connection: Connection, table_id: str, actor: str, command_id: str) -> int | None:
    """The number under which this actor's command was accepted, if it was."""
    mine = and_(ENTRY.c.table_id == table_id, ENTRY.c.actor == actor, ENTRY.c.command_id == command_id)
    return connection.execute(select(ENTRY.c.seq).where(mine)).scalar()


def entries(
    connection: Connection, table_id: str, after: int = 0, before: int | None = None, last: int | None = None
) -> tuple[Entry, ...]:
    """Entries with ``after`` < seq < ``before``, in order; with ``last``, only so many of the latest."""
    query = select(*ENTRY.c).where(ENTRY.c.table_id == table_id, ENTRY.c.seq > after)
    if before is not None:
        query = query.where(ENTRY.c.seq < before)
    if last is not None:
        rows = connection.execute(query.order_by(ENTRY.c.seq.desc()).limit(last)).all()[::-1]
    else:
        rows = connection.execute(query.order_by(ENTRY.c.seq)).all()
    return tuple(starmap(Entry, cast(Rows, rows)))


_TABLE = bindparam("table_id")
_MADE = select(GAME_TABLE.c.person_id, GAME_TABLE.c.spec, GAME_TABLE.c.created_at).where(
    GAME_TABLE.c.id == _TABLE
)
_SHOT = select(SNAPSHOT.c.seq, SNAPSHOT.c.engine, SNAPSHOT.c.body).where(
    SNAPSHOT.c.table_id == _TABLE, SNAPSHOT.c.engine == bindparam("engine")
)
_TAIL = (
    select(*ENTRY.c).where(ENTRY.c.table_id == _TABLE, ENTRY.c.seq > bindparam("after")).order_by(ENTRY.c.seq)
)
_CHAT = (
    select(*(CHAT.c[name] for name in ChatLine.__slots__))
    .where(CHAT.c.table_id == _TABLE)
    .order_by(CHAT.c.number.desc())
    .limit(CHAT_KEPT)
)
_DRAWS = (
    select(DRAW.c.number, DRAW.c.seed, DRAW.c.seats, DRAW.c.opened)
    .where(DRAW.c.table_id == _TABLE)
    .order_by(DRAW.c.number.desc())
)
_LAST_DRAWS = _DRAWS.limit(2)
_WITHHELD = select(DRAW.c.seats).where(DRAW.c.table_id == _TABLE, DRAW.c.seats.contains("withheld"))
"""Made once: a server that comes back loads many tables at the same time."""


def load(connection: Connection, table_id: str, engine: str, lines: int) -> StoredTable | None:
    """The table with the snapshot that ``engine`` made, if there is one, and the log after it.

    ``lines`` entries before the snapshot come with it.
    """
    at = {"table_id": table_id}
    made = connection.execute(_MADE, at).one_or_none()
    if made is None:
        return None
    shot = connection.execute(_SHOT, {**at, "engine": engine}).one_or_none()
    snapshot = Snapshot(*shot) if shot else None
    since = snapshot.seq if snapshot else 0
    rows = connection.execute(_TAIL, {**at, "after": since - lines}).all()
    found = tuple(starmap(Entry, cast(Rows, rows)))
    chat = connection.execute(_CHAT, at).all()[::-1]
    withheld = connection.execute(_WITHHELD, at).scalars()
    return StoredTable(
        table_id,
        made.person_id,
        made.spec,
        made.created_at,
        snapshot,
        tuple(entry for entry in found if entry.seq > since),
        tuple(starmap(ChatLine, cast(Rows, chat))),
        _as_draws(connection.execute(_LAST_DRAWS, at).all()),
        tuple(tuple(json.loads(seats)) for seats in withheld),
        tuple(entry for entry in found if entry.seq <= since),
    )


def say(connection: Connection, table_id: str, command_id: str, line: ChatLine) -> ChatLine | None:
    """Write ``line`` under the next number; None if this command was written before."""
    number = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)).scalar()
    values = {name: getattr(line, name) for name in ChatLine.__slots__}
    values |= {"table_id": table_id, "command_id": command_id, "number": (number or 0) + 1}
    done = connection.execute(_new(connection.dialect.name, CHAT), values)
    if done.rowcount == 0:
        return None
    return ChatLine(**{name: values[name] for name in ChatLine.__slots__})


def draws(connection: Connection, table_id: str) -> tuple[Draw, ...]:
    """The draws of a table in order."""
    return _as_draws(connection.execute(_DRAWS, {"table_id": table_id}).all())


def _as_draws(rows: Sequence[Any]) -> tuple[Draw, ...]:
    return tuple(
        Draw(number, seed, None if seats is None else tuple(json.loads(seats)), opened)
        for number, seed, seats, opened in rows[::-1]
    )


def make(
    connection: Connection,
    made: StoredTable,
    command_id: str,
    first: Entry,
    sitters: Iterable[str],
) -> str:
    """Write a new table with its first entry and return its id: that of the earlier one if repeated."""
    values = {"id": made.id, "person_id": made.person_id, "command_id": command_id}
    values |= {"spec": made.spec, "created_at": made.created_at}
    done = connection.execute(_new(connection.dialect.name, GAME_TABLE), values)
    if done.rowcount == 0:
        mine = and_(GAME_TABLE.c.person_id == made.person_id, GAME_TABLE.c.command_id == command_id)
        return connection.execute(select(GAME_TABLE.c.id).where(mine)).scalar_one()
    append(connection, first, Along(sitters=tuple(sitters), draws=made.draws))
    return made.id


def tables_of(connection: Connection, person_id: str, limit: int) -> tuple[str, ...]:
    """The tables somebody has sat at, the latest first."""
    query = select(SITTER.c.table_id).where(SITTER.c.person_id == person_id)
    return tuple(connection.execute(query.order_by(SITTER.c.at.desc()).limit(limit)).scalars())
