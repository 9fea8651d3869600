"""Whole deals played at a table, stopped in play, with what each seat has seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from random import Random

from thousand.bots.cards.steady import SteadyBot
from thousand.cards.events import Dealt, Event
from thousand.cards.game import CARDS, start
from thousand.cards.presets import rules
from thousand.cards.state import Playing, State
from thousand.core.chance import SeededChance
from thousand.core.game import CHANCE
from thousand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of play: the truth, and what a seat knows."""

    state: State
    view: State
    seen: tuple[Event, ...]


def moments(preset: str, seats: int, seed: int, changes: dict[str, object] | None = None) -> Iterator[Moment]:
    """Each moment of the first deal that is played out, as the player to move sees it."""
    rng, chance, bot = Random(seed), SeededChance(seed), SteadyBot()
    options = rules(preset, changes=changes or {}, seats=seats).options
    state = start(options, seats)
    views = [state] * seats
    seen: list[list[Event]] = [[] for _ in range(seats)]
    was_playing = False
    while True:
        seat = CARDS.to_act(state)
        if was_playing and not isinstance(state.phase, Playing):
            return
        if isinstance(seat, int):
            place = seat
            if isinstance(state.phase, Playing):
                was_playing = True
                yield Moment(state, views[place], tuple(seen[place]))
            legal = CARDS.legal_actions(state)
            wild = rng.random() < 0.2 and isinstance(state.phase, Playing)
            action = rng.choice(legal) if wild else bot.choose(views[place], seen[place], rng)
        else:
            assert seat is CHANCE
            action = CARDS.legal_actions(state)[0]
        events = CARDS.decide(state, CARDS.draw(state, action, chance))
        for place in range(seats):
            own = [CARDS.redact(event, Seat(place)) for event in events]
            if any(isinstance(event, Dealt) for event in events):
                seen[place] = []
            seen[place] += own
            views[place] = reduce(CARDS.evolve, own, views[place])
        state = reduce(CARDS.evolve, events, state)
