"""HTTP: finished games, to be looked at again, taken home and checked."""

from functools import partial
from itertools import islice
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from thousand.notation.records import write_record
from thousand.server.store import log
from thousand.server.tables import replaying
from thousand.server.tables.brief import brief
from thousand.server.tables.table import Table
from thousand.server.web.context import context_of, lang_of
from thousand.server.web.tables_api import InPath, seen
from thousand.server.wire.rest import FairReport, Replay, ReplayStep
from thousand.server.wire.server import FairDraw
from thousand.text.catalogue import Language, language

ROUTER = APIRouter(prefix="/api/tables", tags=["games"])


@ROUTER.get("/{table_id}/replay")
async def replay(
    request: Request, table_id: InPath, start: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0
) -> Replay:
    """A page of steps of a finished game, hands open."""
    context, lang = context_of(request), language(lang_of(request))
    table = await context.tables.get(table_id)
    replaying.need_over(table)
    entries = await context.store.read(partial(log.entries, table_id=table_id))
    steps = await run_in_threadpool(_page, table, entries, start, lang)
    following = start + replaying.STEPS_A_PAGE
    person = await context.identities.of(request)
    return Replay(
        table=brief(table, person, lang),
        steps=steps[: replaying.STEPS_A_PAGE],
        next=following if len(steps) > replaying.STEPS_A_PAGE else None,
    )


def _page(table: Table, entries: tuple[log.Entry, ...], start: int, lang: Language) -> list[ReplayStep]:
    """One step more than a page, to see whether there is another."""
    return list(islice(replaying.steps(table, entries, lang), start, start + replaying.STEPS_A_PAGE + 1))


@ROUTER.get("/{table_id}/record", response_class=Response)
async def record(request: Request, table_id: InPath) -> Response:
    """A finished game as a record file (TOML) with its seeds: for `thousand replay` and `thousand verify`."""
    context = context_of(request)
    table = await context.tables.get(table_id)
    replaying.need_over(table)
    entries = await context.store.read(partial(log.entries, table_id=table_id))
    draws = await context.store.read(partial(log.draws, table_id=table_id))
    text = write_record(replaying.record(table, entries, draws, language(lang_of(request))))
    name = f'attachment; filename="thousand-{table.spec.game}-{table_id}.toml"'
    return Response(text, media_type="application/toml", headers={"content-disposition": name})


@ROUTER.get("/{table_id}/fair")
async def fair(request: Request, table_id: InPath) -> FairReport:
    """All draws that are open by now."""
    context = context_of(request)
    await seen(request, table_id)
    draws = await context.store.read(partial(log.draws, table_id=table_id))
    return FairReport(
        scheme=1,
        table=table_id,
        draws=[
            FairDraw(draw=draw.draw, hash=draw.hash, server=draw.server, seats=list(draw.seats))
            for draw in replaying.opened(table_id, draws)
        ],
    )
