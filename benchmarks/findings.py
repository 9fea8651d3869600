"""Findings on cards: each section of the page is written by the command that measures it, machine and all."""

import platform
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "findings-cards.md"


def machine() -> str:
    """What the figures were measured on."""
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    cpu = names[0] if names else platform.processor() or platform.machine()
    return f"{cpu}, one core, Python {platform.python_version()}, numba {version('numba')}"


def tell(title: str, lines: Sequence[str], wanted: Namespace, *places: str) -> None:
    """Print a section; where ``wanted`` asks to write, put it on the page, with its ``command``."""
    print(title, *lines, sep="\n", flush=True)
    if wanted.write:
        made = f"`{command(wanted, *places)}`; thousand {version('thousand')}; {machine()}."
        write(title, [*lines, "", made])


def command(wanted: Namespace, *places: str) -> str:
    """The command that comes to the same again: all that was ``wanted``, defaults too.

    ``places``: the arguments without a name. Files are named without their folders.
    """
    words = ["python -m", f"benchmarks.{Path(sys.argv[0]).stem}"]
    given = dict(vars(wanted))
    for name in places:
        value = given.pop(name)
        words += [value] if isinstance(value, str) else value
    for name, value in given.items():
        match value:
            case None | False:
                pass
            case True:
                words.append(f"--{name}")
            case Path():
                words.append(f"--{name} {value.name}")
            case _:
                words.append(f"--{name} {value}")
    return " ".join(words)


def write(title: str, lines: Sequence[str]) -> None:
    """Put a section in its place on the page, or at its end."""
    text = PAGE.read_text(encoding="utf-8")
    head = f"## {title}\n"
    body = "\n".join([head, *lines, ""])
    before, found, after = text.partition(head)
    rest = after.find("\n## ")
    tail = after[rest + 1 :] if found and rest >= 0 else ""
    PAGE.write_text(before.rstrip() + "\n\n" + body + ("\n" + tail if tail else ""), encoding="utf-8")


def rate(made: Sequence[bool]) -> str:
    """How many of so many, in words of a table."""
    return f"{100 * sum(made) / len(made):.0f} % of {len(made)}" if made else "none"
