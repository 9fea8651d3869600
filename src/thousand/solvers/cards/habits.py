"""The weights of how players choose cards, for three players who follow suit.

They are fitted to what bots did by ``python -m benchmarks.bench_cards_habits``.
"""

from importlib.resources import files
from typing import Final

import numpy as np

from thousand.core.errors import CodedError
from thousand.kernels.cards.habits import TRAITS
from thousand.kernels.cards.jit import Ints
from thousand.tables.sealed import DAMAGED

NAME: Final = "habits.txt"


def read(text: str) -> Ints:
    """The weights of a file of them.

    Raises:
        CodedError: it is damaged.
    """
    numbers = text.split()
    if len(numbers) != TRAITS or not all(each.lstrip("-").isdecimal() for each in numbers):
        raise CodedError(DAMAGED, file=NAME)
    return np.array([int(each) for each in numbers], np.int64)


HABITS: Final = read(files("thousand.tables").joinpath("cards", NAME).read_text(encoding="ascii"))
