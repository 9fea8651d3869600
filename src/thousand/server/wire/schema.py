"""The JSON schema of all wire types: `python -m thousand.server.wire.schema FILE`.

The front end's TypeScript types are generated from it.
"""

import dataclasses
import json
import sys
import types
import typing
from enum import Enum
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from thousand.core.seats import Seat
from thousand.server.games.registry import GAMES
from thousand.server.wire import client, hints, rest, scene, server
from thousand.server.wire.base import In, Out

Schema = dict[str, Any]


def document() -> Schema:
    """One schema document: every message and body by name, and the two unions of messages."""
    models: list[tuple[type[BaseModel], Any]] = [
        (model, "validation" if issubclass(model, In) else "serialization") for model in _models()
    ]
    _, combined = models_json_schema(models, title="Wire", description="Everything that goes over the wire.")
    defs = dict(combined["$defs"])
    defs["ClientMessage"] = _union(client.ClientMessage)
    defs["ServerMessage"] = _union(server.ServerMessage)
    names = []
    for name, game in sorted(GAMES.items()):
        members = [_event(defs, name.title(), kind) for kind in game.events]
        defs[f"{name.title()}Event"] = {"oneOf": members}
        names.append({"$ref": f"#/$defs/{name.title()}Event"})
    defs["GameEvent"] = {"oneOf": names}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(defs)},
        "$defs": {name: _untitled(defs[name]) for name in sorted(defs)},
    }


def _untitled(schema: Any) -> Any:
    """``schema`` without the titles of its fields, which would become types of their own."""
    if isinstance(schema, list):
        return [_untitled(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: _untitled(value) for key, value in schema.items() if key != "title" or isinstance(value, dict)
    }


def _models() -> list[type[BaseModel]]:
    bases = {In, Out, client.Command}
    return [
        value
        for module in (client, scene, server, rest, hints)
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, BaseModel)
        and value not in bases
        and value.__module__ == module.__name__
    ]


def _union(annotated: Any) -> Schema:
    members = typing.get_args(typing.get_args(annotated)[0])
    return {"oneOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in members]}


def _event(defs: Schema, prefix: str, kind: type) -> Schema:
    """Add the dataclass ``kind`` in the codec's form to ``defs`` and return a reference to it."""
    name = prefix + kind.__name__
    if name not in defs:
        defs[name] = {}
        hints = typing.get_type_hints(kind)
        fields = {field.name: _value(defs, prefix, hints[field.name]) for field in dataclasses.fields(kind)}
        defs[name] = {
            "type": "object",
            "description": (kind.__doc__ or "").split("\n\n")[0],
            "additionalProperties": False,
            "properties": {"type": {"const": kind.__name__}, **fields},
            "required": ["type", *fields],
        }
    return {"$ref": f"#/$defs/{name}"}


def _value(defs: Schema, prefix: str, annotation: Any) -> Schema:
    """The schema of a value that the codec writes for ``annotation``."""
    if annotation is Seat:
        return {"type": "integer", "minimum": 1}
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        return {"anyOf": [_value(defs, prefix, choice) for choice in arguments]}
    if origin is typing.Literal:
        return {"enum": list(arguments)}
    if origin is tuple and arguments[-1] is Ellipsis:
        return {"type": "array", "items": _value(defs, prefix, arguments[0])}
    if origin is tuple:
        items = [_value(defs, prefix, item) for item in arguments]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    if dataclasses.is_dataclass(annotation):
        return _event(defs, prefix, typing.cast(type, annotation))
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return {"enum": [member.value for member in annotation]}
    plain = {type(None): "null", bool: "boolean", int: "integer", str: "string"}
    return {"type": plain[annotation]}


def text() -> str:
    """The document as the file holds it."""
    return json.dumps(document(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
