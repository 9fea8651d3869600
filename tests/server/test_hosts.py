"""The server answers to its own names and to addresses in figures; under any other it says one line."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.hosting import served
from thousand.core.errors import CodedError
from thousand.server.running import read_settings
from thousand.server.web.hosts import is_own, own_names

MACHINE = "Anna-PC.example.net"


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> frozenset[str]:
    """The names of a machine with a public address and one more name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(socket, "gethostname", lambda: MACHINE)
    settings = read_settings(public_url="https://Тысяча.example.org:8443/play", hosts="games.example, attic")
    return own_names(settings)


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LocalHost:8000",
        "thousand.localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.5",
        "203.0.113.7:80",
        "[::1]:8000",
        "[fe80::1]",
        "anna-pc",
        "anna-pc:8000",
        "anna-pc.local:8000",
        "anna-pc.local.",
        "ANNA-PC.lan",
        "anna-pc.home.arpa",
        "anna-pc.example.net",
        "xn--80a7acvsz.example.org:8443",
        "games.example",
        "attic:8000",
    ],
)
def test_own_names_and_figures(names: frozenset[str], host: str) -> None:
    assert is_own(host, names)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "notlocalhost",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "anna-pc.evil.example",
        "evil.local",
        "example.net",
        "www.games.example",
        "localhost/assets/",
        "evil.example@localhost",
        "[::1",
        "[evil.example]",
        "",
        ":8000",
        "a..b",
        "é\x80",
    ],
)
def test_every_other_name_is_foreign(names: frozenset[str], host: str) -> None:
    assert not is_own(host, names)


def test_without_settings_only_this_machine_is_known() -> None:
    assert own_names(read_settings(host="0.0.0.0")) >= {"localhost", socket.gethostname().lower()}
    assert is_own("box.example:8000", own_names(read_settings(host="box.example")))


@pytest.mark.parametrize("name", ["http://attic", "attic:8000", "*", "a b", ".attic"])
def test_a_further_name_is_a_name_alone(name: str) -> None:
    with pytest.raises(CodedError) as caught:
        read_settings(hosts=name)
    assert caught.value.parameters["setting"] == "hosts"


def test_a_foreign_name_is_refused_in_one_line_though_its_page_agrees(folder: Path) -> None:
    async def play() -> None:
        async with served(folder, hosts=("attic",)) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", "open")
            port = server.url.rpartition(":")[2]
            foreign = {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"}
            for path in ("/", f"/t/{table}", "/assets/none.js", "/healthz", "/metrics", "/openapi.json"):
                page = await anna.http.get(path, headers={**foreign, "accept-language": "ru"})
                assert (page.status_code, page.headers["content-type"]) == (421, "text/plain; charset=utf-8")
                assert page.text.startswith("Этого имени сервер не знает: ")
                assert page.text.count("\n") == 1
                assert "default-src 'none'" in page.headers["content-security-policy"]
            asked = await anna.http.get("/api/me?lang=uk", headers=foreign)
            assert (asked.status_code, asked.json()["why"]["code"]) == (421, "server/unknown_host")
            renamed = {"name": "Еva", "lang": "en"}
            assert (await anna.http.post("/api/me", json=renamed, headers=foreign)).status_code == 421
            assert (await anna.http.get("/api/me")).json()["name"] == "Анна"

    asyncio.run(play())


def test_the_socket_answers_no_foreign_name(folder: Path) -> None:
    async def play() -> None:
        async with served(folder, hosts=("attic",)) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", "open")
            path = f"/api/tables/{table}/socket"
            port = int(server.url.rpartition(":")[2])
            cookie = {"cookie": f"thousand={anna.http.cookies['thousand']}"}

            def opening(host: str) -> connect:
                headers = {**cookie, "origin": f"http://{host}:{port}"}
                there = f"ws://{host}:{port}{path}"
                return connect(there, additional_headers=headers, host="127.0.0.1", port=port)

            with pytest.raises(InvalidStatus) as refused:
                async with opening("evil.example"):
                    pass
            answer = refused.value.response
            assert answer.status_code == 421
            assert answer.body is not None
            assert b"server/unknown_host" in answer.body
            for host in ("attic", "localhost", "127.0.0.1"):
                async with opening(host) as ws:
                    await ws.send('{"type": "hello", "lang": "en", "seq": null}')
                    assert '"type":"table"' in str(await ws.recv())

    asyncio.run(play())


def test_a_program_of_old_may_name_no_host(folder: Path) -> None:
    async def play() -> bytes:
        async with served(folder) as server:
            port = int(server.url.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
            answered = await reader.read()
            writer.close()
            return answered

    assert asyncio.run(play()).endswith(b"ok")


def test_a_public_address_does_not_shut_out_this_machine(folder: Path) -> None:
    async def play() -> None:
        async with (
            served(folder, public_url="https://example.org") as server,
            httpx.AsyncClient(base_url=server.url) as http,
        ):
            assert (await http.get("/healthz")).status_code == 200
            assert (await http.get("/healthz", headers={"host": "example.org"})).status_code == 200
            assert (await http.get("/healthz", headers={"host": "example.com"})).status_code == 421

    asyncio.run(play())
