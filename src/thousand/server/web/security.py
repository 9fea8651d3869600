"""What guards every answer: headers, the host and the origin of those who ask, the size of what they send."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from thousand.core.errors import CodedError, declare
from thousand.server.settings import Settings
from thousand.server.web.answers import failure
from thousand.server.web.context import address, context_of, lang_of
from thousand.server.web.hosts import is_own, own_names
from thousand.server.web.limits import ASKING
from thousand.text.catalogue import language
from thousand.text.errors import explain

UNKNOWN_HOST = declare("server/unknown_host")
WRONG_ORIGIN = declare("server/wrong_origin")
TOO_LONG = declare("server/too_long")
MAX_BODY = 64 * 1024
API = "/api/"
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
    """Middleware: refuses foreign hosts, foreign pages and too long bodies; puts headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._names = own_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or let a socket open."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._settings.secure:
                    headers["strict-transport-security"] = "max-age=31536000"
            await send(message)

        asker = HTTPConnection(scope)
        try:
            self._admit(asker)
        except CodedError as error:
            await _refusal(asker, error)(scope, receive, guarded)
            return
        await self._app(scope, _Limited(receive) if scope["type"] == "http" else receive, guarded)

    def _admit(self, asker: HTTPConnection) -> None:
        """Nothing, if this request may go on; programs may name no host, browsers always do.

        Raises:
            CodedError: it may not.
        """
        host = asker.headers.get("host")
        if host is not None and not is_own(host, self._names):
            raise CodedError(UNKNOWN_HOST)
        if asker.scope["type"] == "websocket":
            self._need_own_origin(asker)
            return
        if not asker.scope["path"].startswith(PARTS):
            context_of(asker).limits.take(address(asker, self._settings), ASKING)
        if asker.scope["method"] not in SAFE:
            self._need_own_origin(asker)
        if _length(asker.headers) > MAX_BODY:
            raise CodedError(TOO_LONG)

    def _need_own_origin(self, asker: HTTPConnection) -> None:
        if not own_origin(asker, self._settings):
            raise CodedError(WRONG_ORIGIN)


def _refusal(asker: HTTPConnection, error: CodedError) -> Response:
    """What a program reads, or one line where people look."""
    answer = failure(asker, error)
    if asker.scope["path"].startswith(API):
        return answer
    return PlainTextResponse(f"{explain(error, language(lang_of(asker)))}\n", answer.status_code)


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
