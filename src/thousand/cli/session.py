"""A game being played: its record, the state after every action, and what each seat knows of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from thousand.cli.failing import RefusedRecord
from thousand.core.chance import SeededChance
from thousand.core.errors import IllegalAction
from thousand.core.game import Nature, play
from thousand.core.seats import Seat
from thousand.notation.records import Record

Opens = Callable[[Any, Any], bool]
"""Whether a new turn (dice) or deal (cards) has begun between two states."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after an action."""

    state: Any
    views: tuple[Any, ...]
    """The game as each seat knows it, and last as a watcher does."""
    actor: Seat | Nature | None = None
    """Who did the action; None before the first one."""
    events: tuple[Any, ...] = ()
    """What it did."""
    opened: int = 0
    """The number of the moment at which the turn or deal going on began."""


class Session:
    """A game that goes on: actions are done, chance included, and taken back.

    The throw (or deal) that completes the n-th action is made from ``seed`` and n alone: one taken back
    comes again the same, also when the game has been left and gone on with in between.
    """

    def __init__(self, record: Record, seed: str, opens: Opens, source: str = "record") -> None:
        """Begin ``record``, whose file is ``source``, and play its actions again.

        Raises:
            RefusedRecord: the rules refuse one of them.
        """
        self.record = replace(record, actions=())
        self.seed = seed
        self.notation = record.notation
        self.game: Any = record.notation.game
        self._opens = opens
        state = record.begin()
        self.moments = [Moment(state, (state,) * (len(record.players) + 1))]
        for n, text in enumerate(record.actions, 1):
            try:
                self.act(self.notation.parse_action(text, len(record.players)))
            except IllegalAction as error:
                raise RefusedRecord(n, text, error, source) from error

    @property
    def now(self) -> Moment:
        """The game as it stands."""
        return self.moments[-1]

    @property
    def actor(self) -> Seat | Nature | None:
        """Who acts now; None when the game is over."""
        return self.game.to_act(self.now.state)

    def view(self, seat: Seat | None) -> Any:
        """The game as ``seat`` (None: a watcher) knows it."""
        return self.now.views[-1 if seat is None else seat]

    def seen(self, seat: Seat | None) -> tuple[Any, ...]:
        """What ``seat`` knows of what has happened in the turn or deal that goes on."""
        return self.told(seat, self.now.opened)

    def told(self, seat: Seat | None, since: int, until: int | None = None) -> tuple[Any, ...]:
        """What ``seat`` knows of what the actions after number ``since`` did, up to number ``until``."""
        last = None if until is None else until + 1
        events = (event for moment in self.moments[since + 1 : last] for event in moment.events)
        return tuple(self.game.redact(event, seat) for event in events)

    def between_turns(self, seat: Seat) -> tuple[Any, ...]:
        """What ``seat`` knows of what has happened since it last acted, up to where it came to act again.

        Its own last action is the first of it.
        """
        actors = [moment.actor for moment in self.moments]
        until = len(actors) - 1
        while until and actors[until] == self.actor:
            until -= 1
        last = next((n for n in range(until, 0, -1) if actors[n] == seat), 1)
        return self.told(seat, last - 1, until)

    def act(self, action: Any) -> Moment:
        """Do ``action``, completed by chance where it needs that.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        number = len(self.moments)
        before = self.now
        step = play(self.game, before.state, action, SeededChance(f"{self.seed}/{number}"))
        opened = number if self._opens(before.state, step.state) else before.opened
        self.moments.append(
            Moment(step.state, self._views(step.events), self.game.to_act(before.state), step.events, opened)
        )
        text = self.notation.write_action(step.action)
        self.record = replace(self.record, actions=(*self.record.actions, text))
        return self.now

    def _views(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        seats = (*map(Seat, range(len(self.record.players))), None)
        return tuple(
            reduce(self.game.evolve, (self.game.redact(event, seat) for event in events), view)
            for seat, view in zip(seats, self.now.views, strict=True)
        )

    def back_to(self, number: int) -> None:
        """Take back every action after moment number ``number``."""
        del self.moments[number + 1 :]
        self.record = replace(self.record, actions=self.record.actions[:number])
