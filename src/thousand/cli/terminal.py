"""The terminal: what it can show, how wide it is, and the few ways in which we write to it and ask."""

import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TextIO

NARROW, WIDE = 60, 80
"""The least and the greatest width that we lay out for, in columns."""

PLAIN = str.maketrans(
    {"−": "-", "–": "-", "—": "-", "…": "...", "·": "-", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
     "’": "'", "ʼ": "'", "→": "->", "×": "x", "•": "*", "─": "-", "\N{NO-BREAK SPACE}": " "}
)  # fmt: skip
"""Signs of good print, as a terminal without them writes them."""

JOINED = "\N{NO-BREAK SPACE}%"


class Style(Enum):
    """What a piece of text is, for the terminals that have colour; it is never the only sign."""

    TURN = "33;1"
    LOSS = "31"
    GAIN = "32"
    STRONG = "1"
    FAINT = "2"


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where the user reads and writes."""

    out: TextIO
    columns: int = 80
    rows: int = 24
    unicode: bool = True
    """Whether dice, boxes and marks may be drawn with more than ASCII."""
    colour: bool = False
    redraws: bool = False
    """Whether the screen may be wiped before each question."""
    is_interactive: bool = False
    """Whether somebody is there to answer."""

    def say(self, *lines: str) -> None:
        """Write lines as they are."""
        for line in lines:
            print(self.shown(line), file=self.out)
        self.out.flush()

    def tell(self, *texts: str, indent: int = 0) -> None:
        """Write texts broken into lines that fit."""
        for text in texts:
            self.say(*self.wrapped(text, indent))

    def wrapped(self, text: str, indent: int = 0, hanging: int = 0) -> list[str]:
        """``text`` in lines that fit; lines after the first are ``hanging`` columns further in.

        No line begins with the sign of a percentage.
        """
        lead = " " * indent
        inner = " " * (indent + hanging)
        whole = text.replace(" %", JOINED)
        rows = textwrap.wrap(whole, self.columns, initial_indent=lead, subsequent_indent=inner)
        return [row.replace(JOINED, " %") for row in rows] or [""]

    def shown(self, text: str) -> str:
        """``text`` with what this terminal cannot draw replaced."""
        return text if self.unicode else text.translate(PLAIN)

    def paint(self, text: str, style: Style | None) -> str:
        """``text`` in the colours of ``style``, where there are colours."""
        return f"\x1b[{style.value}m{text}\x1b[0m" if self.colour and style is not None else text

    def fitted(self, text: str, columns: int) -> str:
        """``text`` in exactly ``columns`` columns: filled with spaces or cut."""
        if width(text) > columns:
            cut = "…" if self.unicode else "."
            while width(text) > columns - 1:
                text = text[:-1]
            text += cut
        return text + " " * (columns - width(text))

    def wipe(self) -> None:
        """Begin a new screen, or a new paragraph where screens cannot be wiped."""
        print("\x1b[H\x1b[2J\x1b[3J" if self.redraws else "", file=self.out, end="" if self.redraws else "\n")

    def clear(self) -> None:
        """Put what is on the screen out of sight: wiped, or pushed up by a screenful of empty lines."""
        if not self.redraws:
            self.say(*[""] * self.rows)
        self.wipe()

    def rule(self) -> str:
        """A line across."""
        return self.paint(("─" if self.unicode else "-") * self.columns, Style.FAINT)

    def ask(self, prompt: str = "") -> str | None:
        """One line of the user's, None at the end of the input."""
        try:
            return input(self.shown(f"{prompt}{'›' if self.unicode else '>'} ")).strip()
        except EOFError:
            self.say()
            return None


def of_process(environment: Mapping[str, str] = os.environ) -> Terminal:
    """The terminal this process writes to, by the environment and what the streams are."""
    columns, rows = shutil.get_terminal_size()
    is_screen = sys.stdout.isatty() and environment.get("TERM", "dumb") != "dumb"
    return Terminal(
        out=sys.stdout,
        columns=max(NARROW, min(columns, WIDE)) if sys.stdout.isatty() else 80,
        rows=rows,
        unicode=draws_unicode(environment, sys.stdout.encoding or ""),
        colour=is_screen and not environment.get("NO_COLOR"),
        redraws=is_screen and sys.stdin.isatty(),
        is_interactive=sys.stdout.isatty() and sys.stdin.isatty(),
    )


def draws_unicode(environment: Mapping[str, str], encoding: str) -> bool:
    """Whether the terminal may be trusted with more than ASCII.

    Under ``LANG=C`` Python writes UTF-8 all the same, so the environment is asked as well; one that says
    nothing is a bare container, whose terminal is as good as any.

    >>> draws_unicode({"LANG": "C"}, "utf-8"), draws_unicode({"LANG": "ru_RU.UTF-8"}, "utf-8")
    (False, True)
    """
    if encoding.lower().replace("-", "") != "utf8":
        return False
    names = [environment.get("LC_ALL"), environment.get("LANG")]
    asked = next(filter(None, names), "utf-8").lower().replace("-", "")
    return "utf8" in asked


def printable(text: str) -> str:
    """``text`` without the characters that would do something to a terminal instead of being read."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def width(text: str) -> int:
    """How many columns ``text`` takes on a screen."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def side_by_side(pictures: Iterable[list[str]], gap: str = " ") -> list[str]:
    """Pictures of the same height, one beside the other."""
    return [gap.join(row) for row in zip(*pictures, strict=True)]
