"""What a client's commands do: each is done once, however often it is sent."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from thousand.core.errors import CodedError, declare
from thousand.core.fair import SEED_BYTES
from thousand.core.game import Nature
from thousand.core.seats import Seat
from thousand.server.store import log
from thousand.server.store.records import ChatLine
from thousand.server.tables import making, telling
from thousand.server.tables import room as rooms
from thousand.server.tables.body import Body
from thousand.server.tables.driver import returns
from thousand.server.tables.reader import Reader
from thousand.server.tables.room import Rematched, RoomEvent
from thousand.server.tables.service import STALE, Tables
from thousand.server.tables.table import Table
from thousand.server.wire import client as c
from thousand.server.wire import server as wire
from thousand.text.platform import PHRASES

NOT_YOUR_SEAT = declare("server/not_your_seat")
CHANCE_GIVEN = declare("server/chance_given")
UNKNOWN_PHRASE = declare("server/unknown_phrase", "known")
READY_PATIENCE = 3.0
"""Seconds a throw may wait for the seeds of its draw (they come in two at most)."""

RoomCommand = Callable[[Table, Reader, Any], tuple[RoomEvent, ...]]


class Commands:
    """Does what clients ask for at a table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def do(self, table: Table, reader: Reader, command: c.Command) -> int | None:
        """Do ``command``; the number under which it is stored, None for chat and where nothing changes.

        Raises:
            CodedError: it is refused and nothing has changed.
        """
        if isinstance(command, c.Chat | c.Phrase):
            return await self._say(table, reader, command)
        try:
            return await self._accept(table, reader, command)
        except CodedError as error:
            earlier = await self._tables.accepted(table, reader.person.id, command.id)
            if earlier is None:
                raise error from None
            return earlier
        except Exception as error:
            await self._tables.failed(table, error)
            if table.room.status == "frozen":
                raise CodedError(rooms.FROZEN) from None
            raise

    async def _accept(self, table: Table, reader: Reader, command: c.Command) -> int | None:
        if isinstance(command, c.Act):
            return await self._act(table, reader, command)
        if isinstance(command, c.Rematch):
            return await self._rematch(table, reader, command)
        async with table.lock:
            events = _ROOM[type(command)](table, reader, command)
            if not events:
                return None
            body = Body("table", _seat(events), room=events)
            return await self._tables.commit(table, reader.person.id, command.id, body)

    async def _act(self, table: Table, reader: Reader, command: c.Act) -> int:
        hosted = table.hosted
        action = hosted.notation.parse_action(command.action, len(table.room.places))
        if hosted.has_chance(action):
            raise CodedError(CHANCE_GIVEN)
        seat = getattr(action, "seat", table.to_act())
        if not isinstance(seat, int) or seat not in table.room.seats_of(reader.person.id):
            raise CodedError(NOT_YOUR_SEAT)
        seat = Seat(seat)
        await self._wait_for_chance(table, seat, action)
        async with table.lock:
            if table.play is None or table.room.status != "playing":
                raise CodedError(rooms.FROZEN if table.room.status == "frozen" else rooms.NOT_PLAYING)
            self._need_fresh(table, command, seat)
            place = table.room.places[seat]
            if place.left:
                events = rooms.back(table.room, reader.person.id, seat)
                back = Body("table", seat, room=events)
                await self._tables.commit(table, making.SYSTEM, f"back:{table.seq + 1}", back)
            person = reader.person.id
            return await self._tables.act(table, person, command.id, "self", seat, action)

    async def _wait_for_chance(self, table: Table, seat: Seat, action: Any) -> None:
        """Let the seeds of the coming draw come in before its first throw."""
        if table.play is None or table.draws is None or table.to_act() != seat:
            return
        if table.hosted.notation.lacks_chance(action) and table.hosted.notation.begins_draw(table.play.state):
            try:
                await asyncio.wait_for(table.draws.ready.wait(), READY_PATIENCE)
            except TimeoutError:
                raise CodedError(STALE) from None

    def _need_fresh(self, table: Table, command: c.Act, seat: Seat) -> None:
        """Refuse an action meant for an earlier decision: the seat has been played for since then."""
        if command.seq > table.seq:
            raise CodedError(STALE)
        since = [logged for logged in table.log if logged.seq > command.seq]
        if command.seq < table.seq - len(since):
            raise CodedError(STALE)
        actor = table.to_act()
        own = [logged for logged in since if logged.body.events and logged.body.seat == seat]
        if own or (since and isinstance(actor, Nature)):
            raise CodedError(STALE)

    async def _rematch(self, table: Table, reader: Reader, command: c.Rematch) -> int | None:
        """Make the next table with the same rules and places; it begins at once if all are here."""
        async with table.lock:
            if table.room.status != "finished":
                raise CodedError(rooms.NOT_FINISHED)
            person = reader.person
            if person.id != table.room.host and not table.room.seats_of(person.id):
                raise CodedError(rooms.NOT_SEATED)
            if table.room.rematch is not None:
                return None
            places = tuple(replace(place, left=False) for place in table.room.places)
            count = len(places)
            first = table.spec.first
            spec = replace(
                table.spec, first=first if first == "lot" else (first + 1) % count, rematch_of=table.id
            )
            here = all(place.kind == "bot" or table.connected(place.person) for place in places)
            stored, entry = making.first_entry(spec, person, places, telling.millis(), start=here)
            sitters = {place.person for place in places if place.person}
            make = partial(log.make, made=stored, command_id=command.id, first=entry, sitters=sitters)
            table_id = await self._tables.store.write(make)
            body = Body("table", room=(Rematched(table_id),))
            return await self._tables.commit(table, person.id, command.id, body)

    async def _say(self, table: Table, reader: Reader, command: c.Chat | c.Phrase) -> None:
        if isinstance(command, c.Phrase) and command.phrase not in PHRASES:
            raise CodedError(UNKNOWN_PHRASE, known=tuple(PHRASES))
        own = table.room.seats_of(reader.person.id)
        new = ChatLine(
            number=0,
            person_id=reader.person.id,
            seat=own[0] if own else None,
            name=table.room.places[own[0]].name if own else reader.person.name,
            at=telling.millis(),
            phrase=command.phrase if isinstance(command, c.Phrase) else None,
            text=command.text if isinstance(command, c.Chat) else "",
        )
        say = partial(log.say, table_id=table.id, command_id=command.id, line=new)
        written = await self._tables.store.write(say)
        if written is None:
            return
        table.chat.append(written)
        for other in list(table.readers):
            other.send(wire.SaidNow(line=telling.said(written, other)).model_dump_json())

    async def come_back(self, table: Table, reader: Reader) -> None:
        """A person who had left takes his places again by coming."""
        async with table.lock:
            while events := returns(table, reader.person.id):
                body = Body("table", events[0].seat, room=events)
                with suppress(CodedError):  # another process was faster: the table has been loaded again
                    await self._tables.commit(table, making.SYSTEM, f"back:{table.seq + 1}", body)

    def promise(self, table: Table, reader: Reader, message: c.Commit) -> None:
        """Take a seat's promise of a seed."""
        seat = table.seat_of(reader.person.id, Seat(message.seat - 1))
        if table.draws is not None and table.draws.commit(seat, message.draw, message.hash):
            self._tables.wake(table)

    def reveal(self, table: Table, reader: Reader, message: c.Reveal) -> None:
        """Take a seat's seed, and its promise for the draw after."""
        seat = table.seat_of(reader.person.id, Seat(message.seat - 1))
        if table.draws is None:
            return
        if message.next is not None:
            table.draws.commit(seat, message.draw + 1, message.next)
        seed = bytes.fromhex(message.seed)
        if len(seed) == SEED_BYTES:
            table.draws.reveal(seat, message.draw, seed)


