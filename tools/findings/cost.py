"""The section on how much each rule matters: presets solved again with one rule left out."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from math import nan

from thousand.core.errors import InvalidRules
from thousand.dice.options import Options
from thousand.dice.presets import rules
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.solvers.dice.two_players import Solution, Task, solve
from thousand.solvers.running import finished
from thousand.tables.abridgement import usual_abridgement
from tools.findings.kept import kept
from tools.findings.page import made_by, table

PRESETS = ("home", "kubiki", "three-barrels", "ussr", "classic-no-barrel")
"""Of the others each line takes many minutes."""
RULES = ("entry", "bolts", "pits", "barrels", "dump", "overtake", "pair_on_two")
TOLERANCE = 1e-7


TEXT = """Each line is the preset of its group solved anew with one rule left out: how often whoever begins
then wins between two perfect players, how many single turns a game takes, and the differences to
the whole preset. A rule that makes the game longer matters to patience; one that moves *first*
matters to fairness. A rule that others of the preset rest on cannot be left out alone.
"""


def lines() -> Iterator[str]:
    """Text and table."""
    yield TEXT
    yield from table(("rules", "first", "difference", "turns", "difference"), list(_rows()))
    yield ""
    yield made_by("rules")


def left_out(preset: str) -> Iterator[tuple[str, Options]]:
    """The rules that can be left out of ``preset`` one at a time, and what is in force without each."""
    whole = rules(preset).options
    for rule in RULES:
        if getattr(whole, rule):
            with suppress(InvalidRules):
                yield rule, rules(preset, changes={rule: False}).options


def _rows() -> Iterator[tuple[str, ...]]:
    for name in PRESETS:
        whole, turns = _solved(name, rules(name).options)
        yield f"`{name}`", f"{whole:.6f}", "", f"{turns:.1f}", ""
        for rule, options in left_out(name):
            first, length = _solved(f"{name} without {rule}", options)
            differences = f"{first - whole:+.6f}", f"{length - turns:+.1f}"
            yield f"without {rule}", f"{first:.6f}", differences[0], f"{length:.1f}", differences[1]


def _solved(what: str, options: Options) -> tuple[float, float]:
    """How often whoever begins wins, and how long a game takes."""
    print(f"findings: {what}", file=sys.stderr, flush=True)
    table = finished(compiled(options, usual_abridgement(options)))
    first, turns = kept(("rules", table.digest, TOLERANCE), lambda: _measured(table))
    return first, turns


def _measured(table: Compiled) -> tuple[float, float]:
    solution: Solution = finished(solve(table, Task(tolerance=TOLERANCE, threads=2)))
    return float(solution.values[table.start, table.start]), solution.mean_turns or nan
