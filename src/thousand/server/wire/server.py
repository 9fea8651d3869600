"""What the server says on a table's socket.

`update` messages are numbered without gaps by `seq`; all else is whole and unnumbered.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, WithJsonSchema

from thousand.server.wire.base import GameName, Lang, Millis, Out, Refusal
from thousand.server.wire.scene import Offer, Scene

Event = Annotated[dict[str, Any], WithJsonSchema({"$ref": "#/$defs/GameEvent"})]
"""A redacted event of the game in the codec's form: `{"type": "Rolled", "seat": 1, "faces": [1, 5]}`."""


class SeatInfo(Out):
    """A place at the table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    """The person's or bot's name as the reader sees it; empty for a free place."""
    bot: str | None = None
    yours: bool
    online: bool
    """Somebody holds this place with a live connection; a bot is always there."""
    played_by: Literal["self", "substitute", "nobody"]
    """Nobody: the table waits for him."""
    grace_until: Millis | None = None
    """When a bot will play on for him."""
    asked_by: str | None = None
    """Who asks the host for this place."""


class RulesInfo(Out):
    """Which rules are played; the page is GET …/rules."""

    game: GameName
    preset: str
    version: int
    name: str
    """The preset's name in the reader's language."""
    differences: int


class Room(Out):
    """The table apart from the game: who sits where, who may do what."""

    id: str
    status: Literal["lobby", "playing", "finished", "frozen"]
    paused: bool
    """Nobody who plays is connected: clock and bots stand still."""
    rules: RulesInfo
    seats: list[SeatInfo]
    host: bool
    """The reader is the host."""
    host_name: str
    watchers: int
    open_to_watchers: bool
    leavers: Literal["substitute", "wait"]
    grace: int
    """Seconds until a substitute plays for someone who is gone."""
    clock: int
    """Seconds for a turn, 0: none."""
    hints: bool
    """Whoever is to act may ask for a hint; the log then says so."""
    can_start: Refusal | None
    """Why the host cannot begin yet, null: he can (or has begun)."""
    can_drop: bool
    """There is a free place that the host may take away: so few can play too."""
    rematch: str | None
    """The id of the next table, once somebody asked for a rematch."""


class Clock(Out):
    """The running turn's time; a paused clock has `left` and no `deadline`."""

    seat: int
    deadline: Millis | None
    left: int
    """Milliseconds."""


class Line(Out):
    """One entry of the log in words: what somebody did and all that followed."""

    seq: int
    at: Millis
    seat: int | None
    by: Literal["self", "bot", "substitute", "clock", "chance", "table"]
    says: list[str]


class Said(Out):
    """A line of chat; a phrase comes in the reader's language."""

    number: int
    at: Millis
    seat: int | None
    """Null: a watcher."""
    name: str
    yours: bool
    phrase: str | None
    text: str


class Button(Out):
    """A ready phrase."""

    key: str
    text: str


class FairSeat(Out):
    """What one seat has given to the draw."""

    seat: int
    state: Literal["nothing", "committed", "revealed", "none", "withheld"]
    yours: bool
    withheld: int
    """How often in this game."""


class FairDraw(Out):
    """A draw whose server seed is open, so that it can be checked now."""

    draw: int
    hash: str
    server: str
    seats: list[str]


class Fair(Out):
    """How the next chance is made; see the fairness page for what it proves."""

    type: Literal["fair"] = "fair"
    scheme: Literal[1] = 1
    table: str
    draw: int
    hash: str
    """The server's promise for `draw`."""
    due: bool
    """Reveal now: send `reveal` for each of your seats."""
    seats: list[FairSeat]
    last: FairDraw | None
    """The latest opened draw."""
    say: str
    """One line for the shield: the throw can be checked."""


class Table(Out):
    """Everything, for a reader who has just come, returned or missed a number."""

    type: Literal["table"] = "table"
    protocol: int
    seq: int
    now: Millis
    lang: Lang
    room: Room
    scene: Scene | None
    """Null before the game."""
    offers: list[Offer]
    clock: Clock | None
    log: list[Line]
    """The last lines, oldest first; older ones by GET …/log."""
    chat: list[Said]
    phrases: list[Button]
    fair: Fair | None


class Update(Out):
    """One accepted command: number `seq`, what happened, and the table after it."""

    type: Literal["update"] = "update"
    seq: int
    now: Millis
    line: Line | None
    action: str | None
    """In the notation, unless it may not be known."""
    events: list[Event]
    scene: Scene | None
    offers: list[Offer]
    clock: Clock | None
    room: Room | None
    """Null: unchanged."""
    fair: Fair | None
    """Null: unchanged. Handle it like a `fair` message."""


class RoomChanged(Out):
    """Somebody came, went, asked: the room as it is now, and the clock."""

    type: Literal["room"] = "room"
    room: Room
    clock: Clock | None
    now: Millis


class SaidNow(Out):
    """A new line of chat."""

    type: Literal["said"] = "said"
    line: Said


class Ack(Out):
    """Command `id` is done and stored under `seq` (null: chat, or nothing had to be changed)."""

    type: Literal["ack"] = "ack"
    id: str
    seq: int | None


class Refused(Out):
    """Command `id` is not done; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: str
    why: Refusal


class Problem(Out):
    """A message that could not be read, or a limit that was passed; nothing has changed."""

    type: Literal["problem"] = "problem"
    why: Refusal


class Pong(Out):
    """Yes, I am here."""

    type: Literal["pong"] = "pong"
    now: Millis
    seq: int


ServerMessage = Annotated[
    Table | Update | RoomChanged | SaidNow | Fair | Ack | Refused | Problem | Pong,
    Field(discriminator="type"),
]

SERVER: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


class Close:
    """Codes a socket is closed with."""

    RESTART = 1012
    """The server stops; come back."""
    TOO_SLOW = 4008
    """The client does not say hello in time or keep up with reading; come back."""
    NO_TABLE = 4004
    NO_IDENTITY = 4001
    """A name must be chosen first."""
    NOT_OPEN = 4003
    """No place here and no watching."""
    TOO_MANY = 4029
    """Too many connections or messages."""
