"""``thousand legal``: what may be done in the position of a record."""

import json

from thousand.cli.failing import RefusedRecord, speaking
from thousand.cli.replay import load
from thousand.cli.tables import Scene, parlour
from thousand.cli.terminal import of_process
from thousand.notation.records import Record
from thousand.notation.replay import Refused, legal, replay, to_move
from thousand.text.catalogue import Language, message

TO_PLAY = message("{player} to play")
DEALING = message("Chance is next")
OVER = message("The game is over")


def run(file: str, as_json: bool, lang_code: str | None) -> None:
    """Print what may be done after the last action of the record in ``file``."""
    with speaking(lang_code) as lang:
        record = load(file)
        state = _last(record, file)
        if as_json:
            print(json.dumps(legal(record.notation, state), ensure_ascii=False))
        else:
            _tell(record, state, lang)


def _last(record: Record, file: str) -> object:
    """The state after the last action."""
    state = record.begin()
    for done in replay(record):
        if isinstance(done, Refused):
            raise RefusedRecord(done.n, done.action, done.error, file)
        state = done.state
    return state


def _tell(record: Record, state: object, lang: Language) -> None:
    terminal, notation = of_process(), record.notation
    table = parlour(record.game).make(Scene(record.rules, record.players, record.first, lang, terminal))
    number = to_move(notation, state)
    actions = notation.game.legal_actions(state)
    if number is not None:
        terminal.say(lang.say(TO_PLAY, player=record.players[number - 1]))
    else:
        terminal.say(lang.say(DEALING if actions else OVER))
    texts = [notation.write_action(action) for action in actions]
    widest = max(map(len, texts), default=0)
    for text, action in zip(texts, actions, strict=True):
        terminal.say(f"  {text.ljust(widest)}  {table.words(state, action)}")
