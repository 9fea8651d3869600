"""A rule page as data, and its two forms: Markdown for the site, plain lines for a terminal."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule: its text, and the numbers of the decisions it states, which become its anchors."""

    text: str
    numbers: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    """The options whose values it states."""


@dataclass(frozen=True, slots=True)
class Items:
    """Things that belong together; ``ordered`` where their order matters."""

    texts: tuple[str, ...]
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Columns with a head each; every row has as many cells."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Paragraph | Items | Table


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, the anchor of the section, and what stands below."""

    title: str
    anchor: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A title, what is said before the first heading, and sections."""

    title: str
    lead: tuple[Block, ...]
    sections: tuple[Section, ...]


def markdown(document: Document) -> str:
    """``document`` as Markdown; ``#d22`` leads to the rule that states decision D22."""
    parts = [f"# {document.title}", *map(_markdown_block, document.lead)]
    for section in document.sections:
        parts.append(f'<a id="{section.anchor}"></a>\n\n## {section.title}')
        parts.extend(map(_markdown_block, section.blocks))
    return "\n\n".join(parts) + "\n"


def _markdown_block(block: Block) -> str:
    match block:
        case Paragraph(text, numbers):
            return "".join(f'<a id="{number.lower()}"></a>' for number in numbers) + text
        case Items(texts, ordered):
            return "\n".join(f"{_bullet(place, ordered, '-')} {text}" for place, text in enumerate(texts, 1))
        case Table(head, rows):
            lines = [head, ("---",) * len(head), *rows]
            return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _bullet(place: int, ordered: bool, mark: str) -> str:  # noqa: FBT001
    return f"{place}." if ordered else mark


def plain(document: Document, width: int = 80) -> str:
    """``document`` in lines of at most ``width`` characters; tables keep their own width."""
    parts = [document.title.upper(), *(_plain_block(block, width) for block in document.lead)]
    for section in document.sections:
        parts.append(f"{section.title}\n{'─' * len(section.title)}")
        parts.extend(_plain_block(block, width) for block in section.blocks)
    return "\n\n".join(parts) + "\n"


def _plain_block(block: Block, width: int) -> str:
    match block:
        case Paragraph(text):
            return textwrap.fill(text, width, break_on_hyphens=False)
        case Items(texts, ordered):
            marks = [_bullet(place, ordered, "•") for place in range(1, len(texts) + 1)]
            lines = [
                textwrap.fill(
                    text,
                    width,
                    initial_indent=f"{mark} ",
                    subsequent_indent=" " * (len(mark) + 1),
                    break_on_hyphens=False,
                )
                for mark, text in zip(marks, texts, strict=True)
            ]
            return "\n".join(lines)
        case Table(head, rows):
            return "\n".join(_aligned([head, *rows]))


def _aligned(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """The first column flush left, the others flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells]).rstrip()
