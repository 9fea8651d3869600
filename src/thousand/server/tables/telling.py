"""A table as one reader sees it: scene, offers, lines, room and clock, in his language."""

import json
import time
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, cast

from thousand.core.game import Nature
from thousand.core.seats import Seat
from thousand.server.games.explaining import refusal
from thousand.server.games.protocol import Reading, rows
from thousand.server.store.records import ChatLine, Draw
from thousand.server.tables import room as rooms
from thousand.server.tables.body import Logged, events_text
from thousand.server.tables.draws import WITHHELD, promise_of
from thousand.server.tables.play import recent, redacted
from thousand.server.tables.reader import Eyes, Reader
from thousand.server.tables.table import Table
from thousand.server.wire import server as wire
from thousand.server.wire.base import PROTOCOL, GameName, Refusal
from thousand.server.wire.scene import Offer, Scene
from thousand.text import platform as words
from thousand.text.catalogue import Language, language
from thousand.text.hints import HINTED
from thousand.text.rules.pages import preset_name

ROWS_AT_FIRST = 40
TOLD_KEPT = 200
"""Lines of one table that are kept in words."""
ROWS_CHANGED = 2


def millis() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def eyes_of(table: Table, reader: Reader) -> Eyes:
    """What decides what ``reader`` sees of the game."""
    return Eyes(table.room.seats_of(reader.person.id), reader.lang)


def names(table: Table, lang: Language) -> tuple[str, ...]:
    """Who sits where, as ``lang`` calls them."""
    return tuple(
        place.name or lang.say(words.BOT, number=number) for number, place in enumerate(table.room.places, 1)
    )


# --- the game ---


def scene(table: Table, eyes: Eyes, first_row: int) -> Scene | None:
    """The game as ``eyes`` see it, with the sheet from ``first_row`` on."""
    if table.play is None:
        return None
    lang = language(eyes.lang)
    known = recent(table.hosted, table.play, eyes.seat)
    reading = Reading(
        table.play.view(eyes.seat), known, table.play.story, eyes.seats, names(table, lang), lang
    )
    try:
        seen = table.hosted.scene(reading)
    except Exception:
        if table.room.status == "frozen":
            return None
        raise
    sheet = rows(table.hosted, table.play.story, first_row, lang)
    return seen.model_copy(update={"sheet": sheet})


def first_changed_row(table: Table) -> int:
    """The first row of the sheet that the last command may have changed."""
    return 1 if table.play is None else max(table.play.story.round - ROWS_CHANGED + 1, 1)


def offers(table: Table, eyes: Eyes) -> list[Offer]:
    """What the reader may do now, if one of his seats is to act."""
    actor = table.to_act()
    if table.play is None or actor is None or isinstance(actor, Nature) or actor not in eyes.seats:
        return []
    lang = language(eyes.lang)
    return table.hosted.offers(table.play.state, actor, names(table, lang), lang)


def line(table: Table, logged: Logged, eyes: Eyes) -> wire.Line:
    """An entry of the log in words, as far as ``eyes`` may know it; told once to all who know as much."""
    seat = None if table.hosted.open else eyes.seat
    key = (logged.seq, seat, eyes.lang)
    if key not in table.told:
        if len(table.told) > TOLD_KEPT:
            table.told.clear()
        table.told[key] = new_line(table, logged, eyes)
    told: wire.Line = table.told[key]
    return told


def new_line(table: Table, logged: Logged, eyes: Eyes) -> wire.Line:
    """An entry of the log in words, as far as ``eyes`` may know it."""
    lang = language(eyes.lang)
    players = names(table, lang)
    body = logged.body
    says = [tell_room(event, lang, players) for event in body.room if not isinstance(event, rooms.Ended)]
    for event in redacted(table.hosted, body.events, eyes.seat):
        sentence = table.hosted.tell(event, players, lang)
        if sentence is not None:
            says.append(sentence)
    says += [tell_room(event, lang, players) for event in body.room if isinstance(event, rooms.Ended)]
    seat = None if body.seat is None else body.seat + 1
    return wire.Line(seq=logged.seq, at=logged.at, seat=seat, by=body.by, says=says)


def action(table: Table, logged: Logged, eyes: Eyes) -> str | None:
    """The action in the notation, unless something of it is hidden from ``eyes``."""
    events = logged.body.events
    known = redacted(table.hosted, events, eyes.seat)
    return logged.body.action if known == events else None


