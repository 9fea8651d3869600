"""Rules in words, as the wire carries them."""

from typing import Any

from thousand.core.options import RuleSet
from thousand.server.wire import rest
from thousand.text.catalogue import Language
from thousand.text.rules import document
from thousand.text.rules.pages import BOOKS
from thousand.text.rules.scribe import MARK


def rule_page(game: str, rules: RuleSet[Any], lang: Language) -> rest.RulePage:
    """The rule page of a table."""
    page = BOOKS[game].page(rules, lang)
    return rest.RulePage(
        title=page.title,
        lead=[block(one) for one in page.lead],
        sections=[
            rest.Section(
                anchor=section.anchor,
                title=section.title,
                blocks=[block(one) for one in section.blocks],
                changed=any(MARK in text for one in section.blocks for text in _texts(one)),
            )
            for section in page.sections
        ],
    )


def block(one: document.Block) -> rest.Block:
    """A paragraph, a list or a table."""
    match one:
        case document.Paragraph(text, numbers):
            return rest.Paragraph(text=text, numbers=list(numbers))
        case document.Items(texts, ordered):
            return rest.Items(texts=list(texts), ordered=ordered)
        case document.Table(head, rows):
            return rest.Grid(head=list(head), rows=[list(row) for row in rows])


def _texts(one: document.Block) -> tuple[str, ...]:
    match one:
        case document.Paragraph(text):
            return (text,)
        case document.Items(texts):
            return texts
        case document.Table(_, rows):
            return tuple(cell for row in rows for cell in row)
