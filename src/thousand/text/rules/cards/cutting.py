"""Снимка: who cuts the pack before a deal, and what the card at its bottom does."""

from collections.abc import Iterator
from typing import Final

from thousand.cards.options import Cut, Options
from thousand.text.catalogue import message, plural
from thousand.text.rules.cards.facts import has_nines
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

CUTTER: Final = {
    "right": message(
        "Before each deal the dealer’s right neighbour cuts the pack, and the dealer looks at its bottom "
        "card."
    ),
    "dealer": message("Before each deal the dealer cuts the pack himself and looks at its bottom card."),
}
FRESH = message("What is seen there says nothing about the deal: the cards are shuffled once more after it.")
NINE: Final = {
    ("right", True): message("If it is a nine, he may have the pack cut again by his right neighbour."),
    ("left", True): message("If it is a nine, he may have the pack cut again by his left neighbour."),
    ("right", False): message("If it is a nine, his right neighbour cuts again."),
    ("left", False): message("If it is a nine, his left neighbour cuts again."),
}
NINES_CUTTER = plural(
    "After {nines} nine whoever has cut loses {penalty} points at once; nothing is dealt, and the next "
    "player becomes the dealer.",
    "After {nines} nines in a row whoever has cut last loses {penalty} points at once; nothing is dealt, and "
    "the next player becomes the dealer.",
    "nines",
)
NINES_DEALER = plural(
    "After {nines} nine the dealer loses {penalty} points at once; nothing is dealt, and the next player "
    "becomes the dealer.",
    "After {nines} nines in a row the dealer loses {penalty} points at once; nothing is dealt, and the next "
    "player becomes the dealer.",
    "nines",
)
ON_BARREL = message("Nobody on the barrel pays this, and no deal on the barrel is used up by it.")
NO_DUMP = message("The dump truck does not come for it.")
JACK: Final = {
    ("bury", True): message(
        "If it is a jack, he may hide it in the middle of the pack; after that nobody cuts again."
    ),
    ("bury", False): message(
        "If it is a jack, he hides it in the middle of the pack; after that nobody cuts again."
    ),
    ("dealer", True): message(
        "If it is a jack, he may cut once more himself, and that stands, even if it shows a nine."
    ),
    ("dealer", False): message(
        "If it is a jack, he cuts once more himself, and that stands, even if it shows a nine."
    ),
}


def cut(scribe: Scribe[Options]) -> Iterator[Block]:
    """Who cuts, and what nines and jacks do."""
    rule = scribe.options.cut
    if rule is None:
        return
    yield scribe.rule(scribe.say(CUTTER[rule.cutter]), scribe.say(FRESH), numbers="A2 D1", keys="cut.cutter")
    if has_nines(scribe.options):
        yield scribe.rule(
            scribe.say(NINE[rule.recut, rule.choice]),
            *_nines(scribe, rule),
            numbers="D2",
            keys="cut.recut cut.choice cut.nines cut.penalised cut.penalty",
        )
    yield scribe.rule(scribe.say(JACK[rule.jack, rule.choice]), numbers="D3", keys="cut.jack cut.choice")


def _nines(scribe: Scribe[Options], rule: Cut) -> Iterator[str]:
    """What the last nine of a row costs."""
    sentence = NINES_CUTTER if rule.penalised == "cutter" else NINES_DEALER
    yield scribe.say(sentence, nines=rule.nines, penalty=rule.penalty)
    if scribe.options.barrel:
        yield scribe.say(ON_BARREL)
    if scribe.options.dump:
        yield scribe.say(NO_DUMP)
