"""The room round a game: who sits where and who may do what; pure, like a game.

``decide`` refuses a command or says what happens, ``evolve`` applies it. What depends on who
is connected at the moment is not here.
"""

from dataclasses import dataclass, replace
from typing import Literal

from thousand.core.errors import CodedError, declare
from thousand.core.seats import Seat

NO_SEAT = declare("server/no_seat", "seat")
SEAT_TAKEN = declare("server/seat_taken", "seat")
NO_FREE_SEAT = declare("server/no_free_seat")
SITS_ALREADY = declare("server/sits_already", "seat")
NOT_SEATED = declare("server/not_seated")
NOT_HOST = declare("server/not_host", "host")
NOT_IN_LOBBY = declare("server/not_in_lobby")
NOT_PLAYING = declare("server/not_playing")
NOT_FINISHED = declare("server/not_finished")
FROZEN = declare("server/frozen")
SEATS_OPEN = declare("server/seats_open", "open")
NOT_LEFT = declare("server/not_left", "seat")
NOBODY_ASKED = declare("server/nobody_asked", "seat")
OWN_NAME = declare("server/own_name")

Status = Literal["lobby", "playing", "finished", "frozen"]


@dataclass(frozen=True, slots=True)
class Place:
    """One seat; ``person`` owns it, ``left``: he got up during the game."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class Asking:
    """Somebody who asks for a seat whose owner has left; ``allowed``: the host has agreed."""

    seat: Seat
    person: str
    name: str
    allowed: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A table without its game."""

    host: str
    host_name: str
    places: tuple[Place, ...]
    status: Status = "lobby"
    asking: tuple[Asking, ...] = ()
    rematch: str | None = None
    dropped: tuple[Seat, ...] = ()
    """The places taken away, in turn, each counted among those that there were then."""

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats that ``person`` owns."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place.person == person)


# --- what happens ---


@dataclass(frozen=True, slots=True)
class Opened:
    """The table was made."""

    host: str
    host_name: str
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody took a place."""

    seat: Seat
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class BotSeated:
    """The host seated a bot."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Freed:
    """A place is free again, before the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dropped:
    """The host took a free place away, before the game; those after it move up."""

    place: Seat


@dataclass(frozen=True, slots=True)
class Started:
    """The game began; ``first`` begins, or deals."""

    first: Seat


@dataclass(frozen=True, slots=True)
class Left:
    """The owner got up during the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Returned:
    """The owner is back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody asks for the place of one who has left."""

    seat: Seat
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Answered:
    """The host answered."""

    seat: Seat
    allowed: bool


@dataclass(frozen=True, slots=True)
class TakenOver:
    """The place has a new owner."""

    seat: Seat
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Hinted:
    """The owner took a hint; everybody at the table may know."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostMoved:
    """Somebody else is the host now."""

    host: str
    host_name: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""


@dataclass(frozen=True, slots=True)
class Froze:
    """The rules failed: the table cannot go on; its log is kept."""


@dataclass(frozen=True, slots=True)
class Rematched:
    """The next game was made as table ``table``."""

    table: str


RoomEvent = (
    Opened
    | Sat
    | BotSeated
    | Freed
    | Dropped
    | Started
    | Left
    | Returned
    | Asked
    | Answered
    | TakenOver
    | Hinted
    | HostMoved
    | Ended
    | Froze
    | Rematched
)


def opened(event: Opened) -> Room:
    """The room as it begins."""
    return Room(event.host, event.host_name, event.places)


def evolve(room: Room, event: RoomEvent) -> Room:
    """The room after ``event``."""
    match event:
        case Opened():
            return opened(event)
        case Sat(seat, person, name):
            return _place(room, seat, Place("person", person, name))
        case BotSeated(seat, bot):
            return _place(room, seat, Place("bot", bot=bot))
        case Freed(seat):
            return _place(room, seat, Place())
        case Left(seat):
            return _place(room, seat, replace(room.places[seat], left=True))
        case Returned(seat):
            return _unasked(_place(room, seat, replace(room.places[seat], left=False)), seat)
        case TakenOver(seat, person, name):
            return _unasked(_place(room, seat, Place("person", person, name)), seat)
        case Asked(seat, person, name):
            return replace(room, asking=(*_unasked(room, seat).asking, Asking(seat, person, name)))
        case Answered(seat, allowed):
            return _answered(room, seat) if allowed else _unasked(room, seat)
    return _evolve_whole(room, event)


def _evolve_whole(room: Room, event: RoomEvent) -> Room:
    match event:
        case Dropped(place):
            left = (*room.places[:place], *room.places[place + 1 :])
            return replace(room, places=left, dropped=(*room.dropped, place))
        case Started():
            return replace(room, status="playing")
        case Hinted():
            return room
        case HostMoved(host, name):
            return replace(room, host=host, host_name=name)
        case Ended():
            return replace(room, status="finished", asking=())
        case Froze():
            return replace(room, status="frozen", asking=())
        case Rematched(table):
            return replace(room, rematch=table)
    raise TypeError(f"{event} is no event of a room")


def _place(room: Room, seat: Seat, place: Place) -> Room:
    return replace(room, places=(*room.places[:seat], place, *room.places[seat + 1 :]))


def _unasked(room: Room, seat: Seat) -> Room:
    return replace(room, asking=tuple(asking for asking in room.asking if asking.seat != seat))


def _answered(room: Room, seat: Seat) -> Room:
    asking = tuple(replace(one, allowed=True) if one.seat == seat else one for one in room.asking)
    return replace(room, asking=asking)


# --- what may be done ---


def sit(room: Room, person: str, name: str, seat: Seat | None, *, further: bool) -> tuple[RoomEvent, ...]:
    """Take a free place; ``further``: another one at the same device, under a name of its own."""
    _need(room, "lobby", NOT_IN_LOBBY)
    own = room.seats_of(person)
    if own and not further:
        raise CodedError(SITS_ALREADY, seat=own[0] + 1)
    free = [Seat(number) for number, place in enumerate(room.places) if place.kind == "open"]
    if seat is None:
        if not free:
            raise CodedError(NO_FREE_SEAT)
        return (Sat(free[0], person, name),)
    if _existing(room, seat) not in free:
        raise CodedError(SEAT_TAKEN, seat=seat + 1)
    return (Sat(seat, person, name),)


def leave(room: Room, person: str, seat: Seat | None) -> tuple[RoomEvent, ...]:
    """Get up from one place or from all."""
    own = room.seats_of(person) if seat is None else (_own(room, person, seat),)
    if not own:
        raise CodedError(NOT_SEATED)
    if room.status == "lobby":
        return tuple(Freed(one) for one in own)
    _need(room, "playing", NOT_PLAYING)
    return tuple(Left(one) for one in own if not room.places[one].left)


def back(room: Room, person: str, seat: Seat) -> tuple[RoomEvent, ...]:
    """Take one's own place again; nothing happens if one never left it."""
    _need(room, "playing", NOT_PLAYING)
    own = _own(room, person, seat)
    return (Returned(own),) if room.places[own].left else ()


