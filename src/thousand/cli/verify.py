"""``thousand verify``: whether every throw and deal of a record follows from its seeds."""

import typer

from thousand.cli.failing import RefusedRecord, speaking
from thousand.cli.replay import load
from thousand.notation.fair import verify
from thousand.notation.replay import Refused, replay
from thousand.text.fair import told

NOT_PROVEN = 1
"""The exit status when something does not follow from the seeds."""


def run(file: str, lang_code: str | None) -> None:
    """Check the seeds of the record in ``file``, ``-`` for the standard input."""
    with speaking(lang_code) as lang:
        record = load(file)
        for done in replay(record):
            if isinstance(done, Refused):
                raise RefusedRecord(done.n, done.action, done.error, file)
        proven, sentences = told(verify(record), record.players, lang)
    for sentence in sentences:
        print(f"{sentence}.")
    if not proven:
        raise typer.Exit(NOT_PROVEN)
