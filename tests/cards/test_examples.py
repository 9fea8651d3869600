"""The examples in the docstrings of cards are true."""

import doctest
import pkgutil
from importlib import import_module

import pytest

from thousand import cards

MODULES = [module.name for module in pkgutil.walk_packages(cards.__path__, "thousand.cards.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    tried = [doctest.testmod(import_module(name)).attempted for name in MODULES]
    assert sum(tried) >= 20
