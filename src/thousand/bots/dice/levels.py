"""Weaker bots, honestly: each gives a stated share of the best choice's worth away, and has no worse dice."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from thousand.bots.dice.advice import advise
from thousand.bots.dice.steady import SteadyBot
from thousand.dice.actions import Action
from thousand.dice.events import Event
from thousand.dice.game import DICE
from thousand.dice.state import State

STEADY = SteadyBot()

SKILLED, CASUAL, NOVICE = 0.02, 0.06, 0.20
"""The shares that the three levels give away at most, in any one decision."""


@dataclass(frozen=True, slots=True)
class BlurredBot:
    """Cannot tell choices apart within ``share`` of the best chance to win, and picks among them by lot."""

    share: float

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:
        """One of the choices that are good enough, each as likely as the others."""
        actions = DICE.legal_actions(view)
        if len(actions) == 1:
            return actions[0]
        advice = advise(view)
        if advice is None:
            return STEADY.choose(view, seen, rng)
        least = advice.best.chance * (1 - self.share)
        return rng.choice([choice.action for choice in advice.choices if choice.chance >= least])
