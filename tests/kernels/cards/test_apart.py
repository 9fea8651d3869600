"""A kernel that stands apart: it calls itself and is called by others, and by nobody else."""

import numpy as np
import pytest

from thousand.kernels.cards.apart import apart
from thousand.kernels.cards.jit import Ints, kernel


@apart
def moved(discs: int, start: int, end: int, heights: Ints) -> int:
    """The moves of the tower of Hanoi; ``heights`` counts what comes to and leaves each of three pegs."""
    if discs == 0:
        return 0
    spare = 3 - start - end
    moves = moved(discs - 1, start, spare, heights) + 1
    heights[start] -= 1
    heights[end] += 1
    return moves + moved(discs - 1, spare, end, heights)


@kernel
def tower(discs: int, heights: Ints) -> int:
    """Moves a tower from the first to the last peg."""
    return moved(discs, 0, 2, heights)


def test_it_calls_itself() -> None:
    heights = np.array([10, 0, 0])
    assert tower(10, heights) == 2**10 - 1
    assert heights.tolist() == [0, 0, 10]


def test_python_cannot_call_it() -> None:
    with pytest.raises(NotImplementedError):
        moved(1, 0, 2, np.array([1, 0, 0]))
