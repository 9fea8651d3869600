"""HTTP: whether the server lives, and what it counts."""

from typing import cast

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from thousand.server.games.registry import GAMES
from thousand.server.version import VERSION
from thousand.server.web.bots import bots
from thousand.server.web.context import context_of, lang_of
from thousand.server.wire.base import PROTOCOL, GameName
from thousand.server.wire.rest import GameInfo, PresetInfo, ServerInfo
from thousand.text import platform as words
from thousand.text.catalogue import Language, language
from thousand.text.rules.pages import preset_name, preset_summary

ROUTER = APIRouter(tags=["server"])


@ROUTER.get("/healthz", response_class=PlainTextResponse)
async def healthz() -> str:
    """The process answers."""
    return "ok"


@ROUTER.get("/readyz", response_class=PlainTextResponse)
async def readyz(request: Request) -> Response:
    """The store answers too."""
    try:
        await context_of(request).store.check()
    except Exception:
        return PlainTextResponse("store", 503)
    return PlainTextResponse("ok")


@ROUTER.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus; no names, no tables."""
    return Response(context_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


@ROUTER.get("/api/server")
async def server(request: Request) -> ServerInfo:
    """What this server is."""
    return ServerInfo(version=VERSION, protocol=PROTOCOL, public=context_of(request).settings.secure)


@ROUTER.get("/api/games")
async def games(request: Request) -> list[GameInfo]:
    """The games with their presets and bots, in the reader's language."""
    lang = language(lang_of(request))
    return [
        GameInfo(
            key=cast(GameName, name),
            name=lang.say(words.GAMES[name]),
            presets=_presets(name, lang),
            bots=bots(name, lang),
        )
        for name in GAMES
    ]


def _presets(game: str, lang: Language) -> list[PresetInfo]:
    notation = GAMES[game].notation
    return [
        PresetInfo(
            key=preset,
            version=notation.rules(preset).version,
            name=preset_name(game, preset, lang),
            short=preset_summary(game, preset, lang),
            seats=list(notation.seats(preset)),
        )
        for preset in notation.presets()
    ]
