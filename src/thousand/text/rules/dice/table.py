"""What the game is about, who sits at the table, and who begins."""

from collections.abc import Iterator

from thousand.dice.options import Options
from thousand.text.catalogue import message
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

REACH = message(
    "Whoever is first to have {target} points or more wins. The game ends at that moment, the round is not "
    "played out, and the winner’s score is written down in full, even above {target}."
)
EXACT = message(
    "Whoever is first to have exactly {target} points wins. The game ends at that moment, and the round is "
    "not played out."
)
TABLE = message(
    "From two to eight people play, one after another. You need five dice and a sheet for the scores. On a "
    "proper die opposite faces add up to 7, and the corners are rounded."
)
FIVES = message("All points are multiples of 5; a score that is not has been added up wrongly.")
FIRST = message(
    "To see who begins, everyone throws one die: the highest begins, and those who are level throw again. "
    "Or simply agree on it. After that the turn goes round the table."
)


def goal(scribe: Scribe[Options]) -> Iterator[Block]:
    """What wins, and what is needed to play."""
    options = scribe.options
    wins = REACH if options.finish == "reach" else EXACT
    yield scribe.rule(scribe.say(wins, target=options.target), numbers="D28", keys="target finish")
    yield scribe.rule(scribe.say(TABLE), numbers="D46")
    yield scribe.rule(scribe.say(FIVES), numbers="D29")


def first_player(scribe: Scribe[Options]) -> Iterator[Block]:
    """Who throws first."""
    yield scribe.rule(scribe.say(FIRST), numbers="D27")
