"""Compiling for the first time on a machine is shared by two processes, each one kernel at a time."""

import sys
from subprocess import DEVNULL, Popen

from thousand.kernels.cards.cache import is_cold
from thousand.kernels.undisturbed import undisturbed

BESIDE = "import gc; gc.disable(); from thousand.kernels.cards import losses, shapes, endgames, habits"
"""First what the search needs too: it finds that on disk, or else compiles it once more."""


def build() -> None:
    """Compile the kernels that bots need, unless they lie on disk: the search here, the others beside."""
    if is_cold():
        with (
            undisturbed(),
            Popen([sys.executable, "-c", BESIDE], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL),
        ):
            import thousand.kernels.cards.search  # before layout, which comes from beside
            import thousand.kernels.cards.worlds  # noqa: F401
