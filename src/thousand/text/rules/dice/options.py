"""The options of dice in words, in the order in which they are shown."""

from typing import Literal

from thousand.dice.options import BelowStart, Pit
from thousand.text.catalogue import Language, message
from thousand.text.rules.options import (
    NO_LIMIT,
    Catalogue,
    Entry,
    number,
    numbers,
    one_of,
    yes_or_no,
)

WINS = message("wins the game")
BELOW = message("to {points} below the start")
THE_TARGET = message("the target")
NO_FALL = message("no fall")
NOT_COUNTED = message("not counted")
NO_FLOOR = message("no limit downwards")

SET_ASIDE = {
    "all": message("every scoring die"),
    "choice": message("what the player chooses"),
    "choice_on_barrel": message("every scoring die, on the barrel what the player chooses"),
}
HOT = {
    "forced": message("must throw again"),
    "optional": message("may throw again"),
    "forced_except_straight": message("must throw again, except after a straight"),
}
CONFIRMED = {"free": message("may throw on"), "banked": message("is banked at once")}
ENTRY_BUST = {"nothing": message("nothing"), "penalty": message("the penalty")}
KNOCK = {"fall": message("falls"), "entry": message("returns to the entry score")}
WHEN = {"running": message("after every throw"), "recorded": message("when points are written down")}
FINISH = {"reach": message("the target or more"), "exact": message("exactly the target")}


def _five(value: tuple[int, ...] | Literal["win"], lang: Language) -> str:
    return lang.say(WINS) if value == "win" else numbers(value, lang)


def _fall(value: int | BelowStart, lang: Language) -> str:
    if isinstance(value, BelowStart):
        return lang.say(BELOW, points=value.below_start)
    return lang.number(-value)


def ranges(pits: tuple[Pit, ...], lang: Language) -> str:
    """Pits as their edges: ``200–300``."""
    return lang.listed(f"{lang.number(pit.low)}–{lang.number(pit.top)}" for pit in pits)


def _loss(value: int, lang: Language) -> str:
    return lang.number(-value)


CATALOGUE = Catalogue(
    {
        "target": Entry(message("target"), number),
        "finish": Entry(message("wins with"), one_of(FINISH)),
        "singles.ones": Entry(message("single one"), number),
        "singles.fives": Entry(message("single five"), number),
        "three": Entry(message("three alike, ones to sixes"), numbers),
        "four": Entry(message("four alike, ones to sixes"), numbers),
        "five": Entry(message("five alike, ones to sixes"), _five),
        "straights": Entry(message("straights")),
        "straights.small": Entry(message("straight 1-2-3-4-5"), number),
        "straights.big": Entry(message("straight 2-3-4-5-6"), number),
        "pair_on_two": Entry(message("a pair on two dice uses both"), yes_or_no),
        "set_aside": Entry(message("set aside"), one_of(SET_ASIDE)),
        "hot": Entry(message("whoever has used all five dice"), one_of(HOT)),
        "confirmed": Entry(message("a confirmed turn"), one_of(CONFIRMED)),
        "entry": Entry(message("entry"), number),
        "entry_bust": Entry(message("the last bolt before entry costs"), one_of(ENTRY_BUST)),
        "bolts": Entry(message("bolts")),
        "bolts.limit": Entry(message("bolts in a set"), number),
        "bolts.penalty": Entry(message("a set of bolts costs"), _loss),
        "bolts.in_row": Entry(message("bolts only count in a row"), yes_or_no),
        "bolts.first_throw": Entry(message("bolts only for the first throw"), yes_or_no),
        "bolts.before_entry": Entry(message("bolts before entry"), yes_or_no),
        "bolts.in_pit": Entry(message("bolts in a pit"), yes_or_no),
        "bolts.on_barrel": Entry(message("bolts on the barrel"), yes_or_no),
        "pits": Entry(message("pits"), ranges),
        "barrels": Entry(message("barrels")),
        "barrels.start": Entry(message("the barrel begins at"), number),
        "barrels.top": Entry(message("the barrel ends at"), number, THE_TARGET),
        "barrels.cut": Entry(message("the score is cut to the start of the barrel"), yes_or_no),
        "barrels.jump": Entry(message("the barrel can be jumped"), yes_or_no),
        "barrels.turns": Entry(message("turns on the barrel"), number, NO_LIMIT),
        "barrels.fall": Entry(message("a fall off the barrel"), _fall, NO_FALL),
        "barrels.falls": Entry(message("falls until the score is 0"), number, NOT_COUNTED),
        "barrels.exclusive": Entry(message("only one player on the barrel"), yes_or_no),
        "barrels.knock": Entry(message("whoever is knocked off the barrel"), one_of(KNOCK)),
        "dump": Entry(message("dump truck")),
        "dump.at": Entry(message("the dump truck comes at"), number),
        "dump.when": Entry(message("the dump truck is looked for"), one_of(WHEN)),
        "overtake": Entry(message("being overtaken costs"), _loss),
        "floor": Entry(message("lowest score"), number, NO_FLOOR),
        "dots": Entry(message("dots")),
        "dots.limit": Entry(message("dots in a set"), number),
        "dots.penalty": Entry(message("a set of dots costs"), _loss),
        "dots.falls": Entry(message("falls by dots until the score is 0"), number, NOT_COUNTED),
        "stake": Entry(message("stake")),
        "stake.amount": Entry(message("stake of each loser"), number),
        "stake.never_entered": Entry(message("stakes that a player who never entered pays"), number),
    }
)
