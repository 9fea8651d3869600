"""A real server in this process, and clients that talk to it as a browser would."""

import asyncio
import hashlib
import json
import secrets
import ssl
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from thousand.core.fair import seat_hash
from thousand.server.app import create
from thousand.server.running import configured, listen
from thousand.server.settings import Settings
from thousand.server.tables.thinking import Answer, Question, answer
from thousand.server.web.context import Context

Message = dict[str, Any]
PATIENCE = 30.0
"""Seconds after which a test gives up; a busy machine needs some of them."""


NO_SECRETS = ssl.create_default_context()
"""Clients speak plain http; to make what they need for the other takes longer than most requests."""


class Here:
    """Bots in this very process, so that tests start no workers."""

    def start(self) -> None:
        pass

    async def think(self, asked: Question) -> Answer:
        return Answer(answer(asked))

    async def advise(self, game: str, work: Callable[[], Any]) -> Any:  # noqa: ARG002
        return work()

    async def study(self, work: Callable[[], Any]) -> Any:
        return work()

    def close(self) -> None:
        pass


class Server:
    """A running server."""

    def __init__(self, url: str, context: Context) -> None:
        self.url = url
        self.context = context
        self.people: list[Person] = []

    async def person(self, name: str, lang: str = "en") -> "Person":
        """Somebody who has just chosen a name."""
        person = Person(self.url)
        self.people.append(person)
        answered = await person.http.post("/api/me", json={"name": name, "lang": lang})
        assert answered.status_code == 200, answered.text
        return person


@asynccontextmanager
async def served(folder: Path, thinker: Any = None, **settings: Any) -> AsyncGenerator[Server]:
    """A server over ``folder`` on a port of its own."""
    app = create(Settings(data=folder, rate=1000, **settings), thinker or Here())
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(app, lifespan="on"))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        assert not task.done(), task.result()
        await asyncio.sleep(0.005)
    hosted = Server(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.context)
    try:
        yield hosted
    finally:
        for person in hosted.people:
            await person.close()
        server.should_exit = True
        await task


class Person:
    """An identity with its cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=10, verify=NO_SECRETS)
        self.players: list[Player] = []

    async def close(self) -> None:
        for player in self.players:
            await player.close()
        await self.http.aclose()

    async def make(self, *seats: Any, **more: Any) -> str:
        """Make a table; seats are `me`, `bot`, `open` or whole plans."""
        plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        asked = {"id": fresh(), "game": "dice", "preset": "classic", "seats": plans, "pace": 0, **more}
        answered = await self.http.post("/api/tables", json=asked)
        assert answered.status_code == 201, answered.text
        table: str = answered.json()["id"]
        return table

    async def sit(self, table: str, *, fair: bool = True, lang: str = "en") -> "Player":
        """Open the socket of a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        ws = await connect(
            f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket",
            additional_headers={"cookie": cookie},
            compression=None,
        )
        player = Player(ws, fair=fair)
        self.players.append(player)
        await player.send({"type": "hello", "lang": lang, "seq": None})
        return player


