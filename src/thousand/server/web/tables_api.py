"""HTTP: making and looking at tables; playing goes over the socket."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from thousand.core.errors import CodedError
from thousand.server.games.protocol import rows
from thousand.server.store import log
from thousand.server.store.records import Person
from thousand.server.tables import body as bodies
from thousand.server.tables import making, telling
from thousand.server.tables.brief import brief
from thousand.server.tables.reader import Eyes
from thousand.server.tables.service import NOT_OPEN
from thousand.server.tables.table import Table
from thousand.server.web import limits
from thousand.server.web.context import context_of, lang_of
from thousand.server.web.links import link_to, qr
from thousand.server.web.rule_pages import rule_page
from thousand.server.wire.base import TableId
from thousand.server.wire.rest import Invite, LogPage, Made, NewTable, RulePage, SheetPage, TableBrief
from thousand.text.catalogue import language

ROUTER = APIRouter(prefix="/api/tables", tags=["tables"])
LINES_A_PAGE = 50

InPath = Annotated[TableId, Path()]


@ROUTER.post("", status_code=201)
async def make_table(request: Request, asked: NewTable) -> Made:
    """Make a table; sent twice with the same `id`, it is made once."""
    context = context_of(request)
    person = await context.identities.need(request)
    context.limits.take(person.id, limits.MAKING)
    rules = making.rules_of(asked.game, asked.preset, asked.version, asked.changes, len(asked.seats))
    spec, places = making.spec_of(asked, rules), making.places_of(asked, rules, person)
    stored, entry = making.first_entry(spec, person, places, telling.millis(), start=asked.start)
    sitters = {person.id, *(place.person for place in places if place.person)}
    make = partial(log.make, made=stored, command_id=asked.id, first=entry, sitters=sitters)
    table_id = await context.store.write(make)
    return Made(id=table_id, link=link_to(request, f"/t/{table_id}"))


@ROUTER.get("/{table_id}")
async def read_table(request: Request, table_id: InPath) -> TableBrief:
    """What a table is, for whoever has its link."""
    context = context_of(request)
    person = await context.identities.of(request)
    table = await context.tables.get(table_id)
    return brief(table, person, language(lang_of(request)))


@ROUTER.get("/{table_id}/invite")
async def invite(request: Request, table_id: InPath) -> Invite:
    """The link of a table and its QR code."""
    await context_of(request).tables.get(table_id)
    link = link_to(request, f"/t/{table_id}")
    return Invite(link=link, qr=qr(link))


@ROUTER.get("/{table_id}/rules")
async def table_rules(request: Request, table_id: InPath) -> RulePage:
    """The rules of a table in words."""
    table = await context_of(request).tables.get(table_id)
    return rule_page(table.spec.game, table.rules, language(lang_of(request)))


@ROUTER.get("/{table_id}/sheet")
async def sheet(request: Request, table_id: InPath) -> SheetPage:
    """The whole score sheet; to see it is to see the table."""
    table, _ = await seen(request, table_id)
    if table.play is None:
        return SheetPage(rows=[])
    return SheetPage(rows=rows(table.hosted, table.play.story, 1, language(lang_of(request))))


@ROUTER.get("/{table_id}/log")
async def older_lines(
    request: Request, table_id: InPath, before: Annotated[int, Query(ge=1, le=1_000_000_000)]
) -> LogPage:
    """Lines of the log before number `before`, as you may know them."""
    table, eyes = await seen(request, table_id)
    read = partial(log.entries, table_id=table_id, before=before, last=LINES_A_PAGE)
    found = await context_of(request).store.read(read)
    lines = [telling.line(table, bodies.read(entry, table.hosted), eyes) for entry in found]
    return LogPage(lines=lines, before=lines[0].seq if lines and lines[0].seq > 1 else None)


async def seen(request: Request, table_id: str) -> tuple[Table, Eyes]:
    """The table and what the asker sees of it.

    Raises:
        CodedError: he has no place there and it is not open to watchers.
    """
    context = context_of(request)
    person: Person = await context.identities.need(request)
    table = await context.tables.get(table_id)
    seats = table.room.seats_of(person.id)
    if not seats and table.room.status in ("playing", "frozen") and not table.spec.open_to_watchers:
        raise CodedError(NOT_OPEN)
    return table, Eyes(seats, lang_of(request))
