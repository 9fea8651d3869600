"""Findings in ``docs``: each section is written by the command that measures it, with machine and version."""

import platform
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"


def machine() -> str:
    """What the figures were measured on."""
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    cpu = names[0] if names else platform.processor() or platform.machine()
    return f"{cpu}, one core, Python {platform.python_version()}, numba {version('numba')}"


def write(page: str, title: str, command: str, seed: int, lines: Sequence[str]) -> None:
    """Put a section in its place on a page of findings, or at its end."""
    path = DOCS / page
    text = path.read_text(encoding="utf-8")
    head = f"## {title}\n"
    body = "\n".join(
        [
            head,
            *lines,
            "",
            f"`{command}`, seed {seed}; thousand {version('thousand')}; {machine()}.",
            "",
        ]
    )
    before, found, after = text.partition(head)
    rest = after.find("\n## ")
    tail = after[rest + 1 :] if found and rest >= 0 else ""
    path.write_text(before.rstrip() + "\n\n" + body + ("\n" + tail if tail else ""), encoding="utf-8")


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table of Markdown."""
    return ["| " + " | ".join(row) + " |" for row in (head, ["---"] * len(head), *rows)]


def rate(made: Sequence[bool]) -> str:
    """How many of so many, in words of a table."""
    return f"{100 * sum(made) / len(made):.0f} % of {len(made)}" if made else "none"
