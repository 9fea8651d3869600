"""How a command line is read and explained: both in the user's language, by `usage` and `help`.

Typer has no hook for what is wrong; the exceptions of the library it carries within it are caught instead.
Its own words in help it asks of gettext, which knows the environment but no ``--lang``; so it gets ours.
"""

import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from typer import core
from typer._click import Command as AnyCommand
from typer._click.exceptions import BadOptionUsage, NoArgsIsHelpError, UsageError
from typer.core import TyperCommand, TyperGroup, TyperOption


class Explained(AnyCommand):
    """Something to call whose help is in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help into ``formatter``; nothing follows it, so all texts may stay in this language."""
        from thousand.cli.help import reword
        from thousand.cli.reader import language_in

        core._ = language_in(ctx.obj).gettext
        reword(ctx.find_root().command, ctx, core._)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write into ``formatter`` how it is called."""
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{core._('Usage:')} ")


class CommandLine(Explained, TyperGroup):
    """All commands; what is wrong with a command line is said in the user's language."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:
        """Do what ``args`` ask for and end with the exit status."""
        words = list(sys.argv[1:] if args is None else args)
        extra |= {"standalone_mode": False, "obj": words}
        try:
            status = super().main(words, *rest, **extra)
        except NoArgsIsHelpError as error:
            error.show()
            status = error.exit_code
        except UsageError as error:
            from thousand.cli.usage import refuse

            refuse(error, words, self.commands)
            status = error.exit_code
        sys.exit(status)


class Command(Explained, TyperCommand):
    """One command; an option with an empty value is one without a value."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read ``args`` into ``ctx``.

        Raises:
            UsageError: they make no sense.
        """
        given, _, _ = self.make_parser(ctx).parse_args(args=[*args])
        for option in self.params:
            value = given.get(str(option.name))
            values = value if isinstance(value, list) else [value]
            if isinstance(option, TyperOption) and "" in values:
                raise BadOptionUsage(option.opts[-1], "empty", ctx)
        return super().parse_args(ctx, args)
