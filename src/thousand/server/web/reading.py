"""Messages and bodies that cannot be read, and what the server could not do."""

from typing import Any

from pydantic import BaseModel, ValidationError

from thousand.core.errors import CodedError, declare
from thousand.server.wire.base import HIDDEN_SIGN, CommandId

UNREADABLE = declare("server/unreadable", "place")
BROKEN = declare("server/broken")
NOT_FOUND = declare("server/not_found")


UNFIT_NAME = declare("server/unfit_name")
UNFIT_TEXT = declare("server/unfit_text")


def place_of(errors: list[Any]) -> str:
    """Where the first of pydantic's ``errors`` lies, ``body.name``."""
    return ".".join(str(part) for part in errors[0]["loc"]) or "$"


def unreadable(errors: list[Any]) -> CodedError:
    """What the first of pydantic's ``errors`` is, never what stood there."""
    if errors[0]["type"] == HIDDEN_SIGN:
        return CodedError(UNFIT_NAME if errors[0]["loc"][-1] == "name" else UNFIT_TEXT)
    return CodedError(UNREADABLE, place=place_of(errors))


class _Numbered(BaseModel):
    """All that is asked of a command that cannot be read."""

    id: CommandId


def command_id(text: str) -> str | None:
    """The id of a command of which the rest cannot be read; None where it has none."""
    try:
        return _Numbered.model_validate_json(text).id
    except ValidationError:
        return None
