"""A record played again: what each of its actions did, up to the first that the rules refuse."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any

from thousand.core.codec import Json, encode
from thousand.core.errors import IllegalAction
from thousand.core.game import Nature
from thousand.core.seats import Seat
from thousand.notation.protocol import AnyNotation
from thousand.notation.records import Record


@dataclass(frozen=True, slots=True)
class Done:
    """The ``n``-th action of a record, what happened, and the state it led to."""

    n: int
    action: str
    events: tuple[Any, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Refused:
    """The ``n``-th action of a record is against the rules; the replay ends before it."""

    n: int
    action: str
    error: IllegalAction


def replay(record: Record) -> Iterator[Done | Refused]:
    """Play ``record`` again, action by action."""
    notation, state = record.notation, record.begin()
    game = notation.game
    for n, text in enumerate(record.actions, 1):
        try:
            events = game.decide(state, notation.parse_action(text, len(record.players)))
        except IllegalAction as error:
            yield Refused(n, text, error)
            return
        state = reduce(game.evolve, events, state)
        yield Done(n, text, events, state)


def entry(done: Done, notation: AnyNotation) -> dict[str, Json]:
    """What one action did, as the JSON object of ``thousand replay --json``."""
    return {
        "n": done.n,
        "action": done.action,
        "events": [encode(event) for event in done.events],
        "seats": list(notation.statuses(done.state)),
        "to_move": to_move(notation, done.state),
        "winner": _number(notation.game.winner(done.state)),
    }


def legal(notation: AnyNotation, state: Any) -> dict[str, Json]:
    """All that may be done in ``state``, as the JSON object of ``thousand legal --json``."""
    actions = [notation.write_action(action) for action in notation.game.legal_actions(state)]
    return {"to_move": to_move(notation, state), "actions": list(actions)}


def to_move(notation: AnyNotation, state: Any) -> int | None:
    """The number of the seat that acts, from 1; None when chance is next or the game is over."""
    actor = notation.game.to_act(state)
    return None if isinstance(actor, Nature) else _number(actor)


def _number(seat: Seat | None) -> int | None:
    return None if seat is None else seat + 1
