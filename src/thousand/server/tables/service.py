"""The tables of this server: loading, accepting commands, telling readers, letting time pass.

Every change goes through :meth:`Tables.commit`: decided in memory, written to the store, and only
then applied, told and acknowledged. If another process was faster, the table is loaded again.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import structlog
from sqlalchemy.exc import SQLAlchemyError

from thousand.core.chance import Chance
from thousand.core.errors import CodedError, declare
from thousand.core.game import play as do
from thousand.core.seats import Seat
from thousand.server.metrics import Metrics
from thousand.server.store import log
from thousand.server.store.records import Accepted, Along, Draw, Entry, Overtaken, Repeated
from thousand.server.store.store import Store
from thousand.server.tables import body as bodies
from thousand.server.tables import loading, telling
from thousand.server.tables.body import Body, Logged
from thousand.server.tables.draws import fresh
from thousand.server.tables.making import SYSTEM
from thousand.server.tables.play import Play
from thousand.server.tables.reader import Reader
from thousand.server.tables.room import BotSeated, Dropped, Ended, Freed, Froze, Room, Sat, TakenOver
from thousand.server.tables.table import LINES_KEPT, Table

STALE = declare("server/stale")
NOT_OPEN = declare("server/not_open")
IDLE = 120.0
"""Seconds until a table that nobody reads leaves the memory."""

LOG = structlog.get_logger("tables")


class NoChance:
    """Stands where an action needs no chance."""

    def below(self, bound: int) -> int:
        """Never asked."""
        raise RuntimeError(f"this action needs no chance, not even one of {bound}")


class Tables:
    """All tables in memory.

    ``wake`` is called whenever something about a table has changed, ``see_to_draw`` before that is told.
    """

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.wake: Callable[[Table], None] = lambda _: None
        self.see_to_draw: Callable[[Table], None] = lambda _: None
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    # --- loading ---

    async def get(self, table_id: str) -> Table:
        """The table, loaded if need be.

        Raises:
            CodedError: there is no such table.
        """
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id not in self._tables:
                self._tables[table_id] = await self._load(table_id)
                self.metrics.tables.set(len(self._tables))
        self._loading.pop(table_id, None)
        table = self._tables[table_id]
        table.used_at = asyncio.get_running_loop().time()
        return table

    async def _load(self, table_id: str) -> Table:
        read = partial(log.load, table_id=table_id, engine=loading.ENGINE, lines=LINES_KEPT)
        stored = await self.store.read(read)
        if stored is None:
            raise loading.unknown()
        table = loading.restore(stored)
        now = asyncio.get_running_loop().time()
        table.turn_began = now
        table.gone = {place.person: now for place in table.room.places if place.person}
        return table

    async def reload(self, table: Table) -> None:
        """Take over what another process has written, and tell all readers everything anew."""
        LOG.warning("table_reloaded", table=table.id, seq=table.seq)
        found = await self._load(table.id)
        table.seq, table.room, table.play = found.seq, found.room, found.play
        table.log, table.chat = found.log, found.chat
        if table.draws is not None:
            table.draws.give_up()
        table.draws = found.draws
        for reader in table.readers:
            reader.send(telling.everything(table, reader, self._now()).model_dump_json())
        self.wake(table)

    def forget_idle(self) -> None:
        """Drop tables that nobody has used for a while."""
        now = self._now()
        for table in list(self._tables.values()):
            if not table.readers and table.used_at + IDLE < now and not table.lock.locked():
                table.stop_timers()
                del self._tables[table.id]
        self.metrics.tables.set(len(self._tables))

    def in_memory(self) -> list[Table]:
        """The tables that are loaded."""
        return list(self._tables.values())

    # --- accepting ---

    async def act(
        self, table: Table, actor: str, command_id: str, by: bodies.By, seat: Seat | None, action: object
    ) -> int:
        """Do an action of the game; ``table.lock`` is held. The number under which it is stored.

        Raises:
            IllegalAction: the rules do not allow it; nothing has been drawn.
            CodedError: the table is frozen, or has changed meanwhile.
        """
        play = table.play
        if play is None:
            raise CodedError(STALE)
        hosted = table.hosted
        needs = hosted.notation.lacks_chance(action)
        begins = needs and hosted.notation.begins_draw(play.state)
        chance = table.draws.chance(play.used, begins=begins) if needs and table.draws else NoChance()
        try:
            step = do(hosted.notation.game, play.state, action, chance)
            text = hosted.notation.write_action(step.action)
        except CodedError:
            raise
        except Exception as error:
            await self.freeze(table, error)
            raise loading.frozen() from None
        draw = (_number(table, begins=begins), _used(chance)) if needs else None
        over = (Ended(),) if hosted.notation.game.winner(step.state) is not None else ()
        body = Body(by, seat, text, step.events, over, draw)
        return await self.commit(table, actor, command_id, body, begins=begins)

    async def commit(
        self, table: Table, actor: str, command_id: str, body: Body, *, begins: bool = False
    ) -> int:
        """Write ``body`` as the next entry, apply and tell it; ``table.lock`` is held.

        ``begins``: the coming draw is in use from now on. A repeated command changes nothing and
        gives the number it was stored under.

        Raises:
            CodedError: another process was faster; the table has been loaded again.
        """
        try:
            room, play = table.following(body)
        except CodedError:
            raise
        except Exception as error:
            await self.freeze(table, error)
            raise loading.frozen() from None
        at = telling.millis()
        entry = Entry(table.id, table.seq + 1, actor, command_id, at, bodies.write(body))
        along = self._along(table, body, room, play, begins=begins)
        outcome = await self.store.write(partial(log.append, entry=entry, along=along))
        match outcome:
            case Repeated(seq):
                if seq > table.seq:
                    await self.reload(table)
                return seq
            case Overtaken():
                await self.reload(table)
                raise CodedError(STALE)
            case Accepted():
                self._take(table, Logged(entry.seq, at, body), room, play, along)
        return entry.seq

    def _along(self, table: Table, body: Body, room: Room, play: Play | None, *, begins: bool) -> Along:
        """What is written together with the entry: draws, a snapshot, who has sat down."""
        sitters = tuple(event.person for event in body.room if isinstance(event, Sat | TakenOver))
        if play is None:
            return Along(sitters=sitters)
        if table.play is None:
            return Along(sitters=sitters)
        hosted, over = table.hosted, room.status == "finished"
        rested = play.story.turns != table.play.story.turns
        due = rested and play.story.turns % hosted.snapshot_every == 0
        snapshot = loading.pack(table.seq + 1, room, play) if due or over else None
        return Along(snapshot, sitters, self._draws(table, play, begins=begins, over=over), game_over=over)

    def _draws(self, table: Table, play: Play, *, begins: bool, over: bool) -> tuple[Draw, ...]:
        """The draws that change: the one that begins with a new one after it, or the one that ends."""
        draws = table.draws
        if draws is None:
            return ()
        ended = over or (table.hosted.opens == "turn" and play.story.turns != _turns(table))
        if begins:
            running = replace(draws.closed(), opened=ended)
            return running, fresh(running.number + 1)
        if ended and draws.running is not None and not draws.running.opened:
            return (replace(draws.running, opened=True),)
        return ()

    def _take(self, table: Table, logged: Logged, room: Room, play: Play | None, along: Along) -> None:
        """Apply an entry that is on the disk, and tell it."""
        table.room, table.play, table.seq = room, play, logged.seq
        table.log.append(logged)
        table.turn_began = self._now()
        table.keep_time(table.turn_began)
        self._shift_draws(table, along)
        self._change_hands(table, logged)
        self.see_to_draw(table)
        self.metrics.moves.inc()
        self.publish(table, logged)
        self.wake(table)

    def _shift_draws(self, table: Table, along: Along) -> None:
        """Go on to the next draw, or open the one that has ended."""
        if not along.draws or table.draws is None:
            return
        if len(along.draws) == 2:
            table.draws.begun(*along.draws)
        else:
            table.draws.running = along.draws[0]
        if table.draws.running is not None and table.draws.running.opened:
            table.draws.opened = table.draws.running
        table.fair_news = True

    def _change_hands(self, table: Table, logged: Logged) -> None:
        """A seat with a new owner, or none, has promised nothing; its owner shall promise now."""
        for event in logged.body.room:
            if isinstance(event, Sat | TakenOver | Freed | BotSeated) and table.draws is not None:
                table.draws.forget(event.seat)
                table.fair_news = True
            if isinstance(event, Dropped) and table.draws is not None:
                table.draws.drop_place()
                table.fair_news = True
            if isinstance(event, Sat | TakenOver) and table.connected(event.person):
                table.arrived[event.person] = self._now()

    async def accepted(self, table: Table, actor: str, command_id: str) -> int | None:
        """The number under which this command was accepted before, if it was."""
        find = partial(log.accepted, table_id=table.id, actor=actor, command_id=command_id)
        return await self.store.read(find)

    async def failed(self, table: Table, error: Exception) -> None:
        """Something unexpected has happened at a table: if it is not the store, the table is frozen."""
        if isinstance(error, SQLAlchemyError | OSError):
            LOG.error("store_failed", table=table.id, seq=table.seq, error=type(error).__name__)
            return
        async with table.lock:
            if table.room.status in ("lobby", "playing"):
                await self.freeze(table, error)

    async def freeze(self, table: Table, error: Exception) -> None:
        """Stop a table whose rules have failed; all others go on. Nothing of its state is logged."""
        LOG.error(
            "table_frozen", table=table.id, seq=table.seq, error=type(error).__name__, where=_where(error)
        )
        self.metrics.frozen.inc()
        body = Body("table", room=(Froze(),))
        await self.commit(table, SYSTEM, f"freeze:{table.seq}", body)

    # --- telling ---

    def publish(self, table: Table, logged: Logged) -> None:
        """Tell all readers the last entry."""
        updates = telling.Updates(table, logged, self._now())
        for reader in list(table.readers):
            reader.send(updates.frame(reader))
            self.metrics.frames.inc()
        table.fair_news = False

    def publish_room(self, table: Table) -> None:
        """Tell all readers who is here."""
        now = self._now()
        for reader in list(table.readers):
            changed = telling.wire.RoomChanged(
                room=telling.room(table, reader, now), clock=telling.clock(table, now), now=telling.millis()
            )
            reader.send(changed.model_dump_json())

    def publish_fair(self, table: Table) -> None:
        """Tell all readers how the coming draw stands."""
        table.fair_news = False
        for reader in list(table.readers):
            told = telling.fair(table, reader)
            if told is not None:
                reader.send(told.model_dump_json())

    # --- coming and going ---

    def connect(self, table: Table, reader: Reader) -> None:
        """Let ``reader`` read the table from now on.

        Raises:
            CodedError: there is nothing to see here for somebody without a place.
        """
        seated = table.room.seats_of(reader.person.id)
        if not seated and table.room.status != "lobby" and not table.spec.open_to_watchers:
            raise CodedError(NOT_OPEN)
        now = self._now()
        first = table.enter(reader, now)
        self.metrics.sockets.inc()
        table.keep_time(now)
        reader.send(telling.everything(table, reader, now).model_dump_json())
        self.wake(table)
        if first:
            self.publish_room(table)

    def disconnect(self, table: Table, reader: Reader) -> None:
        """``reader`` is gone."""
        if reader not in table.readers:
            return
        self.metrics.sockets.dec()
        if table.exit(reader, self._now()):
            self.wake(table)
            self.publish_room(table)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


def _number(table: Table, *, begins: bool) -> int:
    draws = table.draws
    if draws is None:
        return 0
    return draws.coming.number if begins else (draws.running.number if draws.running else 0)


def _used(chance: Chance) -> int:
    return int(getattr(chance, "used", 0))


def _turns(table: Table) -> int:
    return table.play.story.turns if table.play else 0


def _where(error: Exception) -> str:
    """The innermost place in the program, without any value."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
