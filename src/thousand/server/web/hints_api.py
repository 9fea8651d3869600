"""HTTP: hints at a table, and the analysis of finished games."""

from functools import partial

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool

from thousand.core.errors import CodedError
from thousand.core.seats import Seat
from thousand.server.store import log
from thousand.server.tables import advising, replaying
from thousand.server.tables.analysing import Study
from thousand.server.tables.table import Table
from thousand.server.web import limits
from thousand.server.web.context import address, context_of, lang_of
from thousand.server.web.tables_api import InPath
from thousand.server.wire.hints import Analysis, AskHint, Hint
from thousand.text.catalogue import language

ROUTER = APIRouter(prefix="/api/tables", tags=["hints"])


@ROUTER.post("/{table_id}/hint")
async def hint(request: Request, table_id: InPath, asked: AskHint) -> Hint:
    """A hint for your seat, which is to act; everybody at the table reads in the log that you took it."""
    context = context_of(request)
    person = await context.identities.need(request)
    context.limits.take(person.id, limits.HINTING)
    table = await context.tables.get(table_id)
    seat = Seat(asked.seat - 1)
    given = await context.hints.give(table, person, seat)
    return advising.hint(table, given, seat, language(lang_of(request)))


@ROUTER.get("/{table_id}/analysis")
async def analysis(request: Request, table_id: InPath) -> Analysis:
    """How far the analysis of a finished game is, and all of it once it is done."""
    context = context_of(request)
    table = await context.tables.get(table_id)
    replaying.need_over(table)
    return await _told(request, table, context.analyses.of(table_id))


@ROUTER.post("/{table_id}/analysis")
async def begin_analysis(request: Request, table_id: InPath) -> Analysis:
    """Begin the analysis of a finished game, unless somebody has done so; ask for it by GET."""
    context = context_of(request)
    table = await context.tables.get(table_id)
    replaying.need_over(table)
    study = context.analyses.of(table_id)
    if study is None:
        context.limits.take(address(request, context.settings), limits.ANALYSING)
        if not context.analyses.has_room():
            raise CodedError(limits.TOO_MANY)
        entries = await context.store.read(partial(log.entries, table_id=table_id))
        study = context.analyses.begin(table, entries)
    return await _told(request, table, study)


async def _told(request: Request, table: Table, study: Study | None) -> Analysis:
    return await run_in_threadpool(advising.analysis, table, study, language(lang_of(request)))
