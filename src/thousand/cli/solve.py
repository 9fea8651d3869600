"""``thousand solve dice``: solve the rules of a table, and keep the values for bots and hints."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from thousand.cli.failing import UserError, speaking
from thousand.cli.files import see_writable
from thousand.cli.ruling import Ruling
from thousand.cli.solved import user_tables
from thousand.cli.tables import PLAYED, check_game
from thousand.cli.terminal import of_process
from thousand.dice.entry import is_remembered
from thousand.tables.abridgement import abridgement_of_three, usual_abridgement
from thousand.tables.shelf import file_name, name_for_three
from thousand.text.catalogue import message

TOO_MANY = message("--players {players}: only games of two and of three can be solved")
NOT_TAKEN = message("solve {what} takes no {options}")
NO_ENTRIES = message("--entries all: under these rules entry scores do not count")

MOST_PLAYERS = 3


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for."""

    players: int
    threads: int
    out: Path | None
    """The folder for the file of values; None: that of the user's data."""
    entries: Literal["eight", "all"]
    """Which entry scores are told apart, where they are remembered."""


def run(game: str, ruling: Ruling, wanted: Wanted, lang_code: str | None) -> None:
    """Solve the rules of ``game`` asked for: dice."""
    with speaking(lang_code) as lang:
        check_game(game, PLAYED)
        if wanted.players > MOST_PLAYERS:
            raise UserError(TOO_MANY, players=wanted.players)
        options = ruling.rules("dice").options
        if wanted.entries == "all" and not is_remembered(options):
            raise UserError(NO_ENTRIES)
        folder, of_two = wanted.out or user_tables(), usual_abridgement(options)
        if wanted.players == MOST_PLAYERS:
            from thousand.cli.solve_three import SolvingThree as Solving

            file, abridged = folder / name_for_three(options), abridgement_of_three(options)
        else:
            from thousand.cli.solve_two import SolvingTwo as Solving

            file = folder / file_name(options)
            abridged = replace(of_two, entries=()) if wanted.entries == "all" else of_two
        see_writable(file)
        Solving(options, abridged, file, of_process(), lang).run(wanted.threads)
