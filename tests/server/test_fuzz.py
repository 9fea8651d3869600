"""Nonsense of every kind gets a code and never breaks a table or the server."""

import asyncio
import json
import tempfile
import threading
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from tests.server.hosting import Here, served
from tests.server.hosting_games import step
from thousand.server.app import create
from thousand.server.running import configured, listen
from thousand.server.settings import Settings
from thousand.server.wire import schema

KINDS = sorted(
    schema.document()["$defs"][one["$ref"].rpartition("/")[2]]["properties"]["type"]["const"]
    for one in schema.document()["$defs"]["ClientMessage"]["oneOf"]
)
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**12), 10**12),
    st.text(max_size=50),
    st.sampled_from(
        ["1 roll", "1 bank", "1 roll 66666", "9 roll", "1 play Kh", "deal", "0" * 64, "abcdefgh"]
    ),
)
FIELDS = st.sampled_from(
    [
        "id",
        "seq",
        "action",
        "seat",
        "name",
        "lang",
        "text",
        "phrase",
        "draw",
        "hash",
        "seed",
        "next",
        "allow",
        "bot",
    ]
)


def _message(kind: str, fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": kind, "id": "abcdefgh", **fields}


MESSAGES = st.builds(
    _message,
    st.one_of(st.sampled_from(KINDS), st.text(max_size=8)),
    st.dictionaries(FIELDS, ODD, max_size=6),
)
FRAMES = st.one_of(
    MESSAGES.map(json.dumps),
    st.text(max_size=100),
    st.recursive(ODD, lambda inner: st.lists(inner, max_size=3), max_leaves=5).map(json.dumps),
)


@settings(max_examples=max(15, settings().max_examples // 10))
@given(st.lists(FRAMES, min_size=1, max_size=15))
def test_a_table_survives_every_message(frames: list[str]) -> None:
    async def play(folder: Path) -> None:
        async with served(folder) as server:
            anna, boris = await server.person("Анна"), await server.person("Boris")
            bot = {"kind": "bot", "bot": "random"}
            table = await anna.make("me", bot, start=True, first="me")
            host, guest = await anna.sit(table), await boris.sit(table)
            await host.until(lambda p: p.offers())
            for frame in frames:
                await guest.ws.send(frame)
                await host.ws.send(frame)
            last = await host.do("chat", text="still here")
            assert last["type"] in ("ack", "refused")
            inside = await server.context.tables.get(table)
            assert inside.room.status == "playing"
            if host.room["seats"][0]["played_by"] == "self":
                await host.until(lambda p: p.offers())
                assert (await step(host)) is not None

    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        asyncio.run(play(Path(folder)))


# --- the HTTP API by its own description ---


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    """A server in a thread of its own."""
    app = create(Settings(data=tmp_path_factory.mktemp("api"), rate=1000), Here())
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(app, lifespan="on"))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


def test_no_request_breaks_the_server(address: str) -> None:
    named = httpx.post(f"{address}/api/me", json={"name": "Fuzz", "lang": "en"})
    cookies = {"thousand": named.cookies["thousand"]}
    described = schemathesis.openapi.from_url(f"{address}/openapi.json")
    operations: list[Any] = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:
        if operation.path != "/{path}":
            _try(operation, cookies)


def _try(operation: Any, cookies: dict[str, str]) -> None:
    """Some requests as the description allows them, and some that it does not."""

    @settings(max_examples=max(6, settings().max_examples // 20))
    @given(case=operation.as_strategy())
    def attempt(case: Any) -> None:
        answered = case.call(cookies=cookies)
        assert answered.status_code < 500, (operation.path, answered.text)
        if answered.status_code >= 400 and answered.status_code not in (405, 406):
            assert answered.json()["why"]["code"]

    attempt()
