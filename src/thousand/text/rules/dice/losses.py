"""Самосвал, обгон, точки: what takes points away besides bolts and falls, and how far down a score can go."""

from collections.abc import Iterator

from thousand.dice.options import Dots, Dump, Options
from thousand.text.catalogue import message, plural
from thousand.text.rules.dice.entry import IN_A_PIT, ON_THE_BARREL
from thousand.text.rules.dice.pits import any_penalty
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

RUNNING = message(
    "Exactly {at} points are the dump truck. Your score and the points of the turn are added up after "
    "every throw: if they make exactly {at}, you lose everything. The score becomes 0 and the turn is "
    "over at once, even where you would have had to throw on."
)
WHOLE_THROW = message(
    "The whole throw counts: at {score} a one and a five together make {total}, and nothing happens; a one "
    "alone would be the dump truck."
)
AFTER_SETTING_ASIDE = message("Where you choose what to set aside, only that counts.")
RECORDED = message(
    "Exactly {at} points are the dump truck: whoever has that score written down goes to 0. During a turn"
    " you may pass {at}; only what you bank counts."
)
BY_CHOICE = message("Nobody keeps you from banking exactly {at}.")
BY_OTHERS = message(
    "It does not matter who caused it: a loss that leaves you at exactly {at} takes you to 0 as well."
)
OVERTAKEN_ONTO = message("So at {score} be careful: one overtaking is enough.")
OVERTAKES_NOBODY = message("A turn that ends under the dump truck overtakes nobody.")

OVERTAKING = message(
    "If a banked turn takes you past another player, that player loses {overtake} points. Past means: you"
    " were behind before and are ahead now; drawing level is not enough."
)
SEVERAL = message(
    "Whoever passes several players at once takes {overtake} from each. Only the scores before the turn "
    "decide who is passed: what they lose then overtakes nobody."
)
NOT_BEFORE_ENTRY = message("Players who have not entered yet cannot be passed.")
ANYWHERE = message("You can be passed wherever you stand, also {places}.")

DOT = message(
    "Only exactly {target} wins. If your score and the points of the turn together go beyond {target}, "
    "you get a dot at once: the turn is over and nothing is banked. It is so before entry, too."
)
DOT_JUDGED = message("Dots are judged after each whole throw.")
DOT_AT_CONFIRMING = message(
    "Where you have to throw all five again and go too far, that is a dot and not a bust."
)
DOTS_TO_ZERO = plural(
    "As soon as you have {limit} dot, it is struck off and you fall: the score becomes 0.",
    "As soon as you have {limit} dots, they are struck off and you fall: the score becomes 0.",
    "limit",
)
DOTS_COST = plural(
    "As soon as you have {limit} dot, it is struck off and you fall by {penalty} points.",
    "As soon as you have {limit} dots, they are struck off and you fall by {penalty} points.",
    "limit",
)
DOTS_FALLS = plural(
    "Falls are counted: with {falls} fall the score becomes 0 instead, and the count begins anew.",
    "Falls are counted: with {falls} falls the score becomes 0 instead, and the count begins anew.",
    "falls",
)
FLOOR = message("No loss takes a score below {floor}: whoever would have less is left with {floor}.")
NO_FLOOR = message("Losses can take a score below zero, without limit.")


def dump_truck(scribe: Scribe[Options]) -> Iterator[Block]:
    """Where the dump truck comes, and whom it hits."""
    options, rule = scribe.options, scribe.options.dump
    if rule is None:
        return
    if rule.when == "running":
        yield scribe.rule(
            scribe.say(RUNNING, at=rule.at),
            _whole_throw(scribe, rule),
            scribe.say(AFTER_SETTING_ASIDE) if options.set_aside == "choice" else "",
            numbers="D22",
            keys="dump",
        )
    else:
        yield scribe.rule(scribe.say(RECORDED, at=rule.at), numbers="D23", keys="dump")
        yield scribe.rule(scribe.say(BY_CHOICE, at=rule.at), numbers="D38")
    if any_penalty(options):
        overtaken = scribe.say(OVERTAKEN_ONTO, score=rule.at + options.overtake) if options.overtake else ""
        yield scribe.rule(scribe.say(BY_OTHERS, at=rule.at), overtaken, numbers="D24")
    if options.overtake:
        yield scribe.rule(scribe.say(OVERTAKES_NOBODY), numbers="D25")


def _whole_throw(scribe: Scribe[Options], rule: Dump) -> str:
    """An example with a one and a five, where both score and the one alone could be the dump truck."""
    singles, score = scribe.options.singles, rule.at - scribe.options.singles.ones
    if not (singles.ones and singles.fives) or score < 0:
        return ""
    return scribe.say(WHOLE_THROW, score=score, total=rule.at + singles.fives)


def overtaking(scribe: Scribe[Options]) -> Iterator[Block]:
    """Who is passed, and what it costs."""
    options = scribe.options
    if options.overtake is None:
        return
    yield scribe.rule(
        scribe.say(OVERTAKING, overtake=options.overtake),
        scribe.say(SEVERAL, overtake=options.overtake),
        scribe.say(NOT_BEFORE_ENTRY) if options.entry else "",
        numbers="D26",
        keys="overtake",
    )
    places = {IN_A_PIT: options.pits, ON_THE_BARREL: options.barrels}
    if told := tuple(scribe.say(place) for place, rule in places.items() if rule):
        yield scribe.rule(scribe.say(ANYWHERE, places=told), numbers="D35")


def dots(scribe: Scribe[Options]) -> Iterator[Block]:
    """What happens beyond an exact target."""
    rule = scribe.options.dots
    if rule is None:
        return
    yield scribe.rule(
        scribe.say(DOT, target=scribe.options.target),
        scribe.say(DOT_JUDGED),
        scribe.say(DOT_AT_CONFIRMING) if scribe.options.hot != "optional" else "",
        _dots_fall(scribe, rule),
        numbers="D39",
        keys="dots",
    )


def _dots_fall(scribe: Scribe[Options], rule: Dots) -> str:
    if rule.falls == 1:
        return scribe.say(DOTS_TO_ZERO, limit=rule.limit)
    cost = scribe.say(DOTS_COST, limit=rule.limit, penalty=rule.penalty)
    return cost if rule.falls is None else f"{cost} {scribe.say(DOTS_FALLS, falls=rule.falls)}"


def lowest(scribe: Scribe[Options]) -> Iterator[Block]:
    """How far down a score can go."""
    floor = scribe.options.floor
    if any_penalty(scribe.options):
        sentence = scribe.say(NO_FLOOR) if floor is None else scribe.say(FLOOR, floor=floor)
        yield scribe.rule(sentence, numbers="D14", keys="floor")
