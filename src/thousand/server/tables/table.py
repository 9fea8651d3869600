"""One table in memory: what the log says, who is connected, what waits."""

import asyncio
from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from thousand.core.errors import CodedError
from thousand.core.game import Nature
from thousand.core.options import RuleSet
from thousand.core.seats import Seat
from thousand.server.games.protocol import Hosted
from thousand.server.store.records import ChatLine
from thousand.server.tables import play as game
from thousand.server.tables import room as rooms
from thousand.server.tables.body import Body, Logged
from thousand.server.tables.draws import Draws
from thousand.server.tables.play import Play
from thousand.server.tables.reader import Reader
from thousand.server.tables.room import Opened, Room, Started
from thousand.server.tables.spec import Spec

LINES_KEPT = 20


@dataclass(slots=True)
class TurnClock:
    """The time of the turn that is going on; ``since`` is None while it stands."""

    decision: Hashable
    left: float
    since: float | None = None

    def remaining(self, now: float) -> float:
        """Seconds left."""
        return self.left if self.since is None else max(self.left - (now - self.since), 0.0)

    def stop(self, now: float) -> None:
        """Let it stand."""
        self.left, self.since = self.remaining(now), None

    def go(self, now: float) -> None:
        """Let it run."""
        if self.since is None:
            self.since = now


@dataclass(slots=True)
class Table:
    """Everything about one table; changed only by ``apply`` and by who comes and goes."""

    id: str
    made: Spec
    """As it was made, with the places taken away since then."""
    hosted: Hosted
    created_at: int
    seq: int = 0
    room: Room = field(default_factory=lambda: Room("", "", ()))
    play: Play | None = None
    draws: Draws | None = None
    log: deque[Logged] = field(default_factory=lambda: deque(maxlen=LINES_KEPT))
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=50))
    readers: set[Reader] = field(default_factory=set)
    here: dict[str, int] = field(default_factory=dict)
    """How many connections a person has; nobody has none."""
    gone: dict[str, float] = field(default_factory=dict)
    """Since when a person is not connected, by the loop's clock."""
    arrived: dict[str, float] = field(default_factory=dict)
    """Since when a person is connected."""
    clock: TurnClock | None = None
    turn_began: float = 0.0
    """When the last command was accepted, by the loop's clock."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    timers: list[asyncio.TimerHandle] = field(default_factory=list)
    told: dict[tuple[int, Seat | None, str], Any] = field(default_factory=dict)
    """Lines of the log as they were told to those who know as much in the same language."""
    fair_news: bool = False
    """The readers have not been told yet how the coming draw stands."""
    substitutes: frozenset[Seat] = frozenset()
    """The seats in which a substitute plays, as the readers were told last."""
    job: asyncio.Task[None] | None = None
    used_at: float = 0.0

    @property
    def spec(self) -> Spec:
        """As it is now."""
        return self.made.without(self.room.dropped) if self.room.dropped else self.made

    @property
    def rules(self) -> RuleSet[Any]:
        """The rules in force."""
        return self.spec.rules

    def apply(self, logged: Logged) -> None:
        """Take an entry of the log in."""
        body = logged.body
        room, play = self.following(body)
        self.room, self.play, self.seq = room, play, logged.seq
        self.log.append(logged)

    def following(self, body: Body) -> tuple[Room, Play | None]:
        """Room and game as they would be after ``body``; changes nothing."""
        room, play = self.room, self.play
        for event in body.room:
            room = rooms.opened(event) if isinstance(event, Opened) else rooms.evolve(room, event)
            if isinstance(event, Started):
                rules = self.made.without(room.dropped).rules
                play = game.begin(self.hosted, rules.options, len(room.places), event.first)
        if play is not None:
            play = game.after(self.hosted, play, body)
        return room, play

    def to_act(self) -> Seat | Nature | None:
        """Who acts in the game, None before and after it."""
        if self.play is None or self.room.status != "playing":
            return None
        return self.hosted.notation.game.to_act(self.play.state)

    def winner(self) -> Seat | None:
        """Who has won, once somebody has."""
        return None if self.play is None else self.hosted.notation.game.winner(self.play.state)

    def scores(self) -> tuple[int, ...] | None:
        """The scores by seat; None before the game."""
        return None if self.play is None else tuple(a.score for a in self.play.state.accounts)

    def online(self, seat: Seat) -> bool:
        """Whether the owner of ``seat`` is connected; a bot always is."""
        place = self.room.places[seat]
        return place.kind == "bot" or self.connected(place.person)

    def connected(self, person: str | None) -> bool:
        """Whether this person is connected."""
        return person in self.here

    def enter(self, reader: Reader, now: float) -> bool:
        """Let ``reader`` read; whether its person was not connected before."""
        person = reader.person.id
        self.readers.add(reader)
        self.gone.pop(person, None)
        self.arrived.setdefault(person, now)
        self.here[person] = self.here.get(person, 0) + 1
        return self.here[person] == 1

    def exit(self, reader: Reader, now: float) -> bool:
        """``reader`` is gone; whether its person is not connected any more."""
        person = reader.person.id
        self.readers.discard(reader)
        self.here[person] -= 1
        if self.here[person]:
            return False
        del self.here[person]
        self.arrived.pop(person, None)
        self.gone[person] = self.used_at = now
        return True

    def live(self) -> tuple[Seat, ...]:
        """The seats of people who are connected."""
        return tuple(
            Seat(number)
            for number, place in enumerate(self.room.places)
            if place.kind == "person" and self.connected(place.person)
        )

    def paused(self) -> bool:
        """Nobody who plays is connected; where only bots play, nobody at all."""
        people = any(place.kind == "person" for place in self.room.places)
        return not (self.live() if people else self.readers)

    def away_at(self, seat: Seat) -> float | None:
        """When (by the loop's clock) a substitute plays on in ``seat``; None: its owner is here."""
        place = self.room.places[seat]
        if place.kind != "person" or (self.connected(place.person) and not place.left):
            return None
        since = self.gone.get(place.person or "", 0.0)
        return since if place.left else since + self.spec.grace

    def substituted(self, seat: Seat, now: float) -> bool:
        """Whether a bot plays on in ``seat``."""
        away = self.away_at(seat)
        return away is not None and away <= now and self.spec.leavers == "substitute"

    def keep_time(self, now: float) -> None:
        """Begin, stop or go on with the clock of the turn."""
        actor = self.to_act()
        person = isinstance(actor, int) and self.room.places[actor].kind == "person"
        if not self.spec.clock or self.play is None or not isinstance(actor, int) or not person:
            self.clock = None
            return
        decision = (actor, self.hosted.decision(self.play.state))
        if self.clock is None or self.clock.decision != decision:
            self.clock = TurnClock(decision, float(self.spec.clock))
        waits = self.spec.leavers == "wait" and self.away_at(Seat(actor)) is not None
        if self.paused() or waits:
            self.clock.stop(now)
        else:
            self.clock.go(now)

    def stop_timers(self) -> None:
        """Wait for nothing any more (but for seeds)."""
        for handle in self.timers:
            handle.cancel()
        self.timers.clear()

    def seat_of(self, person: str, seat: Seat) -> Seat:
        """``seat``, if it belongs to ``person``.

        Raises:
            CodedError: it does not.
        """
        if seat not in self.room.seats_of(person):
            raise CodedError(rooms.NOT_SEATED)
        return seat
