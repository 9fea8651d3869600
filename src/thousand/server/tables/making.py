"""New tables: what somebody asks for, checked and written as the first entry of a log."""

import json
import secrets
import string
from typing import Any

from thousand.core.errors import CodedError, declare
from thousand.core.options import RuleSet
from thousand.core.seats import Seat
from thousand.server.games.protocol import Hosted
from thousand.server.games.registry import GAMES
from thousand.server.games.solved import use_solved
from thousand.server.store.records import Entry, Person, StoredTable
from thousand.server.tables import body as bodies
from thousand.server.tables import room as rooms
from thousand.server.tables.draws import fresh
from thousand.server.tables.room import Opened, Place, RoomEvent, Started
from thousand.server.tables.spec import Spec
from thousand.server.wire.rest import NewTable, SeatPlan

WRONG_SEATS = declare("server/wrong_seats", "least", "most")
ONE_SEAT = declare("server/one_seat")
NO_HOST_SEAT = declare("server/no_host_seat")
UNKNOWN_GAME = declare("server/unknown_game", "known")

_SIGNS = string.ascii_lowercase + string.digits
SYSTEM = "system"
"""The actor of timers, bots and chance; no person's id is this short."""


def fresh_id() -> str:
    """Sixteen letters and digits that cannot be guessed."""
    return "".join(secrets.choice(_SIGNS) for _ in range(16))


def hosted_game(game: str) -> Hosted:
    """The game of this name.

    Raises:
        CodedError: this server has none.
    """
    if game not in GAMES:
        raise CodedError(UNKNOWN_GAME, known=tuple(GAMES))
    return GAMES[game]


def rules_of(
    game: str, preset: str, version: int | None, changes: dict[str, Any], players: int
) -> RuleSet[Any]:
    """The rules a table of ``players`` asks for.

    Raises:
        CodedError: they cannot be played, or not by so many.
    """
    notation = hosted_game(game).notation
    allowed = notation.seats(preset, version)
    if players not in allowed:
        raise CodedError(WRONG_SEATS, least=allowed[0], most=allowed[-1])
    return notation.rules(preset, version, changes, players)


def spec_of(asked: NewTable, rules: RuleSet[Any]) -> Spec:
    """What a table is made with."""
    return Spec(
        game=asked.game,
        preset=rules.preset,
        version=rules.version,
        changes=dict(rules.differences),
        seats=len(asked.seats),
        clock=asked.clock,
        first=_first(asked),
        open_to_watchers=asked.open_to_watchers,
        leavers=asked.leavers,
        grace=asked.grace,
        pace=asked.pace,
        hints=_alone(asked) if asked.hints is None else asked.hints,
    )


def _alone(asked: NewTable) -> bool:
    """At most one place is for a person."""
    return sum(plan.kind != "bot" for plan in asked.seats) <= 1


def _first(asked: NewTable) -> Any:
    """Who begins: by lot, or a seat."""
    if asked.first == "lot":
        return "lot"
    if asked.first == "me":
        own = [number for number, plan in enumerate(asked.seats) if plan.kind == "me"]
        if not own:
            raise CodedError(NO_HOST_SEAT)
        return own[0]
    if asked.first > len(asked.seats):
        raise CodedError(rooms.NO_SEAT, seat=asked.first)
    return asked.first - 1


def places_of(asked: NewTable, rules: RuleSet[Any], person: Person) -> tuple[Place, ...]:
    """Who sits where at the beginning."""
    own = [plan for plan in asked.seats if plan.kind == "me"]
    if len(own) > 1 and not GAMES[asked.game].shares_device:
        raise CodedError(ONE_SEAT)
    if any(plan.name is None for plan in own[1:]):
        raise CodedError(rooms.OWN_NAME)
    return tuple(_place(asked, rules, plan, person) for plan in asked.seats)


def _place(asked: NewTable, rules: RuleSet[Any], plan: SeatPlan, person: Person) -> Place:
    if plan.kind == "open":
        return Place()
    if plan.kind == "me":
        return Place("person", person.id, plan.name or person.name)
    bot = plan.bot or "steady"
    need_bot(rules, asked.game, bot, len(asked.seats))
    return Place("bot", bot=bot)


def need_bot(rules: RuleSet[Any], game: str, bot: str, count: int) -> None:
    """Nothing, if there is such a bot and it can play by these rules with so many at the table.

    Raises:
        CodedError: there is none, or it cannot.
    """
    from thousand.bots import registry  # what bots need is loaded where one is seated

    use_solved()
    registry.check(game, bot, rules.options, count)


def need_fewer(spec: Spec, room: rooms.Room) -> None:
    """Nothing, if one player fewer can play by these rules and with these bots.

    Raises:
        CodedError: they cannot.
    """
    count = spec.seats - 1
    rules = rules_of(spec.game, spec.preset, spec.version, spec.changes, count)
    for place in room.places:
        if place.bot is not None:
            need_bot(rules, spec.game, place.bot, count)


def lot(spec: Spec, count: int) -> Seat:
    """Who is first."""
    return Seat(secrets.randbelow(count) if spec.first == "lot" else spec.first)


def first_entry(
    spec: Spec, person: Person, places: tuple[Place, ...], at: int, *, start: bool
) -> tuple[StoredTable, Entry]:
    """A new table and the first entry of its log; ``start``: the game begins at once."""
    table_id = fresh_id()
    events: tuple[RoomEvent, ...] = (Opened(person.id, person.name, places),)
    if start:
        missing = rooms.hindrance(rooms.opened(Opened(person.id, person.name, places)))
        if missing is not None:
            raise missing
        events = (*events, Started(lot(spec, len(places))))
    stored = StoredTable(table_id, person.id, spec.text(), at, None, (), (), (fresh(1),))
    text = bodies.write(bodies.Body("table", room=events))
    return stored, Entry(table_id, 1, SYSTEM, "open", at, text)


def changes_text(changes: dict[str, Any]) -> str:
    """House rules as they are stored."""
    return json.dumps(changes, ensure_ascii=False, separators=(",", ":"))
