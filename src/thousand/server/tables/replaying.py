"""A finished game as others may have it: step by step with all cards open, as a record, as its seeds."""

from collections.abc import Iterator, Sequence
from typing import Any

from thousand.core.codec import encode
from thousand.core.errors import CodedError
from thousand.core.fair import server_hash
from thousand.core.seats import Seat
from thousand.notation.fair import Draw, Seeds
from thousand.notation.records import Record
from thousand.server.games.protocol import Reading, rows
from thousand.server.store import records as stored
from thousand.server.tables import body as bodies
from thousand.server.tables import play as game
from thousand.server.tables import telling
from thousand.server.tables.body import Logged
from thousand.server.tables.room import NOT_FINISHED, Started
from thousand.server.tables.table import Table
from thousand.server.wire.rest import ReplayStep
from thousand.server.wire.server import Line
from thousand.text.catalogue import Language

STEPS_A_PAGE = 100


def need_over(table: Table) -> None:
    """Nothing, if the game at ``table`` is over and all may be seen.

    Raises:
        CodedError: it is not.
    """
    if table.room.status != "finished":
        raise CodedError(NOT_FINISHED)


def first_of(table: Table, entries: Sequence[stored.Entry]) -> Seat:
    """Who began, or dealt first."""
    for entry in entries:
        for event in bodies.read(entry, table.hosted).body.room:
            if isinstance(event, Started):
                return event.first
    raise CodedError(NOT_FINISHED)


def steps(table: Table, entries: Sequence[stored.Entry], lang: Language) -> Iterator[ReplayStep]:
    """Every action of the game with the table after it, hands open."""
    count = len(table.room.places)
    play = game.begin(table.hosted, table.rules.options, count, first_of(table, entries))
    for entry in entries:
        logged = bodies.read(entry, table.hosted)
        if not logged.body.events:
            continue
        before = play.story.round
        play = game.after(table.hosted, play, logged.body)
        yield ReplayStep(
            line=_line(table, logged, lang),
            action=logged.body.action,
            events=[_json(event) for event in logged.body.events],
            scene=_scene(table, play, before, lang),
        )


def _json(event: Any) -> dict[str, Any]:
    data = encode(event)
    return data if isinstance(data, dict) else {}


def _line(table: Table, logged: Logged, lang: Language) -> Line:
    called = telling.names(table, lang)
    told = [table.hosted.tell(event, called, lang) for event in logged.body.events]
    return Line(
        seq=logged.seq,
        at=logged.at,
        seat=None if logged.body.seat is None else logged.body.seat + 1,
        by=logged.body.by,
        says=[sentence for sentence in told if sentence is not None],
    )


def _scene(table: Table, play: game.Play, first_row: int, lang: Language) -> Any:
    """The open game; its sheet has the rows that this step may have changed."""
    reading = Reading(play.state, play.story.recent, play.story, (), telling.names(table, lang), lang)
    sheet = rows(table.hosted, play.story, first_row, lang)
    return table.hosted.scene(reading).model_copy(update={"sheet": sheet})


def record(
    table: Table, entries: Sequence[stored.Entry], draws: Sequence[stored.Draw], lang: Language
) -> Record:
    """The game as a record file, with its seeds."""
    actions = [bodies.read(entry, table.hosted).body.action for entry in entries]
    return Record(
        game=table.spec.game,
        rules=table.rules,
        players=telling.names(table, lang),
        first=first_of(table, entries),
        actions=tuple(action for action in actions if action is not None),
        seeds=Seeds(table.id, tuple(opened(table.id, draws))),
    )


def opened(table_id: str, draws: Sequence[stored.Draw]) -> Iterator[Draw]:
    """The draws whose seeds are open."""
    for draw in draws:
        if draw.opened and draw.seats is not None:
            promise = server_hash(table_id, draw.number, draw.seed)
            yield Draw(draw.number, promise, draw.seed.hex(), draw.seats)
