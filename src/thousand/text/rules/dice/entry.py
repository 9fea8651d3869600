"""Допуск: how one gets into the game."""

from collections.abc import Iterator

from thousand.dice.options import Options
from thousand.text.catalogue import message
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

MINIMUM = message(
    "To enter the game you need at least {entry} points in one turn. With less you may not bank: you "
    "throw on until you have them or the turn is lost."
)
LIKE_ANY_TURN = message("In all else the entry turn is a turn like any other: it can end {places}.")
IN_A_PIT = message("in a pit")
ON_THE_BARREL = message("on the barrel")
UNDER_THE_DUMP_TRUCK = message("under the dump truck")
OVERTAKES = message("It overtakes other players as well.")
ONCE = message(
    "You enter only once: whatever happens to your score later, down to 0 and below, you need no second "
    "entry."
)
BELOW_ZERO = message(
    "The entry is counted in points of the turn, even when penalties have taken the score below zero: from "
    "{score} a turn of {points} leads to {result}."
)


def entry(scribe: Scribe[Options]) -> Iterator[Block]:
    """The minimum of the first turn that is banked."""
    options = scribe.options
    if options.entry is None:
        return
    yield scribe.rule(scribe.say(MINIMUM, entry=options.entry), numbers="D7", keys="entry")
    likeness = [scribe.say(LIKE_ANY_TURN, places=places)] if (places := _places(options, scribe)) else []
    if options.overtake:
        likeness.append(scribe.say(OVERTAKES))
    if likeness:
        yield scribe.rule(*likeness, numbers="D8")
    yield scribe.rule(scribe.say(ONCE), numbers="D9")
    if options.entry_bust == "penalty" and options.bolts and options.floor is None:
        score, points = -2 * options.bolts.penalty, options.entry + 10
        sentence = scribe.say(BELOW_ZERO, score=score, points=points, result=score + points)
        yield scribe.rule(sentence, numbers="D10", keys="entry_bust floor")


def _places(options: Options, scribe: Scribe[Options]) -> tuple[str, ...]:
    found = {IN_A_PIT: options.pits, ON_THE_BARREL: options.barrels, UNDER_THE_DUMP_TRUCK: options.dump}
    return tuple(scribe.say(place) for place, rule in found.items() if rule)
