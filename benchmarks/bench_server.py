"""Load and kill proofs of the server, over real sockets, on this machine.

.venv/bin/python -m benchmarks.bench_server load --tables 500 --rate 250 --seconds 30
.venv/bin/python -m benchmarks.bench_server kill --tables 100 --kills 10

They need the environment that `./test` makes, for example `./test server -k health`.

Every client keeps its own history: it must see the numbers 1, 2, 3 … without a gap, and every
command it was told is done must be in the log exactly once. The generator runs beside the server on
the same processors, so its own work is part of what is measured.
"""

import argparse
import asyncio
import gc
import hashlib
import json
import os
import random
import secrets
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

SEATS = 3
START_PATIENCE = 60.0
"""Seconds the server may need for its first start."""
GAMES: dict[str, dict[str, Any]] = {
    "dice": {
        "preset": "kubiki",
        "changes": {"target": 100_000, "barrels": False, "pits": False, "dump": False, "overtake": False},
    },
    "cards": {"preset": "online", "changes": {"target": 100_000, "barrel": False}},
}
"""Games that hardly end."""
FIRST = ("bank", "pass", "play", "give", "contract")
"""What a client likes best to do, else the first that is offered."""
Message = dict[str, Any]
UPDATE, IDLE, QUIET = '{"type":"update","seq":', '"offers":[]', '"fair":null}'
"""Of an update that asks nothing of a client only the number is read: parsing all would be the bottleneck."""


@dataclass(slots=True)
class History:
    """What the clients of a run have seen."""

    acknowledged: list[tuple[str, str]] = field(default_factory=list)
    """Table and command id of every command that was acknowledged."""
    delivered: list[float] = field(default_factory=list)
    """Seconds from sending a command to its update at each of the three sockets."""
    answered: list[float] = field(default_factory=list)
    gaps: int = 0
    lags: list[float] = field(default_factory=list)
    """How late the generator itself woke up, in seconds: what it adds to every figure."""
    refused: dict[str, int] = field(default_factory=dict)
    back: list[float] = field(default_factory=list)
    """Seconds from the server's death until a client had its table again."""
    measuring: bool = False


class Group:
    """One table with its three clients."""

    def __init__(self, bench: "Bench", table: str, cookies: list[str]) -> None:
        self.bench = bench
        self.table = table
        self.clients = [Client(self, number, cookie) for number, cookie in enumerate(cookies)]
        self.sent: dict[int, float] = {}
        """When the command that became number seq was sent."""
        self.moving = asyncio.Event()


