"""Where compiled kernels of cards lie; asked without loading the compiler."""

from functools import cache
from pathlib import Path
from typing import Final

from thousand.cards import deck
from thousand.kernels.keeping import folder_of

LAST: Final = "habits.played_out-*.nbc", "worlds.all_between-*.nbc"
"""What is compiled last, by either of two processes."""


@cache
def folder() -> Path:
    """Where the compiled kernels of these sources lie."""
    sources = [Path(deck.__file__), *sorted(Path(__file__).parent.glob("*.py"))]
    return folder_of("cards", sources)


def is_cold() -> bool:
    """Whether they are still to be compiled, which takes many seconds."""
    return any(next(folder().rglob(kernel), None) is None for kernel in LAST)
