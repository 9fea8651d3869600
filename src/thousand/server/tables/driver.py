"""What a table does by itself: deal, let bots and substitutes play, end a turn whose time is over.

``plan`` says what comes next and when; the driver waits and does it. An answer that comes too
late meets a changed number and is dropped.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import structlog

from thousand.core.errors import CodedError
from thousand.core.game import Nature
from thousand.core.seats import Seat
from thousand.server.tables.body import Body, By
from thousand.server.tables.crew import Lost
from thousand.server.tables.making import SYSTEM
from thousand.server.tables.play import Play, recent
from thousand.server.tables.room import HostMoved, Returned, RoomEvent, TakenOver
from thousand.server.tables.service import Tables
from thousand.server.tables.table import Table
from thousand.server.tables.thinking import SUBSTITUTE, Thinker, question

COMMIT_WAIT = 1.0
"""Seconds after coming in that a seat has to promise its seed."""
REVEAL_WAIT = 2.0
"""Seconds that a seat has to open its seed; play never waits longer."""

ASK_AGAIN = 1.0
"""Seconds after which bots are asked again that have not answered at all."""

LOG = structlog.get_logger("tables")


@dataclass(frozen=True, slots=True)
class Step:
    """What comes next: at ``at`` (the loop's clock) ``seat`` is played for; None: chance acts."""

    at: float
    seat: Seat | None = None
    by: By = "table"


def plan(table: Table, now: float) -> Step | None:
    """What the table will do by itself; None: it waits for its players."""
    actor = table.to_act()
    if actor is None or table.play is None or table.draws is None or table.paused():
        return None
    if isinstance(actor, Nature):
        ready = table.draws.ready.is_set() or not table.hosted.notation.begins_draw(table.play.state)
        return Step(_dealing_at(table), by="chance") if ready else None
    place, pace = table.room.places[actor], table.spec.pace / 1000
    if place.kind == "bot":
        return Step(table.turn_began + pace, actor, "bot")
    if table.substituted(actor, now):
        return Step(max(table.turn_began, table.away_at(actor) or 0.0) + pace, actor, "substitute")
    if table.clock is None or table.clock.since is None:
        return None
    left = table.clock.remaining(now)
    return Step(now + left if left > 0 else max(now, table.turn_began + pace), actor, "clock")


def _dealing_at(table: Table) -> float:
    """After a deal its result is left to be seen for a while; the first deal comes at once."""
    first = table.play is None or not table.play.story.sheet
    return table.turn_began + (0.0 if first else table.spec.pace / 1000)


def grace_ends(table: Table, now: float) -> float | None:
    """When the next seat whose owner is away gets a substitute, or a table without its host another one."""
    if table.room.status == "lobby" and table.room.host in table.gone:
        at = table.gone[table.room.host] + table.spec.grace
        return at if at > now else None
    if table.room.status != "playing" or table.spec.leavers != "substitute" or table.paused():
        return None
    ends = [table.away_at(Seat(seat)) for seat in range(len(table.room.places))]
    return min((at for at in ends if at is not None and at > now), default=None)


def draw_opens(table: Table, now: float) -> float | None:
    """When the coming draw asks for its seeds: once everybody who has just come has promised one."""
    draws, play = table.draws, table.play
    if draws is None or play is None or draws.due or table.to_act() is None or table.paused():
        return None
    if not table.hosted.notation.begins_draw(play.state):
        return None
    waits = [
        table.arrived.get(table.room.places[seat].person or "", now) + COMMIT_WAIT
        for seat in table.live()
        if not draws.has_committed(seat)
    ]
    return max([now, *(at for at in waits if at > now)])


class Driver:
    """Lets the tables go on by themselves."""

    def __init__(self, tables: Tables, thinker: Thinker) -> None:
        self._tables = tables
        self._thinker = thinker
        self._running: set[asyncio.Task[None]] = set()
        tables.wake = self.wake
        tables.see_to_draw = self.see_to_draw

    def wake(self, table: Table) -> None:
        """Look anew at what comes next at ``table``."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        table.stop_timers()
        table.keep_time(now)
        self._see_to_substitutes(table, now)
        if _may_change_hands(table) or _next_host(table, now) is not None:
            self._spawn(self._hand_over(table))
            return
        self.see_to_draw(table)
        if table.fair_news:
            self._tables.publish_fair(table)
        step = plan(table, now)
        if step is not None and table.job is None:
            table.timers.append(loop.call_at(step.at, self._fire, table, step))

    def _see_to_substitutes(self, table: Table, now: float) -> None:
        """Tell when a substitute has begun or ended, and look again when the next one begins."""
        seats = range(len(table.room.places)) if table.room.status == "playing" else ()
        found = frozenset(Seat(seat) for seat in seats if table.substituted(Seat(seat), now))
        if found != table.substitutes:
            table.substitutes = found
            self._tables.publish_room(table)
        ends = grace_ends(table, now)
        if ends is not None:
            table.timers.append(asyncio.get_running_loop().call_at(ends, self.wake, table))

    def see_to_draw(self, table: Table) -> None:
        """Open the coming draw now or in time."""
        now = asyncio.get_running_loop().time()
        opens = draw_opens(table, now)
        if opens is None or table.draws is None:
            return
        if opens > now:
            table.timers.append(asyncio.get_running_loop().call_at(opens, self.wake, table))
            return
        table.draws.open(table.live(), REVEAL_WAIT, lambda: self.wake(table))
        if not table.draws.ready.is_set():
            table.fair_news = True

    def close(self) -> None:
        """Stop everything that is under way."""
        for task in self._running:
            task.cancel()
        for table in self._tables.in_memory():
            table.stop_timers()
            if table.draws is not None:
                table.draws.stop()

    def _fire(self, table: Table, step: Step) -> None:
        if table.job is None:
            table.job = self._spawn(self._do(table, step))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _do(self, table: Table, step: Step) -> None:
        """Play for a seat or let chance act; the seat's owner may be faster."""
        seq = table.seq
        try:
            await self._play(table, step, seq)
        except CodedError as error:
            LOG.info("step_dropped", table=table.id, seq=seq, code=error.code)
        except Lost:
            LOG.error("bots_silent", table=table.id, seq=seq)
            table.turn_began = asyncio.get_running_loop().time() + ASK_AGAIN
        except Exception as error:
            await self._tables.failed(table, error)
        finally:
            table.job = None
        self.wake(table)

    async def _play(self, table: Table, step: Step, seq: int) -> None:
        play, draws = table.play, table.draws
        if play is None or draws is None:
            return
        hosted = table.hosted
        action, by = await self._choose(table, play, step)
        if hosted.notation.lacks_chance(action) and hosted.notation.begins_draw(play.state):
            await draws.ready.wait()
        async with table.lock:
            if table.seq != seq or table.paused() or self._owner_is_back(table, step):
                return
            command = f"{'bot' if step.by == 'bot' else 'timer'}:{seq + 1}"
            await self._tables.act(table, SYSTEM, command, by, step.seat, action)

    async def _choose(self, table: Table, play: Play, step: Step) -> tuple[Any, By]:
        """What the seat's bot or a substitute does, or chance; an illegal choice is `steady`'s to mend."""
        game = table.hosted.notation.game
        if step.seat is None:
            return game.legal_actions(play.state)[0], step.by
        place = table.room.places[step.seat]
        bot = place.bot if place.kind == "bot" and place.bot else SUBSTITUTE
        view, seen = play.view(step.seat), recent(table.hosted, play, step.seat)
        answered = await self._thinker.think(question(table.spec.game, bot, view, seen))
        if answered.action in game.legal_actions(view):
            return answered.action, "substitute" if answered.replaced else step.by
        LOG.error("bot_illegal", table=table.id, bot=bot)
        mended = await self._thinker.think(question(table.spec.game, SUBSTITUTE, view, seen))
        return mended.action, "substitute"

    def _owner_is_back(self, table: Table, step: Step) -> bool:
        now = asyncio.get_running_loop().time()
        return step.by == "substitute" and step.seat is not None and not table.substituted(step.seat, now)

    async def _hand_over(self, table: Table) -> None:
        """Give places to those whom the host has allowed, and the host's part to one who is here."""
        async with table.lock:
            events: list[RoomEvent] = []
            if _may_change_hands(table):
                allowed = [one for one in table.room.asking if one.allowed]
                events += (TakenOver(one.seat, one.person, one.name) for one in allowed)
            host = _next_host(table, asyncio.get_running_loop().time())
            if host is not None:
                events.append(host)
            if events:
                body = Body("table", room=tuple(events))
                with suppress(CodedError):  # another process was faster
                    await self._tables.commit(table, SYSTEM, f"hands:{table.seq + 1}", body)


def _may_change_hands(table: Table) -> bool:
    """A new owner waits, and the game stands where a place may change hands."""
    return (
        table.room.status == "playing"
        and table.play is not None
        and any(one.allowed for one in table.room.asking)
        and table.hosted.at_rest(table.play.state)
    )


def _next_host(table: Table, now: float) -> HostMoved | None:
    """Who becomes the host while the host is away: substitutes play for him, or nobody can begin."""
    room = table.room
    own = room.seats_of(room.host)
    if room.status == "playing":
        away = bool(own) and all(table.substituted(seat, now) for seat in own)
    else:
        away = room.status == "lobby" and table.gone.get(room.host, now) + table.spec.grace <= now
    if not away:
        return None
    here = [
        seat for seat in table.live() if not room.places[seat].left and room.places[seat].person != room.host
    ]
    if not here:
        return None
    place = room.places[here[0]]
    return HostMoved(place.person or "", place.name)


def returns(table: Table, person: str) -> tuple[Returned, ...]:
    """The places that ``person`` has left and takes back by coming."""
    if table.room.status != "playing":
        return ()
    return tuple(Returned(seat) for seat in table.room.seats_of(person) if table.room.places[seat].left)
