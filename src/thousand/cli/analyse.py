"""``thousand analyse``: what every decision of a recorded game gave away, and what was luck."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from thousand.cli.bar import Bar
from thousand.cli.failing import RefusedRecord, speaking
from thousand.cli.files import write_text
from thousand.cli.plot import plot
from thousand.cli.replay import load
from thousand.cli.reviews import Played, Review, Step, review
from thousand.cli.tables import Scene, parlour
from thousand.cli.terminal import Terminal, of_process
from thousand.core.game import Recorded
from thousand.notation.records import Record
from thousand.notation.replay import Refused, replay
from thousand.text.catalogue import Language, message

DEAREST = message("The dearest mistakes")
NO_MISTAKES = message("Nobody has given anything away")
PLOTTED = message("The plot is in {file}")
PLOT_TITLE = message("Each player's chance to win the game, turn by turn, in percent")

MOST_SHOWN = 3
"""So many mistakes of each player."""


def run(file: str, svg: Path | None, as_json: bool, lang_code: str | None) -> None:
    """Analyse the game in ``file``; ``svg`` is where its plot goes."""
    with speaking(lang_code) as lang:
        record, terminal = load(file), of_process()
        steps = list(_steps(record, file))
        table = parlour(record.game).make(Scene(record.rules, record.players, record.first, lang, terminal))
        found = review(Played(record, steps, table, lang))
        judgements = _judged(found, len(steps), terminal)
        if as_json:
            _print_json(found, judgements)
        else:
            _tell(found, judgements, record, terminal, lang)
        if svg is not None:
            write_text(svg, plot(found.courses(), record.players, lang.say(PLOT_TITLE)))
            if not as_json:
                terminal.say("", lang.say(PLOTTED, file=str(svg)))


def _steps(record: Record, file: str) -> Iterator[Step]:
    state = record.begin()
    for done in replay(record):
        if isinstance(done, Refused):
            raise RefusedRecord(done.n, done.action, done.error, file)
        action = record.notation.parse_action(done.action, len(record.players))
        yield Recorded(done.n, state, action, done.events, done.state)
        state = done.state


def _judged(found: Review, steps: int, terminal: Terminal) -> list[Any]:
    """Every judgement, while a bar shows how far it is."""
    judgements = []
    with Bar(terminal) as bar:
        for one in found.judgements():
            bar.show(one.number / steps)
            judgements.append(one)
    return judgements


def _print_json(found: Review, judgements: Sequence[Any]) -> None:
    """One object a line for each decision, then one for the game."""
    for one in judgements:
        if one.is_decision:
            print(json.dumps(found.entry(one), ensure_ascii=False))
    print(json.dumps(found.summary(judgements), ensure_ascii=False))


def _tell(
    found: Review, judgements: Sequence[Any], record: Record, terminal: Terminal, lang: Language
) -> None:
    """Everything, decision by decision, then the dearest mistakes and what the game came to."""
    terminal.tell(*found.opening())
    terminal.say("")
    for one in judgements:
        if one.is_decision:
            terminal.tell(found.line(one))
    terminal.say("")
    dearest = [*_dearest(found, judgements, len(record.players))]
    terminal.say(lang.say(DEAREST if dearest else NO_MISTAKES))
    for one in dearest:
        terminal.say(*terminal.wrapped(f"{found.line(one)}. {found.why(one)}", 1, 2))
    terminal.say("")
    for text in found.closing(judgements):
        terminal.say(*terminal.wrapped(text, 0, 2))


def _dearest(found: Review, judgements: Sequence[Any], players: int) -> Iterator[Any]:
    """The dearest mistakes of each player, seat by seat."""
    for seat in range(players):
        own = [one for one in judgements if one.seat == seat and one.loss >= found.least_shown]
        yield from sorted(own, key=lambda one: -one.loss)[:MOST_SHOWN]
