"""What guards every answer: headers, the origin of those who ask, the size of what they send."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from thousand.core.errors import CodedError, declare
from thousand.server.settings import Settings
from thousand.server.web.context import address, context_of
from thousand.server.web.limits import ASKING, TOO_MANY

WRONG_ORIGIN = declare("server/wrong_origin")
MAX_BODY = 64 * 1024
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "x-frame-options": "DENY",
}


def own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that asks is ours; programs send no origin and are not browsers."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins or origin == settings.public_url:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host")


class Guard:
    """Middleware: refuses foreign pages and too long bodies, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._settings.secure:
                    headers["strict-transport-security"] = "max-age=31536000"
            await send(message)

        try:
            asker = HTTPConnection(scope)
            context_of(asker).limits.take(address(asker, self._settings), ASKING)
        except CodedError:
            await _refuse(429, TOO_MANY.name)(scope, receive, guarded)
            return
        if scope["method"] not in SAFE and not own_origin(HTTPConnection(scope), self._settings):
            await _refuse(403, WRONG_ORIGIN.name)(scope, receive, guarded)
        elif _length(Headers(scope=scope)) > MAX_BODY:
            await _refuse(413, "server/unreadable")(scope, receive, guarded)
        else:
            await self._app(scope, _Limited(receive), guarded)


def need_own_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Nothing for our own pages and for programs.

    Raises:
        CodedError: a foreign page asks.
    """
    if not own_origin(connection, settings):
        raise CodedError(WRONG_ORIGIN)


def _length(headers: Headers) -> int:
    given = headers.get("content-length", "0")
    return int(given) if given.isdigit() else MAX_BODY + 1


class _Limited:
    """Receives no more than a body may have, whatever its headers say."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._left = MAX_BODY

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            return {"type": "http.disconnect"}
        return message


def _refuse(status: int, code: str) -> JSONResponse:
    return JSONResponse({"why": {"code": code, "parameters": {}, "say": code}, "where": None}, status)
