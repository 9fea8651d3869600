"""Лист: the score sheet of dice with its marks: bolts, the shovel of a pit, a barrel with its turns left."""

from collections.abc import Iterator, Sequence

from thousand.cli.dice_drawing import Strokes, strokes
from thousand.cli.tables import Scene
from thousand.cli.terminal import Style, width
from thousand.core.seats import Seat, seats
from thousand.dice.options import Options
from thousand.dice.ranges import range_at
from thousand.dice.state import Account, State
from thousand.notation.dice_status import falls_limit, marks
from thousand.text import dice_table as words
from thousand.text.catalogue import message

ENTRY = message("entry {minimum}")
ENTERED_WITH = message("entered with {entry}")

STANDING = message("{player} {score}")

NAME, SCORE = 16, 6
"""Columns of a name and of a score."""


def sheet(view: State, scene: Scene) -> list[str]:
    """A line for each player: whose turn it is, name, score, marks with their words."""
    return [row for seat in seats(len(view.accounts)) for row in _lines(view, seat, scene)]


def _lines(view: State, seat: Seat, scene: Scene) -> Iterator[str]:
    terminal, account = scene.terminal, view.accounts[seat]
    is_next = view.winner is None and seat == view.to_move
    is_marked = is_next or seat == view.winner
    widest = min(NAME, max(map(width, scene.players)))
    turn = strokes(terminal).turn if is_marked else " "
    style = Style.TURN if is_marked else None
    head = terminal.paint(f" {turn} {terminal.fitted(scene.players[seat], widest)}", style)
    score = terminal.paint(scene.lang.number(account.score).rjust(SCORE), Style.STRONG)
    indent = 3 + widest + SCORE + 2
    first, *rest = _packed(list(_words(view, seat, scene)), terminal.columns - indent) or [""]
    yield f"{head}{score}  {first}".rstrip()
    for row in rest:
        yield f"{' ' * indent}{row}"


def _packed(words: Sequence[str], columns: int) -> list[str]:
    """The words in as few rows as they fit into."""
    rows: list[str] = []
    for word in words:
        if rows and width(f"{rows[-1]} · {word}") <= columns:
            rows[-1] += f" · {word}"
        else:
            rows.append(word)
    return rows


def _words(view: State, seat: Seat, scene: Scene) -> Iterator[str]:
    """The marks of one player with their meaning, the most pressing first."""
    account, options = view.accounts[seat], view.options
    say, ink = scene.lang.say, strokes(scene.terminal)
    if seat == view.winner:
        yield say(words.HAS_WON)
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
    parts = (
        scene.lang.say(STANDING, player=name, score=account.score)
        for name, account in zip(scene.players, view.accounts, strict=True)
    )
    return " · ".join(parts)


def history(views: Sequence[State], scene: Scene) -> list[str]:
    """A column for each player, a row for each round: the score, and a sign for what weighs on it."""
    ink, columns = strokes(scene.terminal), len(scene.players)
    cell = min(16, (scene.terminal.columns - 4) // columns - 1)
    head = " ".join(scene.terminal.fitted(name, cell) for name in scene.players)
    rows = [scene.terminal.paint(f"     {head}".rstrip(), Style.STRONG), scene.terminal.rule()]
    for number, view in enumerate(views, 1):
        cells = (_cell(account, view.options, ink, scene) for account in view.accounts)
        rows.append(f"{number:4} {' '.join(scene.terminal.fitted(text, cell) for text in cells)}".rstrip())
    return rows


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
