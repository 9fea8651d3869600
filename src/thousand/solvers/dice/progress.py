"""How far the solution of a game has come."""

from dataclasses import dataclass
from typing import Any

Array = Any


@dataclass(frozen=True, slots=True)
class Progress:
    """One step; ``values`` is the checkpoint from which the solution can be gone on with."""

    share: float
    """Which part is done, by estimate."""
    lack: float
    """The largest difference a turn played as well as possible still makes."""
    values: Array
