"""Бочки: the last stretch before the target, and sometimes others on the way."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from thousand.dice.options import Barrel, BelowStart, Options
from thousand.text.catalogue import message, plural
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

THE_LAST = message(
    "From {start} points on you sit on the barrel. There only the target helps: you may bank nothing but a "
    "turn with which you reach {top}, and that wins. At {start} you need {missing} points in one turn."
)
ON_THE_WAY = plural(
    "There is a barrel on the way: {ranges}. Its lower edge is already on the barrel, its upper edge is "
    "past it.",
    "There are barrels on the way: {ranges}. The lower edge is already on the barrel, the upper edge is "
    "past it.",
    "count",
)
ONE_TURN = message(
    "Whoever sits on a barrel has to leave it in one turn: you may bank only when your score and the "
    "points of the turn together reach the upper edge. At {score}, for instance, you need {missing} "
    "points or more."
)
LAST_ENDS_AT_TARGET = message("The last barrel ends at the target, {target}: leaving it wins.")
CUT = message("Whoever climbs the barrel is written exactly {start}, however much was thrown.")
CUT_TO_ITS_START = message(
    "Whoever climbs a barrel is written exactly its lower edge, however much was thrown."
)
UNCUT = message("What you have above the lower edge stays with you: from {score} you need only {missing}.")
NO_JUMP = message(
    "The barrel cannot be jumped: a turn that begins below it ends on it, even if the points would have been "
    "enough to win."
)
JUMP = message("A single turn may also go past the whole barrel.")
JUMP_WINS = message("A single turn from below the barrel may also reach the target, and wins.")
MUST_STOP = message(
    "As soon as your score and the points of the turn reach {start}, you have to stop and bank."
)
AFTER_CONFIRMING = message(
    "Only when that throw has used all five dice does the confirming throw come first, and it can still "
    "lose the turn."
)
FREE_ON_BARREL = message("On the barrel itself you may throw on as long as you like.")
TURNS = plural(
    "You have {turns} turn to leave the barrel; the turn in which you climb it is not counted.",
    "You have {turns} turns to leave the barrel; the turn in which you climb it is not counted.",
    "turns",
)
NO_TURNS = message(
    "You may stay on the barrel as long as it takes: a failed turn costs nothing but the turn."
)
FALL = message(
    "If you do not make it, you fall and lose {points} points. A fall always leaves the barrel: if your "
    "score would still be on it, you are written {points} less than its lower edge."
)
FALL_BELOW = message("If you do not make it, you fall to {points} points below the lower edge of the barrel.")
FALLS = plural(
    "Falls are counted. With {falls} fall you lose everything: the score becomes 0, and the count begins "
    "anew.",
    "Falls are counted. With {falls} falls you lose everything: the score becomes 0, and the count begins"
    " anew.",
    "falls",
)
FALLS_SURVIVE = message("The dump truck does not wipe out falls.")
EXCLUSIVE = message(
    "There is room for only one: when another player climbs the barrel, whoever sat there is knocked off at "
    "once, no matter which of the two is ahead."
)
KNOCKED_FALLS = message("Being knocked off is a fall like any other.")
KNOCKED_FALLS_COUNTED = message("Being knocked off is a fall like any other and is counted as one.")
KNOCKED_TO_ENTRY = message(
    "Whoever is knocked off goes back to the score written down at the entry; if that is itself on the "
    "barrel, to {entry}. The entry score stays the same for the whole game."
)
NOT_TWICE = message("Who is knocked off is not overtaken on top of it.")
WINNER_KNOCKS_NOBODY = message("A turn that wins knocks nobody off.")
SHARED = message("Any number of players may sit on it at the same time.")
BY_LOSS = message("A loss counts as well: where it leaves your score within a barrel, you sit on it.")
BY_LOSS_ALONE = message(
    "A loss that leaves your score within a barrel seats you there with all turns and knocks nobody off; the "
    "next player who climbs it knocks off all who sit there."
)


def barrels(scribe: Scribe[Options]) -> Iterator[Block]:
    """Where the barrels are, and for each kind of them what holds on it."""
    played = scribe.options.barrels or ()
    for _, group in groupby(played, key=lambda barrel: replace(barrel, start=0, top=None)):
        alike = tuple(group)
        yield from _where(scribe, alike)
        yield from _climbing(scribe, alike)
        yield from _staying(scribe, alike[0])
        yield from _company(scribe, alike[0])
    if len(played) > 1:
        alone = any(barrel.exclusive for barrel in played)
        sentence, number = (BY_LOSS_ALONE, "D45") if alone else (BY_LOSS, "D16")
        yield scribe.rule(scribe.say(sentence), numbers=number)


def _top(options: Options, barrel: Barrel) -> int:
    return options.target if barrel.top is None else barrel.top


def _step(options: Options, barrel: Barrel) -> int:
    """How far above the start an example may lie: half the barrel, 0 where it holds a single score."""
    return (_top(options, barrel) - barrel.start) // 10 * 5


def _where(scribe: Scribe[Options], alike: tuple[Barrel, ...]) -> Iterator[Block]:
    options, first = scribe.options, alike[0]
    top = _top(options, first)
    keys = "barrels.start barrels.top"
    if len(alike) == 1 and top == options.target:
        sentence = scribe.say(THE_LAST, start=first.start, top=top, missing=top - first.start)
        yield scribe.rule(sentence, numbers="D15 D44", keys=keys)
        return
    edges = tuple(f"{barrel.start}–{_top(options, barrel)}" for barrel in alike)
    score = first.start + min(5, _step(options, first))
    yield scribe.rule(
        scribe.say(ON_THE_WAY, ranges=edges, count=len(alike)),
        scribe.say(ONE_TURN, score=score, missing=top - score),
        numbers="D15",
        keys=keys,
    )
    if _top(options, alike[-1]) == options.target:
        yield scribe.rule(scribe.say(LAST_ENDS_AT_TARGET, target=options.target), numbers="D44")


def _climbing(scribe: Scribe[Options], alike: tuple[Barrel, ...]) -> Iterator[Block]:
    options, first = scribe.options, alike[0]
    wins = len(alike) == 1 and _top(options, first) == options.target
    if first.cut:
        cut = scribe.say(CUT, start=first.start) if len(alike) == 1 else scribe.say(CUT_TO_ITS_START)
        yield scribe.rule(cut, numbers="D18", keys="barrels.cut")
    elif step := min(25, _step(options, first)):
        score = first.start + step
        uncut = scribe.say(UNCUT, score=score, missing=_top(options, first) - score)
        yield scribe.rule(uncut, keys="barrels.cut")
    jump = scribe.say((JUMP_WINS if wins else JUMP) if first.jump else NO_JUMP)
    yield scribe.rule(jump, keys="barrels.jump")
    if first.cut and not first.jump and first.turns is None:
        confirming = scribe.say(AFTER_CONFIRMING) if options.hot != "optional" else ""
        yield scribe.rule(
            scribe.say(MUST_STOP, start=first.start), confirming, scribe.say(FREE_ON_BARREL), numbers="D30"
        )


def _staying(scribe: Scribe[Options], barrel: Barrel) -> Iterator[Block]:
    if barrel.turns is None:
        yield scribe.rule(scribe.say(NO_TURNS), keys="barrels.turns")
    else:
        yield scribe.rule(
            scribe.say(TURNS, turns=barrel.turns),
            _fall(scribe, barrel),
            numbers="D17 D19",
            keys="barrels.turns barrels.fall",
        )
    if barrel.falls is not None:
        yield scribe.rule(scribe.say(FALLS, falls=barrel.falls), numbers="D21", keys="barrels.falls")
        if scribe.options.dump:
            yield scribe.rule(scribe.say(FALLS_SURVIVE), numbers="D36")


def _fall(scribe: Scribe[Options], barrel: Barrel) -> str:
    match barrel.fall:
        case BelowStart(below_start=points):
            return scribe.say(FALL_BELOW, points=points)
        case int(points):
            return scribe.say(FALL, points=points)
        case None:
            return ""


def _company(scribe: Scribe[Options], barrel: Barrel) -> Iterator[Block]:
    options = scribe.options
    if not barrel.exclusive:
        yield scribe.rule(scribe.say(SHARED), keys="barrels.exclusive")
        return
    yield scribe.rule(scribe.say(EXCLUSIVE), numbers="D20 D34", keys="barrels.exclusive")
    if barrel.knock == "entry":
        sentence = scribe.say(KNOCKED_TO_ENTRY, entry=options.entry or 0)
        yield scribe.rule(sentence, numbers="D31", keys="barrels.knock")
    else:
        sentence = scribe.say(KNOCKED_FALLS if barrel.falls is None else KNOCKED_FALLS_COUNTED)
        yield scribe.rule(sentence, keys="barrels.knock")
    spared = [scribe.say(NOT_TWICE)] if options.overtake else []
    yield scribe.rule(*spared, scribe.say(WINNER_KNOCKS_NOBODY))
