"""What is wrong with a command line: one line in the user's language, and how to learn more."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoSuchOption,
    UsageError,
)
from typer._click.types import IntParamType, IntRange
from typer._types import TyperChoice
from typer.core import TyperArgument, TyperOption

from thousand.cli.failing import UserError, complain, sentence_of
from thousand.cli.reader import language_in
from thousand.text.catalogue import message

NO_COMMAND = message("there is no command {command}; there are {known}")
NO_OPTION = message("there is no option {option}")
OTHER_OPTIONS = message("there is no option {option}, but {known}")
MISSING = message("{name} is missing")
TOO_MANY = message("these are more words than {command} takes")
NEEDS_VALUE = message("{option} needs a value")
TAKES_NO_VALUE = message("{option} takes no value")
WHOLE = message("{name}: a whole number is needed")
WHOLE_FROM = message("{name}: a whole number from {least} on is needed")
WHOLE_BETWEEN = message("{name}: a whole number from {least} to {most} is needed")
ONE_OF = message("{name}: possible are {known}")
UNUSABLE = message("{name}: this value cannot be used")
SENSELESS = message("this command line makes no sense")
WITH_HELP = message("{problem}; {help} tells more")


def refuse(error: UsageError, words: Sequence[str], commands: Mapping[str, Any]) -> None:
    """Say what is wrong with ``words``, a command line; ``commands`` are all there are, by name."""
    lang = language_in(words)
    name = next((word for word in words if not word.startswith("-")), "")
    line = _Line(name, commands.get(name), tuple(commands))
    problem = sentence_of(line.problem(error), lang)
    if line.command is not None:
        problem = f"{name}: {problem}"
    complain(lang.say(WITH_HELP, problem=problem, help=f"{line.path} --help"))


@dataclass(frozen=True, slots=True)
class _Line:
    """The command that a line asks for by ``name``; None: there is none of this name."""

    name: str
    command: Any
    known: tuple[str, ...]

    @property
    def path(self) -> str:
        """What is typed to call it."""
        return "thousand" if self.command is None else f"thousand {self.name}"

    def problem(self, error: UsageError) -> UserError:
        """What ``error`` means."""
        match error:
            case NoSuchOption(option_name=option, possibilities=known) if known:
                return UserError(OTHER_OPTIONS, option=option, known=tuple(sorted(known)))
            case NoSuchOption(option_name=option):
                return UserError(NO_OPTION, option=option)
            case BadOptionUsage(option_name=option):
                return UserError(TAKES_NO_VALUE if self._is_flag(option) else NEEDS_VALUE, option=option)
            case MissingParameter():
                return UserError(MISSING, name=_name(error.param))
            case BadParameter():
                return _unfit(error.param)
        return self._unknown_words()

    def _is_flag(self, option: str) -> bool:
        options = () if self.command is None else self.command.params
        return any(isinstance(one, TyperOption) and one.is_flag and option in one.opts for one in options)

    def _unknown_words(self) -> UserError:
        if self.command is not None:
            arguments = (_name(one) for one in self.command.params if isinstance(one, TyperArgument))
            return UserError(TOO_MANY, command=" ".join([self.path, *arguments]))
        return (
            UserError(NO_COMMAND, command=self.name, known=self.known) if self.name else UserError(SENSELESS)
        )


def _name(parameter: Any) -> str:
    """What users call it: ``--bots``, ``FILE``."""
    return parameter.opts[-1] if isinstance(parameter, TyperOption) else str(parameter.human_readable_name)


def _unfit(parameter: Any) -> UserError:
    """What the value of ``parameter`` must be."""
    name = _name(parameter)
    match parameter.type:
        case IntRange(min=int(least), max=int(most)):
            return UserError(WHOLE_BETWEEN, name=name, least=least, most=most)
        case IntRange(min=int(least)):
            return UserError(WHOLE_FROM, name=name, least=least)
        case IntParamType():
            return UserError(WHOLE, name=name)
        case TyperChoice(choices=known):
            return UserError(ONE_OF, name=name, known=tuple(map(str, known)))
    return UserError(UNUSABLE, name=name)
