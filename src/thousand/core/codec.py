"""Dataclasses to tagged JSON and back: one codec for stores, wires and files.

A dataclass becomes an object with its class name under ``type``; seats count from 1;
enumerations are written by value; tuples are lists.
"""

import dataclasses
import itertools
import types
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import Any, TypeVar

from thousand.core.errors import InvalidNotation, declare
from thousand.core.seats import Seat

UNFIT = declare("core/unfit_json", "expected")
"""A JSON value that is not what its place asks for."""

T = TypeVar("T")
Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def encode(value: object, annotation: object = None) -> Json:
    """The JSON form of ``value``, which stands where ``annotation`` is declared."""
    if annotation is Seat and isinstance(value, int):
        return value + 1
    match value:
        case None | bool() | str():
            return value
        case Enum():
            return encode(value.value)
        case int() | float():
            return encode(value + 1) if _is_seat(annotation) else value
        case tuple() | list():
            return [encode(item, _item(annotation, place)) for place, item in enumerate(value)]
        case Mapping():
            return {str(key): encode(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value):
        kind = type(value)
        hints = _hints(kind)
        fields = {
            field.name: encode(getattr(value, field.name), hints[field.name])
            for field in dataclasses.fields(value)
        }
        return {"type": kind.__name__, **fields}
    raise TypeError(f"{type(value).__name__} has no JSON form")


def _is_seat(annotation: object) -> bool:
    return Seat in typing.get_args(annotation)


def _item(annotation: object, place: int) -> object:
    """The annotation of the item at ``place`` of a tuple declared as ``annotation``."""
    for choice in (annotation, *typing.get_args(annotation)):
        if typing.get_origin(choice) is tuple:
            items = typing.get_args(choice)
            return items[0] if items[-1] is Ellipsis else items[place]
    return None


def decode(annotation: object, data: Json, place: str = "$") -> Any:
    """The value of type ``annotation`` that ``data`` is the JSON form of.

    Raises:
        InvalidNotation: ``data`` does not fit; ``place`` is its path, ``$.events[2].seat``.
    """
    try:
        return _decoder(annotation)(data)
    except _Unfit as error:
        raise InvalidNotation(UNFIT, place + error.path, expected=error.expected) from None


class _Unfit(Exception):
    """What was expected; the path is put together on the way out, so that what fits costs nothing."""

    def __init__(self, expected: str, path: str = "") -> None:
        super().__init__(expected)
        self.expected = expected
        self.path = path

    def under(self, step: str) -> "_Unfit":
        """The same, seen from one step further out."""
        self.path = step + self.path
        return self


Decoder = Callable[[Any], Any]


@cache
def _decoder(annotation: Any) -> Decoder:
    """What reads a value declared as ``annotation``; made once for each."""
    origin, items = typing.get_origin(annotation), typing.get_args(annotation)
    if annotation is Seat:
        return _decode_seat
    if origin in (typing.Union, types.UnionType):
        return _union_decoder(items)
    if origin is typing.Literal:
        return _literal_decoder(annotation, items)
    if origin is tuple:
        return _tuple_decoder(annotation, items)
    if not isinstance(annotation, type):
        return _refusing(annotation)
    if issubclass(annotation, Enum):
        return _enum_decoder(annotation)
    if dataclasses.is_dataclass(annotation):
        return _dataclass_decoder(annotation)
    return _plain_decoder(annotation) if annotation in (bool, int, str) else _refusing(annotation)


def _decode_seat(data: Any) -> Seat:
    if type(data) is not int:
        raise _Unfit(str(Seat))
    return Seat(data - 1)


def _refusing(annotation: object) -> Decoder:
    def refuse(_: Any) -> Any:
        raise _Unfit(_named(annotation))

    return refuse


def _plain_decoder(kind: type) -> Decoder:
    def read(data: Any) -> Any:
        if type(data) is kind:
            return data
        raise _Unfit(kind.__name__)

    return read


def _literal_decoder(annotation: object, values: tuple[object, ...]) -> Decoder:
    def read(data: Any) -> Any:
        if data in values:
            return data
        raise _Unfit(_named(annotation))

    return read


def _enum_decoder(kind: type[Enum]) -> Decoder:
    members = [(encode(member.value), member) for member in kind]

    def read(data: Any) -> Any:
        for value, member in members:
            if value == data:
                return member
        raise _Unfit(kind.__name__)

    return read


def _union_decoder(choices: tuple[Any, ...]) -> Decoder:
    """The first choice that fits; a tagged object picks its class by name."""
    named = {getattr(choice, "__name__", ""): choice for choice in choices}
    rest = [choice for choice in choices if choice is not type(None)]
    expected = " | ".join(_named(choice) for choice in choices)

    def read(data: Any) -> Any:
        if data is None and len(rest) < len(choices):
            return None
        if isinstance(data, dict) and "type" in data:
            if data["type"] not in named:
                raise _Unfit("a known type")
            return _decoder(named[data["type"]])(data)
        for choice in rest:
            try:
                return _decoder(choice)(data)
            except _Unfit:
                continue
        raise _Unfit(expected)

    return read


def _tuple_decoder(annotation: object, items: tuple[Any, ...]) -> Decoder:
    def read(data: Any) -> Any:
        if not isinstance(data, list):
            raise _Unfit(_named(annotation))
        kinds = itertools.repeat(items[0], len(data)) if items[-1] is Ellipsis else items
        if items[-1] is not Ellipsis and len(items) != len(data):
            raise _Unfit(f"{len(items)} items")
        found: list[Any] = []
        try:
            for kind, item in zip(kinds, data, strict=True):
                found.append(_decoder(kind)(item))
        except _Unfit as error:
            raise error.under(f"[{len(found)}]") from None
        return tuple(found)

    return read


def _dataclass_decoder(kind: type) -> Decoder:
    names = {field.name: str(field.type) for field in dataclasses.fields(kind)}

    def read(data: Any) -> Any:
        if not isinstance(data, dict) or data.get("type", kind.__name__) != kind.__name__:
            raise _Unfit(kind.__name__)
        for key in data:
            if key not in names and key != "type":
                raise _Unfit(f"a field of {kind.__name__}", f".{key}")
        hints, name = _hints(kind), ""
        found: dict[str, Any] = {}
        try:
            for name, declared in names.items():
                if name not in data:
                    raise _Unfit(declared)
                found[name] = _decoder(hints[name])(data[name])
        except _Unfit as error:
            raise error.under(f".{name}") from None
        return kind(**found)

    return read


def _named(annotation: object) -> str:
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)
