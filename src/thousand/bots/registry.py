"""The bots by name, game by game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from thousand.bots.cards import levels as card_levels
from thousand.bots.cards import solving
from thousand.bots.cards import steady as cards
from thousand.bots.dice import levels, master, perfect
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
        "dice": {
            "steady": dice.SteadyBot,
            "random": lambda: RandomBot(DICE),
            "perfect": perfect.PerfectBot,
            "master": master.MasterBot,
            "skilled": lambda: levels.BlurredBot(levels.SKILLED),
            "casual": lambda: levels.BlurredBot(levels.CASUAL),
            "novice": lambda: levels.BlurredBot(levels.NOVICE),
        },
        "cards": {
            "steady": cards.SteadyBot,
            "random": lambda: RandomBot(CARDS),
            "counting": lambda: solving.SolvingBot(solving.COUNTING),
            "deep": lambda: solving.SolvingBot(solving.DEEP),
            "skilled": card_levels.skilled,
            "casual": card_levels.casual,
            "novice": card_levels.novice,
        },
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


def check(game: str, name: str, options: Any, seats: int) -> None:
    """See that the bot ``name`` can play by these rules with so many at the table.

    Raises:
        CodedError: it cannot, or there is no such bot.
    """
    make(game, name)
    if (game, name) == ("dice", "perfect"):
        perfect.check(options, seats)
