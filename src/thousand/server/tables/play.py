"""A game going on at a table: its state, every seat's view of it, and the story that the sheet is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from thousand.core.codec import Json, decode, encode
from thousand.core.seats import Seat, seats
from thousand.notation.protocol import Setup
from thousand.server.games.protocol import Hosted, SheetCell, SheetMark, Story
from thousand.server.tables.body import Body

Views = tuple[Any, ...]
"""By seat, and a watcher's last."""


@dataclass(frozen=True, slots=True)
class Play:
    """The game at one moment; ``views`` share the state where nothing is hidden."""

    state: Any
    views: Views
    story: Story
    draw: int = 0
    """The draw that was used last; 0: none yet."""
    used: int = 0
    """Words used of its stream."""

    def view(self, seat: Seat | None) -> Any:
        """The game as ``seat`` (None: a watcher) knows it."""
        return self.views[-1 if seat is None else seat]


def begin(hosted: Hosted, options: Any, count: int, first: Seat) -> Play:
    """A fresh game."""
    state = hosted.notation.start(options, Setup(count, first))
    return Play(state, (state,) * (count + 1), Story())


def viewers(play: Play) -> tuple[Seat | None, ...]:
    """Who has a view, in the order of ``Play.views``."""
    return (*seats(len(play.views) - 1), None)


def after(hosted: Hosted, play: Play, body: Body) -> Play:
    """The game after an accepted command."""
    if not body.events:
        return play
    game = hosted.notation.game
    state, views = play.state, play.views
    for event in body.events:
        following = game.evolve(state, event)
        known = [game.redact(event, seat) for seat in viewers(play)]
        views = tuple(
            following if view is state and seen is event else game.evolve(view, seen)
            for view, seen in zip(views, known, strict=True)
        )
        state = following
    story = hosted.follow(play.story, play.state, body.events, state)
    draw, used = body.draw or (play.draw, play.used)
    return Play(state, views, story, draw, used)


def recent(hosted: Hosted, play: Play, seat: Seat | None) -> tuple[Any, ...]:
    """The events of this turn or deal as ``seat`` may know them."""
    return tuple(hosted.notation.game.redact(event, seat) for event in play.story.recent)


def redacted(hosted: Hosted, events: Sequence[Any], seat: Seat | None) -> tuple[Any, ...]:
    """``events`` as ``seat`` may know them."""
    return tuple(hosted.notation.game.redact(event, seat) for event in events)


# --- snapshots ---


def pack(play: Play) -> Json:
    """``play`` as JSON; a view that is the state itself is not written twice."""
    return {
        "state": encode(play.state),
        "views": [None if view == play.state else encode(view) for view in play.views],
        "round": play.story.round,
        "turns": play.story.turns,
        "sheet": [[_pack_cell(cell) for cell in row] for row in play.story.sheet],
        "recent": [encode(event) for event in play.story.recent],
        "draw": play.draw,
        "used": play.used,
    }


def unpack(hosted: Hosted, data: Any) -> Play:
    """What :func:`pack` wrote.

    Raises:
        InvalidNotation: another version wrote it.
    """
    state = decode(hosted.state_type, data["state"])
    views = tuple(state if view is None else decode(hosted.state_type, view) for view in data["views"])
    sheet = tuple(tuple(_unpack_cell(cell) for cell in row) for row in data["sheet"])
    events = tuple(decode(hosted.event_type, event) for event in data["recent"])
    return Play(state, views, Story(data["round"], data["turns"], sheet, events), data["draw"], data["used"])


def _pack_cell(cell: SheetCell) -> Json:
    """A cell as a short list: a long game has hundreds of them."""
    return [cell.score, cell.change, *([mark.kind, mark.count, mark.of] for mark in cell.marks)]


def _unpack_cell(data: Any) -> SheetCell:
    score, change, *marks = data
    return SheetCell(score, change, tuple(SheetMark(*mark) for mark in marks))
