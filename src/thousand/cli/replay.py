"""``thousand replay``: a record told in words, or as one JSON object for each action."""

import json
from pathlib import Path

import typer

from thousand.cli.failing import BAD_INPUT, RefusedRecord, speaking
from thousand.cli.files import STANDARD_INPUT, read_text
from thousand.cli.narrator import Narrator
from thousand.cli.tables import Scene, parlour
from thousand.cli.terminal import of_process
from thousand.notation.records import Record, read_record
from thousand.notation.replay import Refused, entry, replay
from thousand.text.catalogue import Language
from thousand.text.errors import explain


def run(file: str, as_json: bool, lang_code: str | None) -> None:
    """Replay the record in ``file``, ``-`` for the standard input."""
    with speaking(lang_code) as lang:
        record = load(file)
        if as_json:
            _print_json(record, lang)
        else:
            _tell(record, file, lang)


def load(file: str) -> Record:
    """The record in ``file``."""
    name = file if file == STANDARD_INPUT else str(Path(file))
    return read_record(read_text(file), name)


def _print_json(record: Record, lang: Language) -> None:
    for done in replay(record):
        if isinstance(done, Refused):
            error = done.error
            refused = {"n": done.n, "action": done.action, "refused": error.code, "why": explain(error, lang)}
            print(json.dumps(refused, ensure_ascii=False))
            raise typer.Exit(BAD_INPUT)
        print(json.dumps(entry(done, record.notation), ensure_ascii=False))


def _tell(record: Record, file: str, lang: Language) -> None:
    terminal = of_process()
    scene = Scene(record.rules, record.players, record.first, lang, terminal)
    table = parlour(record.game).make(scene)
    narrator = Narrator(table, terminal)
    state = record.begin()
    narrator.open(state)
    for done in replay(record):
        if isinstance(done, Refused):
            raise RefusedRecord(done.n, done.action, done.error, file)
        narrator.follow(done.events, state, done.state, done.state)
        state = done.state
    terminal.say("", *table.sheet(state))
