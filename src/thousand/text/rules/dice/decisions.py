"""What this book has decided itself, where the text of a preset says nothing."""

from collections.abc import Iterator
from dataclasses import dataclass

from thousand.dice.options import Options
from thousand.text.catalogue import Message, message
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe


@dataclass(frozen=True, slots=True)
class Decision:
    """A gap in the text of a preset, and how it is filled."""

    number: str
    text: Message


STRAIGHTS = Decision(
    "D42",
    message(
        "The text of the classic rules names no straights. We play them, because the texts closest to it "
        "do; a table that wants the letter of the text turns them off."
    ),
)
CLASSIC = Decision(
    "D43",
    message(
        "The text of the classic rules leaves out some numbers. These are ours: the entry of 50, three "
        "bolts in a set, a fall of 100, a barrel that begins at 880, cuts the score to that, and cannot "
        "be jumped. A table that does not want to cut the score changes that."
    ),
)
CLASSIC_WITHOUT_BARREL = Decision(
    "D43",
    message(
        "The text of the classic rules leaves out some numbers. These are ours: the entry of 50 and three"
        " bolts in a set."
    ),
)

DECISIONS: dict[str, tuple[Decision, ...]] = {
    "classic": (STRAIGHTS, CLASSIC),
    "classic-no-barrel": (STRAIGHTS, CLASSIC_WITHOUT_BARREL),
    "classic-open": (STRAIGHTS, CLASSIC_WITHOUT_BARREL),
}


def decisions(scribe: Scribe[Options], preset: str) -> Iterator[Block]:
    """The decisions of ours behind ``preset``; none about straights where the house has turned them off."""
    for decision in DECISIONS.get(preset, ()):
        if decision is not STRAIGHTS or scribe.options.straights:
            yield scribe.rule(scribe.say(decision.text), numbers=decision.number)
