"""Print what the solution of the dice game says: `python -m tools.findings > docs/findings-dice.md`.

Takes some minutes: every preset whose values are installed is compiled, solved for one player alone, and
played in bulk against remembered thresholds and against the one-player policy.
"""

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from thousand.dice.options import Options
from thousand.dice.presets import names, rules
from thousand.kernels.dice.arrays import padded
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.kernels.dice.statuses import Abridgement
from thousand.solvers.dice.arena import Arena, Result
from thousand.solvers.dice.one_player import fewest_turns, within
from thousand.solvers.running import finished
from thousand.tables.shelf import find
from thousand.tables.values import SCALE, Values

THRESHOLDS = {1: 20, 2: 20, 3: 40, 4: 100, 5: 360}
GAMES, MANY_GAMES = 200_000, 1_000_000
HORIZON = 20

HEAD = """# What the solution of the dice game says

Two players who both play as well as can be: a chance to win for every pair of statuses. The figures come from
the values that ship with the package. This page is made anew by

    .venv/bin/python -m tools.findings > docs/findings-dice.md

and the values by `thousand solve dice --preset NAME`.

## Two perfect players

*First* is how often whoever begins wins; *error* bounds the error of every value before rounding to 16 bits.
*Turns* are single turns of a whole game. *Simulated* is the share of a million games in bulk that the first
player won, with its distance from the computed value in standard errors.

| preset | statuses | first | error | turns | simulated | distance |
|---|---|---|---|---|---|---|"""

OTHERS = """
## Perfect play against simpler play

The thresholds a person can remember: bank from 20 points on with one or two dice left, from 40 with three,
from 100 with four, and throw on whenever banking is not allowed. *Alone* is the policy that reaches the
target in the fewest turns and looks at nobody. The columns say how often perfect play wins when it begins and
when the other begins; *cost* is how many games of a hundred the other gives away (95 % interval).

| preset | thresholds: perfect first | second | cost | alone: perfect first | second | cost |
|---|---|---|---|---|---|---|"""

ALONE = """
## One player alone

*Turns* is the fewest turns to the target on average. The other columns are the best chance to be there within
so many turns, each with the policy that is best for that.

| preset | turns | within 10 | within 15 | within 20 |
|---|---|---|---|---|"""

REMARKS = """
## Remarks

- `three-barrels` has no lowest score; its tables end at −300, and lower scores are taken for −300. Its
  figures are those of the game so abridged.
- `home` remembers entry scores; its tables know eight of them, and its figures are those of the game so
  abridged.
- At `home` dice are chosen on the barrel, so its games are not played in bulk.
"""


class Preset:
    """One preset: its rules, its values, its arena."""

    def __init__(self, name: str, options: Options, values: Values) -> None:
        print(f"findings: {name}", file=sys.stderr, flush=True)
        self.name, self.options, self.values = name, options, values
        abridged = Abridgement(values.head.least, values.head.entries)
        self.table: Compiled = finished(compiled(options, abridged))
        self.arena = Arena(self.table)
        self.turns: Any = finished(fewest_turns(self.table))

    def best(self) -> Any:
        """The perfect policy."""
        count = len(self.table.accounts)
        whole = np.full((padded(count), padded(count)), 0.5)
        for number in range(count):
            whole[number, :count] = np.array(self.values.row(number)) / SCALE
        return self.arena.best(whole)

    def rows(self) -> tuple[str, str, str]:
        """Its line in each of the three tables."""
        head, name = self.values.head, self.name
        simulated = distance = "–"
        others = f"| {name} | – | – | – | – | – | – |"
        if self.arena.keeps_all:
            best = self.best()
            result = self.arena.play(best, best, MANY_GAMES, seed=1)
            simulated, distance = f"{result.rate:.6f}", f"{(result.rate - head.first) / result.error:+.2f}"
            others = f"| {name} | {' | '.join(self._others(best))} |"
        facts = f"{len(head.accounts)} | {head.first:.6f} | {head.error:.0e} | {head.turns:.1f}"
        chances = finished(within(self.table, HORIZON))[:, self.table.start]
        alone = " | ".join(f"{chances[n]:.4f}" for n in (10, 15, 20))
        return (
            f"| {name} | {facts} | {simulated} | {distance} |",
            others,
            f"| {name} | {self.turns[self.table.start]:.3f} | {alone} |",
        )

    def _others(self, best: Any) -> Iterator[str]:
        for seed, policy in ((2, self.arena.thresholds(THRESHOLDS)), (4, self.arena.alone(self.turns))):
            first = self.arena.play(best, policy, GAMES, seed)
            second = self.arena.play(policy, best, GAMES, seed + 1)
            yield f"{first.rate:.4f}"
            yield f"{1 - second.rate:.4f}"
            yield _cost(first, second)


def _cost(first: Result, second: Result) -> str:
    """Half of what perfect play wins more than it loses, in points of a hundred."""
    cost = 50 * (first.rate - second.rate)
    return f"{cost:.2f} ± {1.96 * 50 * (first.error**2 + second.error**2) ** 0.5:.2f}"


def main() -> None:
    """Print the page."""
    lines: list[tuple[str, str, str]] = []
    for name in names():
        options = rules(name).options
        values = find(options)
        if values is not None:
            lines.append(Preset(name, options, values).rows())
    for title, column in ((HEAD, 0), (OTHERS, 1), (ALONE, 2)):
        print(title)
        for line in lines:
            print(line[column])
    print(REMARKS, end="")


if __name__ == "__main__":
    main()
