"""What an entry of the log holds, and its JSON form; a table's whole story is its entries."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from thousand.core.codec import decode, encode
from thousand.core.seats import Seat
from thousand.server.games.protocol import Hosted
from thousand.server.store.records import Entry
from thousand.server.tables.room import RoomEvent

By = Literal["self", "bot", "substitute", "clock", "chance", "table"]
VERSION = 1


@dataclass(frozen=True, slots=True)
class Body:
    """One accepted command: what was done, by whom, and all that followed."""

    by: By
    seat: Seat | None = None
    action: str | None = None
    """In the notation, with its chance."""
    events: tuple[Any, ...] = ()
    room: tuple[RoomEvent, ...] = ()
    draw: tuple[int, int] | None = None
    """The draw that chance came from and how many words of its stream are used now."""


@dataclass(frozen=True, slots=True)
class Logged:
    """A body in its place in the log."""

    seq: int
    at: int
    body: Body


def write(body: Body) -> str:
    """The JSON text of ``body``."""
    seat = None if body.seat is None else body.seat + 1
    return (
        f'{{"v":{VERSION},"by":"{body.by}","seat":{json.dumps(seat)},"action":{json.dumps(body.action)},'
        f'"events":{events_text(body.events)},"room":{events_text(body.room)},"draw":{json.dumps(body.draw)}}}'
    )


def events_text(events: Iterable[Any]) -> str:
    """Events in the codec's form, as a JSON list."""
    return f"[{','.join(map(_event_text, events))}]"


@lru_cache(2048)
def _event_text(event: Any) -> str:
    """One event; it is written to the log and told to several readers."""
    return json.dumps(encode(event), ensure_ascii=False, separators=(",", ":"))


def read(entry: Entry, hosted: Hosted) -> Logged:
    """The entry with its body as values.

    Raises:
        InvalidNotation: it was not written by this program.
    """
    data = json.loads(entry.body)
    kind = hosted.event_type
    body = Body(
        by=data["by"],
        seat=None if data["seat"] is None else Seat(data["seat"] - 1),
        action=data["action"],
        events=tuple(decode(kind, event, f"$.events[{place}]") for place, event in enumerate(data["events"])),
        room=tuple(decode(RoomEvent, event, f"$.room[{place}]") for place, event in enumerate(data["room"])),
        draw=None if data["draw"] is None else tuple(data["draw"]),
    )
    return Logged(entry.seq, entry.at, body)