class Player:
    """One socket: keeps all frames, follows the numbers, gives its seeds."""

    def __init__(self, ws: ClientConnection, *, fair: bool = True) -> None:
        self.ws = ws
        self.frames: list[str] = []
        self.fair_play = fair
        self.table: Message = {}
        self.seq = 0
        self.updates: list[Message] = []
        self.fairs: list[Message] = []
        self.problems: list[Message] = []
        self._seeds: dict[tuple[int, int], bytes] = {}
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._read())

    # --- reading ---

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for frame in self.ws:
                assert isinstance(frame, str)
                self.frames.append(frame)
                await self._take(json.loads(frame))
                self._changed.set()

    async def _take(self, message: Message) -> None:
        match message["type"]:
            case "table":
                self.table, self.seq = message, message["seq"]
                if message["fair"]:
                    await self._promise_all(message["fair"])
            case "update":
                self._update(message)
                if message["fair"]:
                    await self._fair(message["fair"])
            case "room":
                self.table["room"], self.table["clock"] = message["room"], message["clock"]
            case "said":
                self.table["chat"].append(message["line"])
            case "fair":
                await self._fair(message)
            case "problem":
                self.problems.append(message)
            case _:
                future = self._answers.get(message.get("id", ""))
                if future is not None and not future.done():
                    future.set_result(message)

    def _update(self, message: Message) -> None:
        assert message["seq"] == self.seq + 1, (message["seq"], self.seq)
        self.seq = message["seq"]
        self.updates.append(message)
        self.table.update({name: message[name] for name in ("scene", "offers", "clock")})
        self.table["room"] = message["room"] or self.table["room"]
        self.table["log"].append(message["line"])

    async def _promise_all(self, fair: Message) -> None:
        """Promise anew after coming in: an earlier connection's seeds are not here."""
        self.table["fair"] = fair
        for seat in fair["seats"]:
            if seat["yours"] and self.fair_play and not fair["due"]:
                await self._commit(fair, seat["seat"])

    async def _commit(self, fair: Message, seat: int) -> None:
        promise = self._promise(fair, seat, fair["draw"])
        await self.send({"type": "commit", "seat": seat, "draw": fair["draw"], "hash": promise})

    async def _fair(self, fair: Message) -> None:
        self.fairs.append(fair)
        self.table["fair"] = fair
        if not self.fair_play:
            return
        for seat in fair["seats"]:
            if not seat["yours"]:
                continue
            if fair["due"] and (seat["seat"], fair["draw"]) in self._seeds:
                seed = self._seeds[seat["seat"], fair["draw"]]
                promise = self._promise(fair, seat["seat"], fair["draw"] + 1)
                await self.send(
                    {
                        "type": "reveal",
                        "seat": seat["seat"],
                        "draw": fair["draw"],
                        "seed": seed.hex(),
                        "next": promise,
                    }
                )
            elif seat["state"] == "nothing" and not fair["due"]:
                await self._commit(fair, seat["seat"])

    def _promise(self, fair: Message, seat: int, draw: int) -> str:
        seed = self._seeds.setdefault((seat, draw), secrets.token_bytes(32))
        return seat_hash(fair["table"], draw, seat, seed)

    # --- writing ---

    async def send(self, message: Message) -> None:
        await self.ws.send(json.dumps(message))

    async def do(self, kind: str, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        return await self.repeat({"type": kind, "id": fresh(), **fields})

    async def repeat(self, message: Message) -> Message:
        future = self._answers[message["id"]] = asyncio.get_running_loop().create_future()
        await self.send(message)
        return await asyncio.wait_for(future, PATIENCE)

    async def act(self, action: str) -> Message:
        return await self.do("act", seq=self.seq, action=action)

    async def until(self, wanted: Callable[["Player"], Any], seconds: float = PATIENCE) -> Any:
        """Wait until ``wanted(self)`` is true."""
        async with asyncio.timeout(seconds):
            while not (found := self.table and wanted(self)):
                self._changed.clear()
                await self._changed.wait()
        return found

    async def reached(self, seq: int) -> None:
        """Wait until the table stands at ``seq``."""
        await self.until(lambda player: player.seq >= seq)

    def offers(self, kind: str | None = None) -> list[Message]:
        """What may be done now."""
        found = [offer for offer in self.table["offers"] if offer["why"] is None]
        return [offer for offer in found if kind is None or offer["kind"] == kind]

    @property
    def room(self) -> Message:
        room: Message = self.table["room"]
        return room

    async def close(self) -> None:
        await self.ws.close()
        await self._task


async def eventually(wanted: Callable[[], Any]) -> None:
    """Wait until ``wanted()`` is true."""
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.005)


def fresh() -> str:
    """A new command id."""
    return secrets.token_urlsafe(12)


def sha256(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()
