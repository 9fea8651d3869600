"""The house-rule editor: every option of a game as a control, made from the option records themselves."""

import dataclasses
import types
import typing
from collections.abc import Iterator
from functools import cache
from typing import Any

from thousand.core.errors import InvalidRules
from thousand.core.options import RuleSet, merged, read_options, write_options
from thousand.server.games.explaining import refusal
from thousand.server.tables import making
from thousand.server.web.bots import bots_at
from thousand.server.web.rule_pages import rule_page
from thousand.server.wire.rest import Choice, RuleGroup, RulesChecked, RulesDraft, Setting
from thousand.text import platform as words
from thousand.text.catalogue import Language
from thousand.text.rules.options import NO_ENTRY, Catalogue
from thousand.text.rules.pages import BOOKS

COUNTED = frozenset({"limit", "turns", "deals", "falls", "amount", "never_entered", "marks", "free"})
"""Fields that count things; all other numbers are points, in steps of 5."""


def checked(draft: RulesDraft, lang: Language) -> RulesChecked:
    """The draft as the server understands it; what cannot be played is shown as it was sent.

    Raises:
        CodedError: there is no such game or preset.
    """
    notation = making.hosted_game(draft.game).notation
    plain = notation.rules(draft.preset, draft.version, None, draft.seats)
    problem: InvalidRules | None = None
    try:
        rules = notation.rules(draft.preset, draft.version, draft.changes, draft.seats)
    except InvalidRules as error:
        problem, rules = error, _unchecked(plain, draft.changes)
    changes = BOOKS[draft.game].changes(rules, lang) if problem is None else ()
    editor = Editor(BOOKS[draft.game].catalogue, draft.game, rules.options, plain.options, lang)
    return RulesChecked(
        changes=dict(rules.differences),
        differences=len(changes),
        problem=None if problem is None else refusal(problem, lang),
        problem_key=None if problem is None else problem.key,
        groups=list(editor.groups()),
        page=rule_page(draft.game, rules, lang) if problem is None else None,
        bots=bots_at(draft.game, rules.options, draft.seats or notation.seats(draft.preset)[0], lang),
    )


def _unchecked(plain: RuleSet[Any], changes: dict[str, Any]) -> RuleSet[Any]:
    """The draft without asking whether it can be played; the preset where it cannot even be read."""
    try:
        options = read_options(type(plain.options), merged(write_options(plain.options), changes))
    except InvalidRules:
        return plain
    return dataclasses.replace(plain, options=options, differences=changes)