class Client:
    """One socket that comes back whenever it is lost."""

    def __init__(self, group: Group, number: int, cookie: str) -> None:
        self.group = group
        self.number = number
        self.cookie = cookie
        self.seq = 0
        self.ws: ClientConnection | None = None
        self.offers: list[Message] = []
        self.pending: Message | None = None
        self.sent_at = 0.0
        self.seeds: dict[int, bytes] = {}
        self.lost_at: float | None = None
        self.ready = asyncio.Event()

    async def run(self) -> None:
        """Connect, read, and come back, until cancelled."""
        wait = 0.05
        url = f"{self.group.bench.ws}/api/tables/{self.group.table}/socket"
        while True:
            try:
                async with connect(
                    url,
                    additional_headers={"cookie": self.cookie},
                    compression=None,
                    open_timeout=3,
                    ping_interval=None,
                    max_size=None,
                ) as ws:
                    self.ws = ws
                    await self.send({"type": "hello", "lang": "ru", "seq": self.seq})
                    async for frame in ws:
                        wait = 0.05
                        await self.take(frame)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                pass
            self.ws = None
            self.ready.clear()
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            wait = min(wait * 1.6, 0.4)

    async def send(self, message: Message) -> None:
        """Send if there is a connection; what is lost is sent again after the next one."""
        if self.ws is not None:
            with suppress(ConnectionClosed):
                await self.ws.send(json.dumps(message))

    async def take(self, frame: str | bytes) -> None:
        """Follow the numbers, keep the offers, answer for the seeds."""
        text = str(frame)
        if text.startswith(UPDATE):
            self.update(int(text[len(UPDATE) : text.index(",", len(UPDATE))]))
            if IDLE in text and text.endswith(QUIET):
                self.offers = []
                return
        message = json.loads(text)
        kind = message["type"]
        history = self.group.bench.history
        if kind == "update":
            self.offers = message["offers"]
            if message["fair"]:
                await self.fair(message["fair"])
        elif kind == "table":
            await self.returned(message)
        elif kind == "ack":
            self.done(message)
        elif kind == "refused":
            code = message["why"]["code"]
            history.refused[code] = history.refused.get(code, 0) + 1
            self.pending = None
        elif kind == "fair":
            await self.fair(message)

    def update(self, seq: int) -> None:
        """One number more, and how long it took to come."""
        history = self.group.bench.history
        if seq != self.seq + 1:
            history.gaps += 1
        self.seq = seq
        began = self.group.sent.get(seq)
        if began is not None and history.measuring:
            history.delivered.append(time.perf_counter() - began)

    async def returned(self, message: Message) -> None:
        """The whole table: after a loss it must not be older than what was seen before."""
        if message["seq"] < self.seq:
            self.group.bench.history.gaps += 1
        self.seq, self.offers = message["seq"], message["offers"]
        if self.lost_at is not None:
            self.group.bench.history.back.append(time.perf_counter() - self.lost_at)
            self.lost_at = None
        self.ready.set()
        if message["fair"]:
            self.seeds.clear()
            await self.fair(message["fair"])
        if self.pending is not None:
            await self.send(self.pending)

    def done(self, message: Message) -> None:
        """A command is on the disk."""
        if self.pending is None or message["id"] != self.pending["id"]:
            return
        history = self.group.bench.history
        history.acknowledged.append((self.group.table, message["id"]))
        if history.measuring:
            history.answered.append(time.perf_counter() - self.sent_at)
        self.pending = None

    async def fair(self, fair: Message) -> None:
        """Promise and open seeds as a browser does."""
        own = next((seat for seat in fair["seats"] if seat["yours"]), None)
        if own is None:
            return
        draw, seat = fair["draw"], own["seat"]
        if fair["due"] and draw in self.seeds:
            promise = self.promise(fair["table"], seat, draw + 1)
            seed = self.seeds.pop(draw).hex()
            await self.send({"type": "reveal", "seat": seat, "draw": draw, "seed": seed, "next": promise})
        elif not fair["due"] and draw not in self.seeds:
            promise = self.promise(fair["table"], seat, draw)
            await self.send({"type": "commit", "seat": seat, "draw": draw, "hash": promise})

    def promise(self, table: str, seat: int, draw: int) -> str:
        """The hash of this seat's seed for a draw (spelled out: clients share no code with the server)."""
        seed = self.seeds[draw] = secrets.token_bytes(32)
        numbers = draw.to_bytes(8, "big") + seat.to_bytes(8, "big")
        return hashlib.sha256(b"thousand/1/seat" + table.encode() + numbers + seed).hexdigest()

    async def move(self) -> bool:
        """Do the next action, if it is this client's turn and nothing is on its way."""
        allowed = [offer for offer in self.offers if offer["why"] is None]
        if self.pending is not None or not allowed or self.ws is None:
            return False
        liked = [offer for kind in FIRST for offer in allowed if offer["kind"] == kind]
        chosen = (liked or allowed)[0]
        self.pending = {
            "type": "act",
            "id": secrets.token_urlsafe(12),
            "seq": self.seq,
            "action": chosen["action"],
        }
        self.sent_at = time.perf_counter()
        self.group.sent[self.seq + 1] = self.sent_at
        self.offers = []
        await self.send(self.pending)
        return True