def _seat(events: tuple[RoomEvent, ...]) -> Seat | None:
    return getattr(events[0], "seat", None)


def _sit(table: Table, reader: Reader, command: c.Sit) -> tuple[RoomEvent, ...]:
    own = table.room.seats_of(reader.person.id)
    further = bool(own) and command.name is not None
    if further and not table.hosted.shares_device:
        raise CodedError(making.ONE_SEAT)
    name = command.name or reader.person.name
    seat = None if command.seat is None else Seat(command.seat - 1)
    return rooms.sit(table.room, reader.person.id, name, seat, further=further)


def _leave(table: Table, reader: Reader, command: c.Leave) -> tuple[RoomEvent, ...]:
    seat = None if command.seat is None else Seat(command.seat - 1)
    return rooms.leave(table.room, reader.person.id, seat)


def _back(table: Table, reader: Reader, command: c.Back) -> tuple[RoomEvent, ...]:
    return rooms.back(table.room, reader.person.id, Seat(command.seat - 1))


def _add_bot(table: Table, reader: Reader, command: c.AddBot) -> tuple[RoomEvent, ...]:
    making.need_bot(table.rules, table.spec.game, command.bot, len(table.room.places))
    return rooms.add_bot(table.room, reader.person.id, Seat(command.seat - 1), command.bot)


def _remove(table: Table, reader: Reader, command: c.Remove) -> tuple[RoomEvent, ...]:
    return rooms.remove(table.room, reader.person.id, Seat(command.seat - 1))


def _drop(table: Table, reader: Reader, command: c.Drop) -> tuple[RoomEvent, ...]:
    events = rooms.drop(table.room, reader.person.id, Seat(command.seat - 1))
    making.need_fewer(table.spec, table.room)
    return events


def _start(table: Table, reader: Reader, _: c.Start) -> tuple[RoomEvent, ...]:
    return rooms.start(table.room, reader.person.id, making.lot(table.spec, len(table.room.places)))


def _ask(table: Table, reader: Reader, command: c.AskSeat) -> tuple[RoomEvent, ...]:
    seat = Seat(command.seat - 1)
    exists = 0 <= seat < len(table.room.places)
    away = exists and table.substituted(seat, asyncio.get_running_loop().time())
    return rooms.ask(table.room, reader.person.id, reader.person.name, seat, away=away)


def _answer(table: Table, reader: Reader, command: c.AnswerSeat) -> tuple[RoomEvent, ...]:
    return rooms.answer(table.room, reader.person.id, Seat(command.seat - 1), allow=command.allow)


_ROOM: Mapping[type, RoomCommand] = {
    c.Sit: _sit,
    c.Leave: _leave,
    c.Back: _back,
    c.AddBot: _add_bot,
    c.Remove: _remove,
    c.Drop: _drop,
    c.Start: _start,
    c.AskSeat: _ask,
    c.AnswerSeat: _answer,
}
