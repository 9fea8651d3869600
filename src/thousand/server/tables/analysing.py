"""The analysis of finished games: done once for each, portion by portion, and kept in memory."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

import structlog

from thousand.core.errors import Code, CodedError
from thousand.core.game import Recorded
from thousand.server.games.hints import Adviser, Judged, Mark, Step
from thousand.server.games.hints_registry import ADVISERS, look
from thousand.server.store import records as stored
from thousand.server.tables import body as bodies
from thousand.server.tables import play as game
from thousand.server.tables.replaying import first_of
from thousand.server.tables.room import Hinted
from thousand.server.tables.table import Table
from thousand.server.tables.thinking import NO_ANSWER, Thinker

KEPT = 200
"""Analyses in memory."""
AT_ONCE = 8
"""Analyses under way at the same time."""

LOG = structlog.get_logger("analysis")


@dataclass(slots=True)
class Study:
    """The analysis of one game, as far as it is; ``failed`` says why there will be none."""

    adviser: Adviser
    steps: Sequence[Step]
    hints: tuple[int, ...]
    """How many hints each seat took."""
    judged: list[Judged] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    luck: tuple[float, ...] = ()
    """What chance gave every seat so far."""
    done: int = 0
    failed: Code | None = None

    @property
    def is_silent(self) -> bool:
        """Nothing can be said about these rules."""
        return self.failed == self.adviser.silent

    @property
    def is_over(self) -> bool:
        """Nothing more will come."""
        return self.failed is not None or self.done == len(self.steps)


class Analyses:
    """Analyses by table."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._studies: OrderedDict[str, Study] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, table_id: str) -> Study | None:
        """What has been begun.

        Raises:
            CodedError: it has failed; it may be begun anew.
        """
        study = self._studies.get(table_id)
        if study is not None and study.failed is not None and not study.is_silent:
            del self._studies[table_id]
            raise CodedError(study.failed)
        return study

    def has_room(self) -> bool:
        """Whether another one may begin."""
        return len(self._tasks) < AT_ONCE

    def begin(self, table: Table, entries: Sequence[stored.Entry]) -> Study:
        """Analyse the finished game at ``table``, unless that is done or under way."""
        known = self._studies.get(table.id)
        if known is not None and (known.failed is None or known.is_silent):
            return known
        steps = tuple(_steps(table, entries))
        hints = _hints(table, entries)
        study = Study(ADVISERS[table.spec.game], steps, hints, luck=(0.0,) * len(hints))
        self._studies[table.id] = study
        if len(self._studies) > KEPT:
            self._studies.popitem(last=False)
        task = asyncio.create_task(self._work(table.spec.game, study))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return study

    async def _work(self, name: str, study: Study) -> None:
        try:
            for portion in study.adviser.portions(study.steps):
                looked = await self._thinker.study(partial(look, name, portion))
                if looked is None:
                    study.failed = study.adviser.silent
                    return
                study.judged += looked.judged
                study.marks += looked.marks
                study.luck = tuple(map(sum, zip(study.luck, looked.luck, strict=True)))
                study.done += len(portion)
        except Exception as error:
            LOG.error("analysis_failed", error=type(error).__name__)
            study.failed = NO_ANSWER

    def close(self) -> None:
        """Stop what is under way."""
        for task in self._tasks:
            task.cancel()


def _steps(table: Table, entries: Sequence[stored.Entry]) -> Iterator[Step]:
    """The actions of the game in the order of the replay, with what was before and after each."""
    notation, count = table.hosted.notation, len(table.room.places)
    play = game.begin(table.hosted, table.rules.options, count, first_of(table, entries))
    number = 0
    for entry in entries:
        body = bodies.read(entry, table.hosted).body
        if not body.events:
            continue
        before, play = play, game.after(table.hosted, play, body)
        if body.action is None:
            raise ValueError(f"entry {entry.seq} has events and no action")
        action = notation.parse_action(body.action, count)
        number += 1
        yield Recorded(number, before.state, action, body.events, play.state)


def _hints(table: Table, entries: Sequence[stored.Entry]) -> tuple[int, ...]:
    taken = [0] * len(table.room.places)
    for entry in entries:
        for event in bodies.read(entry, table.hosted).body.room:
            if isinstance(event, Hinted):
                taken[event.seat] += 1
    return tuple(taken)
