"""Марьяж: king and queen of one suit; four aces."""

from collections.abc import Iterator
from typing import Final

from thousand.cards.deck import SUITS
from thousand.cards.options import Options
from thousand.text.cards_names import SUIT_SIGNS, suit_name
from thousand.text.catalogue import message
from thousand.text.rules.document import Block, Table
from thousand.text.rules.scribe import Scribe

WHAT = message("King and queen of one suit in one hand are a marriage.")
HOW: Final = {
    ("either", False): message(
        "Whoever leads to a trick with one of the two, and holds the other, may declare it, and need not: he "
        "gets its points at once, and its suit becomes trump."
    ),
    ("queen", False): message(
        "Whoever leads to a trick with the queen, and holds the king, may declare it, and need not: he gets "
        "its points at once, and its suit becomes trump."
    ),
    ("either", True): message(
        "Whoever leads to a trick with one of the two, and holds the other, declares it by that: he gets its "
        "points at once, and its suit becomes trump."
    ),
    ("queen", True): message(
        "Whoever leads to a trick with the queen, and holds the king, declares it by that: he gets its points"
        " at once, and its suit becomes trump."
    ),
}
SUIT = message("Suit")
POINTS = message("points")
NAMED_SUIT = message("{name} {sign}")
NEEDS_TRICK = message("Before that he must have taken a trick in this deal.")
FROM_THE_FIRST = message("This is allowed from the first trick on.")
BROKEN = message(
    "Leading one of the two earlier is allowed, but declares nothing. Once one of them has left the hand, the"
    " marriage is broken and cannot be declared any more."
)
BROKEN_LATER = message(
    "Once one of the two has left the hand undeclared, the marriage is broken and cannot be declared any "
    "more."
)
ANYBODY = message(
    "Everybody may declare, the declarer and his opponents alike, as often as he has a marriage; the points "
    "add up. Whoever takes the lead may change the trump with a marriage of his own."
)
ORIGIN = message("It does not matter how the two came together: dealt, from the talon, or with a given card.")
ORIGIN_TABLE = message("It does not matter how the two came together: dealt or taken from the table.")
LAST_IS_TRUMP = message("The last marriage declared is trump; the trump before it is a plain suit again.")
AT_ONCE = message(
    "The new trump holds from the very card that declares it: whoever has no card of that suit may throw "
    "anything on it, also a former trump, which takes nothing any more."
)
NEXT_TRICK = message(
    "The new trump holds from the next trick on; in the trick of its king or queen the old one still does."
)
ACES = message(
    "Whoever holds all four aces, has taken a trick in this deal and leads one of them may declare the ace "
    "marriage, and gets {points} points. The trump does not change. It counts for the declarer’s contract as "
    "well as for an opponent."
)


def marriages(scribe: Scribe[Options]) -> Iterator[Block]:
    """What a marriage is, how it is declared, what it brings and what it changes."""
    rule = scribe.options.marriages
    how = scribe.say(HOW[rule.card, rule.automatic])
    yield scribe.rule(
        scribe.say(WHAT), how, numbers="D44", keys="marriages.points marriages.card marriages.automatic"
    )
    yield _points(scribe)
    if rule.needs_trick:
        needs = scribe.say(NEEDS_TRICK), scribe.say(BROKEN)
        yield scribe.rule(*needs, numbers="A10 D36 D38", keys="marriages.needs_trick")
    else:
        needs = scribe.say(FROM_THE_FIRST), scribe.say(BROKEN_LATER)
        yield scribe.rule(*needs, numbers="D38", keys="marriages.needs_trick")
    yield scribe.rule(scribe.say(ANYBODY), numbers="D39 D41")
    with_table = scribe.options.layout == "table_cards"
    yield scribe.rule(scribe.say(ORIGIN_TABLE if with_table else ORIGIN))
    timing = scribe.say(AT_ONCE if rule.trump == "at_once" else NEXT_TRICK)
    yield scribe.rule(scribe.say(LAST_IS_TRUMP), timing, numbers="D37 D40", keys="marriages.trump")


def _points(scribe: Scribe[Options]) -> Table:
    rows = tuple(
        (
            scribe.say(NAMED_SUIT, name=suit_name(suit, scribe.lang), sign=SUIT_SIGNS[suit]),
            str(scribe.options.marriages.points[suit.place]),
        )
        for suit in SUITS
    )
    return Table((scribe.say(SUIT), scribe.say(POINTS)), rows)


def aces(scribe: Scribe[Options]) -> Iterator[Block]:
    """Тузовый марьяж."""
    points = scribe.options.ace_marriage
    if points is not None:
        yield scribe.rule(scribe.say(ACES, points=points), numbers="D42 D43", keys="ace_marriage")
