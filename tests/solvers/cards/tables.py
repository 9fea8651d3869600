"""Whole deals played at a table, stopped in play, with what each seat has seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from random import Random

from thousand.bots.cards.known_game import KnownGame
from thousand.bots.cards.steady import SteadyBot
from thousand.cards.events import DealPlayed, Event
from thousand.cards.game import CARDS, start
from thousand.cards.presets import rules
from thousand.cards.state import Playing, State
from thousand.core.chance import SeededChance


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of play: the truth, and what a seat knows."""

    state: State
    view: State
    seen: tuple[Event, ...]


def moments(preset: str, seats: int, seed: int) -> Iterator[Moment]:
    """Each moment of play of the first deal that is played out, as the player to move sees it."""
    return (each for each in _deal(preset, seats, seed) if isinstance(each.state.phase, Playing))


def words(preset: str, seats: int, seed: int) -> Iterator[Moment]:
    """Each moment before the play in which a player is to act."""
    return (each for each in _deal(preset, seats, seed) if not isinstance(each.state.phase, Playing))


def _deal(preset: str, seats: int, seed: int) -> Iterator[Moment]:
    rng, chance, bot = Random(seed), SeededChance(seed), SteadyBot()
    state = start(rules(preset, seats=seats).options, seats)
    known = KnownGame(state)
    is_over = False
    while not is_over:
        seat = CARDS.to_act(state)
        if isinstance(seat, int):
            view, seen = known.views[seat], known.seen[seat]
            yield Moment(state, view, tuple(seen))
            legal = CARDS.legal_actions(state)
            wild = rng.random() < 0.2 and isinstance(state.phase, Playing)
            action = rng.choice(legal) if wild else bot.choose(view, seen, rng)
        else:
            action = CARDS.legal_actions(state)[0]
        events = CARDS.decide(state, CARDS.draw(state, action, chance))
        is_over = any(isinstance(event, DealPlayed) for event in events)
        known.happens(events)
        state = reduce(CARDS.evolve, events, state)
