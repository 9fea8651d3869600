"""How a command line is read: what is wrong with it is said in the user's language, by `usage`.

Typer has no hook for that; the exceptions of the library it carries within it are caught instead.
"""

import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from typer._click.exceptions import BadOptionUsage, NoArgsIsHelpError, UsageError
from typer.core import TyperCommand, TyperGroup, TyperOption


class CommandLine(TyperGroup):
    """All commands; what is wrong with a command line is said in the user's language."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:
        """Do what ``args`` ask for and end with the exit status."""
        words = list(sys.argv[1:] if args is None else args)
        try:
            status = super().main(words, *rest, **{**extra, "standalone_mode": False})
        except NoArgsIsHelpError as error:
            error.show()
            status = error.exit_code
        except UsageError as error:
            from thousand.cli.usage import refuse

            refuse(error, words, self.commands)
            status = error.exit_code
        sys.exit(status)


class Command(TyperCommand):
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
