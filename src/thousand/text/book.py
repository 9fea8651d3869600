"""The rule book as files: for each game and language an overview, and a page for each preset."""

from collections.abc import Iterator
from typing import Any

from thousand.text.catalogue import LANGUAGES, Language, language, message
from thousand.text.rules.book import Book
from thousand.text.rules.document import Block, Document, Items, Paragraph, Section, Table, markdown
from thousand.text.rules.pages import BOOKS, page

MADE = "<!-- Made by `thousand docs`; change the texts in src/thousand/text, not this file. -->\n\n"

TITLE = message("{game}: the rule book")
INTRODUCTION = message(
    "There are many rules of this game. Each of these sets has a page of its own that tells it from the "
    "beginning to the end. A table may take one of them and change any option; the program then writes the "
    "page of that table."
)
SETS = message("The sets of rules")
ENTRY = message("[{name}]({link}) (`{preset}`): {summary}.")
OPTIONS = message("All options")
OPTIONS_INTRODUCTION = message(
    "Every option with its key, as it stands in a preset or in house rules, and its value in each set. A "
    "dash: the rule it belongs to is not played."
)
KEY = message("Key")
MEANING = message("Meaning")
ELSEWHERE = message("In other languages: {links}.")
ABSENT = "–"


def book() -> Iterator[tuple[str, str]]:
    """Every file of the rule book: its path in the folder of the book, and its text."""
    for game, rule_book in BOOKS.items():
        for code in LANGUAGES:
            lang = language(code)
            yield f"{game}.{code}.md", MADE + markdown(_overview(game, rule_book, lang))
            for preset in rule_book.presets:
                text = page(game, rule_book.rules(preset), lang)
                yield f"{game}.{preset}.{code}.md", MADE + text


def _overview(game: str, rule_book: Book[Any], lang: Language) -> Document:
    others = ", ".join(f"[{name}]({game}.{code}.md)" for code, name in LANGUAGES.items() if code != lang.code)
    lead = (
        Paragraph(lang.say(INTRODUCTION)),
        Paragraph(lang.say(ELSEWHERE, links=others)),
    )
    return Document(
        lang.say(TITLE, game=lang.say(rule_book.title)),
        lead,
        (
            Section(lang.say(SETS), "sets", (_sets(game, rule_book, lang),)),
            Section(lang.say(OPTIONS), "options", tuple(_options(rule_book, lang))),
        ),
    )


def _sets(game: str, rule_book: Book[Any], lang: Language) -> Items:
    return Items(
        tuple(
            lang.say(
                ENTRY,
                name=rule_book.name(preset, lang),
                link=f"{game}.{preset}.{lang.code}.md",
                preset=preset,
                summary=lang.say(rule_book.summaries[preset]),
            )
            for preset in rule_book.presets
        )
    )


def _options(rule_book: Book[Any], lang: Language) -> Iterator[Block]:
    yield Paragraph(lang.say(OPTIONS_INTRODUCTION))
    rule_sets = [rule_book.rules(preset).options for preset in rule_book.presets]
    rows = []
    for key, entry in rule_book.catalogue.entries.items():
        if entry.words:
            values = (rule_book.catalogue.value(options, key, lang) or ABSENT for options in rule_sets)
            rows.append((f"`{key}`", lang.say(entry.label), *values))
    yield Table((lang.say(KEY), lang.say(MEANING), *rule_book.presets), tuple(rows))
