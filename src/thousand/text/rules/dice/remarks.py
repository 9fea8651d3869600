"""What stands behind a preset: what is decided where its text is silent, what the text offers besides."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from thousand.dice.options import Options
from thousand.text.catalogue import Message, message
from thousand.text.rules.document import Section
from thousand.text.rules.scribe import Scribe

SILENT = message("Where the text is silent")
OFFERED = message("What the text offers besides")


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence or two about the text of a preset, and the numbers of the decisions it states."""

    numbers: str
    keys: str
    """The options it speaks of; it is told only while the house leaves them as they are."""
    text: Message


STRAIGHTS = Remark(
    "D42",
    "straights",
    message(
        "The text of the classic rules names no straights. We play them, because the texts closest to it "
        "do; a table that wants the letter of the text turns them off."
    ),
)
CLASSIC = Remark(
    "D43",
    "entry bolts barrels",
    message(
        "The text of the classic rules leaves out some numbers. These are ours: the entry of 50, three "
        "bolts in a set, a fall of 100, a barrel that begins at 880, cuts the score to that, and cannot be "
        "jumped. A table that does not want to cut the score changes that."
    ),
)
CLASSIC_WITHOUT_BARREL = Remark(
    "D43",
    "entry bolts",
    message(
        "The text of the classic rules leaves out some numbers. These are ours: the entry of 50 and three "
        "bolts in a set."
    ),
)
OTHER_TARGETS = Remark(
    "D44",
    "target",
    message(
        "A shorter game goes to 500, a longer one to 1500. The barrel is then the last 100 points, and a "
        "dump truck that lies beyond the target does not come."
    ),
)
MORE_BARRELS = Remark(
    "D45",
    "barrels",
    message(
        "Those who want it harder add barrels at 300–400 and 600–700, with the same rules as the last one: "
        "three turns, room for one, a fall to 50 points below. Who is thrown onto one of them by a loss "
        "knocks nobody off."
    ),
)

REMARKS: Mapping[str, Mapping[Message, tuple[Remark, ...]]] = {
    "kubiki": {OFFERED: (OTHER_TARGETS, MORE_BARRELS)},
    "classic": {SILENT: (STRAIGHTS, CLASSIC)},
    "classic-no-barrel": {SILENT: (STRAIGHTS, CLASSIC_WITHOUT_BARREL)},
    "classic-open": {SILENT: (STRAIGHTS, CLASSIC_WITHOUT_BARREL)},
}
"""By preset: the headings and what stands below them."""


def remarks(scribe: Scribe[Options], preset: str) -> Iterator[Section]:
    """The remarks on ``preset``, but those on rules that the house has changed."""
    for heading, group in REMARKS.get(preset, {}).items():
        kept = [remark for remark in group if scribe.is_as_in_preset(remark.keys)]
        blocks = tuple(scribe.rule(scribe.say(remark.text), numbers=remark.numbers) for remark in kept)
        if blocks:
            yield Section(scribe.say(heading), "remarks", blocks)
