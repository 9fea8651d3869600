"""The reader's language: what ``--lang`` says, otherwise the environment, otherwise English."""

import os
from collections.abc import Mapping, Sequence

from thousand.text.catalogue import LANGUAGES, Language, language

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the user's language; the first that is set decides."""


def language_of(environment: Mapping[str, str]) -> str:
    """The code of the language that ``environment`` asks for; English where we do not have it.

    >>> language_of({"LANG": "uk_UA.UTF-8"}), language_of({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"})
    ('uk', 'en')
    """
    value = next(filter(None, map(environment.get, VARIABLES)), "")
    code = value.partition(".")[0].partition("_")[0].lower()
    return code if code in LANGUAGES else "en"


def own_language() -> Language:
    """The language of the user's environment."""
    return language(language_of(os.environ))


def chosen_language(code: str | None) -> Language:
    """The language ``code``, by default that of the user's environment.

    Raises:
        CodedError: there is no such language.
    """
    return own_language() if code is None else language(code)


def language_in(words: Sequence[str]) -> Language:
    """The language that a command line asks for, even if it makes no sense otherwise.

    >>> language_in(["play", "--lang=uk", "--nonsense"]).code, language_in(["--lang", "ru"]).code
    ('uk', 'ru')
    """
    for word, following in zip(words, [*words, ""][1:], strict=True):
        name, _, value = word.partition("=")
        code = value or following
        if name == "--lang" and code in LANGUAGES:
            return language(code)
    return own_language()
