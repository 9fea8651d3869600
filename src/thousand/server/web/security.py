"""What guards every answer: headers, the origin of those who ask, the size of what they send."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from thousand.core.errors import CodedError, declare
from thousand.server.settings import Settings
from thousand.server.web.answers import failure
from thousand.server.web.context import address, context_of
from thousand.server.web.limits import ASKING

WRONG_ORIGIN = declare("server/wrong_origin")
TOO_LONG = declare("server/too_long")
MAX_BODY = 64 * 1024
PARTS = "/assets/"
"""Files that pages are made of: not counted, since a page needs forty and friends may share an address."""
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

        asker = HTTPConnection(scope)
        try:
            self._admit(asker, scope["method"])
        except CodedError as error:
            await failure(asker, error)(scope, receive, guarded)
        else:
            await self._app(scope, _Limited(receive), guarded)

    def _admit(self, asker: HTTPConnection, method: str) -> None:
        """Nothing, if this request may go on.

        Raises:
            CodedError: it may not.
        """
        if not asker.url.path.startswith(PARTS):
            context_of(asker).limits.take(address(asker, self._settings), ASKING)
        if method not in SAFE:
            need_own_origin(asker, self._settings)
        if _length(asker.headers) > MAX_BODY:
            raise CodedError(TOO_LONG)


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
