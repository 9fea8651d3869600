"""Make the page anew: ``python -m tools.findings``, or only the sections named: ``… alone rules``.

Each section is put into the page as soon as it is measured, so a run that is stopped loses only the last.
"""

import sys
from collections.abc import Callable, Iterator

from tools.findings import alone, cost, entries, more, page, perfect, simpler, three

SECTIONS: dict[str, tuple[str, Callable[[], Iterator[str]]]] = {
    "perfect": ("Two perfect players", perfect.lines),
    "simpler": ("Perfect play against simpler play", simpler.lines),
    "entries": ("All entry scores", entries.lines),
    "three": ("Three players", three.lines),
    "more": ("Matches of three and four", more.lines),
    "rules": ("How much each rule matters", cost.lines),
    "alone": ("One player alone", alone.lines),
}


def main() -> None:
    """Measure and write."""
    wanted = sys.argv[1:] or list(SECTIONS)
    unknown = [name for name in wanted if name not in SECTIONS]
    if unknown:
        sys.exit(f"there is no section {unknown[0]}; there are {', '.join(SECTIONS)}")
    titles = [title for title, _ in SECTIONS.values()]
    for name in wanted:
        title, lines = SECTIONS[name]
        page.put(title, list(lines()), titles)


if __name__ == "__main__":
    main()
