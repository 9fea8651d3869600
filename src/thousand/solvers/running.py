"""Solvers are generators of progress; here are ways to run one."""

from collections.abc import Generator
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")


def finished(work: Generator[P, None, R]) -> R:
    """The result of ``work``, its progress passed over."""
    while True:
        try:
            next(work)
        except StopIteration as ending:
            return ending.value
