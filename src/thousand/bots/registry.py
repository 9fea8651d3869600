"""The bots by name, game by game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from thousand.bots.cards import steady as cards
from thousand.bots.dice import steady as dice
from thousand.bots.protocol import Bot
from thousand.bots.random import RandomBot
from thousand.cards.game import CARDS
from thousand.core.errors import CodedError, declare
from thousand.dice.game import DICE

UNKNOWN_BOT = declare("bots/unknown_bot", "bot", "known")
"""No bot of this name plays this game."""

Maker = Callable[[], Bot[Any, Any, Any]]

BOTS: Mapping[str, Mapping[str, Maker]] = MappingProxyType(
    {
        "dice": {"steady": dice.SteadyBot, "random": lambda: RandomBot(DICE)},
        "cards": {"steady": cards.SteadyBot, "random": lambda: RandomBot(CARDS)},
    }
)
"""By the name of the game: the names of its bots and what makes them."""


def names(game: str) -> tuple[str, ...]:
    """The bots that play ``game``."""
    return tuple(BOTS[game])


def make(game: str, name: str) -> Bot[Any, Any, Any]:
    """The bot ``name`` for ``game``.

    Raises:
        CodedError: there is no such bot.
    """
    if name not in BOTS[game]:
        raise CodedError(UNKNOWN_BOT, bot=name, known=names(game))
    return BOTS[game][name]()
