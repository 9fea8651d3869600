"""Errors in sentences: for every code of the project, what is wrong and what is missing."""

from collections.abc import Mapping

from thousand.core.errors import CodedError, InvalidNotation, InvalidRules, Parameter
from thousand.text import hints, platform
from thousand.text.catalogue import Language, Message
from thousand.text.refusals import cards, common, dice, notation

SENTENCES: dict[str, Message] = {
    **common.SENTENCES,
    **notation.SENTENCES,
    **dice.SENTENCES,
    **cards.SENTENCES,
    **platform.REFUSALS,
    **hints.REFUSALS,
}
"""The sentence for each code; its places are parameters of the code."""


def explain(error: CodedError, lang: Language) -> str:
    """One line without a closing full stop: where, if the error knows, and what is wrong."""
    sentence = lang.say(SENTENCES[error.code], **_shown(error, lang))
    return ": ".join([*place(error), sentence])


def _shown(error: CodedError, lang: Language) -> Mapping[str, Parameter]:
    """The parameters of the sentence, as the reader knows them."""
    return cards.in_words(error.parameters, lang) if error.code.startswith("cards/") else error.parameters


def place(error: CodedError) -> list[str]:
    """The file or preset and the spot in it where the error lies, as far as it knows them."""
    match error:
        case InvalidRules():
            return [part for part in (error.source, error.key) if part]
        case InvalidNotation():
            return [part for part in (error.source, error.place) if part]
        case _:
            return []
