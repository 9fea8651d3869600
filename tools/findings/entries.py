"""The section on entry scores: what it costs to know only eight of them."""

import sys
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from thousand.dice.presets import rules
from thousand.kernels.dice.arrays import padded
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.solvers.dice.losses import loss
from thousand.solvers.dice.strategies import ByValues
from thousand.solvers.dice.two_players import Solution, Task, solve
from thousand.solvers.running import finished
from thousand.tables.abridgement import usual_abridgement
from thousand.tables.packing import SCALE
from thousand.tables.shelf import find
from thousand.tables.values import Values
from tools.findings.kept import kept
from tools.findings.page import made_by
from tools.markdown import table

PRESET, GAMES, SEED = "home", 2_000, 1

TEXT = f"""`{PRESET}` remembers with how many points a player entered. The values that come with the package
tell eight entry scores apart, `thousand solve dice --preset {PRESET} --entries all` all of them. *First* is
how often whoever begins wins between two players who both play by the values of that line. What is given
away by playing with eight against somebody who knows all was added up turn by turn in {GAMES:,} games: how
many games of a hundred (95 % interval).
"""


def lines() -> Iterator[str]:
    """Text and table."""
    shipped = find(rules(PRESET).options)
    if shipped is None:
        raise FileNotFoundError(PRESET)
    statuses, first, error, lost, lost_error = kept(
        ("entries", PRESET, GAMES, shipped.head.digest), _measured
    )
    yield TEXT
    given_away = f"{100 * lost:.5f} ± {196 * lost_error:.5f}"
    yield from table(
        ("entry scores", "statuses", "first", "error", "given away"),
        (
            ("all", str(statuses), f"{first:.9f}", f"{error:.0e}", ""),
            (
                "eight",
                str(len(shipped.head.accounts)),
                f"{shipped.head.first:.9f}",
                f"{abs(shipped.head.first - first):.0e}",
                given_away,
            ),
        ),
    )
    yield ""
    yield made_by("entries")


def _measured() -> tuple[int, float, float, float, float]:
    print(f"findings: {PRESET} with all entry scores", file=sys.stderr, flush=True)
    options = rules(PRESET).options
    whole = finished(compiled(options, replace(usual_abridgement(options), entries=())))
    return compared(whole, finished(solve(whole, Task(threads=2))))


def compared(whole: Compiled, solution: Solution) -> tuple[int, float, float, float, float]:
    """Statuses, how often the first player wins, its error, what eight entry scores give away, its error."""
    shipped = find(rules(PRESET).options)
    if shipped is None:
        raise FileNotFoundError(PRESET)
    found = loss(whole, ByValues(solution.values), spread(shipped, whole), GAMES, SEED)
    first = float(solution.values[whole.start, whole.start])
    return len(whole.accounts), first, solution.error, found.mean, found.error


def spread(values: Values, over: Compiled) -> ByValues:
    """Play by ``values`` among the statuses of rules that tell more of them apart."""
    known = len(values.head.accounts)
    rows = np.array([values.row(number) for number in range(known)]) / SCALE
    stands_for = np.zeros(padded(len(over.accounts)), np.int64)
    stands_for[: len(over.accounts)] = [values.head.status(account) for account in over.accounts]
    return ByValues(rows[np.ix_(stands_for, stands_for)])
