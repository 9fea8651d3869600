"""A real server in a process of its own, so that it can be killed; and people with real browsers."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

HOST = "thousand.test"
"""Not loopback: browsers give a page there no secure context, as on a phone in the same network."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
]
PHONE, DESKTOP = {"width": 360, "height": 780}, {"width": 1280, "height": 800}
LOCALES = {"ru": "ru-RU", "uk": "uk-UA", "en": "en-GB"}
PATIENCE = 30.0
"""Seconds until something that is sure to come counts as missing, however busy the machine is."""


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """`thousand serve` over one folder and one port, started and killed as often as wanted."""

    data: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where browsers find it."""
        return f"http://{HOST}:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "thousand",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        settings = {
            "THOUSAND_RATE": "1000",
            "THOUSAND_LOG_LEVEL": "error",
            "THOUSAND_HOSTS": HOST,
            "PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker",  # it is killed
        }
        self.process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 90
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server ended"
            try:
                urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()


@dataclass
class Person:
    """Somebody with a browser of his own."""

    server: Server
    context: BrowserContext
    page: Page
    lang: str
    troubles: list[str]
    frames: list[str]

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this person, past the pages."""
        asked = Request(
            f"http://127.0.0.1:{self.server.port}/api{path}",
            None if body is None else json.dumps(body).encode(),
            {"Host": urlsplit(self.server.url).netloc, "Content-Type": "application/json"},
            method=method,
        )
        for cookie in self.context.cookies(self.server.url):
            asked.add_header("Cookie", f"{cookie.get('name')}={cookie.get('value')}")
        with urlopen(asked, timeout=PATIENCE) as answer:
            for name, given in SimpleCookie(answer.headers["Set-Cookie"]).items():
                kept = {"name": name, "value": given.value, "url": self.server.url, "httpOnly": True}
                self.context.add_cookies([kept])  # type: ignore[list-item]
            return json.load(answer)

    def called(self, name: str) -> "Person":
        """Choose a name, past the pages."""
        self.api("POST", "/me", {"name": name, "lang": self.lang})
        return self

    def table(self, seats: list[dict[str, Any]], game: str = "dice", **more: Any) -> str:
        """Make a table, past the pages; its id."""
        body = {
            "id": os.urandom(8).hex(),
            "game": game,
            "preset": "classic",
            "seats": seats,
            "pace": 0,
            **more,
        }
        return str(self.api("POST", "/tables", body)["id"])

    def open(self, path: str) -> Page:
        """Go to a page."""
        self.page.goto(self.server.url + path)
        return self.page

    @contextmanager
    def hurried(self) -> Generator[None]:
        """Taps come to nothing when the page has changed just before: the next look decides anew."""
        self.page.set_default_timeout(1000)
        with suppress(Error):  # too late, or gone meanwhile
            yield
        self.page.set_default_timeout(PATIENCE * 1000)

    def sees(self, pattern: str) -> None:
        """Wait until the page shows a text."""
        expect(self.page.get_by_text(re.compile(pattern)).first).to_be_visible()


class Profiles:
    """Browsers' profiles, each one person's at a time: emptied between two, but for the cache of files."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}

    def take(self, lang: str) -> BrowserContext:
        """A profile that knows nobody."""
        free = self._free.setdefault(lang, [])
        return free.pop() if free else new_profile(self._browser, lang)

    def give_back(self, person: Person) -> None:
        """Close the pages of somebody who leaves and forget everything about him."""
        context, data = person.context, {"origin": person.server.url, "storageTypes": "all"}
        context.set_offline(False)
        person.page.unroute_all(behavior="ignoreErrors")
        context.new_cdp_session(person.page).send("Storage.clearDataForOrigin", data)
        for page in context.pages:
            page.close()
        context.clear_cookies()
        self._free[person.lang].append(context)


def new_profile(browser: Browser, lang: str) -> BrowserContext:
    """A profile that has never been here."""
    context = browser.new_context(viewport=PHONE, locale=LOCALES[lang], reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE * 1000)
    return context


def arrive(
    context: BrowserContext,
    server: Server,
    lang: str = "ru",
    size: dict[str, int] | None = None,
    **looks: Any,
) -> Person:
    """Somebody new with a page of his own; what goes wrong there is kept."""
    page = context.new_page()
    page.set_viewport_size(size or PHONE)  # type: ignore[arg-type]
    page.emulate_media(**looks)
    person = Person(server, context, page, lang, [], [])
    page.on("pageerror", lambda error: person.troubles.append(str(error)))
    page.on("console", lambda said: _keep(person, said))
    page.on("websocket", lambda web: web.on("framereceived", lambda frame: person.frames.append(str(frame))))
    return person


EXPECTED = (
    "Cross-Origin-Opener-Policy",
    "401 (Unauthorized)",
    "WebSocket connection",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_SOCKET_NOT_CONNECTED",
)
"""What browsers write on plain http, before a name is chosen, and without network or server."""


def _keep(person: Person, said: ConsoleMessage) -> None:
    """Note what the browser calls an error; a page says itself what is not there, but for its own parts."""
    missing = "404 (Not Found)" in said.text and "/assets/" not in said.location["url"]
    if said.type == "error" and not missing and not any(known in said.text for known in EXPECTED):
        person.troubles.append(said.text)
