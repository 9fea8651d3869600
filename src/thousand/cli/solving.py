"""A solution from the rules to the file of values: shown as it comes along, stopped and gone on with."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import typer
from platformdirs import user_cache_path

from thousand.cli.bar import Bar
from thousand.cli.failing import INTERRUPTED
from thousand.cli.files import write_bytes
from thousand.cli.terminal import Terminal
from thousand.core.errors import CodedError
from thousand.dice.options import Options
from thousand.solvers.running import finished, followed
from thousand.tables.abridgement import Abridgement
from thousand.tables.sealed import Kind
from thousand.tables.solved import confirmed
from thousand.text.catalogue import Language, Message, message

if TYPE_CHECKING:
    from thousand.kernels.dice.compiled import Compiled

COMPILING = message("Compiling the rules")
SOLVED_BEFORE = message("These rules have been solved before")
PREPARING = message("Preparing for this machine; the first time takes half a minute")
GOING_ON = message("Going on from where an earlier run stopped")
STOPPED = message("Stopped; the same command goes on from here")
KEPT = message("The values are in {file}")

SAVED_EVERY = 20.0
"""Seconds between two checkpoints at least."""
SAVED_SHARE = 30
"""And so many times as long as the last one took."""
TINY = 10
"""The target of a game that is solved at once."""

Array = Any
R = TypeVar("R")


class Checkpoint:
    """An array that is known halfway, in a file of its own."""

    def __init__(self, file: Path, shape: tuple[int, ...], dtype: type) -> None:
        self.file, self.shape, self.dtype = file, shape, dtype
        self.due = time.monotonic() + SAVED_EVERY

    def load(self) -> Array | None:
        """What an earlier run knew, None to begin anew: an unsound checkpoint is passed over."""
        import numpy as np

        try:
            found = self._unpacked(np.load(self.file, allow_pickle=False))
        except (OSError, ValueError, EOFError):
            return None
        sound = found.shape == self.shape and found.dtype == self.dtype and np.isfinite(found).all()
        return found if sound else None

    def save(self, values: Array) -> None:
        """Put ``values`` into the file, whole or not at all."""
        import numpy as np

        began, aside = time.monotonic(), self.file.with_suffix(".part")
        with aside.open("wb") as file:
            np.save(file, self._packed(values), allow_pickle=False)
        aside.replace(self.file)
        took = time.monotonic() - began
        self.due = began + took + max(SAVED_EVERY, SAVED_SHARE * took)

    def _packed(self, values: Array) -> Array:
        """``values`` as the file holds them."""
        return values

    def _unpacked(self, found: Array) -> Array:
        """What the file means.

        Raises:
            ValueError: no file of this kind.
        """
        return found


class SetCheckpoint(Checkpoint):
    """One of what is in a set and what is not, eight to a byte: it is written in no time."""

    def __init__(self, file: Path, shape: tuple[int, ...]) -> None:
        super().__init__(file, shape, bool)

    def _packed(self, values: Array) -> Array:
        import numpy as np

        return np.packbits(values)

    def _unpacked(self, found: Array) -> Array:
        import numpy as np

        count = prod(self.shape)
        if found.dtype != np.uint8 or found.shape != (-(-count // 8),):
            raise ValueError(found.shape)
        return np.unpackbits(found, count=count).view(bool).reshape(self.shape)


class Solving(ABC):
    """One solution from the rules, ``abridged`` so, to ``file``."""

    kind: Kind
    """Of the file."""

    def __init__(
        self, options: Options, abridged: Abridgement, file: Path, terminal: Terminal, lang: Language
    ) -> None:
        self.options, self.abridged, self.file = options, abridged, file
        self.terminal, self.lang = terminal, lang
        self.checkpoints: list[Checkpoint] = []

    @abstractmethod
    def solve(self, rules: "Compiled", threads: int) -> Any:
        """Solve, in steps that are ``kept``."""

    @abstractmethod
    def packed(self, rules: "Compiled", solution: Any) -> bytes:
        """The file of values."""

    @abstractmethod
    def tell(self, rules: "Compiled", solution: Any, seconds: float) -> None:
        """Say what came out, after so many seconds."""

    def run(self, threads: int) -> None:
        """Compile, solve, keep; values of another release stay if its rules compile to the same.

        Raises:
            Exit: it was stopped; what is known is kept.
        """
        try:
            self._run(threads)
        except KeyboardInterrupt:
            self.say(STOPPED)
            raise typer.Exit(INTERRUPTED) from None

    def _run(self, threads: int) -> None:
        began = time.monotonic()
        self.say(COMPILING)
        with Bar(self.terminal) as bar:
            from thousand.kernels.dice.compiled import compiled

            work = compiled(self.options, self.abridged)
            rules = followed(work, lambda known: bar.show(None, str(known)))
        if self._is_confirmed(rules.digest):
            self.say(SOLVED_BEFORE)
        else:
            solution = self.solve(rules, threads)
            with Bar(self.terminal):
                write_bytes(self.file, self.packed(rules, solution))
            for checkpoint in self.checkpoints:
                checkpoint.file.unlink(missing_ok=True)
            self.tell(rules, solution, time.monotonic() - began)
        self.say(KEPT, file=str(self.file))

    def _is_confirmed(self, digest: str) -> bool:
        """Whether there are sound values for the rules or finer ones; they are this release's from now on."""
        file, entries = str(self.file), self.abridged.entries
        try:
            found = confirmed(self.kind, self.file.read_bytes(), file, digest, entries)
            write_bytes(self.file, found)
        except (OSError, CodedError):
            return False
        return True

    def kept(
        self,
        checkpoint: Checkpoint,
        work: Callable[[Array | None], Generator[Any, None, R]],
        show: Callable[[Bar, Any], None],
    ) -> R:
        """The result of ``work`` from what is in ``checkpoint`` on; there it is kept, when stopped too."""
        self.checkpoints.append(checkpoint)
        known = checkpoint.load()
        if known is not None:
            self.say(GOING_ON)

        def watch(progress: Any) -> None:
            nonlocal known
            known = progress.values
            show(bar, progress)
            if time.monotonic() >= checkpoint.due:
                checkpoint.save(known)

        with Bar(self.terminal) as bar:
            try:
                return followed(work(known), watch)
            except KeyboardInterrupt:
                if known is not None:
                    checkpoint.save(known)
                raise

    def say(self, sentence: Message, **parameters: Any) -> None:
        """Write ``sentence`` in the user's language."""
        self.terminal.say(self.lang.say(sentence, **parameters))


def checkpoint_file(rules: "Compiled", ending: str = "") -> Path:
    """Where something about ``rules`` is kept until there is the file of values."""
    folder = user_cache_path("thousand", appauthor=False) / "solving"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{rules.digest[:32]}{ending}.npy"


def tiny_rules() -> "Compiled":
    """Rules under which solving takes no time, and has the loops compiled."""
    from thousand.kernels.dice.compiled import compiled

    return finished(compiled(Options(target=TINY), Abridgement()))
