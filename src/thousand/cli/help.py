"""Help in the user's language: its texts stand beside what they explain, in English, until they are shown.

``tools.messages`` finds them in the same way, in the commands as Typer knows them, so that none is forgotten.
What stands for a value (``FILE``, ``N``) is a name: it is the same in every language, as options are.
"""

from collections.abc import Callable
from typing import Any

AROUND = ("Usage:", "Arguments", "Options", "Commands", "default: {default}", "required")
"""What Typer itself writes around the texts."""


def reword(line: Any, context: Any, put: Callable[[str], str]) -> None:
    """Put every text that explains ``line``, all commands, into words that ``put`` has for a paragraph."""

    def reworded(text: str | None) -> str:
        paragraphs = (text or "").split("\n\n")
        return "\n\n".join(put(" ".join(paragraph.split())) for paragraph in paragraphs if paragraph)

    line.subcommand_metavar = reworded(line.subcommand_metavar)
    for command in (line, *line.commands.values()):
        command.options_metavar = reworded(command.options_metavar)
        command.help = reworded(command.help)
        for parameter in command.get_params(context):
            parameter.help = reworded(parameter.help)
