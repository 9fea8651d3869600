"""Errors as the wire tells them."""

from thousand.core.errors import CodedError
from thousand.server.wire.base import Refusal
from thousand.text.catalogue import Language
from thousand.text.errors import explain


def refusal(error: CodedError, lang: Language) -> Refusal:
    """The code of ``error``, its parameters and its sentence."""
    return Refusal(code=error.code, parameters=dict(error.parameters), say=explain(error, lang))
