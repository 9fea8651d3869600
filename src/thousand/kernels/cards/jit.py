"""How kernels of cards are compiled: once, kept on disk, and anew as soon as any of their sources changes.

Numba looks only at the file of the function it loads, not at the helpers and tables that went into it; so
the folder of compiled kernels is named after all of them.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, ParamSpec, TypeVar, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import types
from numpy.typing import NDArray

from thousand.kernels.cards.cache import folder

P = ParamSpec("P")
R = TypeVar("R")

Ints = NDArray[np.int64]
Rows = Annotated[NDArray[np.int64], "rows"]
"""An array of arrays."""


@contextmanager
def _kept_in(path: Path) -> Generator[None]:
    settings = vars(numba.config)
    before = settings["CACHE_DIR"]
    settings["CACHE_DIR"] = str(path)
    try:
        yield
    finally:
        settings["CACHE_DIR"] = before


TYPES = {int: types.int64, Ints: types.int64[::1], Rows: types.int64[:, ::1], type(None): types.void}


def _numba_type(hint: Any) -> Any:
    if get_origin(hint) is tuple:
        return types.UniTuple(types.int64, len(get_args(hint)))
    return TYPES[hint]


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """``function`` compiled at import, as its annotations say, or loaded from disk."""
    hints = get_type_hints(function, include_extras=True)
    result = _numba_type(hints.pop("return"))
    signature = result(*(_numba_type(hint) for hint in hints.values()))
    with _kept_in(folder()):
        return numba.njit(signature, cache=True, nogil=True, error_model="numpy")(function)


def part(function: Callable[P, R]) -> Callable[P, R]:
    """A piece of one kernel that calls it in one place: compiled as if it stood there."""
    return numba.njit(inline="always", error_model="numpy")(function)
