"""The socket of a table: reads commands, writes what happens; nothing a client sends can hurt the table."""

import asyncio
import time

import structlog
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from thousand.core.errors import CodedError
from thousand.server.games.explaining import refusal
from thousand.server.store.records import Person
from thousand.server.tables import telling
from thousand.server.tables.loading import UNKNOWN_TABLE
from thousand.server.tables.reader import Reader
from thousand.server.tables.table import Table
from thousand.server.web import limits
from thousand.server.web.context import Context, address, context_of, lang_of
from thousand.server.web.reading import BROKEN, UNREADABLE, command_id, unreadable
from thousand.server.wire import client as c
from thousand.server.wire import server as wire
from thousand.server.wire.server import Close
from thousand.text.catalogue import language

HELLO_SECONDS = 5.0
WAITING = 32
"""Commands of one connection that may wait."""
READERS = 200
"""Connections of one table."""
PROBLEMS = 20
"""Unreadable messages after which a connection ends."""

LOG = structlog.get_logger("socket")
ROUTER = APIRouter()


@ROUTER.websocket("/api/tables/{table_id}/socket")
async def socket(ws: WebSocket, table_id: str) -> None:
    """One connection, from `hello` to its end."""
    context = context_of(ws)
    code = await _admitted(ws, context, table_id)
    if isinstance(code, int):
        await ws.close(code)
        return
    person, table = code
    reader = Reader(person, lang_of(ws))
    try:
        await Connection(ws, context, table, reader).serve()
    except WebSocketDisconnect:
        pass
    finally:
        context.tables.disconnect(table, reader)


async def _admitted(ws: WebSocket, context: Context, table_id: str) -> int | tuple[Person, Table]:
    """Who comes to which table, or the code the connection is closed with."""
    person = await context.identities.of(ws)
    await ws.accept()
    if person is None:
        return Close.NO_IDENTITY
    try:
        context.limits.take(address(ws, context.settings), limits.ASKING)
        context.limits.take(person.id, limits.CONNECTING)
        table = await context.tables.get(table_id)
        if len(table.readers) >= READERS:
            raise CodedError(limits.TOO_MANY)
        return person, table
    except CodedError as error:
        return Close.NO_TABLE if error.code == UNKNOWN_TABLE.name else Close.TOO_MANY


class Connection:
    """Serves one socket."""

    def __init__(self, ws: WebSocket, context: Context, table: Table, reader: Reader) -> None:
        self._ws = ws
        self._context = context
        self._table = table
        self._reader = reader
        self._problems = 0
        self._commands: asyncio.Queue[c.Command] = asyncio.Queue(WAITING)

    async def serve(self) -> None:
        """Wait for `hello`, then read and write until one side ends."""
        try:
            hello = c.CLIENT.validate_json(await asyncio.wait_for(self._receive(), HELLO_SECONDS))
        except TimeoutError:
            await self._ws.close(Close.TOO_SLOW)
            return
        except ValidationError:
            await self._ws.close(Close.TOO_MANY)
            return
        if not isinstance(hello, c.Hello):
            await self._ws.close(Close.TOO_MANY)
            return
        self._reader.lang = hello.lang
        try:
            self._context.tables.connect(self._table, self._reader)
            await self._context.commands.come_back(self._table, self._reader)
        except CodedError:
            await self._ws.close(Close.NOT_OPEN)
            return
        reading, working = asyncio.create_task(self._read()), asyncio.create_task(self._work())
        writing = asyncio.create_task(self._write())
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, working, writing):
                task.cancel()
            await asyncio.gather(reading, working, writing, return_exceptions=True)

    async def _receive(self) -> str:
        """The next text frame; others count as empty."""
        message = await self._ws.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str = message.get("text") or ""
        return text

    async def _write(self) -> None:
        """Send what is queued; close when the reader must end."""
        while (frame := await self._reader.frames.get()) is not None:
            await self._ws.send_text(frame)
        await self._ws.close(self._reader.closing or 1000)

    async def _read(self) -> None:
        while True:
            text = await self._receive()
            try:
                self._context.limits.take(f"{id(self)}", limits.SPEAKING)
                if len(text) > c.MAX_FRAME:
                    raise CodedError(UNREADABLE, place="$")
                message = c.CLIENT.validate_json(text)
            except ValidationError as error:
                why = unreadable(list(error.errors(include_input=False, include_url=False)))
                self._problem(why, command_id(text))
            except CodedError as error:
                self._problem(error)
            else:
                self._answer(message)

    def _problem(self, error: CodedError, command: str | None = None) -> None:
        """Tell what was wrong; a command is refused, so that nobody waits for its answer."""
        self._problems += 1
        why = refusal(error, language(self._reader.lang))
        self._send(wire.Problem(why=why) if command is None else wire.Refused(id=command, why=why))
        if self._problems > PROBLEMS:
            self._reader.close(Close.TOO_MANY)

    def _send(self, message: wire.Out) -> None:
        self._reader.send(message.model_dump_json())

    def _answer(self, message: c.ClientMessage) -> None:
        """Answer at once; a command waits for its turn, since a throw may wait for seeds that come later."""
        table, reader = self._table, self._reader
        match message:
            case c.Ping():
                self._send(wire.Pong(now=telling.millis(), seq=table.seq))
            case c.Hello(lang=lang):
                reader.lang = lang
                self._send(telling.everything(table, reader, _now()))
            case c.Sync():
                self._send(telling.everything(table, reader, _now()))
            case c.Commit() | c.Reveal():
                self._fair(message)
            case _ if self._commands.full():
                self._problem(CodedError(limits.TOO_MANY), message.id)
            case _:
                self._commands.put_nowait(message)

    async def _work(self) -> None:
        """Do the commands of this connection, one after the other."""
        while True:
            command = await self._commands.get()
            try:
                await self._command(command)
            except Exception as error:  # one command must not end the others
                LOG.error("command_failed", table=self._table.id, error=type(error).__name__)
                why = refusal(CodedError(BROKEN), language(self._reader.lang))
                self._send(wire.Refused(id=command.id, why=why))

    def _fair(self, message: c.Commit | c.Reveal) -> None:
        commands = self._context.commands
        try:
            if isinstance(message, c.Commit):
                commands.promise(self._table, self._reader, message)
            else:
                commands.reveal(self._table, self._reader, message)
        except CodedError as error:
            self._problem(error)

    async def _command(self, command: c.Command) -> None:
        """Do a command and answer it."""
        began = time.perf_counter()
        try:
            if isinstance(command, c.Chat | c.Phrase):
                self._context.limits.take(self._reader.person.id, limits.CHATTING)
            seq = await self._context.commands.do(self._table, self._reader, command)
        except CodedError as error:
            self._context.metrics.refused.labels(error.code).inc()
            why = refusal(error, language(self._reader.lang))
            self._send(wire.Refused(id=command.id, why=why))
        else:
            self._context.metrics.accepting.observe(time.perf_counter() - began)
            self._send(wire.Ack(id=command.id, seq=seq))


def _now() -> float:
    return asyncio.get_running_loop().time()
