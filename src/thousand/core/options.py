"""Rule sets as data: option records read from TOML tables, presets, differences.

An option record is a frozen dataclass. In TOML it is a table with the record's field
names; ``false`` stands for ``None``: the rule is not played. A preset holds only what
differs from its base; house rules hold only what differs from their preset.
"""

import dataclasses
import tomllib
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Generic, TypeVar

from thousand.core.errors import InvalidRules, declare

UNKNOWN_PRESET = declare("rules/unknown_preset", "preset", "known")
UNKNOWN_VERSION = declare("rules/unknown_version", "preset", "version", "known")
UNKNOWN_KEY = declare("rules/unknown_key", "known")
MISSING_KEY = declare("rules/missing_key", "expected")
BAD_VALUE = declare("rules/bad_value", "value", "expected")

R = TypeVar("R")
Table = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class RuleSet(Generic[R]):
    """The rules of one table: the options in force and where they come from."""

    options: R
    preset: str
    version: int
    differences: Table
    """What the table's house rules change, as TOML values; empty for a plain preset."""
    seats: int | None = None
    """How many play, where the options of a preset depend on it."""


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def merged(base: Table, changes: Table) -> dict[str, Any]:
    """``base`` with ``changes``; tables are merged key by key, all else is replaced."""
    result = dict(base)
    for key, value in changes.items():
        old = result.get(key)
        both_tables = isinstance(old, Mapping) and isinstance(value, Mapping)
        result[key] = merged(old, value) if both_tables else value
    return result


def read_options(kind: type[R], table: Table, key: str = "", source: str = "") -> R:
    """The option record ``kind`` described by ``table``.

    Raises:
        InvalidRules: an unknown key, a missing one, or a value of the wrong kind; names the key.
    """
    hints = _hints(kind)
    for name in table:
        if name not in hints:
            known = tuple(hints)
            raise InvalidRules(UNKNOWN_KEY, _join(key, name), source, known=known)
    values = {
        name: _read_value(hints[name], value, _join(key, name), source) for name, value in table.items()
    }
    missing = [
        field.name
        for field in dataclasses.fields(typing.cast(Any, kind))
        if field.name not in values
        and field.default is dataclasses.MISSING
        and field.default_factory is dataclasses.MISSING
    ]
    if missing:
        expected = _expected(hints[missing[0]])
        raise InvalidRules(MISSING_KEY, _join(key, missing[0]), source, expected=expected)
    return kind(**values)