_ROOM: Mapping[type, Callable[[Any], tuple[Any, dict[str, Any]]]] = {
    rooms.Opened: lambda e: (words.OPENED, {"player": e.host_name}),
    rooms.Sat: lambda e: (words.SAT, {"player": e.name}),
    rooms.BotSeated: lambda e: (words.BOT_SEATED, {"seat": e.seat + 1}),
    rooms.Freed: lambda e: (words.FREED, {"seat": e.seat + 1}),
    rooms.Dropped: lambda e: (words.DROPPED, {"seat": e.place + 1}),
    rooms.Asked: lambda e: (words.ASKED, {"player": e.name, "seat": e.seat + 1}),
    rooms.Answered: lambda e: (words.ALLOWED if e.allowed else words.DENIED, {"seat": e.seat + 1}),
    rooms.TakenOver: lambda e: (words.TAKEN_OVER, {"player": e.name, "seat": e.seat + 1}),
    rooms.HostMoved: lambda e: (words.HOST_MOVED, {"player": e.host_name}),
    rooms.Ended: lambda _: (words.ENDED, {}),
    rooms.Froze: lambda _: (words.FROZE, {}),
    rooms.Rematched: lambda _: (words.REMATCHED, {}),
}
_ROOM_WITH_NAMES: Mapping[type, Any] = {
    rooms.Started: words.STARTED,
    rooms.Left: words.LEFT,
    rooms.Returned: words.RETURNED,
    rooms.Hinted: HINTED,
}


def tell_room(event: rooms.RoomEvent, lang: Language, players: tuple[str, ...]) -> str:
    """An event of the room in words."""
    if type(event) in _ROOM_WITH_NAMES:
        seat = event.first if isinstance(event, rooms.Started) else event.seat  # type: ignore[union-attr]
        return lang.say(_ROOM_WITH_NAMES[type(event)], player=players[seat])
    sentence, parameters = _ROOM[type(event)](event)
    return lang.say(sentence, **parameters)


# --- the room ---


def room(table: Table, reader: Reader, now: float) -> wire.Room:
    """The table apart from the game; ``now`` is the loop's clock."""
    lang = language(reader.lang)
    state = table.room
    return wire.Room(
        id=table.id,
        status=state.status,
        paused=state.status == "playing" and table.paused(),
        rules=rules_info(table, lang),
        seats=[_seat(table, Seat(number), reader, lang, now) for number in range(len(state.places))],
        host=state.host == reader.person.id,
        host_name=state.host_name,
        watchers=sum(not state.seats_of(other.person.id) for other in table.readers),
        open_to_watchers=table.spec.open_to_watchers,
        leavers=table.spec.leavers,
        grace=table.spec.grace,
        clock=table.spec.clock,
        hints=table.spec.hints,
        can_start=_can_start(table, lang),
        can_drop=_can_drop(table),
        rematch=state.rematch,
    )


def rules_info(table: Table, lang: Language) -> wire.RulesInfo:
    """Which rules are played."""
    rules = table.rules
    return wire.RulesInfo(
        game=cast(GameName, table.spec.game),
        preset=rules.preset,
        version=rules.version,
        name=preset_name(table.spec.game, rules.preset, lang),
        differences=table.spec.differences,
    )


def _can_start(table: Table, lang: Language) -> Refusal | None:
    missing = rooms.hindrance(table.room) if table.room.status == "lobby" else None
    return None if missing is None else refusal(missing, lang)


def _can_drop(table: Table) -> bool:
    spec = table.spec
    few = spec.seats - 1 in spec.hosted.notation.seats(spec.preset, spec.version)
    return few and table.room.status == "lobby" and rooms.hindrance(table.room) is not None


def _seat(table: Table, seat: Seat, reader: Reader, lang: Language, now: float) -> wire.SeatInfo:
    place = table.room.places[seat]
    away = table.away_at(seat) if table.room.status == "playing" else None
    substituted = table.room.status == "playing" and table.substituted(seat, now)
    waited_for = away is not None and not substituted and table.spec.leavers == "substitute"
    asking = [one.name for one in table.room.asking if one.seat == seat and not one.allowed]
    return wire.SeatInfo(
        seat=seat + 1,
        kind=place.kind,
        name=names(table, lang)[seat] if place.kind != "open" else "",
        bot=place.bot,
        yours=place.person == reader.person.id,
        online=table.online(seat),
        played_by="substitute" if substituted else "nobody" if away is not None else "self",
        grace_until=millis() + int((away - now) * 1000) if waited_for and away is not None else None,
        asked_by=asking[0] if asking else None,
    )


def clock(table: Table, now: float) -> wire.Clock | None:
    """The time of the turn, where one runs."""
    actor = table.to_act()
    if table.clock is None or actor is None or isinstance(actor, Nature):
        return None
    left = int(table.clock.remaining(now) * 1000)
    deadline = None if table.clock.since is None else millis() + left
    return wire.Clock(seat=actor + 1, deadline=deadline, left=left)


def said(one: ChatLine, reader: Reader) -> wire.Said:
    """A line of chat; a phrase in the reader's language."""
    text = language(reader.lang).say(words.PHRASES[one.phrase]) if one.phrase else one.text
    return wire.Said(
        number=one.number,
        at=one.at,
        seat=None if one.seat is None else one.seat + 1,
        name=one.name,
        yours=one.person_id == reader.person.id,
        phrase=one.phrase,
        text=text,
    )


