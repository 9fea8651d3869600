"""Operations mean the same whichever meaning is tried first."""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest

from thousand.kernels.resolving import built_in_first


def sums(a: int, b: int) -> tuple[float, ...]:
    """Of numbers."""
    return a + b, a - b, a * b, a // b, a % b, a / b, -a, max(a, b), min(a, b)


def sets(a: int, b: int) -> tuple[int, ...]:
    """Of numbers as sets of bits."""
    return a & b, a | b, a ^ b, a << b, a >> b, ~a


def order(a: int, b: int) -> tuple[bool, ...]:
    """What is more and what is true."""
    return a < b, a <= b, a == b, a != b, a > b, a >= b, not a, bool(b), a in (1, b)


def arrays(a: int, b: int) -> tuple[int, ...]:
    """What arrays hold."""
    one, two = np.arange(4), np.arange(12).reshape(3, 4)
    one[2] = a
    one[-1] += b
    two[1] = one
    two[2, b & 1] = one[a & 1]
    return one[0], one[-1], one[1:].sum(), two[1][2], two[2, -1], two[:, 1].sum(), len(two)


@pytest.mark.parametrize("operations", [sums, sets, order, arrays])
@pytest.mark.parametrize(("a", "b"), [(13, 3), (-13, 3), (0, 1), (7, 7)])
def test_what_python_says(operations: Callable[[int, int], tuple[Any, ...]], a: int, b: int) -> None:
    built_in_first()
    assert numba.njit(operations)(a, b) == operations(a, b)
