"""Starting the server: settings checked, a port found, the address printed, uvicorn run until the end."""

import errno
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import uvicorn
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from thousand.core.errors import CodedError, declare
from thousand.server import logs
from thousand.server.app import create
from thousand.server.settings import FILE, Settings
from thousand.server.wire.client import MAX_FRAME

PING_SECONDS = 5.0
"""A connection that does not answer a ping within as long again is gone."""
SWITCH_SECONDS = 0.001
"""How long the writing thread may keep the interpreter from the one that answers."""
COLLECT = (1_000, 1, 1_000_000)
"""Thresholds of the collector: often and little; all of the memory only when `app` says so."""
PORTS_TRIED = 20
LOOPBACK = ("127.0.0.1", "::1", "localhost")


UNKNOWN_SETTING = declare("server/unknown_setting", "setting")
BAD_SETTING = declare("server/bad_setting", "setting", "value")
BAD_SETTINGS_FILE = declare("server/bad_settings_file", "file", "problem")
FOREIGN_ADDRESS = declare("server/foreign_address", "host")
NO_PORT = declare("server/no_port", "port", "last")
BAD_DATA = declare("server/bad_data", "folder", "problem")


def read_settings(**given: Any) -> Settings:
    """Settings from arguments that are not None, the environment and the file.

    Raises:
        CodedError: a value cannot be used; names it.
    """
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        setting = ".".join(map(str, first["loc"]))
        if first["type"] == "extra_forbidden":
            raise CodedError(UNKNOWN_SETTING, setting=setting) from None
        raise CodedError(BAD_SETTING, setting=setting, value=str(first["input"])) from None
    except (OSError, ValueError) as error:
        raise CodedError(BAD_SETTINGS_FILE, file=FILE, problem=str(error)) from None


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on ``port``, or on the next one that is free.

    Raises:
        CodedError: the address is not this machine's, or no port is free.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in _ports(port):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except OSError as error:
            found.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise CodedError(FOREIGN_ADDRESS, host=host) from None
            continue
        found.listen(512)
        return found
    raise CodedError(NO_PORT, port=port, last=max(_ports(port)))


def _ports(port: int) -> Iterator[int]:
    yield from range(port, min(port + (PORTS_TRIED if port else 1), 65536))


def own_address() -> str:
    """This machine's address in the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def reachable(settings: Settings, port: int) -> str:
    """The address people type in."""
    if settings.public_url:
        return settings.public_url
    everywhere = settings.host in ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
    host = own_address() if everywhere else settings.host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@dataclass(frozen=True, slots=True)
class Place:
    """Where the server is found; ``nearby``: by others than this machine."""

    address: str
    port: int
    nearby: bool


def serve(settings: Settings, tell: Callable[[Place], None]) -> None:
    """Serve until interrupted; ``tell`` hears where.

    Raises:
        CodedError: it cannot start.
        KeyboardInterrupt: everything is closed and kept.
    """
    logs.set_up(settings.log_level)
    try:
        app = create(settings)
    except (OSError, SQLAlchemyError) as error:
        told = getattr(error, "strerror", None) or getattr(error, "orig", None) or error
        raise CodedError(BAD_DATA, folder=str(settings.data), problem=str(told)) from None
    listening = listen(settings.host, settings.port)
    port: int = listening.getsockname()[1]
    nearby = settings.host not in LOOPBACK or settings.public_url is not None
    tell(Place(reachable(settings, port), port, nearby))
    _spare_pauses()
    loop = "auto" if sys.platform == "win32" else "uvloop"
    uvicorn.Server(configured(app, loop=loop)).run([listening])


def _spare_pauses() -> None:
    """Keep the interpreter from stopping everybody for long: what is loaded by now stays anyway."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    gc.enable()


def configured(app: ASGIApp, **more: Any) -> uvicorn.Config:
    """How uvicorn serves ``app``."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_max_size=4 * MAX_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
        **more,
    )
