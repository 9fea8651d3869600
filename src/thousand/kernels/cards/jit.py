"""How kernels of cards are compiled: once, kept on disk, and anew as soon as any of their sources changes."""

from collections.abc import Callable
from typing import Annotated, Any, ParamSpec, TypeVar, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import types
from numpy.typing import NDArray

from thousand.kernels.cards.cache import folder
from thousand.kernels.keeping import kept_in
from thousand.kernels.resolving import built_in_first
from thousand.kernels.undisturbed import undisturbed

P = ParamSpec("P")
R = TypeVar("R")

built_in_first()

Ints = NDArray[np.int64]
Rows = Annotated[NDArray[np.int64], "rows"]
"""An array of arrays."""


TYPES = {
    int: types.int64,
    float: types.float64,
    Ints: types.int64[::1],
    Rows: types.int64[:, ::1],
    type(None): types.void,
}


def _numba_type(hint: Any) -> Any:
    if get_origin(hint) is tuple:
        return types.UniTuple(types.int64, len(get_args(hint)))
    return TYPES[hint]


OPTIONS: Any = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "_nrt": False,
    "no_rewrites": True,
}
"""Kernels take no memory: arrays come from outside and need not be counted, which makes them 3 % faster.

Nor do they work on whole arrays, for which numba rewrites expressions; without that they compile 5 % faster.
"""


def numba_signature(function: Callable[P, R]) -> Any:
    """What the annotations of ``function`` mean to numba."""
    hints = get_type_hints(function, include_extras=True)
    result = _numba_type(hints.pop("return"))
    return result(*(_numba_type(hint) for hint in hints.values()))


def _compiled(function: Callable[P, R], *, called_from_python: bool) -> Callable[P, R]:
    options = OPTIONS | {"no_cpython_wrapper": not called_from_python}
    with kept_in(folder()), undisturbed():
        return numba.njit(numba_signature(function), **options)(function)


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """``function`` compiled at import, as its annotations say, or loaded from disk."""
    return _compiled(function, called_from_python=True)


def helper(function: Callable[P, R]) -> Callable[P, R]:
    """The same for what kernels alone call, in half the time; a call from Python would end the process."""
    return _compiled(function, called_from_python=False)


def part(function: Callable[P, R]) -> Callable[P, R]:
    """A piece of one kernel that calls it in one place: compiled as if it stood there."""
    return numba.njit(inline="always", error_model="numpy")(function)
