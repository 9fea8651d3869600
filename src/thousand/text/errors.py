"""Errors in sentences: for every code of the project, what is wrong and what is missing."""

from thousand.core.errors import CodedError, InvalidNotation, InvalidRules
from thousand.text import platform
from thousand.text.catalogue import Language, Message
from thousand.text.refusals import common, dice, notation

SENTENCES: dict[str, Message] = {
    **common.SENTENCES,
    **notation.SENTENCES,
    **dice.SENTENCES,
    **platform.REFUSALS,
}
"""The sentence for each code; its places are parameters of the code."""


def explain(error: CodedError, lang: Language) -> str:
    """One line without a closing full stop: where, if the error knows, and what is wrong."""
    sentence = lang.say(SENTENCES[error.code], **error.parameters)
    return ": ".join([*place(error), sentence])


def place(error: CodedError) -> list[str]:
    """The file or preset and the spot in it where the error lies, as far as it knows them."""
    match error:
        case InvalidRules():
            return [part for part in (error.source, error.key) if part]
        case InvalidNotation():
            return [part for part in (error.source, error.place) if part]
        case _:
            return []
