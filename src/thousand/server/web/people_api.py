"""HTTP: who you are, and your tables and rules."""

from functools import partial

from fastapi import APIRouter, Request, Response

from thousand.core.errors import CodedError
from thousand.server.store import log
from thousand.server.store.records import Person
from thousand.server.tables.brief import brief
from thousand.server.web import limits
from thousand.server.web.context import address, context_of, lang_of
from thousand.server.web.links import link_to, qr
from thousand.server.wire.rest import Arrival, Me, MoveLink, NewPerson, TableBrief
from thousand.text.catalogue import language

ROUTER = APIRouter(prefix="/api/me", tags=["people"])
TABLES_SHOWN = 30


def _me(person: Person) -> Me:
    return Me(name=person.name, lang=person.lang)  # type: ignore[arg-type]


@ROUTER.get("")
async def read_me(request: Request, response: Response) -> Me:
    """Who the cookie says you are; its year begins anew."""
    identities = context_of(request).identities
    person = await identities.need(request)
    identities.renew(request, response)
    return _me(person)


@ROUTER.post("")
async def name_me(request: Request, response: Response, asked: NewPerson) -> Me:
    """Choose a name; the first time a cookie is set."""
    context = context_of(request)
    context.limits.take(address(request, context.settings), limits.NAMING)
    person = await context.identities.of(request)
    if person is None:
        return _me(await context.identities.create(asked.name, asked.lang, response))
    return _me(await context.identities.change(person, asked.name, asked.lang))


@ROUTER.post("/link")
async def make_link(request: Request) -> MoveLink:
    """A link that brings you to another device, once and within ten minutes."""
    context = context_of(request)
    person = await context.identities.need(request)
    context.limits.take(person.id, limits.MOVING)
    token, expires = await context.identities.move_token(person)
    return MoveLink(token=token, expires=expires, qr=qr(link_to(request, f"/move#{token}")))


@ROUTER.post("/arrive")
async def arrive(request: Request, response: Response, asked: Arrival) -> Me:
    """Spend the token of such a link on this device."""
    context = context_of(request)
    context.limits.take(address(request, context.settings), limits.MOVING)
    return _me(await context.identities.arrive(asked.token, response))


@ROUTER.get("/tables")
async def my_tables(request: Request) -> list[TableBrief]:
    """Your tables, the latest first."""
    context = context_of(request)
    person = await context.identities.need(request)
    found = await context.store.read(partial(log.tables_of, person_id=person.id, limit=TABLES_SHOWN))
    briefs = []
    for table_id in found:
        try:
            table = await context.tables.get(table_id)
        except CodedError:
            continue
        briefs.append(brief(table, person, language(lang_of(request))))
    return sorted(briefs, key=lambda one: -one.updated)
