"""HTTP: house rules, being edited and kept."""

import json
from functools import partial

from fastapi import APIRouter, Request, Response

from thousand.core.errors import CodedError, declare
from thousand.server.store import people
from thousand.server.store.records import Person, Rules
from thousand.server.tables import making
from thousand.server.tables.telling import millis
from thousand.server.web import limits
from thousand.server.web.context import address, context_of
from thousand.server.web.rule_editor import checked
from thousand.server.wire.rest import RulesChecked, RulesDraft, SavedRules, SaveRules
from thousand.text.catalogue import language

ROUTER = APIRouter(prefix="/api/rules", tags=["rules"])
UNKNOWN_RULES = declare("server/unknown_rules")


@ROUTER.post("/check")
def check(request: Request, asked: RulesDraft) -> RulesChecked:
    """The draft as the server understands it: settings, page, what differs, what is wrong."""
    context = context_of(request)
    context.limits.take(address(request, context.settings), limits.CHECKING)
    return checked(asked, language(asked.lang))


@ROUTER.post("", status_code=201)
async def save(request: Request, asked: SaveRules) -> SavedRules:
    """Keep rules under a name; the same name again replaces them."""
    context = context_of(request)
    person = await context.identities.need(request)
    context.limits.take(person.id, limits.MAKING)
    notation = making.hosted_game(asked.game).notation
    rules = notation.rules(asked.preset, asked.version, asked.changes)
    kept = Rules(
        making.fresh_id(),
        person.id,
        asked.name,
        asked.game,
        rules.preset,
        rules.version,
        making.changes_text(dict(rules.differences)),
        person.name,
    )
    await context.store.write(partial(people.save_rules, rules=kept, at=millis()))
    return _told(kept, person)


@ROUTER.get("/mine")
async def mine(request: Request) -> list[SavedRules]:
    """All that you have saved, the latest first."""
    context = context_of(request)
    person = await context.identities.need(request)
    found = await context.store.read(partial(people.rules_of, person_id=person.id))
    return [_told(kept, person) for kept in found]


@ROUTER.get("/{rules_id}")
async def shared(request: Request, rules_id: str) -> SavedRules:
    """Saved rules, for whoever has their link."""
    context = context_of(request)
    kept = await context.store.read(partial(people.rules, rules_id=rules_id))
    if kept is None:
        raise CodedError(UNKNOWN_RULES)
    return _told(kept, await context.identities.of(request))


@ROUTER.delete("/{rules_id}", status_code=204)
async def drop(request: Request, rules_id: str) -> Response:
    """Delete rules of yours."""
    context = context_of(request)
    person = await context.identities.need(request)
    if not await context.store.write(partial(people.drop_rules, rules_id=rules_id, person_id=person.id)):
        raise CodedError(UNKNOWN_RULES)
    return Response(status_code=204)


def _told(kept: Rules, person: Person | None) -> SavedRules:
    return SavedRules(
        id=kept.id,
        name=kept.name,
        game=kept.game,  # type: ignore[arg-type]
        preset=kept.preset,
        version=kept.version,
        changes=json.loads(kept.changes),
        by=kept.by,
        yours=person is not None and kept.person_id == person.id,
    )
