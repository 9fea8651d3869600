"""``thousand solve dice --players 3``: the chances of three players, kept for bots and hints."""

import os
import time
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from platformdirs import user_cache_path

from thousand.cli.bar import Bar
from thousand.cli.failing import UserError
from thousand.cli.files import write_bytes
from thousand.cli.solve import COMPILING, GOING_ON, KEPT, PREPARING, SOLVED_BEFORE, TINY, followed
from thousand.cli.terminal import Terminal
from thousand.core.errors import CodedError
from thousand.dice.options import Options
from thousand.tables.shelf import name_for_three
from thousand.text.catalogue import Language, message

if TYPE_CHECKING:
    from thousand.kernels.dice.compiled import Compiled
    from thousand.solvers.dice.three_players import Progress, Solution

TOO_LARGE = message("--players 3: these rules take {needed} GB of memory, and this machine has {there}")
TRIPLES = message("Statuses: {statuses}, triples that can occur: {triples}; memory: {memory} MB")
ESTIMATE = message("Threads: {threads}; by estimate it takes {time}")
SOLVED = message("Of three who play so, the first wins {first} %, the second {second} %, the third {third} %")
EQUILIBRIUM = message(
    "An equilibrium to within {regret}: nobody could gain more in a turn by playing otherwise"
)
MIXED = message(
    "Where choices differ by less than {mix} to the mover, he takes either; other equilibria may exist"
)
TOOK = message("Passes: {passes}; the last changed no chance by more than {lack}; it took {time}")
STOPPED = message("Stopped; the same command goes on from here")
PACE = message("{lack}, {pace} million triples a second, {left} left")

SAVED_EVERY, SAVING_SHARE = 60.0, 20
"""Seconds between two checkpoints, at least; and so many times as long as writing one takes."""
USUAL_PASSES = 100
INSTANT = 1e-3
INTERRUPTED = 130


def available_memory() -> int | None:
    """Bytes of memory this machine has; None where the system does not tell."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None


class SolvingThree:
    """One solution from the rules to the file."""

    def __init__(
        self, options: Options, threads: int, folder: Path, terminal: Terminal, lang: Language
    ) -> None:
        self.options, self.threads = options, threads
        self.file = folder / name_for_three(options)
        self.terminal, self.lang = terminal, lang

    def run(self) -> None:
        """Compile, see that it fits, solve, keep.

        Raises:
            UserError: it does not fit into the memory of this machine.
        """
        began = time.monotonic()
        self._say(COMPILING)
        rules = self._compiled()
        if self._confirmed(rules.digest):
            self._say(SOLVED_BEFORE)
            self._say(KEPT, file=str(self.file))
            return
        self._see_that_it_fits(len(rules.accounts))
        self._say(PREPARING)
        solution = self._solved(rules, self._prepared(rules))
        self._keep(rules, solution)
        self._tell(rules, solution, time.monotonic() - began)

    def _compiled(self) -> "Compiled":
        with Bar(self.terminal) as bar:
            from thousand.kernels.dice.compiled import compiled
            from thousand.solvers.dice.three_players import abridgement_of_three

            work = compiled(self.options, abridgement_of_three(self.options))
            return followed(work, lambda known: bar.show(None, str(known)))

    def _confirmed(self, digest: str) -> bool:
        """Whether there are sound values for the compiled rules; they are this release's from now on."""
        from thousand.tables.triples import confirmed

        try:
            write_bytes(self.file, confirmed(self.file.read_bytes(), str(self.file), digest))
        except (OSError, CodedError):
            return False
        return True

    def _see_that_it_fits(self, statuses: int) -> None:
        from thousand.solvers.dice.three_players import memory_needed

        needed, there = memory_needed(statuses), available_memory()
        if there is not None and needed > there:
            raise UserError(TOO_LARGE, needed=_giga(needed), there=_giga(there))

    def _prepared(self, rules: "Compiled") -> Any:
        """Which triples can occur, the loops being compiled by a game that takes no time."""
        with Bar(self.terminal):
            from thousand.kernels.dice.compiled import compiled
            from thousand.kernels.dice.statuses import Abridgement
            from thousand.solvers.dice.three_players import Task, live_triples, memory_needed, seconds, solve
            from thousand.solvers.running import finished

            tiny = finished(compiled(Options(target=TINY), Abridgement()))
            finished(solve(tiny, live_triples(tiny), Task()))
            live = live_triples(rules)
            took = seconds(rules, live) * USUAL_PASSES / self.threads
        count = len(rules.accounts)
        memory = f"{memory_needed(count) / 1e6:.0f}"
        self._say(TRIPLES, statuses=count, triples=int(live.sum()), memory=memory)
        self._say(ESTIMATE, threads=self.threads, time=_clock(took))
        return live

    def _solved(self, rules: "Compiled", live: Any) -> "Solution":
        from thousand.solvers.dice.three_players import Task, solve

        checkpoint = _checkpoint(rules.digest)
        values, task = self._resumed(checkpoint, len(rules.accounts)), Task(threads=self.threads)
        with Bar(self.terminal) as bar:
            watcher = _Watcher(bar, checkpoint, len(rules.accounts) ** 3, self.lang)
            try:
                return followed(solve(rules, live, task, values), watcher)
            except KeyboardInterrupt:
                watcher.save()
        self._say(STOPPED)
        raise typer.Exit(INTERRUPTED)

    def _resumed(self, checkpoint: Path, statuses: int) -> Any:
        """The values of an earlier run, None to begin anew: an unsound checkpoint is passed over."""
        import numpy as np

        from thousand.solvers.dice.three_players import values_shape

        try:
            found = np.load(checkpoint, allow_pickle=False)
        except (OSError, ValueError, EOFError):
            return None
        if found.shape != values_shape(statuses) or found.dtype != np.float32 or not np.isfinite(found).all():
            return None
        self._say(GOING_ON)
        return found

    def _keep(self, rules: "Compiled", solution: "Solution") -> None:
        """Put the values into their file, and do without the checkpoint."""
        from thousand.solvers.dice.files import triples_file

        with Bar(self.terminal):
            write_bytes(self.file, triples_file(self.options, rules, solution))
        _checkpoint(rules.digest).unlink(missing_ok=True)

    def _tell(self, rules: "Compiled", solution: "Solution", took: float) -> None:
        from thousand.solvers.dice.three_players import MIX

        start = rules.start
        shares = (f"{100 * chance:.4f}" for chance in solution.chances(start, start, start))
        self._say(SOLVED, **dict(zip(("first", "second", "third"), shares, strict=True)))
        self._say(EQUILIBRIUM, regret=f"{solution.regret:.0e}")
        self._say(MIXED, mix=f"{MIX:.0e}")
        self._say(TOOK, passes=solution.passes, lack=f"{solution.lack:.0e}", time=_clock(took))
        self._say(KEPT, file=str(self.file))

    def _say(self, sentence: Any, **parameters: Any) -> None:
        self.terminal.say(self.lang.say(sentence, **parameters))


