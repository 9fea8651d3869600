"""The writer of a rule page: says rules in the reader's language and marks what the house has changed."""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from thousand.core.errors import Parameter
from thousand.text.catalogue import Language, Message, message
from thousand.text.rules.document import Paragraph
from thousand.text.rules.options import LABELLED, Change

R = TypeVar("R")

MARK = "≠"
"""Stands where the table plays otherwise than its preset."""
MARKED = message("{text} (≠ {preset}: {values})")


class Scribe(Generic[R]):
    """Writes the paragraphs of one table's rules: ``options`` in force, ``changes`` from the preset.

    ``seats`` is how many play, where the rules depend on it.
    """

    def __init__(
        self,
        options: R,
        lang: Language,
        preset: str,
        changes: tuple[Change, ...] = (),
        seats: int | None = None,
    ) -> None:
        self.options = options
        self.seats = seats
        self.lang = lang
        self._preset = preset
        self._changes = changes
        self._stated: set[str] = set()

    def rule(self, *sentences: str, numbers: str = "", keys: str = "") -> Paragraph:
        """One rule: its ``sentences``, the ``numbers`` of its decisions, the ``keys`` of its options.

        Numbers and keys are words with spaces between: ``"D22 D24"``, ``"dump.at dump.when"``. A number
        that an earlier rule of the page has stated already is dropped.
        """
        text = " ".join(filter(None, sentences))
        wanted = tuple(keys.split())
        values = [
            self.say(LABELLED, label=change.label, value=change.there) for change in self._changed(wanted)
        ]
        if values:
            text = self.say(MARKED, text=text, preset=self._preset, values="; ".join(values))
        new = tuple(number for number in numbers.split() if number not in self._stated)
        self._stated.update(new)
        return Paragraph(text, new, wanted)

    def is_as_in_preset(self, keys: str) -> bool:
        """Whether the house has left the options ``keys`` alone."""
        return not any(self._changed(keys.split()))

    def _changed(self, keys: Iterable[str]) -> Iterator[Change]:
        wanted = tuple(keys)
        return (change for change in self._changes if any(_same_rule(change.key, key) for key in wanted))

    def say(self, sentence: Message, **parameters: Parameter) -> str:
        """``sentence`` in the language of the page."""
        return self.lang.say(sentence, **parameters)


def _same_rule(changed: str, key: str) -> bool:
    return changed == key or changed.startswith(f"{key}.") or key.startswith(f"{changed}.")
