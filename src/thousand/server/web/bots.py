"""The bots of a game in words, and which of them can play at a table.

What bots need is loaded when it is asked for: a server that comes back must be quick.
"""

from typing import Any

from thousand.core.errors import CodedError
from thousand.server.games.explaining import refusal
from thousand.server.games.solved import use_solved
from thousand.server.wire.base import Refusal
from thousand.server.wire.rest import BotInfo
from thousand.text import platform as words
from thousand.text.catalogue import Language


def bots(game: str, lang: Language) -> list[BotInfo]:
    """All bots that play ``game``."""
    from thousand.bots import registry

    return [
        BotInfo(key=key, name=lang.say(words.BOTS[key][0]), short=lang.say(words.BOTS[key][1]))
        for key in registry.names(game)
    ]


def bots_at(game: str, options: Any, count: int, lang: Language) -> list[BotInfo]:
    """The same, each with what keeps it from a table of ``count`` that plays by ``options``."""
    return [
        bot.model_copy(update={"why": _hindrance(game, bot.key, options, count, lang)})
        for bot in bots(game, lang)
    ]


def _hindrance(game: str, bot: str, options: Any, count: int, lang: Language) -> Refusal | None:
    from thousand.bots import registry

    use_solved()
    try:
        registry.check(game, bot, options, count)
    except CodedError as error:
        return refusal(error, lang)
    return None
