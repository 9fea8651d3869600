"""``thousand solve dice``: the chance to win between two players, kept for bots and hints."""

from typing import TYPE_CHECKING

from thousand.cli.bar import Bar
from thousand.cli.failing import UserError
from thousand.cli.solving import PREPARING, Checkpoint, Solving, checkpoint_file, tiny_rules
from thousand.solvers.running import finished
from thousand.tables import values
from thousand.text.catalogue import message

if TYPE_CHECKING:
    from thousand.kernels.dice.compiled import Compiled
    from thousand.solvers.dice.progress import Progress
    from thousand.solvers.dice.two_players import Solution

STATUSES = message("Statuses: {statuses}, pairs that can occur: {pairs}")
FIRST = message("Whoever begins wins {percent} % of the games")
LENGTH = message("A game takes {turns} turns")
ENDLESS = message(
    "Under these rules both may do best by never banking: the game need not end, and there is no solution"
)
ERROR = message("No chance is further off than {error}; it took {seconds} s")


class SolvingTwo(Solving):
    """Two players."""

    kind = values.KIND

    def solve(self, rules: "Compiled", threads: int) -> "Solution":
        """Solve in one go.

        Raises:
            UserError: the rules have no solution.
        """
        from thousand.kernels.dice.arrays import padded
        from thousand.solvers.dice.two_players import Endless, Task, live_pairs, solve

        self.say(PREPARING)
        with Bar(self.terminal):
            finished(solve(tiny_rules(), Task()))
            pairs = int(live_pairs(rules).sum())
        self.say(STATUSES, statuses=len(rules.accounts), pairs=pairs)
        size, task = padded(len(rules.accounts)), Task(threads=threads)
        checkpoint = Checkpoint(checkpoint_file(rules), (size, size), float)
        try:
            return self.kept(checkpoint, lambda known: solve(rules, task, known), _show)
        except Endless:
            raise UserError(ENDLESS) from None

    def packed(self, rules: "Compiled", solution: "Solution") -> bytes:
        """The file of values."""
        from thousand.solvers.dice.files import values_file

        return values_file(self.options, rules, solution)

    def tell(self, rules: "Compiled", solution: "Solution", seconds: float) -> None:
        """Say how often the first player wins, and how sure that is."""
        self.say(FIRST, percent=self.lang.decimal(f"{100 * solution.values[rules.start, rules.start]:.7f}"))
        if solution.mean_turns is not None:
            self.say(LENGTH, turns=self.lang.decimal(f"{solution.mean_turns:.1f}"))
        self.say(ERROR, error=f"{solution.error:.0e}", seconds=f"{seconds:.0f}")


def _show(bar: Bar, progress: "Progress") -> None:
    bar.show(progress.share, f"{progress.lack:.0e}")
