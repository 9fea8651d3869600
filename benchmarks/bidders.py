"""Bots that bidding is measured with: ``told`` bids by the tables of cards, ``untold`` sees none of them."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from random import Random
from unittest.mock import patch

from thousand.bots import registry
from thousand.bots.cards import auction, race
from thousand.bots.cards.solving import COUNTING, SolvingBot
from thousand.cards.actions import Action
from thousand.cards.events import Event
from thousand.cards.state import State

TOLD, UNTOLD = "told", "untold"


class Untold:
    """``counting`` as it plays where no table of cards can be used."""

    def __init__(self) -> None:
        self._bot = SolvingBot(COUNTING)

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:
        """Its choice, the tables out of sight."""
        with ExitStack() as hidden:
            hidden.enter_context(patch.object(auction, "is_told", return_value=False))
            hidden.enter_context(patch.object(race, "equity", return_value=None))
            return self._bot.choose(view, seen, rng)


BIDDERS = {
    **registry.BOTS,
    "cards": {
        **registry.BOTS["cards"],
        TOLD: lambda: SolvingBot(replace(COUNTING, by_table=True)),
        UNTOLD: Untold,
    },
}
"""All bots and these two, in the form of the registry."""
