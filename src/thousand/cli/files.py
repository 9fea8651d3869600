"""Files: texts read whole, and written so that a crash leaves either the old text or the new one."""

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile

from thousand.cli.failing import UserError
from thousand.text.catalogue import message

STANDARD_INPUT = "-"
"""The file name that means: read the standard input."""

NOT_TEXT = message("{file}: this is not a text file in UTF-8")


def read_text(name: str) -> str:
    """The text of the file ``name``; ``-`` is the standard input.

    Raises:
        UserError: it is not UTF-8.
        OSError: it cannot be read.
    """
    data = sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise UserError(NOT_TEXT, file=name) from None


def write_text(path: Path, text: str) -> None:
    """Put ``text`` into the file ``path``: written aside, synced, then put in its place.

    Raises:
        OSError: it cannot be written; the old text is still there.
    """
    _put(path, text, os.fsync)
    _sync_folder(path.parent)


def jot_text(path: Path, text: str) -> None:
    """The same without syncing: quick, safe when this process dies, not when the machine does.

    Raises:
        OSError: it cannot be written; the old text is still there.
    """
    _put(path, text, lambda _: None)


def write_bytes(path: Path, data: bytes) -> None:
    """Put ``data`` into the file ``path``, whole or not at all; its folder is made.

    Raises:
        OSError: it cannot be written; the old file is still there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = _aside(path)
    aside.write_bytes(data)
    aside.replace(path)


def see_writable(path: Path) -> None:
    """See that ``write_bytes`` can put something into the file ``path``; nothing is left behind.

    Raises:
        OSError: its folder cannot be made or written.
    """
    _aside(path)
    made = [folder for folder in path.parents if not folder.exists()]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=path.parent).close()
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path.parent)) from error
    finally:
        for folder in made:
            with suppress(OSError):
                folder.rmdir()


def _aside(path: Path) -> Path:
    """The file beside ``path`` that is written first."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    return path.with_name(f"{path.name}.part")


def _put(path: Path, text: str, sync: Callable[[int], None]) -> None:
    aside = _aside(path)
    try:
        with aside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            sync(file.fileno())
        aside.replace(path)
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from error


def _sync_folder(folder: Path) -> None:
    """Let the folder forget nothing either; systems without that are left alone."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
