"""Ямы: ranges of the score that must be left in one turn."""

from collections.abc import Iterator

from thousand.dice.options import Options
from thousand.text.catalogue import message, plural
from thousand.text.rules.dice.options import ranges
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

EDGES = plural(
    "There is a pit on the way: {ranges}. Its lower edge is already in the pit, its upper edge is out of it.",
    "There are pits on the way: {ranges}. The lower edge is already in the pit, the upper edge is out of it.",
    "count",
)
ONE_TURN = message(
    "Whoever sits in a pit has to leave it in one turn: you may bank only when your score and the points of "
    "the turn together reach the upper edge. At {score}, for instance, you need {missing} points or more."
)
DEEPER = message(
    "Less cannot be banked, so the nearer to the upper edge you land, the easier it is to get out."
)
JUMP = message("A whole pit may be jumped in one turn.")
BY_LOSS = message("A loss counts as well: where it leaves your score within a pit, you sit in it.")
AS_FAR_AS_YOU_LIKE = message("You may leave with as many points as you like.")
EVEN_TO_WIN = message("You may leave with as many points as you like, up to those that win the game.")


def pits(scribe: Scribe[Options]) -> Iterator[Block]:
    """Where the pits are, how one gets in and out."""
    played = scribe.options.pits
    if not played:
        return
    first = played[0]
    score = first.low + min(25, (first.top - first.low) // 10 * 5)
    yield scribe.rule(
        scribe.say(EDGES, ranges=ranges(played, scribe.lang), count=len(played)),
        scribe.say(ONE_TURN, score=score, missing=first.top - score),
        scribe.say(DEEPER),
        numbers="D15",
        keys="pits",
    )
    yield scribe.rule(scribe.say(JUMP), numbers="D17")
    may_win = all(barrel.jump for barrel in scribe.options.barrels or ())
    yield scribe.rule(scribe.say(EVEN_TO_WIN if may_win else AS_FAR_AS_YOU_LIKE), numbers="D40")
    if any_loss(scribe.options):
        yield scribe.rule(scribe.say(BY_LOSS), numbers="D16")


def any_loss(options: Options) -> bool:
    """Whether a player may ever lose points of the score, be it only by going back to his entry score."""
    return any_penalty(options) or any(barrel.exclusive for barrel in options.barrels or ())


def any_penalty(options: Options) -> bool:
    """Whether a player may ever lose points to a bolt, a fall, a dot or an overtaking."""
    falls = any(barrel.fall for barrel in options.barrels or ())
    return bool(options.bolts or options.overtake or options.dots or falls)
