"""The page of findings: an opening, sections in a fixed order, remarks."""

import platform
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "findings-dice.md"

HEAD = """# What the solution of the dice game says

Two players who both play as well as can be: a chance to win for every pair of statuses. The figures come from
the values that ship with the package. This page is made anew by

    .venv/bin/python -m tools.findings

or a section of it by its name (`perfect`, `simpler`, `entries`, `three`, `more`, `rules`, `alone`), and the
values by `thousand solve dice --preset NAME`, with `--players 3` those of three.
"""

REMARKS = """## Remarks

- `thousand solve dice --players 3 --preset NAME` solves three players as far as memory reaches; at its end it
  says how near to an equilibrium it came. `home` has 4 · 10⁶ triples; `kubiki`, `ussr` and
  `classic-no-barrel`, of 2 · 10⁸ each, take 4 GB, `three-barrels` 9 GB, and `classic` 68 GB.
- `three-barrels` has no lowest score; its tables end at −300, and lower scores are taken for −300. Its
  figures are those of the game so abridged.
- `home` remembers entry scores; its tables know eight of them, and but for the section on entry scores its
  figures are those of the game so abridged.
- Games in bulk look perfect turns up in the values on the way, 64 games of equal movers at a time; the others
  keep a stored policy. Where dice may be chosen, a policy of thresholds keeps all that scores.
- Bolts keep `classic` going: without them two players who both stand just below the barrel may do best by
  banking nothing, turn after turn, so that the game need not end and has no solution. `thousand solve dice`
  says so.
"""


def put(title: str, lines: Sequence[str], order: Sequence[str]) -> None:
    """Put a section in its place; the others stay as they are."""
    sections = _sections() | {title: "\n".join([f"## {title}", "", *lines, ""])}
    parts = [HEAD, *(sections[name].rstrip() + "\n" for name in order if name in sections), REMARKS]
    PAGE.write_text("\n".join(parts), encoding="utf-8")


def _sections() -> dict[str, str]:
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    found = [f"## {part}" for part in text.split("\n## ")[1:]]
    return {part.partition("\n")[0].removeprefix("## "): part for part in found}


def made_by(section: str) -> str:
    """The command and the release a section comes from."""
    release = f"thousand {version('thousand')}, Python {platform.python_version()}"
    return f"`python -m tools.findings {section}`, {release}."
