"""The examples in the rules' own docstrings."""

import doctest
import importlib
import pkgutil

import pytest

import thousand.dice

MODULES = [found.name for found in pkgutil.walk_packages(thousand.dice.__path__, "thousand.dice.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
