"""In which order the rules are applied when a turn ends, and what is paid when the game does."""

from collections.abc import Iterator

from thousand.dice.options import Options
from thousand.text.catalogue import message, plural
from thousand.text.rules.dice.pits import any_loss, any_penalty
from thousand.text.rules.document import Block, Items
from thousand.text.rules.scribe import Scribe

AT_BANKING = message("When points are banked, in this order:")
ALLOWED = message("May these points be banked?")
ADDED = message("They are added to the score.")
WON = message("Is the target reached? Then the game is over, and nothing else counts.")
WON_FROM_BARREL = message(
    "Is the target reached by a turn that began on the barrel? Then the game is over, and nothing else "
    "counts."
)
DUMPED = message("Is the score exactly {at}? Then it becomes 0, and nothing else counts.")
CLIMBED = message("Has the score reached a barrel? Then you sit down on it.")
CLIMBED_AND_KNOCKED = message(
    "Has the score reached a barrel? Then you sit down on it, and whoever sat there is knocked off."
)
PASSED = message("Who has been passed loses points.")
FLOOR = message("Has a loss left a score below {floor}? Then it becomes {floor}.")
DUMP = message("Has a loss left a score at exactly {at}? Then it becomes 0.")
IN_PIT = message("Has a loss left a score within a pit? Then the player sits in it.")
ON_BARREL = message(
    "Has a loss left a score within a barrel? Then the player sits on it; whom it took off one sits there"
    " no more."
)
NEXT = message("The next player throws.")
AT_BUST = message("When a turn ends without points, in this order:")
BOLT = message("Does it earn a bolt? At the last of a set points are lost.")
TURN_SPENT = message("On the barrel there is one turn less; after the last one comes the fall.")

STAKE = message(
    "When the game is over, every loser pays the winner a stake of {amount}. It has nothing to do with "
    "the scores."
)
NEVER_ENTERED = plural(
    "Whoever never entered the game pays it {times} time over.",
    "Whoever never entered the game pays it {times} times over.",
    "times",
)


def order(scribe: Scribe[Options]) -> Iterator[Block]:
    """The steps that are played, at banking and at a bust."""
    options = scribe.options
    if not any_loss(options):
        return
    yield scribe.rule(scribe.say(AT_BANKING))
    yield Items(tuple(_at_banking(scribe)), ordered=True)
    if steps := tuple(_at_bust(scribe)):
        yield scribe.rule(scribe.say(AT_BUST))
        yield Items((*steps, *_after_losses(scribe), scribe.say(NEXT)), ordered=True)


def _at_banking(scribe: Scribe[Options]) -> Iterator[str]:
    options = scribe.options
    yield from map(scribe.say, (ALLOWED, ADDED, WON if _may_be_jumped(options) else WON_FROM_BARREL))
    if options.dump:
        yield scribe.say(DUMPED, at=options.dump.at)
    if options.barrels:
        exclusive = any(barrel.exclusive for barrel in options.barrels)
        yield scribe.say(CLIMBED_AND_KNOCKED if exclusive else CLIMBED)
    if options.overtake:
        yield scribe.say(PASSED)
    yield from _after_losses(scribe)
    yield scribe.say(NEXT)


def _may_be_jumped(options: Options) -> bool:
    """Whether a turn from below the last barrel, if there is one, may win."""
    tops = {barrel.top or options.target: barrel for barrel in options.barrels or ()}
    return options.target not in tops or tops[options.target].jump


def _at_bust(scribe: Scribe[Options]) -> Iterator[str]:
    options = scribe.options
    if options.bolts:
        yield scribe.say(BOLT)
    if any(barrel.turns for barrel in options.barrels or ()):
        yield scribe.say(TURN_SPENT)


def _after_losses(scribe: Scribe[Options]) -> Iterator[str]:
    options = scribe.options
    if options.floor is not None and any_penalty(options):
        yield scribe.say(FLOOR, floor=options.floor)
    if options.dump and any_penalty(options):
        yield scribe.say(DUMP, at=options.dump.at)
    if options.pits:
        yield scribe.say(IN_PIT)
    if options.barrels and (any_penalty(options) or len(options.barrels) > 1):
        yield scribe.say(ON_BARREL)


def stake(scribe: Scribe[Options]) -> Iterator[Block]:
    """What losers pay."""
    rule = scribe.options.stake
    if rule is None:
        return
    more = scribe.say(NEVER_ENTERED, times=rule.never_entered) if rule.never_entered > 1 else ""
    yield scribe.rule(scribe.say(STAKE, amount=rule.amount), more, keys="stake")
