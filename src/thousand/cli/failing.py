"""How a command ends before its time: one line in the reader's language, and its exit status."""

import errno
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import NoReturn

import typer

from thousand.cli.reader import chosen_language, own_language
from thousand.cli.terminal import printable
from thousand.core.errors import CodedError, IllegalAction, Parameter
from thousand.text.catalogue import Language, Message, message
from thousand.text.errors import explain

BAD_INPUT = 2
"""The exit status when what the user gave cannot be used."""
INTERRUPTED = 130
"""The exit status of a command ended by Ctrl-C."""

NO_FILE = message("{file}: there is no such file or folder")
FOLDER = message("{file}: this is a folder, not a file")
NO_PERMISSION = message("{file}: you may not read or write this")
DISK_FULL = message("{file}: the disk is full; nothing was changed")
UNUSABLE = message("{file}: this cannot be read or written")

SYSTEM: dict[int, Message] = {
    errno.ENOENT: NO_FILE,
    errno.ENOTDIR: NO_FILE,
    errno.EISDIR: FOLDER,
    errno.EACCES: NO_PERMISSION,
    errno.EPERM: NO_PERMISSION,
    errno.EROFS: NO_PERMISSION,
    errno.ENOSPC: DISK_FULL,
    errno.EDQUOT: DISK_FULL,
}
"""The sentence for each refusal of the operating system."""


class UserError(Exception):
    """Something the user must put right, as a sentence."""

    def __init__(self, sentence: Message, **parameters: Parameter) -> None:
        super().__init__(sentence.one)
        self.sentence = sentence
        self.parameters = parameters


class RefusedRecord(Exception):
    """A record with an action that its rules refuse."""

    def __init__(self, n: int, action: str, error: IllegalAction, source: str) -> None:
        super().__init__(f"{source}: actions[{n}]: {action}: {error}")
        self.place = f"{source}: actions[{n}]: {action}"
        self.error = error


KnownError = UserError | RefusedRecord | CodedError | OSError
"""What a user can cause."""


@contextmanager
def speaking(code: str | None) -> Generator[Language]:
    """The reader's language; inside, every error the user can cause ends the command with one line in it."""
    lang = own_language()
    try:
        lang = chosen_language(code)
        yield lang
    except BrokenPipeError:
        raise
    except (UserError, RefusedRecord, CodedError, OSError) as error:
        fail(sentence_of(error, lang))


def sentence_of(error: KnownError, lang: Language) -> str:
    """What is wrong and where, in one line."""
    match error:
        case UserError():
            return lang.say(error.sentence, **error.parameters)
        case RefusedRecord():
            return f"{error.place}: {explain(error.error, lang)}"
        case CodedError():
            return explain(error, lang)
        case OSError():
            return lang.say(SYSTEM.get(error.errno or 0, UNUSABLE), file=str(error.filename or "-"))


def fail(sentence: str) -> NoReturn:
    """End the command with ``sentence``."""
    complain(sentence)
    raise typer.Exit(BAD_INPUT)


def complain(sentence: str) -> None:
    """Say what is wrong."""
    print(f"thousand: {printable(sentence)}", file=sys.stderr)
