"""Dice in sentences: what happened, told in the present tense; names are never inflected."""

from collections.abc import Callable
from typing import Any

from thousand.dice import events as ev
from thousand.dice.actions import Faces
from thousand.text.catalogue import Language, Message, message, plural

ROLLED = message("{player} throws {dice}")
SET_ASIDE = plural(
    "{player} sets aside {dice}: {points} point", "{player} sets aside {dice}: {points} points", "points"
)
BUSTED = message("{player} throws nothing that scores: the turn is over")
BUSTED_LOSING = plural(
    "{player} throws nothing that scores: {lost} point is lost",
    "{player} throws nothing that scores: {lost} points are lost",
    "lost",
)
BANKED = plural("{player} banks {points} point", "{player} banks {points} points", "points")
ENTERED = plural(
    "{player} is in the game, entry with {entry} point",
    "{player} is in the game, entry with {entry} points",
    "entry",
)
BOLT = message("{player} gets a bolt, {bolts} in all")
BOLT_PENALTY = plural(
    "The last bolt: {player} loses {lost} point, score {score}",
    "The last bolt: {player} loses {lost} points, score {score}",
    "lost",
)
BOLTS_CLEARED = message("{player}: the bolts are struck off")
CLIMBED = message("{player} climbs the barrel, score {score}")
CLIMBED_FOR_TURNS = plural(
    "{player} climbs the barrel, score {score}, {turns} turn to leave it",
    "{player} climbs the barrel, score {score}, {turns} turns to leave it",
    "turns",
)
TURN_SPENT = plural(
    "{player} is still on the barrel, {turns} turn left",
    "{player} is still on the barrel, {turns} turns left",
    "turns",
)
FELL = plural(
    "{player} falls off the barrel and loses {lost} point, score {score}",
    "{player} falls off the barrel and loses {lost} points, score {score}",
    "lost",
)
KNOCKED_OFF = plural(
    "{by} takes the barrel, {player} falls off and loses {lost} point, score {score}",
    "{by} takes the barrel, {player} falls off and loses {lost} points, score {score}",
    "lost",
)
FALLS = message("Falls so far: {falls}")
LANDED = plural(
    "The loss leaves {player} on a barrel, {turns} turn to leave it",
    "The loss leaves {player} on a barrel, {turns} turns to leave it",
    "turns",
)
LEFT_BARREL = message("{player} is no longer on the barrel")
DUMPED = message("{player} is hit by the dump truck, score 0")
DUMPED_ENDING_TURN = message("{player} is hit by the dump truck, score 0, the turn is over")
OVERTAKEN = plural(
    "{by} goes ahead, {player} loses {lost} point", "{by} goes ahead, {player} loses {lost} points", "lost"
)
DOT = message("Beyond the target: {player} gets a dot, {dots} in all, and the turn is over")
DOTS_FALL = plural(
    "The last dot: {player} loses {lost} point, score {score}",
    "The last dot: {player} loses {lost} points, score {score}",
    "lost",
)
DOTS_FALL_OF_NOTHING = message("The last dot: {player} has nothing to lose, score {score}")
WON = message("{player} wins, score {score}")

SENTENCES: dict[type, Callable[[Any], Message]] = {
    ev.Rolled: lambda _: ROLLED,
    ev.SetAside: lambda _: SET_ASIDE,
    ev.Busted: lambda event: BUSTED_LOSING if event.lost else BUSTED,
    ev.Banked: lambda _: BANKED,
    ev.Entered: lambda _: ENTERED,
    ev.BoltMarked: lambda _: BOLT,
    ev.BoltPenalty: lambda _: BOLT_PENALTY,
    ev.BoltsCleared: lambda _: BOLTS_CLEARED,
    ev.ClimbedBarrel: lambda event: CLIMBED if event.turns is None else CLIMBED_FOR_TURNS,
    ev.LandedOnBarrel: lambda _: LANDED,
    ev.BarrelTurnSpent: lambda _: TURN_SPENT,
    ev.FellOffBarrel: lambda _: FELL,
    ev.KnockedOff: lambda _: KNOCKED_OFF,
    ev.LeftBarrel: lambda _: LEFT_BARREL,
    ev.DumpTruck: lambda event: DUMPED_ENDING_TURN if event.ends_turn else DUMPED,
    ev.Overtaken: lambda _: OVERTAKEN,
    ev.DotMarked: lambda _: DOT,
    ev.DotsFall: lambda event: DOTS_FALL if event.lost else DOTS_FALL_OF_NOTHING,
    ev.Won: lambda _: WON,
}
"""The sentence for each kind of event."""


def tell(event: ev.Event, players: tuple[str, ...], lang: Language) -> str:
    """What happened, in one or two sentences without the closing full stop; ``players`` in order of seats."""
    facts = {name: getattr(event, name) for name in type(event).__slots__}
    facts["player"] = players[facts.pop("seat")]
    if "by" in facts:
        facts["by"] = players[facts["by"]]
    for name in facts.keys() & {"faces", "dice"}:
        facts["dice"] = faces(facts.pop(name))
    sentence = lang.say(SENTENCES[type(event)](event), **facts)
    if facts.get("falls"):
        return f"{sentence}. {lang.say(FALLS, falls=facts['falls'])}"
    return sentence


def faces(dice: Faces) -> str:
    """The faces of dice in one row.

    >>> faces((1, 5, 3))
    '1 5 3'
    """
    return " ".join(map(str, dice))
