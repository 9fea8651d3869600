"""How kernels of dice are compiled: at their first call, kept on disk, and anew when any source changes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba import njit

from thousand.kernels.keeping import folder_of, kept_in

FOLDER = folder_of("dice", sorted(Path(__file__).parent.glob("*.py")))


def integer_jit(function: Callable[..., Any]) -> Any:
    """``function`` compiled, its sums in the order in which they are written."""
    with kept_in(FOLDER):
        return njit(cache=True, nogil=True)(function)


def jit(function: Callable[..., Any]) -> Any:
    """The same where floats may be added in any order, which makes loops over lanes several times as fast."""
    with kept_in(FOLDER):
        return njit(cache=True, nogil=True, fastmath=True)(function)
