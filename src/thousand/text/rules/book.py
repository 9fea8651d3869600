"""The rule book of one game: what a page of it is made of, and the page of one table."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from thousand.core.options import RuleSet, Table
from thousand.text.catalogue import Language, Message, message, plural
from thousand.text.rules.document import Block, Document, Items, Paragraph, Section
from thousand.text.rules.options import Catalogue, Change
from thousand.text.rules.scribe import Scribe

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

TITLE = message("{game}: the rules “{preset}”")
HOUSE_TITLE = message("{game}: house rules after “{preset}”")
FOR_SO_MANY = plural("{title}, {seats} player", "{title}, {seats} players", "seats")
VERSION = message("Version {version} of these rules.")
LEGEND = message(
    "This table plays in some things otherwise than the rules “{preset}”. The sign ≠ marks the places; what "
    "those rules have instead stands behind it."
)
CHANGED = message("{label}: {here} (≠ {preset}: {there})")


class Rules(Protocol[R_co]):
    """Presets by name, with house rules, for so many players: ``GameNotation.rules``."""

    def __call__(
        self,
        preset: str,
        version: int | None = None,
        changes: Table | None = None,
        players: int | None = None,
    ) -> RuleSet[R_co]:
        """The rule set; InvalidRules where there is none."""
        ...


def one_page(_preset: str) -> tuple[int | None, ...]:
    """The rules are the same for any number of players."""
    return (None,)


def no_offers(_preset: str) -> Table:
    """The preset has nothing but what it plays."""
    return {}


@dataclass(frozen=True, slots=True)
class Book(Generic[R]):
    """One game: its presets, its options in words, and the sections that tell its rules."""

    title: Message
    presets: tuple[str, ...]
    rules: Rules[R]
    names: Mapping[str, Message]
    summaries: Mapping[str, Message]
    catalogue: Catalogue
    sections: Mapping[str, tuple[Message, Callable[[Scribe[R]], Iterable[Block]]]]
    remarks: Callable[[Scribe[R], str], Iterable[Section]]
    tables: Callable[[str], tuple[int | None, ...]] = one_page
    """By preset: for how many players there is a page, the usual number first; None: one for all."""
    offers: Callable[[str], Table] = no_offers
    """By preset: what its text offers and it does not play by itself."""

    def name(self, preset: str, lang: Language) -> str:
        """What players call ``preset``."""
        return lang.say(self.names[preset])

    def changes(self, rules: RuleSet[R], lang: Language) -> tuple[Change, ...]:
        """What a table plays otherwise than its preset."""
        plain = self.rules(rules.preset, rules.version, None, rules.seats)
        return self.catalogue.changes(rules.options, plain.options, lang)

    def page(self, rules: RuleSet[R], lang: Language) -> Document:
        """The rules of one table; of what is not played nothing is said."""
        name = self.name(rules.preset, lang)
        changes = self.changes(rules, lang)
        scribe = Scribe(rules.options, lang, name, changes, rules.seats)
        title = lang.say(HOUSE_TITLE if changes else TITLE, game=lang.say(self.title), preset=name)
        return Document(
            title if rules.seats is None else lang.say(FOR_SO_MANY, title=title, seats=rules.seats),
            tuple(_lead(rules.version, name, changes, lang)),
            tuple(self._sections(scribe, rules.preset)),
        )

    def _sections(self, scribe: Scribe[R], preset: str) -> Iterator[Section]:
        for anchor, (title, write) in self.sections.items():
            if blocks := tuple(write(scribe)):
                yield Section(scribe.say(title), anchor, blocks)
        yield from self.remarks(scribe, preset)


def _lead(version: int, name: str, changes: tuple[Change, ...], lang: Language) -> Iterator[Block]:
    """The version, and at a table with house rules what they change."""
    yield Paragraph(lang.say(VERSION, version=version))
    if changes:
        yield Paragraph(lang.say(LEGEND, preset=name))
        yield Items(
            tuple(
                lang.say(CHANGED, label=change.label, here=change.here, preset=name, there=change.there)
                for change in changes
            )
        )
