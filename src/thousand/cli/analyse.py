"""``thousand analyse``: what every decision of a recorded dice game gave away, and what was luck."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from thousand.bots.dice.advice import between_turns
from thousand.bots.dice.analysis import Judgement, Step, accounts, courses, judged
from thousand.cli.dice_hint import why
from thousand.cli.failing import RefusedRecord, UserError, speaking
from thousand.cli.files import write_text
from thousand.cli.plot import plot
from thousand.cli.replay import load
from thousand.cli.solved import use_user_tables
from thousand.cli.tables import Scene, Table, parlour
from thousand.cli.terminal import of_process
from thousand.core.seats import Seat
from thousand.notation.records import Record
from thousand.notation.replay import Refused, replay
from thousand.text import dice_advice as words
from thousand.text.catalogue import Language, message, plural

ONLY_DICE = message("{file}: only games of dice can be analysed")
DECISION = message("{n}. {player} – {action}: {chance}")
MISTAKE = message("{n}. {player} – {action}: {chance}; {best} would be {less} better")
DEAREST = message("The dearest mistakes")
NO_MISTAKES = message("Nobody has given anything away")
TOTAL = plural(
    "{player}: {decisions} decision, given away {losses}, luck {luck}",
    "{player}: {decisions} decisions, given away {losses}, luck {luck}",
    "decisions",
)
PLOTTED = message("The plot is in {file}")

SHOWN = 0.0005
"""Smaller losses are none."""
MOST_SHOWN = 3


def run(file: str, svg: Path | None, lang_code: str | None) -> None:
    """Analyse the game in ``file``; ``svg`` is where its plot goes."""
    with speaking(lang_code) as lang:
        record = load(file)
        if record.game != "dice":
            raise UserError(ONLY_DICE, file=file)
        use_user_tables()
        _Report(record, file, lang).write(svg)


class _Report:
    """One game in lines."""

    def __init__(self, record: Record, file: str, lang: Language) -> None:
        self.record, self.lang = record, lang
        self.terminal = of_process()
        scene = Scene(record.rules, record.players, record.first, lang, self.terminal)
        self.table: Table = parlour("dice").make(scene)
        self.steps = list(_steps(record, file))

    def write(self, svg: Path | None) -> None:
        """Everything, decision by decision, then the mistakes and the totals."""
        if self.steps and between_turns(self.steps[0][0], Seat(0)) is None:
            raise UserError(words.NOT_SOLVED)
        judgements = []
        for one in judged(self.steps):
            judgements.append(one)
            if one.is_decision:
                self.terminal.tell(self._line(one))
        self.terminal.say("", *self._mistakes(judgements), "", *self._totals(judgements))
        if svg is not None:
            write_text(svg, plot(courses(self.steps), self.record.players))
            self.terminal.say("", self.lang.say(PLOTTED, file=str(svg)))

    def _line(self, one: Judgement) -> str:
        parameters = {
            "n": one.number,
            "player": self.record.players[one.seat],
            "action": self.table.words(one.view, one.action),
            "chance": words.percent(one.chance, self.lang),
        }
        if one.loss < SHOWN:
            return self.lang.say(DECISION, **parameters)
        best = self.table.words(one.view, one.advice.best.action)
        less = words.percent(one.loss, self.lang)
        return self.lang.say(MISTAKE, best=best, less=less, **parameters)

    def _mistakes(self, judgements: Sequence[Judgement]) -> Iterator[str]:
        dearest = sorted(judgements, key=lambda one: -one.loss)[:MOST_SHOWN]
        found = [one for one in dearest if one.loss >= SHOWN]
        yield self.lang.say(DEAREST if found else NO_MISTAKES)
        for one in found:
            yield from self.terminal.wrapped(f"{self._line(one)}. {why(one.advice, self.lang)}", 1, 2)

    def _totals(self, judgements: Sequence[Judgement]) -> Iterator[str]:
        for player, account in zip(
            self.record.players, accounts(judgements, len(self.record.players)), strict=True
        ):
            luck = words.percent(account.luck, self.lang)
            losses = words.percent(account.losses, self.lang)
            yield self.lang.say(TOTAL, player=player, decisions=account.decisions, losses=losses, luck=luck)


def _steps(record: Record, file: str) -> Iterator[Step]:
    state = record.begin()
    for done in replay(record):
        if isinstance(done, Refused):
            raise RefusedRecord(done.n, done.action, done.error, file)
        yield state, record.notation.parse_action(done.action, len(record.players)), done.state
        state = done.state
