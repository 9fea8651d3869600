"""Лист: the score sheet of dice with its marks: bolts, the shovel of a pit, a barrel with its turns left."""

from collections.abc import Iterator, Sequence

from thousand.cli import sheets
from thousand.cli.dice_drawing import Strokes, strokes
from thousand.cli.tables import Scene
from thousand.core.seats import Seat, seats
from thousand.dice.options import Options
from thousand.dice.ranges import range_at
from thousand.dice.stake import payments
from thousand.dice.state import Account, State
from thousand.notation.dice_status import falls_limit, marks
from thousand.text import dice_table as words
from thousand.text.catalogue import message

ENTRY = message("entry {minimum}")
ENTERED_WITH = message("entered with {entry}")


def sheet(view: State, scene: Scene) -> list[str]:
    """A line for each player: whose turn it is, name, score, marks with their words."""
    return [row for seat in seats(len(view.accounts)) for row in _lines(view, seat, scene)]


def _lines(view: State, seat: Seat, scene: Scene) -> Iterator[str]:
    is_next = view.winner is None and seat == view.to_move
    mark = strokes(scene.terminal).turn if is_next or seat == view.winner else " "
    yield from sheets.rows(scene, seat, view.accounts[seat].score, [*_words(view, seat, scene)], mark)


def _words(view: State, seat: Seat, scene: Scene) -> Iterator[str]:
    """The marks of one player with their meaning, the most pressing first."""
    account, options = view.accounts[seat], view.options
    say, ink = scene.lang.say, strokes(scene.terminal)
    if seat == view.winner:
        yield say(words.HAS_WON)
        yield from _stake(view, seat, scene)
        return
    if not account.entered and options.entry is not None:
        yield f"{ink.door} {say(ENTRY, minimum=options.entry)}"
    yield from _standing(account, options, scene)
    if options.bolts and account.bolts:
        count, limit = account.bolts, options.bolts.limit
        yield f"{_filled(ink.bolt, ink.no_bolt, count, limit)} {say(words.BOLT_OF, count=count, of=limit)}"
    if options.dots and account.dots:
        count, limit = account.dots, options.dots.limit
        yield f"{_filled(ink.dot, ink.no_dot, count, limit)} {say(words.DOT_OF, count=count, of=limit)}"
    if account.falls:
        yield f"{ink.fall} {say(words.FALL_OF, count=account.falls, of=falls_limit(options))}"
    if account.entered and "e" in marks(options):
        yield say(ENTERED_WITH, entry=account.entry)
    yield from _stake(view, seat, scene)


def _stake(view: State, seat: Seat, scene: Scene) -> Iterator[str]:
    """What the player gets or pays once the game is over, where it is played for a stake."""
    if view.options.stake is None or view.winner is None:
        return
    amount = payments(view.options.stake, view)[seat]
    yield scene.lang.say(words.GETS_STAKES if amount > 0 else words.PAYS_STAKE, amount=abs(amount))


def _standing(account: Account, options: Options, scene: Scene) -> Iterator[str]:
    """The pit or barrel the player is in."""
    found, ink, say = range_at(options, account.score), strokes(scene.terminal), scene.lang.say
    if found is None:
        return
    if found.barrel is None:
        yield f"{ink.pit} {say(words.IN_PIT, top=found.top)}"
    elif account.turns:
        yield f"{ink.barrel.format(turns=account.turns)} {say(words.ON_BARREL_FOR, turns=account.turns)}"
    else:
        mark = ink.barrel.format(turns=" ")
        yield f"{mark} {say(words.ON_BARREL)}"


def _filled(mark: str, blank: str, count: int, limit: int) -> str:
    return mark * count + blank * (limit - count)


def standing(view: State, scene: Scene) -> str:
    """The scores in one row."""
    return sheets.standing([account.score for account in view.accounts], scene)


def history(views: Sequence[State], scene: Scene) -> list[str]:
    """A column for each player, a row for each round: the score, and a sign for what weighs on it."""
    ink = strokes(scene.terminal)
    cells = [[_cell(account, view.options, ink, scene) for account in view.accounts] for view in views]
    return sheets.columns(cells, scene)


def _cell(account: Account, options: Options, ink: Strokes, scene: Scene) -> str:
    """Score and signs of one player at the end of a round."""
    found = range_at(options, account.score)
    signs = [
        ink.door if not account.entered else "",
        ink.pit if found is not None and found.barrel is None else "",
        ink.barrel.format(turns=account.turns or " ") if found is not None and found.barrel else "",
        ink.bolt * account.bolts,
        ink.dot * account.dots,
    ]
    return " ".join([scene.lang.number(account.score), *filter(None, signs)])
