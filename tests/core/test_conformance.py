"""What every game of the house keeps to, checked along random games of every preset and size of table.

A game joins by its line in ``notation.games.GAMES``.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, reduce
from random import Random
from typing import Any

import pytest

from thousand.core.chance import SeededChance
from thousand.core.codec import decode, encode
from thousand.core.errors import IllegalAction
from thousand.core.game import CHANCE, Nature, play, view
from thousand.core.seats import seats
from thousand.notation.games import GAMES
from thousand.notation.protocol import AnyNotation
from thousand.notation.records import Record, read_record, write_record
from thousand.notation.replay import Done, replay

LENGTH = 120
"""So many actions of each game are looked at."""


class Watched(SeededChance):
    """Chance that counts what is drawn."""

    drawn = 0

    def below(self, bound: int) -> int:
        self.drawn += 1
        return super().below(bound)


@dataclass(frozen=True)
class Walk:
    """A random game: the states on its way, and what led from each to the next."""

    notation: AnyNotation
    record: Record
    states: tuple[Any, ...]
    actions: tuple[Any, ...]
    events: tuple[tuple[Any, ...], ...]

    def positions(self) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        """Each state with what may be done in it."""
        for state in self.states:
            yield state, self.notation.game.legal_actions(state)

    def log(self) -> Iterator[Any]:
        """All events in their order."""
        return (event for events in self.events for event in events)


TABLES = [
    (name, preset, players)
    for name, notation in GAMES.items()
    for preset in notation.presets()
    for players in notation.seats(preset)
    if players in {2, 3, 4, 8}
]


@cache
def walk_of(name: str, preset: str, players: int) -> Walk:
    notation = GAMES[name]
    rules = notation.rules(preset, players=players)
    record = Record(name, rules, tuple(f"P{number}" for number in range(1, players + 1)))
    rng, chance = Random(f"{name} {preset} {players}"), SeededChance(f"{preset} {players}")
    states = [record.begin()]
    actions: list[Any] = []
    events: list[tuple[Any, ...]] = []
    while len(actions) < LENGTH and (legal := notation.game.legal_actions(states[-1])):
        step = play(notation.game, states[-1], rng.choice(legal), chance)
        states.append(step.state)
        actions.append(step.action)
        events.append(step.events)
    texts = tuple(map(notation.write_action, actions))
    return Walk(notation, replace(record, actions=texts), tuple(states), tuple(actions), tuple(events))


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(map(str, table)))
def walk(request: pytest.FixtureRequest) -> Walk:
    return walk_of(*request.param)


def test_somebody_acts_until_there_is_a_winner(walk: Walk) -> None:
    for state, legal in walk.positions():
        actor, winner = walk.notation.game.to_act(state), walk.notation.game.winner(state)
        assert (actor is None) == (winner is not None) == (legal == ())
        assert actor is None or actor is CHANCE or actor in range(len(walk.record.players))
        if not isinstance(actor, Nature):
            assert all(action.seat == actor for action in legal)


def test_legal_actions_are_distinct_and_always_in_the_same_order(walk: Walk) -> None:
    for state, legal in walk.positions():
        assert len(set(legal)) == len(legal)
        assert walk.notation.game.legal_actions(state) == legal


def test_an_action_is_legal_exactly_when_it_is_accepted(walk: Walk) -> None:
    """Tried with actions that are legal here and with others that were legal elsewhere."""
    game, rng = walk.notation.game, Random(1)
    elsewhere = sorted(
        {action for _, legal in walk.positions() for action in legal}, key=walk.notation.write_action
    )
    for state, legal in walk.positions():
        others = rng.sample(elsewhere, min(6, len(elsewhere)))
        for action in {*legal, *others}:
            chance = Watched(1)
            try:
                play(game, state, action, chance)
            except IllegalAction:
                assert action not in legal
                assert chance.drawn == 0
            else:
                assert action in legal


def test_a_refusal_leaves_the_state_as_it_was(walk: Walk) -> None:
    for state, _ in walk.positions():
        before = encode(state)
        for action in walk.actions[:10]:
            try:
                walk.notation.game.decide(state, action)
            except IllegalAction:
                assert encode(state) == before


def test_the_log_gives_the_state(walk: Walk) -> None:
    assert reduce(walk.notation.game.evolve, walk.log(), walk.states[0]) == walk.states[-1]
    assert len(walk.states) == len(walk.events) + 1


def test_what_one_may_do_depends_only_on_what_one_may_know(walk: Walk) -> None:
    game = walk.notation.game
    views = dict.fromkeys(seats(len(walk.record.players)), walk.states[0])
    for state, events in zip(walk.states[1:], walk.events, strict=True):
        views = {
            seat: reduce(game.evolve, (game.redact(event, seat) for event in events), known)
            for seat, known in views.items()
        }
        actor = game.to_act(state)
        if actor in views:
            assert game.legal_actions(views[actor]) == game.legal_actions(state)
        assert {game.to_act(known) for known in views.values()} == {actor}
    for seat, known in views.items():
        assert known == view(game, walk.states[0], walk.log(), seat)


def test_redacting_twice_takes_nothing_more(walk: Walk) -> None:
    game = walk.notation.game
    for event in walk.log():
        for seat in (*seats(len(walk.record.players)), None):
            known = game.redact(event, seat)
            assert type(known) is type(event)
            assert game.redact(known, seat) == known
            assert game.redact(known, None) == game.redact(event, None)


def test_actions_have_one_text(walk: Walk) -> None:
    players = len(walk.record.players)
    asked = {action for _, legal in walk.positions() for action in legal}
    for action in asked.union(walk.actions):
        text = walk.notation.write_action(action)
        assert walk.notation.parse_action(text, players) == action
    assert not any(map(walk.notation.lacks_chance, walk.actions))


def test_actions_and_events_come_back_from_json(walk: Walk) -> None:
    for value in (*walk.actions, *walk.log()):
        assert decode(type(value), encode(value)) == value


def test_states_have_a_json_form_and_are_values(walk: Walk) -> None:
    for state in walk.states[::25]:
        encode(state)
        assert hash(state) == hash(replace(state))


def test_a_record_comes_back_and_plays_the_same_game(walk: Walk) -> None:
    record = read_record(write_record(walk.record))
    assert record == walk.record
    states = [done.state for done in replay(record) if isinstance(done, Done)]
    assert states == list(walk.states[1:])


def test_statuses_are_a_seat_each(walk: Walk) -> None:
    for state in walk.states:
        assert len(walk.notation.statuses(state)) == len(walk.record.players)