def fair(table: Table, reader: Reader) -> wire.Fair | None:
    """How the coming draw stands."""
    draws = table.draws
    if draws is None:
        return None
    lang = language(reader.lang)
    own = table.room.seats_of(reader.person.id)
    players = names(table, lang)
    last = draws.opened
    blamed = tuple(players[seat] for seat, part in enumerate((last and last.seats) or ()) if part == WITHHELD)
    return wire.Fair(
        table=table.id,
        draw=draws.coming.number,
        hash=draws.hash,
        due=draws.due and not draws.ready.is_set(),
        seats=[
            wire.FairSeat(
                seat=seat + 1,
                state=draws.state_of(Seat(seat)),
                yours=seat in own,
                withheld=draws.withheld.get(Seat(seat), 0),
            )
            for seat in range(draws.count)
        ],
        last=None if last is None else fair_draw(table.id, last),
        say=lang.say(words.FAIR_WITHHELD, players=blamed) if blamed else lang.say(words.FAIR),
    )


@lru_cache(256)
def fair_draw(table_id: str, draw: Draw) -> wire.FairDraw:
    """An opened draw, as everybody may check it."""
    return wire.FairDraw(
        draw=draw.number,
        hash=promise_of(table_id, draw),
        server=draw.seed.hex(),
        seats=list(draw.seats or ()),
    )


# --- whole messages ---


def everything(table: Table, reader: Reader, now: float) -> wire.Table:
    """The answer to `hello` and `sync`."""
    eyes = eyes_of(table, reader)
    lang = language(reader.lang)
    first = max((table.play.story.round if table.play else 1) - ROWS_AT_FIRST + 1, 1)
    return wire.Table(
        protocol=PROTOCOL,
        seq=table.seq,
        now=millis(),
        lang=reader.lang,  # type: ignore[arg-type]
        room=room(table, reader, now),
        scene=scene(table, eyes, first),
        offers=offers(table, eyes),
        clock=clock(table, now),
        log=[line(table, logged, eyes) for logged in table.log],
        chat=[said(one, reader) for one in table.chat],
        phrases=list(_phrases(lang)),
        fair=fair(table, reader),
    )


@cache
def _phrases(lang: Language) -> tuple[wire.Button, ...]:
    return tuple(wire.Button(key=key, text=lang.say(text)) for key, text in words.PHRASES.items())


class Updates:
    """The last command as every reader sees it; what is the same for several is made once."""

    def __init__(self, table: Table, logged: Logged, now: float) -> None:
        self._table = table
        self._logged = logged
        self._now = now
        self._first_row = first_changed_row(table)
        self._clock = _json(clock(table, now))
        self._told: dict[tuple[Seat | None, str], str] = {}
        self._scenes: dict[tuple[Seat | None, str], str] = {}
        self._offers: dict[Eyes, str] = {}

    def frame(self, reader: Reader) -> str:
        """The `update` for ``reader``, as JSON."""
        eyes = eyes_of(self._table, reader)
        changed = room(self._table, reader, self._now) if self._logged.body.room else None
        news = fair(self._table, reader) if self._table.fair_news else None
        return (
            f'{{"type":"update","seq":{self._logged.seq},"now":{millis()},{self._what(eyes)},'
            f'"scene":{self._scene(eyes)},"offers":{self._offered(eyes)},"clock":{self._clock},'
            f'"room":{_json(changed)},"fair":{_json(news)}}}'
        )

    def _knowledge(self, eyes: Eyes) -> tuple[Seat | None, str]:
        """Readers who know the same in the same language."""
        return None if self._table.hosted.open else eyes.seat, eyes.lang

    def _what(self, eyes: Eyes) -> str:
        key = self._knowledge(eyes)
        if key not in self._told:
            table, logged = self._table, self._logged
            done = json.dumps(action(table, logged, eyes))
            happened = events_text(redacted(table.hosted, logged.body.events, eyes.seat))
            self._told[key] = f'"line":{_json(line(table, logged, eyes))},"action":{done},"events":{happened}'
        return self._told[key]

    def _scene(self, eyes: Eyes) -> str:
        key = self._knowledge(eyes)
        if key not in self._scenes:
            self._scenes[key] = _json(scene(self._table, eyes, self._first_row))
        return self._scenes[key]

    def _offered(self, eyes: Eyes) -> str:
        if eyes not in self._offers:
            self._offers[eyes] = f"[{','.join(map(_json, offers(self._table, eyes)))}]"
        return self._offers[eyes]


def _json(model: wire.Out | None) -> str:
    return "null" if model is None else model.model_dump_json()
