"""Hints at a table: asked for one's own seat on one's turn, made of its view alone, marked in the log."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial

from thousand.core.errors import CodedError, declare
from thousand.core.seats import Seat
from thousand.server.games.hints import Advised
from thousand.server.games.hints_registry import ADVISERS, advise
from thousand.server.store.records import Person
from thousand.server.tables import room as rooms
from thousand.server.tables.body import Body
from thousand.server.tables.commands import NOT_YOUR_SEAT
from thousand.server.tables.making import SYSTEM
from thousand.server.tables.play import Play, recent
from thousand.server.tables.room import Hinted
from thousand.server.tables.service import STALE, Tables
from thousand.server.tables.table import Table
from thousand.server.tables.thinking import Thinker

NO_HINTS = declare("server/no_hints")
NOT_YOUR_TURN = declare("server/not_your_turn")
KEPT = 500
"""Tables whose last hint is kept."""


@dataclass(frozen=True, slots=True)
class Given:
    """A hint and the entry of the log that tells of it."""

    seq: int
    view: object
    advised: Advised


@dataclass(frozen=True, slots=True)
class _Asked:
    """The hint of one position, perhaps still being thought of."""

    play: Play
    seat: Seat
    task: asyncio.Task[Given]


class Hints:
    """Gives hints; however often one position is asked about, it is thought of and marked once."""

    def __init__(self, tables: Tables, thinker: Thinker) -> None:
        self._tables = tables
        self._thinker = thinker
        self._asked: OrderedDict[str, _Asked] = OrderedDict()

    async def give(self, table: Table, person: Person, seat: Seat) -> Given:
        """The hint for ``seat``, which belongs to ``person`` and is to act.

        Raises:
            CodedError: the table allows none, it is not this seat's turn, nothing can be said about these
                rules, the workers did not answer, or the table has changed meanwhile.
        """
        play = _allowed(table, person, seat)
        asked = self._asked.get(table.id)
        if asked is None or asked.play is not play or asked.seat != seat or _failed(asked.task):
            task = asyncio.create_task(self._think(table, play, seat))
            asked = self._asked[table.id] = _Asked(play, seat, task)
            self._asked.move_to_end(table.id)
            if len(self._asked) > KEPT:
                self._asked.popitem(last=False)
        return await asyncio.shield(asked.task)

    async def _think(self, table: Table, play: Play, seat: Seat) -> Given:
        view, seen = play.view(seat), recent(table.hosted, play, seat)
        advised = await self._thinker.advise(table.spec.game, partial(advise, table.spec.game, view, seen))
        if advised is None:
            raise CodedError(ADVISERS[table.spec.game].silent)
        async with table.lock:
            if table.play is not play or table.room.status != "playing":
                raise CodedError(STALE)
            body = Body("table", seat, room=(Hinted(seat),))
            seq = await self._tables.commit(table, SYSTEM, f"hint:{table.seq + 1}", body)
        return Given(seq, view, advised)


def _failed(task: asyncio.Task[Given]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _allowed(table: Table, person: Person, seat: Seat) -> Play:
    """The game in which ``person`` may have a hint for ``seat`` now."""
    if seat not in table.room.seats_of(person.id):
        raise CodedError(NOT_YOUR_SEAT)
    if table.play is None or table.room.status != "playing":
        raise CodedError(rooms.FROZEN if table.room.status == "frozen" else rooms.NOT_PLAYING)
    if not table.spec.hints or table.spec.game not in ADVISERS:
        raise CodedError(NO_HINTS)
    if table.to_act() != seat:
        raise CodedError(NOT_YOUR_TURN)
    return table.play
