"""Болты: what a deal that brings nothing costs, by marks on the sheet or at once."""

from collections.abc import Iterator

from thousand.cards.options import Bolts, Options
from thousand.text.catalogue import message, plural
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

NO_TRICK = message("Whoever takes no trick in a deal gets a bolt, a mark on the sheet.")
EMPTY_TRICK = message("A trick without a single point is a trick all the same.")
NO_POINTS = message(
    "Whoever has no points at the end of a deal, even with tricks, gets a bolt, a mark on the sheet."
)
AT_ONCE_TRICK = message("Whoever takes no trick in a deal loses {penalty} points.")
AT_ONCE_POINTS = message(
    "Whoever has no points at the end of a deal, even with tricks, loses {penalty} points."
)
SET = plural(
    "With {limit} bolt {penalty} points are lost, and the bolts are struck off.",
    "With {limit} bolts {penalty} points are lost, and the bolts are struck off.",
    "limit",
)
OVER_GAME = message("Bolts are counted over the whole game: a better deal does not strike them off.")
IN_ROW = message("Only bolts in a row count: a deal that brings something strikes them off.")
DECLARER_TOO = message("It is the same for the declarer.")
NOT_DECLARER = message("The declarer is exempt from this.")
BARREL = message(
    "On the barrel no bolts are given, nor in the deal in which one falls off it; bolts from before stay."
)
BARREL_AT_ONCE = message("On the barrel this costs nothing.")


def bolts(scribe: Scribe[Options]) -> Iterator[Block]:
    """What gives a bolt, and what a set of them costs."""
    rule = scribe.options.bolts
    if rule is None or rule.limit == 1:
        return
    by_tricks = rule.nothing == "tricks"
    yield scribe.rule(
        scribe.say(NO_TRICK if by_tricks else NO_POINTS),
        scribe.say(EMPTY_TRICK) if by_tricks else "",
        scribe.say(SET, limit=rule.limit, penalty=rule.penalty),
        numbers="D53",
        keys="bolts.limit bolts.penalty bolts.nothing",
    )
    yield scribe.rule(_for_declarer(scribe, rule), numbers="D54", keys="bolts.declarer")
    in_row = scribe.say(IN_ROW if rule.in_row else OVER_GAME)
    yield scribe.rule(in_row, numbers="D55", keys="bolts.in_row")
    if scribe.options.barrel:
        yield scribe.rule(scribe.say(BARREL), numbers="A16 D56 D57")


def empty_deals(scribe: Scribe[Options]) -> Iterator[Block]:
    """What a deal that brings nothing costs, where nothing is marked."""
    rule = scribe.options.bolts
    if rule is None or rule.limit > 1:
        return
    sentence = AT_ONCE_TRICK if rule.nothing == "tricks" else AT_ONCE_POINTS
    yield scribe.rule(
        scribe.say(sentence, penalty=rule.penalty),
        _for_declarer(scribe, rule),
        numbers="D54 D58",
        keys="bolts.limit bolts.penalty bolts.nothing bolts.declarer",
    )
    if scribe.options.barrel:
        yield scribe.rule(scribe.say(BARREL_AT_ONCE), numbers="D56 D57")


def _for_declarer(scribe: Scribe[Options], rule: Bolts) -> str:
    return scribe.say(DECLARER_TOO if rule.declarer else NOT_DECLARER)
