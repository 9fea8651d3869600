"""A bot that bidding is measured with: ``untold`` is ``counting``, but sees none of the tables of cards."""

from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from unittest.mock import patch

from thousand.bots import registry
from thousand.bots.cards import chances, race
from thousand.bots.cards.solving import COUNTING, SolvingBot
from thousand.cards.actions import Action
from thousand.cards.events import Event
from thousand.cards.state import State

UNTOLD = "untold"


class Untold:
    """``counting`` as it plays where no table of cards can be used."""

    def __init__(self) -> None:
        self._bot = SolvingBot(COUNTING)

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:
        """Its choice, the tables out of sight."""
        with ExitStack() as hidden:
            hidden.enter_context(patch.object(chances, "table", return_value=None))
            hidden.enter_context(patch.object(race.race, "find", return_value=None))
            return self._bot.choose(view, seen, rng)


BIDDERS = {**registry.BOTS, "cards": {**registry.BOTS["cards"], UNTOLD: Untold}}
"""All bots and this one, in the form of the registry."""
