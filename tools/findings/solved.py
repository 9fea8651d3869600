"""The presets whose values are installed, ready to be asked and played."""

import sys
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from thousand.dice.options import Options
from thousand.dice.presets import names, rules
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.solvers.dice.arena import Arena
from thousand.solvers.dice.one_player import fewest_turns
from thousand.solvers.dice.strategies import ByValues, perfect
from thousand.solvers.running import finished
from thousand.tables.abridgement import Abridgement
from thousand.tables.shelf import find
from thousand.tables.values import Values

LARGE = 2_000
"""From so many statuses on a stored policy takes too much room."""


class Solved:
    """One preset: its rules, its values, its arena."""

    def __init__(self, name: str, options: Options, values: Values) -> None:
        print(f"findings: {name}", file=sys.stderr, flush=True)
        self.name, self.options, self.values = name, options, values
        abridged = Abridgement(values.head.least, values.head.entries)
        self.table: Compiled = finished(compiled(options, abridged))
        self.arena = Arena(self.table)

    @property
    def is_large(self) -> bool:
        """Whether rows for every ending of every pair take too much room."""
        return len(self.table.accounts) >= LARGE

    @property
    def can_be_stored(self) -> bool:
        """Whether perfect play is practical as a stored policy."""
        return self.arena.keeps_all and not self.is_large

    @cached_property
    def policy(self) -> Any:
        """Perfect play, stored."""
        return self.arena.best(self.perfect.values)

    @cached_property
    def turns(self) -> Any:
        """By status, the fewest turns to the target."""
        return finished(fewest_turns(self.table))

    @cached_property
    def perfect(self) -> ByValues:
        """Perfect play."""
        return perfect(self.values)


def presets() -> Iterator[Solved]:
    """Every preset whose values are installed."""
    for name in names():
        options = rules(name).options
        values = find(options)
        if values is not None:
            yield Solved(name, options, values)
