"""TOML: all of it is read; what the project writes are keys with values in one line and inline tables."""

import json
import re
import tomllib
from collections.abc import Mapping
from datetime import date, time
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)


def parsed(text: str) -> dict[str, Any]:
    """The table that ``text`` holds.

    Raises:
        TOMLDecodeError: it is not TOML, or has numbers longer or brackets deeper than can be read.
    """
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise tomllib.TOMLDecodeError(str(error)) from error


def pair(key: str, value: object) -> str:
    """``key = value``.

    >>> pair("rules", {"preset": "classic", "bolts": False})
    'rules = { preset = "classic", bolts = false }'
    """
    return f"{_key(key)} = {written(value)}"


def written(value: object) -> str:
    """``value`` in TOML, in one line.

    Raises:
        TypeError: TOML has no such value.
    """
    match value:
        case bool():
            return str(value).lower()
        case str():
            return _text(value)
        case int() | float():
            return repr(value)
        case date() | time():
            return value.isoformat()
        case list() | tuple():
            return f"[{', '.join(map(written, value))}]"
        case Mapping():
            inside = ", ".join(pair(key, item) for key, item in value.items())
            return f"{{ {inside} }}" if inside else "{}"
    raise TypeError(f"TOML has no {type(value).__name__}")


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(value: str) -> str:
    """A basic string: JSON's escapes are TOML's, but for the delete character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
