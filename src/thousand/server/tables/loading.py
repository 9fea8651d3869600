"""Bringing a table back from the store: the snapshot if it fits, then the log; what fails is frozen."""

import json
from dataclasses import replace
from typing import Any

import structlog

from thousand.core.codec import decode, encode
from thousand.core.errors import CodedError, declare
from thousand.core.seats import Seat
from thousand.server.store.records import Draw, Snapshot, StoredTable
from thousand.server.tables import body as bodies
from thousand.server.tables import play as game
from thousand.server.tables.draws import WITHHELD, Draws
from thousand.server.tables.room import FROZEN, Room
from thousand.server.tables.spec import SPEC, Spec
from thousand.server.tables.table import LINES_KEPT, Table
from thousand.server.version import VERSION

UNKNOWN_TABLE = declare("server/unknown_table")
ENGINE = f"{VERSION}/2"
"""Tags snapshots: another version's are not read. The second number goes up when a state changes its form."""

LOG = structlog.get_logger("tables")


def empty(stored: StoredTable) -> Table:
    """The table before its first entry."""
    spec: Spec = SPEC.validate_json(stored.spec)
    return Table(stored.id, spec, spec.hosted, stored.created_at)


def restore(stored: StoredTable) -> Table:
    """The table as its snapshot and log say; if they cannot be read, frozen where they stop."""
    table = empty(stored)
    table.chat.extend(stored.chat)
    try:
        _replay(table, stored)
    except Exception as error:  # a table that cannot be read must not stop the others
        LOG.error("table_unreadable", table=table.id, seq=table.seq, error=type(error).__name__)
        table.room = replace(table.room, status="frozen")
        table.seq = max([table.seq, *(entry.seq for entry in stored.entries)])
    table.draws = _draws(table, stored)
    return table


def _replay(table: Table, stored: StoredTable) -> None:
    spare = LINES_KEPT - len(stored.entries)
    for entry in stored.lines[-spare:] if spare > 0 else ():
        table.log.append(bodies.read(entry, table.hosted))
    if stored.snapshot is not None:
        _unpack(table, stored.snapshot)
    for entry in stored.entries:
        table.apply(bodies.read(entry, table.hosted))


def _draws(table: Table, stored: StoredTable) -> Draws | None:
    if not stored.draws:
        return None
    draws = new_draws(table, stored.draws[-1], stored.draws[0] if len(stored.draws) == 2 else None)
    for seats in stored.withheld:
        for seat, part in enumerate(seats):
            if part == WITHHELD:
                draws.withheld[Seat(seat)] = draws.withheld.get(Seat(seat), 0) + 1
    return draws


def new_draws(table: Table, coming: Draw, running: Draw | None = None) -> Draws:
    """The draws of a table, nothing promised yet for the coming one."""
    return Draws(table.id, len(table.room.places), running, coming)


def pack(seq: int, room: Room, play: game.Play) -> Snapshot:
    """A snapshot of the table as it is after entry ``seq``."""
    data = {"room": encode(room), "play": game.pack(play)}
    return Snapshot(seq, ENGINE, json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def _unpack(table: Table, snapshot: Snapshot) -> None:
    data: Any = json.loads(snapshot.body)
    table.room = decode(Room, data["room"])
    table.play = game.unpack(table.hosted, data["play"])
    table.seq = snapshot.seq


def frozen() -> CodedError:
    """The table's rules have failed."""
    return CodedError(FROZEN)


def unknown() -> CodedError:
    """There is no such table."""
    return CodedError(UNKNOWN_TABLE)
