"""Solutions as files of values."""

from collections.abc import Iterator

import numpy as np

from thousand.dice.options import Options
from thousand.kernels.dice.compiled import Compiled
from thousand.solvers.dice.two_players import Solution
from thousand.tables.values import SCALE, Head, options_key, rules_key, written


def values_file(options: Options, rules: Compiled, solution: Solution) -> bytes:
    """``solution`` rounded to 16 bits and packed."""
    head = Head(
        options=options_key(options),
        digest=rules.digest,
        accounts=rules.accounts,
        start=rules.start,
        least=rules.abridged.least,
        entries=rules.abridged.entries,
        error=solution.error,
        first=float(solution.values[rules.start, rules.start]),
        turns=solution.mean_turns,
        rules=rules_key(),
    )
    return written(head, _rows(rules, solution))


def _rows(rules: Compiled, solution: Solution) -> Iterator[list[int]]:
    """Row by row in 65535ths; pairs that cannot occur repeat their neighbour, which packs better."""
    count = len(rules.accounts)
    for other in range(count):
        row = np.rint(np.clip(solution.values[other, :count], 0, 1) * SCALE).astype(np.int64)
        places = np.where(solution.live[:count, other], np.arange(count), 0)
        yield row[np.maximum.accumulate(places)].tolist()
