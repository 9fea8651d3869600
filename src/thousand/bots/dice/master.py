"""The master bot: the best play known for any number of players, by the solution where there is one."""

from collections.abc import Sequence
from random import Random

from thousand.bots.dice.advice import advise
from thousand.bots.dice.steady import SteadyBot
from thousand.dice.actions import Action
from thousand.dice.events import Event
from thousand.dice.game import DICE
from thousand.dice.state import State

STEADY = SteadyBot()


class MasterBot:
    """Sees everybody's status: by values of two or three, else put together from pairs; else steady."""

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:
        """The action with the best chance to win, as far as it is known.

        Raises:
            CodedError: the file of values is damaged.
        """
        actions = DICE.legal_actions(view)
        if len(actions) == 1:
            return actions[0]
        advice = advise(view)
        return STEADY.choose(view, seen, rng) if advice is None else advice.best.action
