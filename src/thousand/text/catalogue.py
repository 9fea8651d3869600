"""Languages and their catalogues: from an English sentence with named places to the reader's words.

A sentence is declared once, as a :class:`Message` in English; the catalogues under
``locale/`` hold its translations. ``python -m tools.messages`` keeps them complete.
"""

import gettext
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from thousand.core.errors import CodedError, Parameter, declare

LANGUAGES = {"ru": "Русский", "uk": "Українська", "en": "English"}
"""The languages of the project and what each calls itself; English is the source of the catalogues."""

UNKNOWN_LANGUAGE = declare("text/unknown_language", "language", "known")
"""A language without a catalogue."""

MINUS = "\N{MINUS SIGN}"
NOTHING = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence in English; ``{names}`` are filled in when it is told.

    With ``many`` it is the singular of two, and the parameter ``by`` picks the form.
    """

    one: str
    many: str = ""
    by: str = ""


def message(text: str) -> Message:
    """The sentence ``text``, marked for the catalogues."""
    return Message(text)


def plural(one: str, many: str, by: str) -> Message:
    """A sentence that counts: the parameter ``by`` says how many."""
    return Message(one, many, by)


AND = message("{first} and {last}")
DECIMAL = message("{whole}.{fraction}")


class Language:
    """One language: translations, numbers and lists as its readers write them."""

    def __init__(self, code: str, translations: gettext.NullTranslations) -> None:
        self.code = code
        self.name = LANGUAGES[code]
        self.gettext = translations.gettext
        self.ngettext = translations.ngettext
        self.pgettext = translations.pgettext
        self.npgettext = translations.npgettext

    def say(self, sentence: Message, **parameters: Parameter) -> str:
        """``sentence`` in this language, its places filled: numbers with a true minus, tuples as lists."""
        text = sentence.one
        if sentence.many:
            text = self.ngettext(sentence.one, sentence.many, abs(_count(parameters[sentence.by])))
        else:
            text = self.gettext(sentence.one)
        return text.format_map({name: self._shown(value) for name, value in parameters.items()})

    def _shown(self, value: Parameter) -> str:
        if isinstance(value, int):
            return self.number(value)
        return self.listed(map(self._shown, value)) if isinstance(value, tuple) else value

    def number(self, value: int) -> str:
        """``value`` in digits.

        >>> language("en").number(-50)
        '−50'
        """
        return str(value).replace("-", MINUS)

    def decimal(self, value: str) -> str:
        """``value``, written with a point and a hyphen, as readers write it.

        >>> language("en").decimal("-1.5"), language("ru").decimal("+0.25")
        ('−1.5', '+0,25')
        """
        whole, point, fraction = value.replace("-", MINUS).partition(".")
        return self.say(DECIMAL, whole=whole, fraction=fraction) if point else whole

    def listed(self, items: Iterable[str]) -> str:
        """The items in one row of words, a dash where there are none.

        >>> language("en").listed(["a", "b", "c"]), language("en").listed([])
        ('a, b and c', '–')
        """
        *head, last = [*items] or [NOTHING]
        return self.say(AND, first=", ".join(head), last=last) if head else last


def _count(value: Parameter) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a plural form is chosen by a number, not by {value!r}")
    return value


@cache
def language(code: str) -> Language:
    """The language ``code``: ``ru``, ``uk`` or ``en``.

    Raises:
        CodedError: there is no catalogue for it.
    """
    if code not in LANGUAGES:
        raise CodedError(UNKNOWN_LANGUAGE, language=code, known=tuple(LANGUAGES))
    if code == "en":
        return Language(code, gettext.NullTranslations())
    compiled = files("thousand.text").joinpath("locale", code, "LC_MESSAGES", "thousand.mo")
    with compiled.open("rb") as stream:
        return Language(code, gettext.GNUTranslations(stream))
