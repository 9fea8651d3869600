"""Which triples of statuses can occur between three players: found in rounds, turn by turn."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import numpy as np

from thousand.kernels.dice import reach
from thousand.kernels.dice.arrays import padded, tables
from thousand.kernels.dice.compiled import Compiled

Array = Any


@dataclass(frozen=True, slots=True)
class Found:
    """How far the search has come; ``values`` is the checkpoint from which it can be gone on with."""

    triples: int
    values: Array


def live_shape(statuses: int) -> tuple[int, int, int]:
    """The shape of the result for so many statuses."""
    return statuses, statuses, padded(statuses)


def live_triples(rules: Compiled, known: Array | None = None) -> Generator[Found, None, Array]:
    """live[mover, follower, last]: whether the triple can occur; the search goes on from ``known``."""
    t, numbers = tables(rules), range(len(rules.accounts))
    live = np.zeros(live_shape(len(numbers)), np.bool_) if known is None else known
    live[rules.start, rules.start, rules.start] = True
    new, after = live.copy(), np.zeros_like(live)
    count = more = int(live.sum())
    while more:
        for status in numbers:
            reach.lead_triples(t, status, new[status], after)
            yield Found(count, live)
        more = 0
        for mover in numbers:
            more += reach.renew(after[mover], live[mover], new[mover])
            yield Found(count + more, live)
        count += more
    return live
