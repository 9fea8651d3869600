"""``thousand solve``: solve the rules of a table, and keep the values for bots and hints."""

import os
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from platformdirs import user_cache_path

from thousand.cli.bar import Bar
from thousand.cli.failing import UserError, speaking
from thousand.cli.files import write_bytes
from thousand.cli.ruling import Ruling
from thousand.cli.solved import user_tables
from thousand.cli.terminal import Terminal, of_process
from thousand.core.errors import CodedError
from thousand.dice.entry import is_remembered
from thousand.dice.options import Options
from thousand.tables.shelf import file_name
from thousand.text.catalogue import Language, message

if TYPE_CHECKING:
    from thousand.kernels.dice.compiled import Compiled

TOO_MANY = message("--players {players}: only games of two and of three can be solved")
NO_ENTRIES = message("--entries all: under these rules entry scores do not count")
COMPILING = message("Compiling the rules")
PREPARING = message("Preparing for this machine; the first time takes half a minute")
STATUSES = message("Statuses: {statuses}, pairs that can occur: {pairs}")
SOLVED_BEFORE = message("These rules have been solved before")
GOING_ON = message("Going on from where an earlier run stopped")
FIRST = message("Whoever begins wins {percent} % of the games")
LENGTH = message("A game takes {turns} turns")
ERROR = message("No chance is further off than {error}; it took {seconds} s")
KEPT = message("The values are in {file}")

MOST_PLAYERS = 3
SAVED_EVERY = 20.0
"""Seconds between two checkpoints at least."""
SAVED_SHARE = 30
"""And so many times as long as the last one took."""
TINY = 10
"""The target of a game that is solved at once."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for."""

    players: int
    threads: int
    out: Path | None
    """The folder for the file of values; None: that of the user's data."""
    entries: Literal["eight", "all"]
    """Which entry scores are told apart, where they are remembered."""


def run(ruling: Ruling, wanted: Wanted, lang_code: str | None) -> None:
    """Solve the rules asked for."""
    with speaking(lang_code) as lang:
        if wanted.players > MOST_PLAYERS:
            raise UserError(TOO_MANY, players=wanted.players)
        options = ruling.rules("dice").options
        if wanted.entries == "all" and not is_remembered(options):
            raise UserError(NO_ENTRIES)
        _keep_kernels()
        if wanted.players == MOST_PLAYERS:
            from thousand.cli.solve_three import SolvingThree

            SolvingThree(options, wanted.threads, wanted.out or user_tables(), of_process(), lang).run()
        else:
            _Solving(options, wanted, of_process(), lang).run()


def _keep_kernels() -> None:
    """Keep compiled loops in the user's cache, apart for every state of their source."""
    from hashlib import sha256
    from importlib.resources import files

    whole = sha256()
    for file in sorted(files("thousand.kernels.dice").iterdir(), key=lambda found: found.name):
        if file.name.endswith(".py"):
            whole.update(file.read_bytes())
    folder = user_cache_path("thousand", appauthor=False) / "kernels" / whole.hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("NUMBA_CACHE_DIR", str(folder))