class Editor:
    """The controls for ``options``, compared with the preset's ``plain`` ones."""

    def __init__(self, catalogue: Catalogue, game: str, options: Any, plain: Any, lang: Language) -> None:
        self._catalogue = catalogue
        self._game = game
        self._options = options
        self._table = write_options(options)
        self._plain = write_options(plain)
        self._lang = lang

    def groups(self) -> Iterator[RuleGroup]:
        """One group for each rule, in the order in which rules are shown."""
        hints = typing.get_type_hints(type(self._options))
        names = list(dict.fromkeys(key.partition(".")[0] for key in self._catalogue.entries))
        for name in [name for name in names if name in hints]:
            settings = list(self._settings(name, hints[name], self._table[name], self._plain[name]))
            yield RuleGroup(
                key=name,
                name=self._label(name, settings),
                text=[self._catalogue.summary(self._options, name, self._lang)],
                changed=self._table[name] != self._plain[name],
                settings=settings,
            )

    def _label(self, key: str, settings: list[Setting]) -> str:
        entry = self._catalogue.entries.get(key)
        if entry is not None:
            return self._lang.say(entry.label)
        return settings[0].label if settings else key

    def _settings(self, key: str, annotation: Any, value: Any, was: Any) -> Iterator[Setting]:
        """The switch of a rule that can be off, then its values, which may be rules themselves."""
        record = _record(annotation)
        if record is None:
            yield self._setting(key, annotation, value, was)
            return
        if _optional(annotation):
            yield self._switch(key, value, was, self._default(key, record))
        if value is False:
            return
        compared = was if isinstance(was, dict) else value
        for inner, hint in typing.get_type_hints(record).items():
            yield from self._settings(f"{key}.{inner}", hint, value[inner], compared[inner])

    def _switch(self, key: str, value: Any, was: Any, default: Any) -> Setting:
        on, before = value is not False, was is not False
        said = self._lang.say(words.WAS_ON if before else words.WAS_OFF) if on != before else None
        return Setting(
            key=key,
            control="switch",
            label=self._lang.say(self._catalogue.entries.get(key, NO_ENTRY).label),
            value=on,
            was=before,
            was_say=said,
            changed=on != before,
            optional=True,
            default=default,
        )

    def _setting(self, key: str, annotation: Any, value: Any, was: Any) -> Setting:
        changed = value != was
        control, fields = self._control(key, annotation)
        counted = key.rpartition(".")[2] in COUNTED
        return Setting(
            key=key,
            control=control,
            label=self._inner_label(key),
            value=value,
            was=was,
            was_say=self._lang.say(words.WAS, value=self._said(key, annotation, was)) if changed else None,
            changed=changed,
            optional=_optional(annotation),
            default=self._default(key, annotation) if value is False else value,
            step=(1 if counted else 5) if control in ("number", "numbers") else None,
            low=0 if control in ("number", "numbers") else None,
            high=None,
            choices=self._choices(key, annotation),
            fields=fields,
        )

    def _inner_label(self, key: str) -> str:
        entry = self._catalogue.entries.get(key)
        if entry is not None:
            return self._lang.say(entry.label)
        own = words.FIELDS.get(key.rpartition(".")[2])
        return self._lang.say(own) if own is not None else key

    def _control(self, key: str, annotation: Any) -> tuple[Any, list[Setting]]:
        kinds = _kinds(annotation)
        if bool in kinds:
            return "switch", []
        lists = [kind for kind in kinds if typing.get_origin(kind) is tuple]
        if lists:
            item = typing.get_args(lists[0])[0]
            if dataclasses.is_dataclass(item):
                return "ranges", self._fields(key, typing.cast(type, item))
            return "numbers", []
        return ("number", []) if int in kinds else ("choice", [])

    def _fields(self, key: str, item: type) -> list[Setting]:
        """What one of several records has, with the values to begin with."""
        default = self._default(key, item)
        return [
            self._setting(f"{key}.{name}", hint, default[name], default[name])
            for name, hint in typing.get_type_hints(item).items()
        ]

    def _choices(self, key: str, annotation: Any) -> list[Choice]:
        """The named values of an option, and the records that can stand for a number."""
        named = [
            value
            for kind in _kinds(annotation)
            if typing.get_origin(kind) is typing.Literal
            for value in typing.get_args(kind)
        ]
        records = [kind for kind in _kinds(annotation) if dataclasses.is_dataclass(kind)]
        others = [read_options(typing.cast(Any, kind), _sample(typing.cast(type, kind))) for kind in records]
        return [
            Choice(
                value=write_options(one) if dataclasses.is_dataclass(one) else one,
                label=self._in_words(key, one),
            )
            for one in (*named, *others)
        ]

    def _said(self, key: str, annotation: Any, value: Any) -> str:
        """A table's value in words."""
        if value is False:
            entry = self._catalogue.entries.get(key, NO_ENTRY)
            return self._lang.say(entry.none)
        record = typing.cast(Any, dataclasses.make_dataclass("One", [("value", annotation)]))
        return self._in_words(key, read_options(record, {"value": value}).value)

    def _in_words(self, key: str, value: Any) -> str:
        entry = self._catalogue.entries.get(key)
        if entry is not None and entry.words is not None and value is not None:
            return entry.words(value, self._lang)
        return str(value)

    def _default(self, key: str, annotation: Any) -> Any:
        """What a rule begins with when it is switched on: as the first preset that plays it has it."""
        for value in _in_presets(self._game, key):
            if isinstance(value, list) and isinstance(annotation, type) and value:
                return value[0]
            if value is not False and value != []:
                return value
        kind = _record(annotation)
        return _sample(kind) if kind is not None else 5


@cache
def _in_presets(game: str, key: str) -> tuple[Any, ...]:
    """The values of option ``key`` in all presets; False where the rule is not played."""
    notation = making.hosted_game(game).notation
    found = []
    for preset in notation.presets():
        value: Any = write_options(notation.rules(preset).options)
        for name in key.split("."):
            value = value[name] if isinstance(value, dict) and name in value else False
        found.append(value)
    return tuple(found)


def _kinds(annotation: Any) -> tuple[Any, ...]:
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return typing.get_args(annotation)
    return (annotation,)


def _optional(annotation: Any) -> bool:
    return type(None) in _kinds(annotation)


def _record(annotation: Any) -> type | None:
    """The record that an option is, if it is nothing else besides."""
    kinds = [kind for kind in _kinds(annotation) if kind is not type(None)]
    return typing.cast(type, kinds[0]) if len(kinds) == 1 and dataclasses.is_dataclass(kinds[0]) else None


def _sample(kind: type) -> dict[str, Any]:
    """A table that the record ``kind`` can be read from and that means something: no number is 0."""
    hints = typing.get_type_hints(kind)
    table: dict[str, Any] = {}
    for field in dataclasses.fields(typing.cast(Any, kind)):
        bare = field.default is dataclasses.MISSING
        value = (50 if int in _kinds(hints[field.name]) else None) if bare else field.default
        empty = value == 0 and not isinstance(value, bool)
        table[field.name] = False if value is None else 5 if empty else value
    return table
