"""Errors in sentences: for every code of the project, what is wrong and what is missing."""

from thousand.core.errors import CodedError, InvalidNotation, InvalidRules
from thousand.text import dice_refusals
from thousand.text.catalogue import Language, Message, message

GENERAL: dict[str, Message] = {
    "core/chance_mismatch": message("This throw or deal does not fit the position"),
    "core/unfit_json": message("something else is expected here: {expected}"),
    "rules/unknown_preset": message("there are no rules named “{preset}”; there are {known}"),
    "rules/unknown_version": message("rules “{preset}” have no version {version}; there is {known}"),
    "rules/unknown_key": message("there is no such option; there are {known}"),
    "rules/bad_value": message("{value} does not fit here; possible: {expected}"),
    "text/unknown_language": message("There is no language “{language}”; there are {known}"),
}

SENTENCES: dict[str, Message] = {**GENERAL, **dice_refusals.SENTENCES}
"""The sentence for each code; its places are parameters of the code."""


def explain(error: CodedError, lang: Language) -> str:
    """One line: where, if the error names a place, and what is wrong."""
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
