"""Compiling for the first time on a machine is shared by two processes, each one kernel at a time."""

import sys
from subprocess import DEVNULL, Popen

from thousand.kernels.cards.cache import is_cold

BESIDE = "import thousand.kernels.cards.endgames, thousand.kernels.cards.habits"


def build() -> None:
    """Compile the kernels that bots need, unless they lie on disk: the search here, the others beside."""
    if is_cold():
        with Popen([sys.executable, "-c", BESIDE], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL):
            import thousand.kernels.cards.worlds  # noqa: F401
