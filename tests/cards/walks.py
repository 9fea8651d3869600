"""Seeded random games of cards over presets, numbers of players and house rules."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce
from random import Random
from typing import Any, Final

from thousand.cards.actions import Action, Bid, Pass, Redeal, WriteOff
from thousand.cards.events import Event
from thousand.cards.game import CARDS, start
from thousand.cards.presets import rules
from thousand.cards.state import State
from thousand.core.chance import SeededChance
from thousand.core.seats import Seat

Changes = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Variant:
    """A preset with house rules for so many players."""

    preset: str
    seats: int
    changes: Changes = field(default_factory=dict)

    def start(self) -> State:
        options = rules(self.preset, changes=self.changes, seats=self.seats).options
        return start(options, self.seats)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a watcher."""
        return *map(Seat, range(self.seats)), None

    def __str__(self) -> str:
        return "-".join([self.preset, str(self.seats), *self.changes])


PRESETS: Final = (
    Variant("online", 3),
    Variant("home", 2),
    Variant("home", 3),
    Variant("home", 4),
    *(Variant(preset, seats) for preset in ("classic", "russian", "polish") for seats in (2, 3, 4)),
)

HOUSE_RULES: Final = (
    Variant("online", 3, {"peeks": True, "redeal_consent": True, "golden": True}),
    Variant("online", 3, {"blind": {}, "peeks": True, "auction": {"jumps": False, "silent_below": 0}}),
    Variant("classic", 3, {"blind": True, "cut": True, "ace_marriage": True}),
    Variant("classic", 2, {"blind": True, "golden": True}),
    Variant("classic", 4, {"golden": True, "redeal_consent": True, "dump": True}),
    Variant("home", 3, {"cut": True, "write_off": {"limit": 1}}),
    Variant("home", 2, {"barrel": True}),
    Variant("polish", 3, {"deck": 20, "talon": {"giving": "discard"}}),
    Variant("polish", 2, {"deck": 20}),
    Variant("russian", 3, {"marriages": {"trump": "next_trick"}, "play": {"lead_foreign_trump": False}}),
)

VARIANTS: Final = PRESETS + HOUSE_RULES


@dataclass(frozen=True, slots=True)
class Stage:
    """A moment of a walk: what was done last, what happened, and where that led."""

    before: State
    action: Action
    events: tuple[Event, ...]
    state: State


def walk(variant: Variant, seed: int, length: int) -> Iterator[Stage]:
    """``length`` random actions, or fewer if the game ends."""
    state, rng, chance = variant.start(), Random(seed), SeededChance(seed)
    for _ in range(length):
        legal = CARDS.legal_actions(state)
        if not legal:
            return
        action = CARDS.draw(state, _chosen(rng, legal), chance)
        events = CARDS.decide(state, action)
        after = reduce(CARDS.evolve, events, state)
        yield Stage(state, action, events, after)
        state = after


def _chosen(rng: Random, legal: tuple[Action, ...]) -> Action:
    """Mostly low bids, passes and deals that are played, so that a walk sees all of the game."""
    action = rng.choice(legal)
    if isinstance(action, Bid):
        lowest = next(choice for choice in legal if isinstance(choice, Bid))
        passes = [choice for choice in legal if isinstance(choice, Pass)]
        return rng.choice([lowest, *passes])
    if isinstance(action, Redeal | WriteOff) and rng.random() < 0.7:
        return rng.choice(legal)
    return action
