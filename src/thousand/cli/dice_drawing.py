"""Кости нарисованные: faces with their pips, and the marks of the score sheet."""

from collections.abc import Sequence
from dataclasses import dataclass

from thousand.cli.terminal import Style, Terminal, side_by_side

WIDTH, HEIGHT = 9, 5
"""Columns and rows of a die."""
ROW = 5 * WIDTH + 4
"""Columns of five dice side by side."""

PIPS = {
    0: ("       ", "       ", "       "),
    1: ("       ", "   o   ", "       "),
    2: (" o     ", "       ", "     o "),
    3: (" o     ", "   o   ", "     o "),
    4: (" o   o ", "       ", " o   o "),
    5: (" o   o ", "   o   ", " o   o "),
    6: (" o   o ", " o   o ", " o   o "),
}
"""The three rows of each face; 0 is a die that has not fallen yet."""


@dataclass(frozen=True, slots=True)
class Strokes:
    """What dice and marks are drawn with."""

    top: str
    side: str
    bottom: str
    pip: str
    kept: str
    """Stands below a die that scored."""
    bolt: str
    no_bolt: str
    pit: str
    barrel: str
    dot: str
    no_dot: str
    fall: str
    door: str
    filled: str
    empty: str
    turn: str


FINE = Strokes(
    top="╭───────╮", side="│", bottom="╰───────╯", pip="●", kept="▔▔▔▔▔▔▔▔▔",
    bolt="▮", no_bolt="▯", pit="─◗", barrel="▐{turns}▌", dot="●", no_dot="○", fall="↓", door="⇥",
    filled="█", empty="░", turn="▸",
)  # fmt: skip
PLAIN = Strokes(
    top="+-------+", side="|", bottom="+-------+", pip="o", kept="=========",
    bolt="#", no_bolt="-", pit="-D", barrel="[{turns}]", dot="*", no_dot=".", fall="v", door="->|",
    filled="#", empty=".", turn=">",
)  # fmt: skip


def strokes(terminal: Terminal) -> Strokes:
    """What ``terminal`` can draw with."""
    return FINE if terminal.unicode else PLAIN


def die(face: int, ink: Strokes) -> list[str]:
    r"""One die as five rows.

    >>> print("\n".join(die(5, PLAIN)))
    +-------+
    | o   o |
    |   o   |
    | o   o |
    +-------+
    """
    rows = (f"{ink.side}{row.replace('o', ink.pip)}{ink.side}" for row in PIPS[face])
    return [ink.top, *rows, ink.bottom]


def dice(faces: Sequence[int], kept: Sequence[bool], terminal: Terminal) -> list[str]:
    """Dice side by side, those that are ``kept`` bright and underlined."""
    ink = strokes(terminal)
    pictures = []
    for face, is_kept in zip(faces, kept, strict=True):
        style = Style.STRONG if is_kept else Style.FAINT if any(kept) or not face else None
        foot = ink.kept if is_kept else " " * WIDTH
        pictures.append([terminal.paint(row, style) for row in (*die(face, ink), foot)])
    return side_by_side(pictures)


def bar(part: int, whole: int, columns: int, ink: Strokes) -> str:
    """How much of ``whole`` is there, as a bar; it is full only when nothing is missing."""
    filled = columns if part >= whole else min(columns - 1, columns * max(part, 0) // whole)
    return ink.filled * filled + ink.empty * (columns - filled)
