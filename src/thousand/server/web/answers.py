"""Errors as answers of the HTTP API."""

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from thousand.core.errors import CodedError
from thousand.server.games.explaining import refusal
from thousand.server.web.context import lang_of
from thousand.server.web.reading import BROKEN, NOT_FOUND, UNREADABLE, place_of, unreadable
from thousand.server.wire.rest import Failure
from thousand.text.catalogue import language

STATUS = {
    "server/no_name": 401,
    "server/wrong_origin": 403,
    "server/not_open": 403,
    "server/unknown_host": 421,
    "server/unknown_table": 404,
    "server/unknown_rules": 404,
    "server/not_found": 404,
    "server/no_hints": 403,
    "server/not_finished": 409,
    "server/not_your_turn": 409,
    "server/no_answer": 503,
    "server/preparing": 503,
    "server/link_spent": 410,
    "server/too_long": 413,
    "server/too_many": 429,
    "server/broken": 500,
}
"""By code; everything else is 422."""

LOG = structlog.get_logger("http")


def failure(request: HTTPConnection, error: CodedError, where: str | None = None) -> JSONResponse:
    """``error`` in the language of ``request``."""
    body = Failure(why=refusal(error, language(lang_of(request))), where=where)
    return JSONResponse(body.model_dump(mode="json"), STATUS.get(error.code, 422))


def install(app: FastAPI) -> None:
    """Answer every error with a :class:`Failure`."""

    async def coded(request: Request, error: Exception) -> Response:
        assert isinstance(error, CodedError)  # noqa: S101 - what it is registered for
        return failure(request, error, getattr(error, "key", None))

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)  # noqa: S101 - what it is registered for
        errors = list(error.errors())
        return failure(request, unreadable(errors), place_of(errors))

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)  # noqa: S101 - what it is registered for
        if error.status_code == 405:
            return JSONResponse(None, error.status_code, error.headers)
        if error.status_code == 400:  # a body nested so deep that it cannot be parsed
            return failure(request, CodedError(UNREADABLE, place="body"), "body")
        return failure(request, CodedError(NOT_FOUND))

    async def broken(request: Request, error: Exception) -> Response:
        LOG.error(
            "request_failed",
            path=request.scope["route"].path if "route" in request.scope else "-",
            error=type(error).__name__,
        )
        return failure(request, CodedError(BROKEN))

    app.add_exception_handler(CodedError, coded)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, broken)
