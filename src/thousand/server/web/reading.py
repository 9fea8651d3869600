"""Messages and bodies that cannot be read, and what the server could not do."""

from typing import Any

from thousand.core.errors import CodedError, declare

UNREADABLE = declare("server/unreadable", "place")
BROKEN = declare("server/broken")
NOT_FOUND = declare("server/not_found")


def unreadable(errors: list[Any]) -> CodedError:
    """Where the first of pydantic's ``errors`` lies, never what stood there."""
    place = ".".join(str(part) for part in errors[0]["loc"])
    return CodedError(UNREADABLE, place=place or "$")
