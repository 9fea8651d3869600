"""The options of a table as a flat list, in words, and what house rules change in them.

The key of an option is its path in a preset: ``target``, ``bolts.limit``, ``barrels.start``.
"""

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import dataclass
from typing import Any

from thousand.text.catalogue import Language, Message, message

YES = message("yes")
NO = message("no")
NOT_PLAYED = message("not played")
NO_LIMIT = message("no limit")
LABELLED = message("{label} – {value}")

Words = Callable[[Any, Language], str]
"""From the value of an option to words."""


@dataclass(frozen=True, slots=True)
class Entry:
    """How one option is called, how its values are put into words, and what its absence means.

    A rule that is a record of options has no words of its own.
    """

    label: Message
    words: Words | None = None
    none: Message = NOT_PLAYED


NO_ENTRY = Entry(NOT_PLAYED)


@dataclass(frozen=True, slots=True)
class Several:
    """The values of one option in a list of records that do not agree on it."""

    values: tuple[Any, ...]


def number(value: int, lang: Language) -> str:
    """A number of points or of things."""
    return lang.number(value)


def numbers(values: tuple[int, ...], lang: Language) -> str:
    """A row of numbers."""
    return ", ".join(map(lang.number, values))


def yes_or_no(value: bool, lang: Language) -> str:  # noqa: FBT001
    """A switch."""
    return lang.say(YES if value else NO)


def one_of(choices: Mapping[str, Message]) -> Words:
    """A value that is one of some names."""
    return lambda value, lang: lang.say(choices[value])


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All options of a game, in the order in which they are shown."""

    entries: Mapping[str, Entry]
    """By key; a rule that is a record has an entry for itself and one for each of its options."""

    def leaves(self, options: object) -> dict[str, Any]:
        """Every option in force by key; of a rule that is not played only its own key, with None.

        An option inside a list of records is a :class:`Several`, one value for each record, unless all
        of them agree.
        """
        return dict(self._leaves(options, ""))

    def _leaves(self, record: Any, key: str) -> Iterator[tuple[str, Any]]:
        for field in dataclasses.fields(record):
            path = f"{key}.{field.name}" if key else field.name
            value = getattr(record, field.name)
            if self.entries.get(path, NO_ENTRY).words or value is None:
                yield path, value
            elif value == ():
                yield path, None
            elif isinstance(value, tuple):
                yield from self._of_several(value, path)
            else:
                yield from self._leaves(value, path)

    def _of_several(self, records: tuple[Any, ...], key: str) -> Iterator[tuple[str, Any]]:
        found = [dict(self._leaves(record, key)) for record in records]
        for path in found[0]:
            values = tuple(leaves[path] for leaves in found)
            yield path, values[0] if len(set(values)) == 1 else Several(values)

    def value(self, options: object, key: str, lang: Language) -> str | None:
        """The value of option ``key`` in words; None where the rule it belongs to is not played."""
        found = self.leaves(options)
        if key not in found:
            return None
        entry, value = self.entries[key], found[key]
        values = value.values if isinstance(value, Several) else (value,)
        return ", ".join(dict.fromkeys(_in_words(entry, each, lang) for each in values))

    def changes(self, here: object, there: object, lang: Language) -> "tuple[Change, ...]":
        """What ``here`` plays otherwise than ``there``; a rule switched on or off is one change."""
        ours, theirs = self.leaves(here), self.leaves(there)
        changed = {
            _widest(key, ours.keys() | theirs.keys())
            for key in ours.keys() | theirs.keys()
            if ours.get(key, ...) != theirs.get(key, ...)
        }
        return tuple(
            Change(key, lang.say(entry.label), self.summary(here, key, lang), self.summary(there, key, lang))
            for key, entry in self.entries.items()
            if key in changed
        )

    def summary(self, options: object, key: str, lang: Language) -> str:
        """The value of option ``key`` in words, of a whole rule all its values but switches that are off."""
        if (value := self.value(options, key, lang)) is not None:
            return value
        found = self.leaves(options)
        values = (
            lang.say(LABELLED, label=lang.say(entry.label), value=self.value(options, inner, lang) or "")
            for inner, entry in self.entries.items()
            if inner.startswith(f"{key}.") and found.get(inner, False) is not False
        )
        return "; ".join(values)


def _widest(key: str, leaves: Set[str]) -> str:
    """``key``, or the rule it belongs to where one of two tables does not play that."""
    names = key.split(".")
    ways = (".".join(names[:depth]) for depth in range(1, len(names) + 1))
    return next(way for way in ways if way in leaves)


def _in_words(entry: Entry, value: Any, lang: Language) -> str:
    return lang.say(entry.none) if value is None or entry.words is None else entry.words(value, lang)


@dataclass(frozen=True, slots=True)
class Change:
    """One option that a table plays otherwise than its preset: its name, and both values in words."""

    key: str
    label: str
    here: str
    there: str
