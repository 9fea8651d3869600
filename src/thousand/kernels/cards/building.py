"""Compiling for the first time on a machine is shared by two processes, each one kernel at a time."""

import sys
from importlib import import_module
from subprocess import DEVNULL, Popen

from thousand.kernels.cards.cache import is_cold
from thousand.kernels.undisturbed import undisturbed

HERE = "sure", "alike", "trying", "masters", "search", "worlds"
BESIDE = "moves", "losses", "shapes", "settled", "layout", "endgames", "habits"
"""Each begins with what the other needs of it: that is found on disk, or else compiled once more."""

ASSISTANT = "from thousand.kernels.cards.building import compile_beside; compile_beside()"


def compile_beside() -> None:
    """Compile what the second process does."""
    _compile(BESIDE)


def build() -> None:
    """Compile the kernels that bots need, unless they lie on disk: the search here, the others beside."""
    if is_cold():
        with Popen([sys.executable, "-c", ASSISTANT], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL):
            _compile(HERE)


def _compile(modules: tuple[str, ...]) -> None:
    with undisturbed():
        for module in modules:
            import_module(f"thousand.kernels.cards.{module}")
