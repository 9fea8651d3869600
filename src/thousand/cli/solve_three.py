"""``thousand solve dice --players 3``: the chances of three players, kept for bots and hints."""

import os
import time
from math import log
from typing import TYPE_CHECKING

from thousand.cli.bar import Bar
from thousand.cli.failing import UserError
from thousand.cli.solving import (
    PREPARING,
    Array,
    Checkpoint,
    SetCheckpoint,
    Solving,
    checkpoint_file,
    tiny_rules,
)
from thousand.solvers.running import finished
from thousand.tables import triples
from thousand.text.catalogue import Language, message

if TYPE_CHECKING:
    from thousand.kernels.dice.compiled import Compiled
    from thousand.solvers.dice.live_triples import Found
    from thousand.solvers.dice.three_players import Progress, Solution

TOO_LARGE = message("--players 3: these rules take {needed} GB of memory, and this machine has {there}")
SEARCHING = message("Statuses: {statuses}, memory: {memory} MB; looking for the triples that can occur")
ESTIMATE = message("Triples: {triples}, threads: {threads}; by estimate it takes {time}")
SOLVED = message("Of three who play so, the first wins {first} %, the second {second} %, the third {third} %")
EQUILIBRIUM = message(
    "An equilibrium to within {regret}: nobody could gain more in a turn by playing otherwise"
)
MIXED = message(
    "Where choices differ by less than {width} to the mover, he takes either; other equilibria may exist"
)
TOOK = message(
    "Passes: {passes}; no chance is further than {lack} from what these turns come to; it took {time}"
)
PACE = message("{lack}, {pace} million triples a second, {left} left")

USUAL_PASSES = 15
"""The solver comes to an end after about so many passes; by it the time is told before the pace is known."""
JUDGEMENTS = 5
"""A pass takes about as long as judging all triples so many times."""
INSTANT = 1e-3
"""Seconds that have passed at least, so that the pace of the first step is no division by zero."""


def available_memory() -> int | None:
    """Bytes of memory this machine has; None where the system does not tell."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None


class SolvingThree(Solving):
    """Three players."""

    kind = triples.KIND

    def solve(self, rules: "Compiled", threads: int) -> "Solution":
        """See that it fits, find what can occur, solve.

        Raises:
            UserError: it does not fit into the memory of this machine.
        """
        import numpy as np

        from thousand.solvers.dice.three_players import Task, memory_needed, solve, values_shape

        count, task = len(rules.accounts), Task(threads=threads)
        needed = memory_needed(rules)
        _see_that_it_fits(needed)
        self._prepare()
        self.say(SEARCHING, statuses=count, memory=f"{needed / 1e6:.0f}")
        live = self._live(rules)
        self._estimate(rules, live, threads)
        file, shape = checkpoint_file(rules, "-three"), values_shape(count)
        checkpoint, pace = Checkpoint(file, shape, np.float32), _Pace(count**3, self.lang)
        return self.kept(checkpoint, lambda known: solve(rules, live, task, known), pace.show)

    def _prepare(self) -> None:
        self.say(PREPARING)
        with Bar(self.terminal):
            from thousand.solvers.dice.live_triples import live_triples
            from thousand.solvers.dice.three_players import Task, solve

            tiny = tiny_rules()
            finished(solve(tiny, finished(live_triples(tiny)), Task()))

    def _live(self, rules: "Compiled") -> Array:
        """Which triples can occur; kept, since the search may take minutes."""
        from thousand.solvers.dice.live_triples import live_shape, live_triples

        shape = live_shape(len(rules.accounts))
        checkpoint = SetCheckpoint(checkpoint_file(rules, "-three-live"), shape)
        live = self.kept(checkpoint, lambda known: live_triples(rules, known), _show_found)
        checkpoint.save(live)
        return live

    def _estimate(self, rules: "Compiled", live: Array, threads: int) -> None:
        from thousand.solvers.dice.three_players import seconds

        with Bar(self.terminal):
            took = seconds(rules, live) * JUDGEMENTS * USUAL_PASSES / threads
        self.say(ESTIMATE, triples=int(live.sum()), threads=threads, time=_clock(took))

    def packed(self, rules: "Compiled", solution: "Solution") -> bytes:
        """The file of values."""
        from thousand.solvers.dice.files import triples_file

        return triples_file(self.options, rules, solution)

    def tell(self, rules: "Compiled", solution: "Solution", seconds: float) -> None:
        """Say how often each player wins, and how near to an equilibrium that is."""
        start = rules.start
        shares = (
            self.lang.decimal(f"{100 * chance:.4f}") for chance in solution.chances(start, start, start)
        )
        self.say(SOLVED, **dict(zip(("first", "second", "third"), shares, strict=True)))
        self.say(EQUILIBRIUM, regret=f"{solution.regret:.0e}")
        self.say(MIXED, width=f"{solution.width:.0e}")
        self.say(TOOK, passes=solution.passes, lack=f"{solution.lack:.0e}", time=_clock(seconds))


def _show_found(bar: Bar, found: "Found") -> None:
    bar.show(None, str(found.triples))


class _Pace:
    """Shows how far the lack has shrunk, how fast it goes and how long it will take."""

    def __init__(self, triples: int, lang: Language) -> None:
        self.triples, self.lang = triples, lang
        self.began = time.monotonic()
        self.first = 0.0

    def show(self, bar: Bar, progress: "Progress") -> None:
        """Show one step of the solver: the lack, the pace and the time left."""
        passes = progress.passes + progress.part
        pace = passes / max(time.monotonic() - self.began, INSTANT)
        share = self._share(progress)
        left = passes * (1 / share - 1) if share else max(USUAL_PASSES - passes, 1)
        figure = self.lang.decimal(f"{pace * self.triples / 1e6:.2f}")
        shown = {"lack": f"{progress.lack:.0e}", "pace": figure}
        bar.show(share, self.lang.say(PACE, **shown, left=_clock(left / pace) if pace else "…"))

    def _share(self, progress: "Progress") -> float | None:
        """The part done, by how much smaller the lack is; None where that does not tell."""
        if progress.passes == 1:
            self.first = progress.lack
        if progress.goal < progress.lack < self.first:
            return log(self.first / progress.lack) / log(self.first / progress.goal)
        return None


def _see_that_it_fits(needed: int) -> None:
    there = available_memory()
    if there is not None and needed > there:
        raise UserError(TOO_LARGE, needed=_giga(needed), there=_giga(there))


def _giga(size: int) -> str:
    return f"{size / 1e9:.1f}"


def _clock(seconds: float) -> str:
    """Hours, minutes and seconds.

    >>> _clock(75), _clock(36_000)
    ('1:15', '10:00:00')
    """
    whole = int(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02d}:{whole % 60:02d}" if hours else f"{minutes}:{whole % 60:02d}"
