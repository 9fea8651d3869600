"""The rule book as files: for each game and language an overview, and a page for each preset."""

from collections.abc import Iterator
from typing import Any

from thousand.text.catalogue import LANGUAGES, Language, language, message, plural
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
OFFERS = message("What they offer besides")
OFFERS_INTRODUCTION = message("Some sets know rules that are played only where a table wants them:")
OFFER = message("“{name}”: {label} – {value}")
OPTIONS = message("All options")
OPTIONS_INTRODUCTION = message(
    "Every option with its key, as it stands in a preset or in house rules, and its value in each set. A "
    "dash: the rule it belongs to is not played."
)
KEY = message("Key")
MEANING = message("Meaning")
ELSEWHERE = message("In other languages: {links}.")
ABSENT = "–"
LINK = message("[{players}]({link})")
PLAYERS = plural("{seats} player", "{seats} players", "seats")
OTHERS = message("There are pages for other tables: {links}.")
VALUE_WITH = plural("{seats} player: {value}", "{seats} players: {value}", "seats")
VALUES = message("{value} ({others})")
"""The value for the usual number of players, and other values for other numbers."""


def book() -> Iterator[tuple[str, str]]:
    """Every file of the rule book: its path in the folder of the book, and its text."""
    for game, rule_book in BOOKS.items():
        for code in LANGUAGES:
            lang = language(code)
            yield f"{game}.{code}.md", MADE + markdown(_overview(game, rule_book, lang))
            for preset in rule_book.presets:
                for seats in rule_book.tables(preset):
                    text = page(game, rule_book.rules(preset, players=seats), lang)
                    yield _file(game, rule_book, preset, seats, lang), MADE + text


def _file(game: str, rule_book: Book[Any], preset: str, seats: int | None, lang: Language) -> str:
    """The name of a page; the usual number of players goes without saying."""
    number = "" if seats == rule_book.tables(preset)[0] else f".{seats}"
    return f"{game}.{preset}{number}.{lang.code}.md"


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
            *_offers(rule_book, lang),
            Section(lang.say(OPTIONS), "options", tuple(_options(rule_book, lang))),
        ),
    )


def _sets(game: str, rule_book: Book[Any], lang: Language) -> Items:
    return Items(tuple(_set(game, rule_book, preset, lang) for preset in rule_book.presets))


def _set(game: str, rule_book: Book[Any], preset: str, lang: Language) -> str:
    """A preset with its page, and its pages for other numbers of players."""
    usual, *others = rule_book.tables(preset)
    entry = lang.say(
        ENTRY,
        name=rule_book.name(preset, lang),
        link=_file(game, rule_book, preset, usual, lang),
        preset=preset,
        summary=lang.say(rule_book.summaries[preset]),
    )
    links = (
        lang.say(
            LINK, players=lang.say(PLAYERS, seats=seats), link=_file(game, rule_book, preset, seats, lang)
        )
        for seats in others
        if seats is not None
    )
    return f"{entry} {lang.say(OTHERS, links=', '.join(links))}" if others else entry


def _offers(rule_book: Book[Any], lang: Language) -> Iterator[Section]:
    """What the presets offer, where they offer anything."""
    found = tuple(
        lang.say(OFFER, name=rule_book.name(preset, lang), label=change.label, value=change.here)
        for preset in rule_book.presets
        for change in rule_book.changes(rule_book.rules(preset, changes=rule_book.offers(preset)), lang)
    )
    if found:
        yield Section(lang.say(OFFERS), "offers", (Paragraph(lang.say(OFFERS_INTRODUCTION)), Items(found)))


def _options(rule_book: Book[Any], lang: Language) -> Iterator[Block]:
    yield Paragraph(lang.say(OPTIONS_INTRODUCTION))
    rows = [
        (
            f"`{key}`",
            lang.say(entry.label),
            *(_value(rule_book, preset, key, lang) for preset in rule_book.presets),
        )
        for key, entry in rule_book.catalogue.entries.items()
        if entry.words
    ]
    yield Table((lang.say(KEY), lang.say(MEANING), *rule_book.presets), tuple(rows))


def _value(rule_book: Book[Any], preset: str, key: str, lang: Language) -> str:
    """The value of option ``key`` in ``preset``, and where another number of players has another."""
    values = {
        seats: rule_book.catalogue.value(rule_book.rules(preset, players=seats).options, key, lang) or ABSENT
        for seats in rule_book.tables(preset)
    }
    usual, *_ = values.values()
    others = [
        lang.say(VALUE_WITH, seats=seats, value=value)
        for seats, value in values.items()
        if seats is not None and value != usual
    ]
    return lang.say(VALUES, value=usual, others="; ".join(others)) if others else usual
