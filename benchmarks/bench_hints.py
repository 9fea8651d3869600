"""How long a hint takes, from the request to its answer, over a real server with its worker processes.

.venv/bin/python -m benchmarks.bench_hints dice kubiki 60
.venv/bin/python -m benchmarks.bench_hints cards classic 60

One person plays against `steady` bots and asks at every decision; the first hint, which waits for a worker
to be ready, is told apart. Then the finished game, if it was finished, is analysed.
"""

import argparse
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from benchmarks.bench_server import percentile

READY_SECONDS = 90
MARKS = (("median", 0.5), ("p95", 0.95), ("worst", 1.0))


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def started(folder: str, port: int) -> subprocess.Popen[bytes]:
    """A server over `folder` that answers."""
    command = [sys.executable, "-m", "thousand", "serve", "--port", str(port), "--data", folder]
    settings = {**os.environ, "THOUSAND_RATE": "1000", "THOUSAND_LOG_LEVEL": "error"}
    process = subprocess.Popen(command, env=settings, stdout=subprocess.DEVNULL)
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until:
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return process
    raise SystemExit("the server does not answer")


class Asker:
    """Somebody who plays the best choice and asks for a hint before each."""

    def __init__(self, port: int, game: str, preset: str, open_too: ExitStack) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.http.post("/api/me", json={"name": "Bench", "lang": "en"}).raise_for_status()
        bots = [{"kind": "bot", "bot": "steady"}] * (1 if game == "dice" else 2)
        asked = {"id": secrets.token_hex(8), "game": game, "preset": preset, "pace": 0, "start": True}
        made = self.http.post("/api/tables", json={**asked, "seats": [{"kind": "me"}, *bots]})
        self.table: str = made.raise_for_status().json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        self.ws: ClientConnection = open_too.enter_context(
            connect(address, additional_headers={"cookie": cookie})
        )
        self.ws.send('{"type": "hello", "lang": "en", "seq": null}')
        self.seq, self.offers, self.over = 0, list[dict[str, Any]](), False

    def listen(self, until_seq: int) -> None:
        """Read until it is this seat's turn at or after `until_seq`, or the game is over."""
        while True:
            heard = json.loads(self.ws.recv(timeout=60))
            if heard["type"] not in ("table", "update"):
                continue
            self.seq, self.offers = heard["seq"], [one for one in heard["offers"] if one["why"] is None]
            self.over = self.over or (heard["room"] or {}).get("status") == "finished"
            if self.over or (self.offers and self.seq >= until_seq):
                return

    def ask(self) -> tuple[float, str]:
        """Seconds until the hint, and the best action."""
        began = time.perf_counter()
        answered = self.http.post(f"/api/tables/{self.table}/hint", json={"seat": 1})
        took = time.perf_counter() - began
        if answered.status_code != 200:
            return took, str(self.offers[0]["action"])
        told = answered.json()
        self.listen(told["seq"])
        return took, str(told["choices"][0]["action"])

    def act(self, action: str) -> None:
        """Do `action` and wait for the next turn."""
        command = {"type": "act", "id": secrets.token_hex(8), "seq": self.seq, "action": action}
        self.ws.send(json.dumps(command))
        self.listen(self.seq + 1)

    def analyse(self) -> float:
        """Seconds until the finished game is analysed."""
        began = time.perf_counter()
        state = self.http.post(f"/api/tables/{self.table}/analysis").json()
        while state["state"] == "running":
            time.sleep(0.05)
            state = self.http.get(f"/api/tables/{self.table}/analysis").json()
        return time.perf_counter() - began


def report(asker: Asker, table: str, most: int) -> None:
    """Play, ask for so many hints at ``most`` and print how long they took."""
    asker.listen(0)
    times: list[float] = []
    while len(times) < most and not asker.over:
        took, best = asker.ask()
        times.append(took)
        asker.act(best)
    first, warm = times[0], times[1:]
    shares = ", ".join(f"{name} {percentile(warm, share):.0f}" for name, share in MARKS)
    print(f"{table}: {len(warm)} hints, ms: {shares}, first {1000 * first:.0f}")
    if asker.over:
        print(f"analysis: {asker.analyse():.2f} s")


def main() -> None:
    """Start a server, and ask it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("dice", "cards"))
    parser.add_argument("preset")
    parser.add_argument("hints", type=int)
    wanted = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as open_too:
        server = started(folder, port)
        try:
            asker = Asker(port, wanted.game, wanted.preset, open_too)
            report(asker, f"{wanted.game} {wanted.preset}", wanted.hints)
        finally:
            server.send_signal(signal.SIGKILL)
            server.wait()


if __name__ == "__main__":
    main()
