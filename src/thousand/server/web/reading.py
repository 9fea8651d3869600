"""Messages and bodies that cannot be read, and what the server could not do."""

from typing import Any

from pydantic import BaseModel, ValidationError

from thousand.core.errors import CodedError, declare
from thousand.server.wire.base import CommandId

UNREADABLE = declare("server/unreadable", "place")
BROKEN = declare("server/broken")
NOT_FOUND = declare("server/not_found")


def unreadable(errors: list[Any]) -> CodedError:
    """Where the first of pydantic's ``errors`` lies, never what stood there."""
    place = ".".join(str(part) for part in errors[0]["loc"])
    return CodedError(UNREADABLE, place=place or "$")


class _Numbered(BaseModel):
    """All that is asked of a command that cannot be read."""

    id: CommandId


def command_id(text: str) -> str | None:
    """The id of a command of which the rest cannot be read; None where it has none."""
    try:
        return _Numbered.model_validate_json(text).id
    except ValidationError:
        return None
