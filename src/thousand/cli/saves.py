"""Saved games: records in the user's data folder, in ``games`` while they go on, then in ``finished``."""

import errno
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from thousand.cli.failing import UserError
from thousand.cli.files import jot_text, write_text
from thousand.notation.records import Record, write_record
from thousand.text.catalogue import message

BUSY = message("{file}: this game is being played in another terminal")


@dataclass(frozen=True, slots=True)
class Saves:
    """The games kept under ``folder``."""

    folder: Path

    @property
    def games(self) -> Path:
        """The folder of the games that are not over."""
        return self.folder / "games"

    def going_on(self) -> Iterator[Path]:
        """The games that are not over, the newest first."""
        return iter(sorted(self.games.glob("*.toml"), reverse=True))

    @property
    def finished(self) -> Path:
        """The folder of the games that are over."""
        return self.folder / "finished"

    def new(self, game: str, now: datetime) -> Path:
        """A place for a game of ``game`` that begins now; no other game has or had its name."""
        self.games.mkdir(parents=True, exist_ok=True)
        suffixes = chain([""], (f"-{number}" for number in count(2)))
        names = (f"{now:%Y%m%d-%H%M%S}-{game}{suffix}.toml" for suffix in suffixes)
        return self.games / next(name for name in names if self._is_free(name))

    def _is_free(self, name: str) -> bool:
        return not any((folder / name).exists() for folder in (self.games, self.finished))

    def retire(self, path: Path) -> Path:
        """Move a game that is over out of the way; returns where it is now. Others stay where they are."""
        _lock_of(path).unlink(missing_ok=True)
        if path.parent != self.games:
            return path
        self.finished.mkdir(exist_ok=True)
        return path.replace(self.finished / path.name)


def _lock_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def own_saves() -> Saves:
    """The saved games of the user."""
    return Saves(user_data_path("thousand", appauthor=False))


@contextmanager
def held(path: Path) -> Generator[None]:
    """Keep every other process from playing the game at ``path``; the system lets go when this one dies.

    Raises:
        UserError: another process holds it.
        OSError: there is no such folder, or it cannot be written.
    """
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    lock = FileLock(_lock_of(path))
    try:
        lock.acquire(timeout=0)
    except Timeout:
        if not _lock_of(path).exists():
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path)) from None
        raise UserError(BUSY, file=str(path)) from None
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from error
    try:
        yield
    finally:
        lock.release()


@dataclass(frozen=True, slots=True)
class Save:
    """The file of one game."""

    path: Path

    def keep(self, record: Record) -> None:
        """Put ``record`` away for good."""
        write_text(self.path, write_record(record))

    def jot(self, record: Record) -> None:
        """Put ``record`` away quickly: what it has since it was last kept would come again the same."""
        jot_text(self.path, write_record(record))