def _join(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def _read_value(annotation: Any, value: Any, key: str, source: str) -> Any:
    choices = _choices(annotation)
    if value is False and type(None) in choices:
        return None
    for choice in choices:
        if dataclasses.is_dataclass(choice) and isinstance(value, Mapping):
            return read_options(typing.cast(Any, choice), value, key, source)
        if typing.get_origin(choice) is tuple and isinstance(value, (list, tuple)):
            return _read_list(choice, value, key, source)
        if typing.get_origin(choice) is typing.Literal and _is_one_of(typing.get_args(choice), value):
            return value
        if choice in (int, str, bool) and type(value) is choice:
            return value
    raise InvalidRules(BAD_VALUE, key, source, value=_shown(value), expected=_expected(annotation))


def _is_one_of(names: tuple[Any, ...], value: object) -> bool:
    """Whether ``value`` is one of ``names`` and of its kind: ``true`` is no 1."""
    return any(value == name and type(value) is type(name) for name in names)


def _shown(value: object) -> str:
    """``value`` as it stands in a TOML file."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case list() | tuple():
            return f"[{', '.join(map(_shown, value))}]"
        case Mapping():
            return "{ " + ", ".join(f"{key} = {_shown(item)}" for key, item in value.items()) + " }"
        case _:
            return str(value)


def _read_list(annotation: Any, value: list[Any] | tuple[Any, ...], key: str, source: str) -> Any:
    kinds = typing.get_args(annotation)
    if kinds[-1] is Ellipsis:
        kinds = (kinds[0],) * len(value)
    if len(kinds) != len(value):
        raise InvalidRules(BAD_VALUE, key, source, value=_shown(value), expected=_expected(annotation))
    return tuple(
        _read_value(kind, item, f"{key}[{number}]", source)
        for number, (kind, item) in enumerate(zip(kinds, value, strict=True), 1)
    )


def _choices(annotation: Any) -> tuple[Any, ...]:
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return typing.get_args(annotation)
    return (annotation,)


def _expected(annotation: Any) -> str:
    """What may stand here, in the words of a TOML file."""
    names = []
    for choice in _choices(annotation):
        if choice is type(None):
            names.append("false")
        elif typing.get_origin(choice) is typing.Literal:
            names.extend(map(_shown, typing.get_args(choice)))
        elif dataclasses.is_dataclass(choice):
            fields = ", ".join(_hints(typing.cast(type, choice)))
            names.append("{" + fields + "}")
        elif typing.get_origin(choice) is tuple:
            names.append(_expected_list(typing.get_args(choice)))
        else:
            names.append({bool: "true | false", int: "0, 1, 2 …", str: '"…"'}[choice])
    return " | ".join(names)


def _expected_list(kinds: tuple[Any, ...]) -> str:
    """A list of as many values as there are ``kinds``, or of any number of one kind."""
    if kinds[-1] is Ellipsis:
        return f"[{_expected(kinds[0])}, …]"
    return f"[{', '.join('…' for _ in kinds)}]"


def write_options(options: object) -> dict[str, Any]:
    """``options`` as the TOML table that :func:`read_options` reads back."""
    return {
        field.name: _write_value(getattr(options, field.name))
        for field in dataclasses.fields(typing.cast(Any, options))
    }


def _write_value(value: object) -> Any:
    if value is None:
        return False
    if dataclasses.is_dataclass(value):
        return write_options(value)
    if isinstance(value, tuple):
        return [_write_value(item) for item in value]
    return value


def differences(table: Table, base: Table) -> dict[str, Any]:
    """What ``table`` says otherwise than ``base``, so that ``merged(base, …)`` gives ``table``."""
    result: dict[str, Any] = {}
    for key, value in table.items():
        old = base.get(key)
        if isinstance(value, Mapping) and isinstance(old, Mapping):
            if inner := differences(value, old):
                result[key] = inner
        elif value != old or type(value) is not type(old):
            result[key] = value
    return result


@dataclass(frozen=True, slots=True)
class Shelf:
    """The preset files of one package: ``NAME.toml`` (newest) and ``NAME.VERSION.toml`` (older)."""

    package: str

    def names(self) -> tuple[str, ...]:
        """The presets in the order of their ``order`` keys."""
        found = [n.removesuffix(".toml") for n in self._files() if n.count(".") == 1]
        return tuple(sorted(found, key=lambda name: (self.read(name)["order"], name)))

    def _files(self) -> list[str]:
        folder = files(self.package)
        return [entry.name for entry in folder.iterdir() if entry.name.endswith(".toml")]

    def read(self, name: str, version: int | None = None) -> dict[str, Any]:
        """The whole file of preset ``name``: ``order``, ``version``, ``base``, ``rules``.

        Raises:
            InvalidRules: there is no such preset, or no such version of it.
        """
        if f"{name}.toml" not in self._files():
            raise InvalidRules(UNKNOWN_PRESET, "preset", preset=name, known=self.names())
        table = _load(self.package, f"{name}.toml")
        if version is None or table["version"] == version:
            return table
        if f"{name}.{version}.toml" in self._files():
            return _load(self.package, f"{name}.{version}.toml")
        raise InvalidRules(
            UNKNOWN_VERSION,
            "version",
            name,
            preset=name,
            version=version,
            known=str(table["version"]),
        )

    def rules(self, name: str, version: int | None = None) -> dict[str, Any]:
        """The options of preset ``name`` as one table, its bases merged in."""
        table = self.read(name, version)
        base = self.rules(table["base"], table.get("base_version")) if "base" in table else {}
        return merged(base, table["rules"])


@cache
def _load(package: str, file: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))


def rule_set(
    kind: type[R],
    shelf: Shelf,
    preset: str,
    version: int | None = None,
    changes: Table | None = None,
) -> RuleSet[R]:
    """Preset ``preset`` with the house rules ``changes``.

    What ``changes`` repeats of the preset is no difference and is dropped.

    Raises:
        InvalidRules: an unknown preset, version or key, or a value of the wrong kind.
    """
    number = shelf.read(preset, version)["version"]
    plain = read_options(kind, shelf.rules(preset, version), source=preset)
    table = write_options(plain)
    if not changes:
        return RuleSet(plain, preset, number, {})
    options = read_options(kind, merged(table, changes), source="")
    return RuleSet(options, preset, number, differences(write_options(options), table))
