"""The course of a turn: throwing, setting aside, banking, using all five dice."""

from collections.abc import Iterator

from thousand.dice.options import Options
from thousand.text.catalogue import message
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

THROW = message(
    "At your turn you throw all five dice. Those that score are set aside, and their points are added up. "
    "Then you choose: bank the points, which ends your turn, or throw the remaining dice for more."
)
BUST = message(
    "A throw in which nothing scores is a bust: all points of this turn are lost, and the next player "
    "throws. What was banked before is safe from it."
)
KEEP_ALL = message("Every die that scores is set aside; none may be kept back for a better throw.")
KEEP_CHOICE = message(
    "You choose what to set aside: at least one scoring die or combination of this throw, and nothing that "
    "does not score. What you leave is thrown again."
)
KEEP_ON_BARREL = message(
    "On the barrel it is otherwise: there you choose which scoring dice or combinations to set aside, at "
    "least one, and may leave a scoring die unused, so as not to have to throw all five again."
)
HOT_FORCED = message(
    "When all five dice have been set aside, in one throw or in several, the turn has to be confirmed: "
    "you throw all five once more and may not bank before. If something scores, it is added, and the "
    "points are yours to bank; if nothing scores, the whole turn is lost. If all five dice are used "
    "again, confirm again. It is the same on the turn that would win."
)
HOT_OPTIONAL = message(
    "When all five dice have been set aside, you may bank, or throw all five again and risk the points."
)
HOT_AFTER_STRAIGHT = message(
    "A straight is an exception: although it uses all five dice, you may bank after it without confirming."
)
CONFIRMED_FREE = message(
    "After a confirming throw that leaves dice over you may bank or throw on, as always."
)
CONFIRMED_BANKED = message("A confirmed turn that may be banked is banked at once.")
PAIR = message(
    "When exactly two dice are thrown and show the same face, both count as used, without points of their"
    " own (two ones are still {ones}, two fives {fives}). So a pair saves the turn, and all five dice "
    "have been used."
)


def turn(scribe: Scribe[Options]) -> Iterator[Block]:
    """Throw, set aside, bank or throw on."""
    options = scribe.options
    yield scribe.rule(scribe.say(THROW), numbers="D3")
    yield scribe.rule(scribe.say(BUST))
    yield from _set_aside(scribe)
    yield from _all_used(scribe)
    if options.pair_on_two:
        pair = scribe.say(PAIR, ones=2 * options.singles.ones, fives=2 * options.singles.fives)
        yield scribe.rule(pair, numbers="D6", keys="pair_on_two")


def _set_aside(scribe: Scribe[Options]) -> Iterator[Block]:
    free = scribe.options.set_aside == "choice"
    yield scribe.rule(scribe.say(KEEP_CHOICE if free else KEEP_ALL), numbers="D2", keys="set_aside")
    if scribe.options.set_aside == "choice_on_barrel" and scribe.options.barrels:
        yield scribe.rule(scribe.say(KEEP_ON_BARREL), numbers="D32", keys="set_aside")


def _all_used(scribe: Scribe[Options]) -> Iterator[Block]:
    options = scribe.options
    if options.hot == "optional":
        yield scribe.rule(scribe.say(HOT_OPTIONAL), numbers="D4", keys="hot")
        return
    after_straight = options.hot == "forced_except_straight" and options.straights is not None
    yield scribe.rule(
        scribe.say(HOT_FORCED),
        scribe.say(HOT_AFTER_STRAIGHT) if after_straight else "",
        scribe.say(CONFIRMED_FREE if options.confirmed == "free" else CONFIRMED_BANKED),
        numbers="D4",
        keys="hot confirmed",
    )
