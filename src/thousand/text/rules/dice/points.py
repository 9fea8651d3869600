"""What a throw is worth: the table of combinations and how a throw is read."""

from collections.abc import Iterator

from thousand.dice.options import Options
from thousand.dice.scoring import highest_reading
from thousand.text.catalogue import message
from thousand.text.dice import faces
from thousand.text.rules.document import Block, Table
from thousand.text.rules.scribe import Scribe

FACE = message("Face")
ONE_DIE = message("one die")
THREE_ALIKE = message("three alike")
FOUR_ALIKE = message("four alike")
FIVE_ALIKE = message("five alike")
WINS = message("wins")
NOTHING = "–"

BY_FACE = message("Points for dice that show the same face:")
STRAIGHTS = message(
    "Five dice in a row are a straight: 1 2 3 4 5 is worth {small} points, 2 3 4 5 6 is worth {big}."
)
SMALL_STRAIGHT = message("Five dice in a row, 1 2 3 4 5, are a straight worth {small} points.")
BIG_STRAIGHT = message("Five dice in a row, 2 3 4 5 6, are a straight worth {big} points.")
ONE_THROW = message("A combination must fall in one throw; dice set aside earlier never become part of it.")
HIGHEST = message("A throw is read at its highest value: four alike are not three and one over.")
NEEDS_ALL = message("A straight takes all five dice, so it can only fall when all five are thrown.")
FIVE_WINS = message(
    "Five alike win the game at once, whatever the score and even before entry: the score becomes {target}."
)
EXAMPLES = message("Examples:")
THROW = message("Throw")
POINTS = message("points")
LEFT = message("dice left")
THROWN = (
    (1, 5, 3, 3, 4),
    (1, 2, 4, 5, 6),
    (3, 3, 3, 1, 5),
    (4, 4, 4, 4, 2),
    (1, 1, 5, 5, 5),
    (1, 2, 3, 4, 5),
)


def points(scribe: Scribe[Options]) -> Iterator[Block]:
    """Every combination that scores, with examples."""
    yield scribe.rule(scribe.say(BY_FACE), keys="singles three four five")
    yield _by_face(scribe)
    yield from _straights(scribe)
    options = scribe.options
    yield scribe.rule(
        scribe.say(ONE_THROW),
        scribe.say(HIGHEST) if options.four else "",
        scribe.say(NEEDS_ALL) if _played_straights(options) else "",
        numbers="D1",
    )
    if options.five == "win":
        yield scribe.rule(scribe.say(FIVE_WINS, target=options.target), numbers="D5", keys="five")
    yield scribe.rule(scribe.say(EXAMPLES))
    yield _examples(scribe)


def _by_face(scribe: Scribe[Options]) -> Table:
    options = scribe.options
    singles = (options.singles.ones, 0, 0, 0, options.singles.fives, 0)
    wins = (scribe.say(WINS),) * 6
    columns = {FACE: tuple(map(str, range(1, 7))), ONE_DIE: _shown(singles)}
    if options.three:
        columns[THREE_ALIKE] = _shown(options.three)
    if options.four:
        columns[FOUR_ALIKE] = _shown(options.four)
    if options.five:
        columns[FIVE_ALIKE] = wins if options.five == "win" else _shown(options.five)
    return Table(tuple(map(scribe.say, columns)), tuple(zip(*columns.values(), strict=True)))


def _shown(values: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(str(value) if value else NOTHING for value in values)


def _played_straights(options: Options) -> tuple[int, ...]:
    rule = options.straights
    return tuple(filter(None, (rule.small, rule.big))) if rule else ()


def _straights(scribe: Scribe[Options]) -> Iterator[Block]:
    rule = scribe.options.straights
    match rule and (bool(rule.small), bool(rule.big)):
        case (True, True):
            sentence = STRAIGHTS
        case (True, False):
            sentence = SMALL_STRAIGHT
        case (False, True):
            sentence = BIG_STRAIGHT
        case _:
            return
    if rule:
        yield scribe.rule(scribe.say(sentence, small=rule.small, big=rule.big), keys="straights")


def _examples(scribe: Scribe[Options]) -> Table:
    rows = []
    for throw in THROWN:
        reading = highest_reading(scribe.options, throw)
        rows.append((faces(throw), str(reading.points), str(5 - len(reading.dice))))
    return Table((scribe.say(THROW), scribe.say(POINTS), scribe.say(LEFT)), tuple(rows))
