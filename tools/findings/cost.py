"""The section on how much each rule matters: presets solved again with one rule left out."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from math import nan

from thousand.core.errors import InvalidRules
from thousand.dice.options import Options
from thousand.dice.presets import names, rules
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.solvers.dice.two_players import Endless, Solution, Task, solve
from thousand.solvers.running import finished
from thousand.tables.abridgement import usual_abridgement
from thousand.tables.shelf import find
from tools.findings.kept import kept
from tools.findings.page import made_by
from tools.markdown import table

RULES = ("entry", "bolts", "pits", "barrels", "dump", "overtake", "pair_on_two")
TOLERANCE = 1e-7


TEXT = """Each line is the preset of its group solved anew with one rule left out: how often whoever begins
then wins between two perfect players, how many single turns a game takes, and the differences to
the whole preset. A rule that makes the game longer matters to patience; one that moves *first*
matters to fairness. A rule that others of the preset rest on cannot be left out alone. Where it says
*no end*, the rule keeps the game going: without it two perfect players need not come to an end.
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
    for name in names():
        values = find(rules(name).options)
        if values is not None:
            first, turns = values.head.first, values.head.turns or nan
            yield f"`{name}`", f"{first:.6f}", "", f"{turns:.1f}", ""
            for rule, options in left_out(name):
                print(f"findings: {name} without {rule}", file=sys.stderr, flush=True)
                yield f"without {rule}", *_compared(_solved(options), first, turns)


def _compared(found: tuple[float, float] | None, first: float, turns: float) -> tuple[str, str, str, str]:
    """What was ``found`` without a rule, beside how it is with the rule."""
    if found is None:
        return "no end", "", "", ""
    return f"{found[0]:.6f}", f"{found[0] - first:+.6f}", f"{found[1]:.1f}", f"{found[1] - turns:+.1f}"


def _solved(options: Options) -> tuple[float, float] | None:
    """How often whoever begins wins, and how long a game takes; None where it need not end."""
    table = finished(compiled(options, usual_abridgement(options)))
    found = kept(("rules", table.digest, TOLERANCE), lambda: _measured(table))
    return None if found is None else (found[0], found[1])


def _measured(table: Compiled) -> tuple[float, float] | None:
    try:
        solution: Solution = finished(solve(table, Task(tolerance=TOLERANCE, threads=2)))
    except Endless:
        return None
    return float(solution.values[table.start, table.start]), solution.mean_turns or nan
