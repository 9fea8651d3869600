"""The weights of how players choose cards, for three players who follow suit.

They are fitted to what bots did by ``python -m benchmarks.bench_cards_habits``.
"""

import re
from importlib.resources import files
from typing import Final

import numpy as np

from thousand.core.errors import CodedError, declare
from thousand.kernels.cards.habits import TRAITS
from thousand.kernels.cards.jit import Ints

SPOILT: Final = declare("tables/spoilt", "file")
"""A file that comes with the program is no longer what it was."""
NAME: Final = "habits.txt"
WEIGHT: Final = re.compile(rb"-?[0-9]{1,5}")
"""More digits would be more than chances can be counted with."""


def read(data: bytes) -> Ints:
    """The weights of a file of them.

    Raises:
        CodedError: it is damaged.
    """
    numbers = data.split()
    if len(numbers) != TRAITS or not all(map(WEIGHT.fullmatch, numbers)):
        raise CodedError(SPOILT, file=NAME)
    return np.array([int(each) for each in numbers], np.int64)


HABITS: Final = read(files("thousand.tables").joinpath("cards", NAME).read_bytes())
