"""The examples in the docstrings of bots and tables of cards are true."""

import doctest
import pkgutil
from importlib import import_module
from types import ModuleType

import pytest

from thousand.bots import cards as bots
from thousand.tables import cards as tables


@pytest.mark.parametrize("package", [bots, tables], ids=lambda package: package.__name__)
def test_examples(package: ModuleType) -> None:
    names = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    found = [doctest.testmod(import_module(name)) for name in names]
    assert sum(one.attempted for one in found) >= 3
    assert sum(one.failed for one in found) == 0
