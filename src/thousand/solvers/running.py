"""Solvers are generators of progress; here are ways to run one."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")


def followed(work: Generator[P, None, R], watch: Callable[[P], object]) -> R:
    """The result of ``work``, each step of which ``watch`` sees; what ends the watch ends the work."""
    with closing(work):
        while True:
            try:
                watch(next(work))
            except StopIteration as ending:
                return ending.value


def finished(work: Generator[P, None, R]) -> R:
    """The result of ``work``, its progress passed over."""
    return followed(work, lambda _: None)
