"""The open-card solver: what a deal, and each play in it, is worth when all cards are known."""

from thousand.cards.actions import Play
from thousand.cards.play import plays
from thousand.cards.state import State
from thousand.kernels.cards import roots
from thousand.kernels.cards.search import empty_table
from thousand.solvers.cards.positions import Ints, Position, number_of, position

BEST = roots.BEST


class OpenCards:
    """Solves deals of one table; what it has found out it remembers, for other deals too."""

    def __init__(self) -> None:
        self._table = empty_table()
        self._rules: tuple[int, int] | None = None

    def table(self, switches: int, prices: int) -> Ints:
        """The table, emptied where it was filled under other rules."""
        if self._rules != (switches, prices):
            self._table.fill(0)
            self._rules = switches, prices
        return self._table

    def value(self, state: State) -> int:
        """All points the declarer gets, those he has included, when everybody plays his best from now on."""
        at = position(state)
        return at.scored + self._value(at, BEST)

    def makes(self, state: State, points: int) -> bool:
        """Whether the declarer gets ``points``, those he has included."""
        at = position(state)
        need = points - at.scored
        switches, prices = at.rules.switches, at.rules.prices
        return roots.reaches(at.fields, need, switches, prices, self.table(switches, prices))

    def values(self, state: State) -> dict[Play, int]:
        """The declarer's points after each legal play."""
        at = position(state)
        return {play: at.scored + self._value(at, number_of(play)) for play in plays(state)}

    def _value(self, at: Position, play: int) -> int:
        switches, prices = at.rules.switches, at.rules.prices
        table = self.table(switches, prices)
        return roots.value(at.fields, play, switches, prices, table)