class _Solving:
    """One solution from the rules to the file."""

    def __init__(self, options: Options, wanted: Wanted, terminal: Terminal, lang: Language) -> None:
        self.options, self.wanted, self.terminal, self.lang = options, wanted, terminal, lang
        self.folder = wanted.out or user_tables()

    def run(self) -> None:
        """Compile, solve, keep; values of another release stay if its rules compile to the same."""
        began = time.monotonic()
        self._say(COMPILING)
        rules = self._compiled()
        if self._confirmed(rules):
            self._say(SOLVED_BEFORE)
            self._say(KEPT, file=str(self._file))
            return
        self._say(PREPARING)
        pairs = self._prepared(rules)
        self._say(STATUSES, statuses=len(rules.accounts), pairs=pairs)
        solution = self._solved(rules)
        self._keep(rules, solution)
        self._say(FIRST, percent=f"{100 * solution.values[rules.start, rules.start]:.7f}")
        if solution.mean_turns is not None:
            self._say(LENGTH, turns=f"{solution.mean_turns:.1f}")
        self._say(ERROR, error=f"{solution.error:.0e}", seconds=f"{time.monotonic() - began:.0f}")
        self._say(KEPT, file=str(self._file))

    @property
    def _file(self) -> Path:
        return self.folder / file_name(self.options)

    def _confirmed(self, rules: "Compiled") -> bool:
        """Whether there are sound values for ``rules`` or finer ones; they are this release's from now on."""
        from thousand.tables.values import confirmed, is_finer

        try:
            data = self._file.read_bytes()
            if not is_finer(data, str(self._file), rules.abridged.entries):
                write_bytes(self._file, confirmed(data, str(self._file), rules.digest))
        except (OSError, CodedError):
            return False
        return True

    def _compiled(self) -> Any:
        with Bar(self.terminal) as bar:
            from thousand.kernels.dice.compiled import compiled
            from thousand.kernels.dice.statuses import usual_abridgement

            abridged = usual_abridgement(self.options)
            if self.wanted.entries == "all":
                abridged = replace(abridged, entries=())
            work = compiled(self.options, abridged)
            return followed(work, lambda known: bar.show(None, str(known)))

    def _prepared(self, rules: Any) -> int:
        """Have the loops compiled, by a game so small that solving it takes no time; how many pairs occur."""
        with Bar(self.terminal):
            from thousand.kernels.dice.compiled import compiled
            from thousand.kernels.dice.statuses import Abridgement
            from thousand.solvers.dice.two_players import Task, live_pairs, solve
            from thousand.solvers.running import finished

            tiny = finished(compiled(Options(target=TINY), Abridgement()))
            finished(solve(tiny, Task()))
            return int(live_pairs(rules).sum())

    def _solved(self, rules: Any) -> Any:
        from thousand.solvers.dice.two_players import Task, solve

        checkpoint = self._checkpoint(rules.digest)
        values = self._resumed(checkpoint, rules)
        with Bar(self.terminal) as bar:
            work = solve(rules, Task(threads=self.wanted.threads), values)
            return followed(work, _Watcher(bar, checkpoint))

    def _keep(self, rules: Any, solution: Any) -> None:
        """Put the values into their file, and do without the checkpoint."""
        from thousand.solvers.dice.files import values_file

        with Bar(self.terminal):
            write_bytes(self._file, values_file(self.options, rules, solution))
        self._checkpoint(rules.digest).unlink(missing_ok=True)

    def _say(self, sentence: Any, **parameters: Any) -> None:
        self.terminal.say(self.lang.say(sentence, **parameters))

    def _checkpoint(self, digest: str) -> Path:
        folder = user_cache_path("thousand", appauthor=False) / "solving"
        folder.mkdir(parents=True, exist_ok=True)
        return folder / f"{digest[:32]}.npy"

    def _resumed(self, checkpoint: Path, rules: Any) -> Any:
        """The values of an earlier run, None to begin anew: an unsound checkpoint is passed over."""
        import numpy as np

        from thousand.kernels.dice.arrays import padded

        size = padded(len(rules.accounts))
        try:
            found = np.load(checkpoint, allow_pickle=False)
        except (OSError, ValueError, EOFError):
            return None
        if found.shape != (size, size) or found.dtype != np.float64 or not np.isfinite(found).all():
            return None
        self._say(GOING_ON)
        return found


class _Watcher:
    """Shows how far the solution has come, and saves checkpoints."""

    def __init__(self, bar: Bar, checkpoint: Path) -> None:
        self.bar, self.checkpoint = bar, checkpoint
        self.due = time.monotonic() + SAVED_EVERY

    def __call__(self, progress: Any) -> None:
        """Take in one step of the solver."""
        self.bar.show(progress.share, f"{progress.lack:.0e}")
        if progress.stage != "correcting" and time.monotonic() >= self.due:
            self._save(progress.values)

    def _save(self, values: Any) -> None:
        import numpy as np

        began, aside = time.monotonic(), self.checkpoint.with_suffix(".part")
        with aside.open("wb") as file:
            np.save(file, values, allow_pickle=False)
        aside.replace(self.checkpoint)
        took = time.monotonic() - began
        self.due = time.monotonic() + max(SAVED_EVERY, SAVED_SHARE * took)


def followed(work: Generator[Any, None, Any], watch: Callable[[Any], None]) -> Any:
    """The result of ``work``, each step of which ``watch`` sees."""
    while True:
        try:
            watch(next(work))
        except StopIteration as ending:
            return ending.value
