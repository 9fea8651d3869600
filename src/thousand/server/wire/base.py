"""What every wire type shares: strict models and the strings and numbers that may pass."""

import unicodedata
from functools import partial
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

Lang = Literal["ru", "uk", "en"]
GameName = Literal["dice", "cards"]

PROTOCOL = 1
"""Counted up when an older client would misread what the server sends."""


JOINER = "\u200d"
"""Makes one picture of several («family»); invisible, so that names may not have it."""

HIDDEN_SIGN = "hidden_sign"
"""The kind of error of a text with signs that nobody can see."""


def _visible(text: str, also: str = "") -> str:
    """``text`` with its blanks tidied; control and direction characters but ``also`` are refused."""
    if any(not (sign.isprintable() or sign in also or unicodedata.category(sign) == "Zs") for sign in text):
        raise PydanticCustomError(HIDDEN_SIGN, "control characters are not allowed")
    tidy = " ".join(text.split())
    if not tidy.replace(JOINER, ""):
        raise ValueError("nothing is left of it")
    return tidy


Visible = AfterValidator(_visible)
Spoken = AfterValidator(partial(_visible, also=JOINER))
PersonName = Annotated[str, StringConstraints(min_length=1, max_length=24), Visible]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=300), Spoken]
RulesName = Annotated[str, StringConstraints(min_length=1, max_length=40), Visible]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
"""Made by the client, fresh for each command, kept when the command is sent again."""
Key = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_.-]{1,40}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{16}$")]
Hex32 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes in lower-case hexadecimal."""
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=40)]
"""An action in the notation, with its seat: ``2 bank``, ``1 play Kh marriage``."""
SeatNumber = Annotated[int, Field(ge=1, le=8)]
"""Seats count from 1, in the order of play."""
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]
Millis = int
"""Milliseconds since 1970 by the server's clock."""


class In(BaseModel):
    """What a client sends: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Out(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Refusal(Out):
    """Why something is not done: a stable code, its parameters and the sentence in the reader's language."""

    code: str
    parameters: dict[str, Any] = {}
    say: str
