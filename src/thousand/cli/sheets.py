"""Лист: how a score sheet is laid out, whatever the game: a row or a column for each player, or one line."""

from collections.abc import Iterator, Sequence

from thousand.cli.tables import Scene
from thousand.cli.terminal import Style, width
from thousand.core.seats import Seat
from thousand.text.catalogue import message

STANDING = message("{player} {score}")

NAME, SCORE = 15, 6
"""Columns of a name and of a score."""


def rows(scene: Scene, seat: Seat, score: int, words: Sequence[str], mark: str) -> Iterator[str]:
    """The lines of one player: name, score, ``words``; ``mark`` stands before whoever acts or has won."""
    terminal = scene.terminal
    widest = min(NAME, max(map(width, scene.players)))
    style = Style.TURN if mark.strip() else None
    head = terminal.paint(f" {mark} {terminal.fitted(scene.players[seat], widest)}", style)
    number = terminal.paint(scene.lang.number(score).rjust(SCORE), Style.STRONG)
    indent = 3 + widest + SCORE + 2
    first, *rest = packed(words, terminal.columns - indent) or [""]
    yield f"{head}{number}  {first}".rstrip()
    for row in rest:
        yield f"{' ' * indent}{row}"


def packed(words: Sequence[str], columns: int) -> list[str]:
    """The words in as few rows as they fit into."""
    found: list[str] = []
    for word in words:
        if found and width(f"{found[-1]} · {word}") <= columns:
            found[-1] += f" · {word}"
        else:
            found.append(word)
    return found


def standing(scores: Sequence[int], scene: Scene) -> str:
    """The scores in one row."""
    pairs = zip(scene.players, scores, strict=True)
    return " · ".join(scene.lang.say(STANDING, player=name, score=score) for name, score in pairs)


def columns(cells: Sequence[Sequence[str]], scene: Scene) -> list[str]:
    """A column for each player, a numbered row for each of ``cells``."""
    terminal = scene.terminal
    cell = min(16, (terminal.columns - 4) // len(scene.players) - 1)
    head = " ".join(terminal.fitted(name, cell) for name in scene.players)
    found = [terminal.paint(f"     {head}".rstrip(), Style.STRONG), terminal.rule()]
    for number, row in enumerate(cells, 1):
        found.append(f"{number:4} {' '.join(terminal.fitted(text, cell) for text in row)}".rstrip())
    return found
