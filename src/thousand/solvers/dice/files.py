"""Solutions as files of values."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from thousand.dice.options import Options
from thousand.kernels.dice.compiled import Compiled
from thousand.kernels.dice.triples import FOLLOWER, LAST
from thousand.solvers.dice import three_players
from thousand.solvers.dice.two_players import Solution
from thousand.tables import triples, values
from thousand.tables.packing import SCALE
from thousand.tables.solved import options_key, rules_key


def _purpose(options: Options, rules: Compiled) -> dict[str, Any]:
    """What the head of a file says of the rules."""
    return {
        "options": options_key(options),
        "digest": rules.digest,
        "accounts": rules.accounts,
        "start": rules.start,
        "least": rules.abridged.least,
        "entries": rules.abridged.entries,
        "rules": rules_key(),
    }


def values_file(options: Options, rules: Compiled, solution: Solution) -> bytes:
    """``solution`` rounded to 16 bits and packed."""
    first = float(solution.values[rules.start, rules.start])
    found = {"error": solution.error, "first": first, "turns": solution.mean_turns}
    return values.written(values.Head(**_purpose(options, rules), **found), _rows(rules, solution))


def _rows(rules: Compiled, solution: Solution) -> Iterator[list[int]]:
    """Row by row in 65535ths; pairs that cannot occur repeat their neighbour, which packs better."""
    count = len(rules.accounts)
    for other in range(count):
        row = np.rint(np.clip(solution.values[other, :count], 0, 1) * SCALE).astype(np.int64)
        places = np.where(solution.live[:count, other], np.arange(count), 0)
        yield row[np.maximum.accumulate(places)].tolist()


def triples_file(options: Options, rules: Compiled, solution: three_players.Solution) -> bytes:
    """``solution`` for three players rounded to 16 bits and packed."""
    first = solution.chances(rules.start, rules.start, rules.start)
    found = {"lack": solution.lack, "regret": solution.regret, "first": first, "pieces": ()}
    pieces = (_piece(solution, mover) for mover in range(len(rules.accounts)))
    return triples.written(triples.Head(**_purpose(options, rules), **found), pieces)


def _piece(solution: three_players.Solution, mover: int) -> triples.Piece:
    """The chances of both others; triples that cannot occur repeat their neighbour, which packs better."""
    count = len(solution.live)
    numbers, live = np.arange(count), solution.live[mover, :, :count]
    places = np.maximum.accumulate(np.where(live, numbers, 0), axis=1)
    diagonals = (mover + numbers) % count
    found: list[triples.Table] = []
    for whose in (LAST, FOLLOWER):
        table = solution.values[whose][:, diagonals, mover].T
        rounded = np.rint(np.clip(table, 0, 1) * SCALE).astype(np.int64)
        found.append(np.take_along_axis(rounded, places, axis=1).tolist())
    return found[0], found[1]
