"""Dataclasses to tagged JSON and back: one codec for stores, wires and files.

A dataclass becomes an object with its class name under ``type``; seats count from 1;
enumerations are written by value; tuples are lists.
"""

import dataclasses
import types
import typing
from collections.abc import Mapping
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
    if annotation is Seat and isinstance(data, int) and not isinstance(data, bool):
        return Seat(data - 1)
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return _decode_union(typing.get_args(annotation), data, place)
    if typing.get_origin(annotation) is typing.Literal:
        if data in typing.get_args(annotation):
            return data
    elif typing.get_origin(annotation) is tuple and isinstance(data, list):
        return _decode_tuple(typing.get_args(annotation), data, place)
    elif isinstance(annotation, type):
        return _decode_class(annotation, data, place)
    raise _unfit(annotation, place)


def _decode_union(choices: tuple[object, ...], data: Json, place: str) -> Any:
    """The first choice that fits; a tagged object picks its class by name."""
    if isinstance(data, dict) and "type" in data:
        choices = tuple(c for c in choices if getattr(c, "__name__", None) == data["type"])
    for choice in choices:
        if choice is type(None):
            if data is None:
                return None
            continue
        if len(choices) == 1:
            return decode(choice, data, place)
        try:
            return decode(choice, data, place)
        except InvalidNotation:
            continue
    names = " | ".join(getattr(choice, "__name__", str(choice)) for choice in choices)
    raise InvalidNotation(UNFIT, place, expected=names or "a known type")


def _decode_tuple(items: tuple[Any, ...], data: list[Json], place: str) -> tuple[Any, ...]:
    if items[-1] is Ellipsis:
        items = (items[0],) * len(data)
    if len(items) != len(data):
        raise InvalidNotation(UNFIT, place, expected=f"{len(items)} items")
    return tuple(
        decode(kind, item, f"{place}[{number}]")
        for number, (kind, item) in enumerate(zip(items, data, strict=True))
    )


def _decode_class(kind: type, data: Json, place: str) -> Any:
    if issubclass(kind, Enum):
        for member in kind:
            if encode(member.value) == data:
                return member
    elif dataclasses.is_dataclass(kind) and isinstance(data, dict):
        return _decode_dataclass(kind, data, place)
    elif kind in (bool, int, str) and type(data) is kind:
        return data
    raise _unfit(kind, place)


def _decode_dataclass(kind: type, data: dict[str, Json], place: str) -> Any:
    if data.get("type", kind.__name__) != kind.__name__:
        raise _unfit(kind, place)
    hints = _hints(kind)
    given = {key: value for key, value in data.items() if key != "type"}
    for key in given:
        if key not in hints:
            raise InvalidNotation(UNFIT, f"{place}.{key}", expected=f"a field of {kind.__name__}")
    for field in dataclasses.fields(kind):
        if field.name not in given:
            raise InvalidNotation(UNFIT, f"{place}.{field.name}", expected=str(field.type))
    return kind(**{key: decode(hints[key], value, f"{place}.{key}") for key, value in given.items()})


def _unfit(annotation: object, place: str) -> InvalidNotation:
    expected = annotation.__name__ if isinstance(annotation, type) else str(annotation)
    return InvalidNotation(UNFIT, place, expected=expected)