class Bench:
    """A server process and its clients."""

    def __init__(self, folder: Path, port: int, game: str) -> None:
        self.folder = folder
        self.game = game
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"
        self.history = History()
        self.groups: list[Group] = []
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the server and wait until it answers."""
        command = (
            sys.executable,
            "-m",
            "thousand",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
        )
        env = {**os.environ, "THOUSAND_RATE": "1000", "THOUSAND_LOG_LEVEL": "error"}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # a server in use has its modules compiled
        env["PYTHONWARNINGS"] = "ignore::UserWarning:multiprocessing.resource_tracker"  # killed, not closed
        self.process = await asyncio.create_subprocess_exec(
            *command, env=env, stdout=asyncio.subprocess.DEVNULL
        )
        async with httpx.AsyncClient() as http:
            until = time.monotonic() + START_PATIENCE
            while time.monotonic() < until:
                with suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def number(self) -> int:
        """The number of the server process."""
        return self.process.pid if self.process is not None else 0

    async def kill(self) -> None:
        """kill -9, and wait until it is dead."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            await self.process.wait()

    def memory(self) -> float:
        """Resident megabytes of the server process."""
        status = Path(f"/proc/{self.number()}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def processor(self) -> float:
        """Seconds of processor time the server process has used."""
        fields = Path(f"/proc/{self.number()}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def seat(self, tables: int) -> None:
        """Make people and tables, sit down, begin."""
        for start in range(0, tables, 25):
            self.groups += await asyncio.gather(*(self.group() for _ in range(min(25, tables - start))))

    async def group(self) -> Group:
        """A table of three people."""
        cookies = []
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as http:
            for number in range(SEATS):
                http.cookies.clear()
                await http.post("/api/me", json={"name": f"Игрок {number + 1}", "lang": "ru"})
                cookies.append(f"thousand={http.cookies['thousand']}")
            http.cookies.clear()
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
            asked = {"id": secrets.token_urlsafe(12), "game": self.game, **GAMES[self.game], "seats": seats}
            made = await http.post("/api/tables", json={**asked, "pace": 0}, headers={"cookie": cookies[0]})
            made.raise_for_status()
        return Group(self, made.json()["id"], cookies)

    async def join(self) -> list[asyncio.Task[None]]:
        """Connect all clients, some at a time, and start every game."""
        tasks: list[asyncio.Task[None]] = []
        for start in range(0, len(self.groups), 25):
            part = self.groups[start : start + 25]
            tasks += [asyncio.create_task(client.run()) for group in part for client in group.clients]
            await asyncio.gather(*(client.ready.wait() for group in part for client in group.clients))
            for group in part:
                for client in group.clients[1:]:
                    await self.order(client, {"type": "sit"})
                await self.order(group.clients[0], {"type": "start"})
        return tasks

    async def order(self, client: Client, command: Message) -> None:
        """A command before the game, until it is done."""
        client.pending = {**command, "id": secrets.token_urlsafe(12)}
        await client.send(client.pending)
        while client.pending is not None:
            await asyncio.sleep(0.002)

    async def drive(self, rate: float, seconds: float) -> int:
        """Make ``rate`` moves a second at random tables for so long; how many were made."""
        ends = time.perf_counter() + seconds
        due, moves = time.perf_counter(), 0
        order = list(self.groups)
        while (now := time.perf_counter()) < ends:
            if due > now:
                await asyncio.sleep(due - now)
            group = order[moves % len(order)]
            if moves % len(order) == 0:
                random.shuffle(order)
            for client in group.clients:
                if await client.move():
                    break
            moves += 1
            due += 1 / rate
        return moves

    async def watch(self) -> None:
        """Note how late this process wakes up."""
        while True:
            due = time.perf_counter() + 0.01
            await asyncio.sleep(0.01)
            self.history.lags.append(time.perf_counter() - due)

    async def settle(self) -> None:
        """Let everything that is on its way come in."""
        for _ in range(500):
            if all(client.pending is None for group in self.groups for client in group.clients):
                return
            await asyncio.sleep(0.02)

    def check(self) -> dict[str, int]:
        """Compare the clients' histories with the log: acknowledged but lost, doubled, gaps in the log."""
        with closing(sqlite3.connect(self.folder / "thousand.sqlite3")) as store:
            rows = store.execute("SELECT table_id, command_id, count(*) FROM entry GROUP BY 1, 2").fetchall()
            written = {(table, command): count for table, command, count in rows}
            gaps = store.execute(
                "SELECT count(*) FROM (SELECT max(seq) AS last, count(*) AS many FROM entry"
                " GROUP BY table_id) WHERE last != many"
            ).fetchone()[0]
            least = store.execute("SELECT min(n) FROM (SELECT count(*) AS n FROM entry GROUP BY table_id)")
            entries = least.fetchone()[0]
        return {
            "acknowledged": len(self.history.acknowledged),
            "lost": sum(one not in written for one in self.history.acknowledged),
            "doubled": sum(count > 1 for count in written.values()),
            "gaps in logs": gaps,
            "gaps seen by clients": self.history.gaps,
            "entries of the shortest log": entries,
        }


def percentile(values: Iterable[float], share: float) -> float:
    """The value below which ``share`` of the values lie, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def marks(values: list[float], *shares: float) -> str:
    """Percentiles in words."""
    return ", ".join(f"p{s * 100:g} {percentile(values, s):.1f}" for s in shares) + f" ms ({len(values)})"


@asynccontextmanager
async def running(folder: Path, port: int, game: str) -> AsyncGenerator[Bench]:
    """A bench with its server, ended at the end."""
    bench = Bench(folder, port, game)
    try:
        await bench.start()
        yield bench
    finally:
        await bench.kill()


async def load(folder: Path, port: int, game: str, tables: int, rate: float, seconds: float) -> int:
    """Many tables at once: how long until each of three sockets has a move that is on the disk."""
    async with running(folder, port, game) as bench:
        await bench.seat(tables)
        tasks = await bench.join()
        await bench.drive(rate, 5)
        gc.collect()
        gc.disable()
        bench.history.measuring = True
        tasks.append(asyncio.create_task(bench.watch()))
        began = time.perf_counter()
        before, used = len(bench.history.acknowledged), bench.processor()
        await bench.drive(rate, seconds)
        took = time.perf_counter() - began
        moves = len(bench.history.acknowledged) - before
        used = bench.processor() - used
        await bench.settle()
        memory = bench.memory()
        for task in tasks:
            task.cancel()
        found = bench.check()
        history = bench.history
        print(f"{tables} tables, {tables * SEATS} sockets, {moves / took:.0f} moves/s acknowledged")
        for name, values in (("delivery", history.delivered), ("acknowledgement", history.answered)):
            print(f"{name}: {marks(values, 0.5, 0.95, 0.99, 0.999, 1)}")
        print(f"of this the generator's own lateness: {marks(history.lags, 0.5, 0.95, 0.99, 1)}")
        print(f"server process: {memory:.0f} MB, {1000 * used / moves:.2f} ms of a processor for each move")
        print(json.dumps(found), json.dumps(history.refused))
        return found["lost"] + found["doubled"] + found["gaps in logs"] + found["gaps seen by clients"]


async def kills(folder: Path, port: int, game: str, tables: int, rate: float, times: int) -> int:
    """Kill the server under load, again and again, and compare what clients were told with the log."""
    async with running(folder, port, game) as bench:
        await bench.seat(tables)
        tasks = await bench.join()
        await bench.drive(1000, tables * 500 / 1000 * 1.15)
        while bench.check()["entries of the shortest log"] < 500:
            await bench.drive(1000, tables * 0.05)
        starts = []
        for _ in range(times):
            driving = asyncio.create_task(bench.drive(rate, 3.5))
            await asyncio.sleep(random.uniform(1.0, 2.0))
            await bench.kill()
            dead = time.perf_counter()
            for group in bench.groups:
                for client in group.clients:
                    client.lost_at = dead
            await bench.start()
            starts.append(time.perf_counter() - dead)
            await driving
            await asyncio.gather(*(c.ready.wait() for group in bench.groups for c in group.clients))
        await bench.settle()
        for task in tasks:
            task.cancel()
        found, back = bench.check(), bench.history.back
        print(f"{times} kills, {tables} tables, {tables * SEATS} sockets, {rate:g} moves/s wished")
        print(f"server answers again after: max {max(starts):.2f} s")
        print(f"clients back: {marks(back, 0.5, 0.99, 1)}")
        print(json.dumps(found), json.dumps(bench.history.refused))
        return found["lost"] + found["doubled"] + found["gaps in logs"] + found["gaps seen by clients"]


def main() -> int:
    """Run one proof; status 1 if a move was lost or doubled, or a gap was seen."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("proof", choices=("load", "kill"))
    parser.add_argument("--game", choices=tuple(GAMES), default="dice")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=250)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--data", type=Path, help="a folder on the disk to be measured")
    given = parser.parse_args()
    uvloop.install()
    with tempfile.TemporaryDirectory(dir=given.data) as made:
        folder = Path(made)
        if given.proof == "load":
            wrong = asyncio.run(load(folder, given.port, given.game, given.tables, given.rate, given.seconds))
        else:
            wrong = asyncio.run(kills(folder, given.port, given.game, given.tables, given.rate, given.kills))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
