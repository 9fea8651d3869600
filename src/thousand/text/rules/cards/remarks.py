"""What stands behind a preset: what is unusual in it, where it comes from, where it is silent."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from thousand.cards.options import Options
from thousand.text.catalogue import Message, message
from thousand.text.rules.cards.facts import seats
from thousand.text.rules.document import Section
from thousand.text.rules.scribe import Scribe

SILENT = message("Where the text is silent")
ORIGIN = message("Where these rules come from")
UNUSUAL = message("What is unusual here")


def always(_scribe: Scribe[Options]) -> bool:
    """Whatever the table plays."""
    return True


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence or two about the text of a preset, and the numbers of the decisions it states."""

    numbers: str
    text: Message
    holds: Callable[[Scribe[Options]], bool] = always


def _marriage_needs_trick(scribe: Scribe[Options]) -> bool:
    return scribe.options.marriages.needs_trick


def _best_stays(scribe: Scribe[Options]) -> bool:
    barrel = scribe.options.barrel
    return barrel is not None and barrel.together == "best"


def _marks_falls(scribe: Scribe[Options]) -> bool:
    barrel = scribe.options.barrel
    return barrel is not None and barrel.falls is not None


def _silences(scribe: Scribe[Options]) -> bool:
    return scribe.options.auction.silent_below is not None


def _one_to_each_talon(scribe: Scribe[Options]) -> bool:
    return scribe.options.talon.giving == "opponent_and_talon"


def _for_two(scribe: Scribe[Options]) -> bool:
    return seats(scribe) == 2


def _for_three(scribe: Scribe[Options]) -> bool:
    return seats(scribe) == 3


def _for_four(scribe: Scribe[Options]) -> bool:
    return seats(scribe) == 4


def _two_without_barrel(scribe: Scribe[Options]) -> bool:
    return seats(scribe) == 2 and scribe.options.barrel is None


REMARKS: Mapping[str, Mapping[Message, tuple[Remark, ...]]] = {
    "online": {
        SILENT: (
            Remark(
                "A10",
                message(
                    "The text does not say that a trick has to come before a marriage. We play it so, as all "
                    "related texts do; a table can change it."
                ),
                _marriage_needs_trick,
            ),
            Remark(
                "A15 D71",
                message(
                    "The text says that of two who climb the barrel together one falls, but not which. The "
                    "order in which we decide it is ours."
                ),
                _best_stays,
            ),
        ),
    },
    "home": {
        UNUSUAL: (
            Remark(
                "A1",
                message(
                    "This set follows its text word for word. Most tables play otherwise: the declarer "
                    "leads, takes the whole talon and gives away any two cards; suit must be followed; it "
                    "takes three deals without a trick to lose 120 points; a fall off the barrel costs 120."
                ),
                _for_three,
            ),
            Remark(
                "A1",
                message(
                    "This set follows its text word for word. Most tables play otherwise: the declarer takes "
                    "the whole talon and gives away any two cards; suit must be followed; it takes three "
                    "deals without a trick to lose 120 points; a fall off the barrel costs 120."
                ),
                _for_four,
            ),
            Remark(
                "A1",
                message(
                    "This set follows its text word for word. Most tables play otherwise: two players bid "
                    "for a talon too, and the declarer leads; suit must be followed; it takes three deals "
                    "without a trick to lose 120 points."
                ),
                _for_two,
            ),
            Remark(
                "D77",
                message("For two the text leaves out the barrel; a table that wants it turns it on."),
                _two_without_barrel,
            ),
        ),
    },
    "classic": {
        SILENT: (
            Remark(
                "A18",
                message(
                    "The text lets the declarer of a game for two lay one card on the other talon and give "
                    "one away. Then he has ten cards and his opponent eleven, so we play ten tricks; the "
                    "card left over goes with the talon. The text does not say it."
                ),
                _one_to_each_talon,
            ),
            Remark(
                "A14",
                message(
                    "The text marks a barrel that brought no win. We mark every fall, also of a player who "
                    "was knocked off or climbed together with another."
                ),
                _marks_falls,
            ),
            Remark(
                "A9",
                message(
                    "Of bidding below zero the text has no more than the name. What we play is how it is "
                    "mostly understood."
                ),
                _silences,
            ),
        ),
    },
    "russian": {
        ORIGIN: (
            Remark(
                "A22",
                message(
                    "This set follows no single text: it is what is known most widely as the Russian game, "
                    "and rests on the classic rules where they agree."
                ),
            ),
        ),
    },
    "polish": {
        ORIGIN: (
            Remark(
                "A23",
                message(
                    "This set follows no single text: it is what is known most widely as the Polish game, "
                    "Tysiąc."
                ),
            ),
        ),
    },
}
"""By preset: the headings and what stands below them."""


def remarks(scribe: Scribe[Options], preset: str) -> Iterator[Section]:
    """The remarks on ``preset`` that hold at the table."""
    for heading, group in REMARKS.get(preset, {}).items():
        kept = [each for each in group if each.holds(scribe)]
        if kept:
            blocks = tuple(scribe.rule(scribe.say(each.text), numbers=each.numbers) for each in kept)
            yield Section(scribe.say(heading), "remarks", blocks)