def add_bot(room: Room, person: str, seat: Seat, bot: str) -> tuple[RoomEvent, ...]:
    """The host seats a bot at a free place or instead of another bot."""
    _host(room, person)
    _need(room, "lobby", NOT_IN_LOBBY)
    if room.places[_existing(room, seat)].kind == "person":
        raise CodedError(SEAT_TAKEN, seat=seat + 1)
    return (BotSeated(seat, bot),)


def remove(room: Room, person: str, seat: Seat) -> tuple[RoomEvent, ...]:
    """The host frees a place."""
    _host(room, person)
    _need(room, "lobby", NOT_IN_LOBBY)
    return (Freed(_existing(room, seat)),)


def drop(room: Room, person: str, seat: Seat) -> tuple[RoomEvent, ...]:
    """The host takes a free place away; whether so few can play is not known here."""
    _host(room, person)
    _need(room, "lobby", NOT_IN_LOBBY)
    if room.places[_existing(room, seat)].kind != "open":
        raise CodedError(SEAT_TAKEN, seat=seat + 1)
    return (Dropped(seat),)


def start(room: Room, person: str, first: Seat) -> tuple[RoomEvent, ...]:
    """The host begins the game, once nobody is missing."""
    _host(room, person)
    _need(room, "lobby", NOT_IN_LOBBY)
    missing = hindrance(room)
    if missing is not None:
        raise missing
    return (Started(first),)


def hindrance(room: Room) -> CodedError | None:
    """Why the game cannot begin."""
    free = sum(place.kind == "open" for place in room.places)
    return CodedError(SEATS_OPEN, open=free) if free else None


def ask(room: Room, person: str, name: str, seat: Seat, *, away: bool) -> tuple[RoomEvent, ...]:
    """Ask for the place of a person who has left or is ``away`` too long."""
    _need(room, "playing", NOT_PLAYING)
    place = room.places[_existing(room, seat)]
    if own := room.seats_of(person):
        raise CodedError(SITS_ALREADY, seat=own[0] + 1)
    if place.kind != "person" or not (place.left or away):
        raise CodedError(NOT_LEFT, seat=seat + 1)
    return (Asked(seat, person, name),)


def answer(room: Room, person: str, seat: Seat, *, allow: bool) -> tuple[RoomEvent, ...]:
    """The host agrees or refuses."""
    _host(room, person)
    _need(room, "playing", NOT_PLAYING)
    if all(asking.seat != seat for asking in room.asking):
        raise CodedError(NOBODY_ASKED, seat=seat + 1)
    return (Answered(seat, allow),)


def _existing(room: Room, seat: Seat) -> Seat:
    if not 0 <= seat < len(room.places):
        raise CodedError(NO_SEAT, seat=seat + 1)
    return seat


def _own(room: Room, person: str, seat: Seat) -> Seat:
    if seat not in room.seats_of(person):
        raise CodedError(NOT_SEATED)
    return seat


def _host(room: Room, person: str) -> None:
    if person != room.host:
        raise CodedError(NOT_HOST, host=room.host_name)


def _need(room: Room, status: Status, code: object) -> None:
    if room.status == "frozen":
        raise CodedError(FROZEN)
    if room.status != status:
        raise CodedError(code)  # pyrefly: ignore[bad-argument-type]