class _Watcher:
    """Shows how far the lack has shrunk, how fast it goes and how long it will take; saves checkpoints."""

    def __init__(self, bar: Bar, checkpoint: Path, triples: int, lang: Language) -> None:
        self.bar, self.checkpoint, self.triples, self.lang = bar, checkpoint, triples, lang
        self.began = self.saved = time.monotonic()
        self.pause = SAVED_EVERY
        self.first = 0.0
        self.values: Any = None

    def __call__(self, progress: "Progress") -> None:
        """Take in one step of the solver."""
        now, self.values = time.monotonic(), progress.values
        passes = progress.passes + progress.part
        self.bar.show(*self._shown(progress, passes, passes / max(now - self.began, INSTANT)))
        if now - self.saved >= self.pause:
            self.save()

    def _shown(self, progress: "Progress", passes: float, pace: float) -> tuple[float | None, str]:
        """The part done, by how much smaller the lack is; the lack, the pace and the time left."""
        lack, goal, share = progress.lack, progress.goal, None
        if progress.passes == 1:
            self.first = lack
        if goal < lack < self.first:
            share = log(self.first / lack) / log(self.first / goal)
        left = passes * (1 / share - 1) if share else max(USUAL_PASSES - passes, 1)
        shown = {"lack": f"{lack:.0e}", "pace": f"{pace * self.triples / 1e6:.2f}"}
        return share, self.lang.say(PACE, **shown, left=_clock(left / pace) if pace else "…")

    def save(self) -> None:
        """Write a checkpoint, whole or not at all."""
        import numpy as np

        if self.values is None:
            return
        began, aside = time.monotonic(), self.checkpoint.with_suffix(".part")
        with aside.open("wb") as file:
            np.save(file, self.values, allow_pickle=False)
        aside.replace(self.checkpoint)
        self.saved = time.monotonic()
        self.pause = max(SAVED_EVERY, SAVING_SHARE * (self.saved - began))


def _checkpoint(digest: str) -> Path:
    folder = user_cache_path("thousand", appauthor=False) / "solving"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{digest[:32]}-three.npy"


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
