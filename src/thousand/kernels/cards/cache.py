"""Where compiled kernels of cards lie; asked without loading the compiler."""

from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

from thousand.cards import deck

LAST: Final = "habits.played_out-*.nbc", "worlds.all_between-*.nbc"
"""What is compiled last, by either of two processes."""


@cache
def folder() -> Path:
    """Where the compiled kernels of these sources lie."""
    sources = [Path(deck.__file__), *sorted(Path(__file__).parent.glob("*.py"))]
    stamp = sha256(version("numba").encode())
    for source in sources:
        stamp.update(source.read_bytes())
    return user_cache_path("thousand") / "kernels" / f"cards-{stamp.hexdigest()[:16]}"


def is_cold() -> bool:
    """Whether they are still to be compiled, which takes many seconds."""
    return any(next(folder().rglob(kernel), None) is None for kernel in LAST)
