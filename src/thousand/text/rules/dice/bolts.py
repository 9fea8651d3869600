"""Болты: marks for turns that brought nothing."""

from collections.abc import Iterator

from thousand.dice.options import Bolts, Options
from thousand.text.catalogue import message, plural
from thousand.text.rules.dice.entry import IN_A_PIT, ON_THE_BARREL
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

MARK = message("A bust earns you a bolt, a mark on the sheet.")
MARK_FIRST_THROW = message(
    "A bust on the first throw of a turn earns you a bolt, a mark on the sheet. A later bust costs the "
    "points of the turn, but neither gives a bolt nor strikes bolts off."
)
SET = plural(
    "As soon as you have {limit} bolt, it is struck off and you lose {penalty} points.",
    "As soon as you have {limit} bolts, they are struck off and you lose {penalty} points.",
    "limit",
)
OVER_GAME = message("Bolts are counted over the whole game: a banked turn does not strike them off.")
IN_ROW = message(
    "Only bolts in a row count: any banked turn strikes them off. A turn that ends in another way leaves "
    "them."
)
NOT_COUNTED = message("No bolts are given {places}.")
EVERYWHERE = message("Bolts are given everywhere.")
BEFORE_ENTRY = message("before entry")
SPARED_BEFORE_ENTRY = message(
    "Before entry the last bolt of a set costs nothing: the bolts are struck off, and that is all."
)
KEPT_AFTER_ENTRY = message("Bolts from before the entry stay with you after it.")
PAID_BEFORE_ENTRY = message("Before entry bolts cost as much as later.")
CLIMBING_CLEARS = message(
    "When you get onto the barrel your bolts are struck off, and they do not come back when you fall."
)
APART = message(
    "Failed turns on the barrel are counted apart from bolts; you leave it, in whatever way, with neither."
)
NOT_BY_DUMP_TRUCK = message("A turn that ends under the dump truck is no bolt.")
NOT_BY_DOT = message("A turn that ends with a dot is no bolt, and leaves bolts as they are.")
SURVIVE = message("Bolts you have stay through the dump truck.")


def bolts(scribe: Scribe[Options]) -> Iterator[Block]:
    """What earns a bolt, what a set of them costs, where they do not count."""
    rule = scribe.options.bolts
    if rule is None:
        return
    yield scribe.rule(
        scribe.say(MARK_FIRST_THROW if rule.first_throw else MARK),
        scribe.say(SET, limit=rule.limit, penalty=rule.penalty),
        numbers="D11",
        keys="bolts.limit bolts.penalty bolts.first_throw",
    )
    if rule.in_row:
        yield scribe.rule(scribe.say(IN_ROW), numbers="D35", keys="bolts.in_row")
    else:
        yield scribe.rule(scribe.say(OVER_GAME), keys="bolts.in_row")
    yield from _places(scribe, rule)
    yield from _other_rules(scribe, rule)


def _places(scribe: Scribe[Options], rule: Bolts) -> Iterator[Block]:
    options = scribe.options
    places = {
        BEFORE_ENTRY: (options.entry, rule.before_entry),
        IN_A_PIT: (options.pits, rule.in_pit),
        ON_THE_BARREL: (options.barrels, rule.on_barrel),
    }
    spared = tuple(
        scribe.say(place) for place, (is_played, counts) in places.items() if is_played and not counts
    )
    keys = "bolts.before_entry bolts.in_pit bolts.on_barrel"
    if spared:
        yield scribe.rule(scribe.say(NOT_COUNTED, places=spared), keys=keys)
    elif any(is_played for is_played, _ in places.values()):
        yield scribe.rule(scribe.say(EVERYWHERE), keys=keys)
    if options.entry and rule.before_entry:
        spares = options.entry_bust == "nothing"
        yield scribe.rule(
            scribe.say(SPARED_BEFORE_ENTRY if spares else PAID_BEFORE_ENTRY),
            "" if rule.in_row else scribe.say(KEPT_AFTER_ENTRY),
            numbers="D33" if spares else "",
            keys="entry_bust",
        )


def _other_rules(scribe: Scribe[Options], rule: Bolts) -> Iterator[Block]:
    options = scribe.options
    if any(barrel.turns for barrel in options.barrels or ()):
        apart = scribe.say(APART) if not rule.on_barrel else ""
        yield scribe.rule(scribe.say(CLIMBING_CLEARS), apart, numbers="D13 D33 D41")
    if options.dump:
        yield scribe.rule(scribe.say(NOT_BY_DUMP_TRUCK), scribe.say(SURVIVE), numbers="D12 D13")
    if options.dots:
        yield scribe.rule(scribe.say(NOT_BY_DOT), numbers="D12")
