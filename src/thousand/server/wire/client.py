"""What a client may say on a table's socket: one closed union, every field limited."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from thousand.server.wire.base import (
    ActionText,
    ChatText,
    CommandId,
    Count,
    Hex32,
    In,
    Key,
    Lang,
    PersonName,
    SeatNumber,
)


class Hello(In):
    """The first message on a socket; again at any time to change the language. Answer: `table`."""

    type: Literal["hello"]
    lang: Lang
    seq: Count | None = None
    """The last number this client has seen, if it was here before."""


class Ping(In):
    """Are you there? Answer: `pong`."""

    type: Literal["ping"]


class Sync(In):
    """A number is missing, send everything. Answer: `table`."""

    type: Literal["sync"]


class Command(In):
    """What changes the table: done once however often it is sent. Answer: `ack` or `refused`."""

    id: CommandId


class Sit(Command):
    """Take a free place (null: the first one); `name` for a further person at this device (dice only)."""

    type: Literal["sit"]
    seat: SeatNumber | None = None
    name: PersonName | None = None


class Leave(Command):
    """Get up: before the game the place is free again, in the game the table's rule for leavers holds."""

    type: Literal["leave"]
    seat: SeatNumber | None = None
    """Null: all places of this identity."""


class Back(Command):
    """The owner of a place takes it back from the bot that plays on for him."""

    type: Literal["back"]
    seat: SeatNumber


class AddBot(Command):
    """The host seats a bot."""

    type: Literal["add_bot"]
    seat: SeatNumber
    bot: Key = "steady"


class Remove(Command):
    """The host frees a place before the game."""

    type: Literal["remove"]
    seat: SeatNumber


class Drop(Command):
    """The host takes a free place away before the game; those after it move up."""

    type: Literal["drop"]
    seat: SeatNumber


class Start(Command):
    """The host begins the game."""

    type: Literal["start"]


class Act(Command):
    """Do one of the offered actions; `seq` is the table the player was looking at."""

    type: Literal["act"]
    seq: Count
    action: ActionText


class AskSeat(Command):
    """Someone without a place asks for one whose owner has left."""

    type: Literal["ask_seat"]
    seat: SeatNumber


class AnswerSeat(Command):
    """The host answers who asked; the place changes hands at the next deal or turn."""

    type: Literal["answer_seat"]
    seat: SeatNumber
    allow: bool


class Rematch(Command):
    """After the game: another one with the same rules and places. Answer: `ack`, then `room.rematch`."""

    type: Literal["rematch"]


class Chat(Command):
    """Say something."""

    type: Literal["chat"]
    text: ChatText


class Phrase(Command):
    """Say one of the ready phrases, which everyone reads in his own language."""

    type: Literal["phrase"]
    phrase: Key


class Commit(In):
    """SHA-256 of a seat's seed for draw `draw`, before that draw is due. No answer but the next `fair`."""

    type: Literal["commit"]
    seat: SeatNumber
    draw: Count
    hash: Hex32


class Reveal(In):
    """The seed itself, once `fair.due`; `next` commits for the following draw."""

    type: Literal["reveal"]
    seat: SeatNumber
    draw: Count
    seed: Hex32
    next: Hex32 | None = None


TableCommand = (
    Sit | Leave | Back | AddBot | Remove | Drop | Start | Act | AskSeat | AnswerSeat | Rematch | Chat | Phrase
)
ClientMessage = Annotated[Hello | Ping | Sync | TableCommand | Commit | Reveal, Field(discriminator="type")]

CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
MAX_FRAME = 2048
"""Bytes of the longest frame a client may send."""
