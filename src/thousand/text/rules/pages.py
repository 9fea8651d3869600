"""The rule pages of all games, by the game's name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from thousand.core.options import RuleSet
from thousand.text.catalogue import Language
from thousand.text.rules.book import Book
from thousand.text.rules.cards.book import CARDS
from thousand.text.rules.dice.book import DICE
from thousand.text.rules.document import markdown, plain

BOOKS: Mapping[str, Book[Any]] = MappingProxyType({"dice": DICE, "cards": CARDS})
"""The rule book of each game."""


def page(game: str, rules: RuleSet[Any], lang: Language) -> str:
    """The rule page of a table in Markdown; every decision it states is an anchor, ``#d22``."""
    return markdown(BOOKS[game].page(rules, lang))


def plain_page(game: str, rules: RuleSet[Any], lang: Language, width: int = 80) -> str:
    """The rule page of a table for a terminal of ``width`` columns."""
    return plain(BOOKS[game].page(rules, lang), width)


def preset_name(game: str, preset: str, lang: Language) -> str:
    """What players call a preset."""
    return BOOKS[game].name(preset, lang)


def preset_summary(game: str, preset: str, lang: Language) -> str:
    """A preset in one sentence, without the closing full stop."""
    return lang.say(BOOKS[game].summaries[preset])
