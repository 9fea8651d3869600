"""``thousand play``: begin a game or go on with one, and sit down to it."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

import typer

from thousand.bots.cards import warming
from thousand.bots.cards.solving import SolvingBot
from thousand.bots.protocol import Bot
from thousand.bots.registry import check, make
from thousand.cli.failing import INTERRUPTED, UserError, sentence_of, speaking
from thousand.cli.files import read_text
from thousand.cli.loop import Ending, Evening
from thousand.cli.questions import Declined, Questions
from thousand.cli.ruling import Ruling
from thousand.cli.saves import Save, Saves, held, own_saves
from thousand.cli.screen import Screen
from thousand.cli.seating import Seating, check_count, seated
from thousand.cli.session import Session
from thousand.cli.solved import unusable_card_tables, use_user_tables
from thousand.cli.tables import PLAYED, Scene, check_game, parlour
from thousand.cli.terminal import Terminal, of_process
from thousand.core.chance import SeededChance
from thousand.core.errors import CodedError
from thousand.core.seats import Seat, seats
from thousand.notation.records import Record, read_record
from thousand.text.catalogue import Language, message
from thousand.text.rules.pages import plain_page

NO_SEAT = message("--first {seat}: the last seat is {seats}")
NOTHING_GOES_ON = message("There is no game to go on with")
EXISTS = message("{file}: there is such a file already; --resume goes on with it")
COMPILING = message(
    "The bots compile their solver, once and in the background; until then they play by rules of thumb"
)
UNFIT_BOTS = message('{file}: meta.bots: a name for each seat, "" for a person')
UNFIT_SEED = message("{file}: meta.seed: a text")
RESUME_ALONE = message("--resume goes with --record and --lang only")
INCOMPLETE = message("Without a terminal a game, --preset and --players or --bots are needed")
KEPT = message("The game is kept; --resume goes on with it")
KEPT_IN = message("The record is in {file}")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command line asks for; what is None or empty is asked."""

    game: str | None
    ruling: Ruling
    people: tuple[str, ...]
    bots: int
    bot: str
    first: int | None
    seed: str | None
    resume: bool
    record: Path | None
    lang: str | None

    @property
    def is_a_new_game(self) -> bool:
        """Whether anything says what a new game shall be like."""
        told = self.game, self.people, self.bots, self.first, self.seed
        return any(told) or self.ruling != Ruling()


def run(wanted: Wanted) -> None:
    """Play a game."""
    with speaking(wanted.lang) as lang:
        if wanted.resume and wanted.is_a_new_game:
            raise UserError(RESUME_ALONE)
        try:
            _Host(wanted, of_process(), own_saves(), lang).play()
        except Declined:
            raise typer.Exit from None
        except KeyboardInterrupt:
            print()
            raise typer.Exit(INTERRUPTED) from None


@dataclass(frozen=True, slots=True)
class _Host:
    """Opens the game that is wanted and closes it again."""

    wanted: Wanted
    terminal: Terminal
    saves: Saves
    lang: Language

    def play(self) -> None:
        use_user_tables()
        path = self._going_on()
        if path is not None:
            with held(path):
                self._sit_down(read_record(read_text(str(path)), str(path)), path, [])
            return
        record, lots = self._begun()
        path = self.wanted.record or self.saves.new(record.game, datetime.now())
        with held(path):
            Save(path).keep(record)
            self._sit_down(record, path, lots)

    def _going_on(self) -> Path | None:
        """The game to go on with, None to begin another one."""
        if self.wanted.resume:
            found = self.wanted.record or next(self.saves.going_on(), None)
            if found is None:
                raise UserError(NOTHING_GOES_ON)
            return found
        if self.wanted.record is not None and self.wanted.record.exists():
            raise UserError(EXISTS, file=str(self.wanted.record))
        is_open = self.wanted.game is None and self.terminal.is_interactive and self.wanted.record is None
        return self._offered() if is_open else None

    def _offered(self) -> Path | None:
        """The newest game with a person in it that is not over, if the user goes on with it."""
        for path in self.saves.going_on():
            try:
                record = read_record(read_text(str(path)), str(path))
                has_people = len(_bots(record, path)) < len(record.players)
            except (UserError, CodedError) as error:
                self.terminal.tell(sentence_of(error, self.lang))
                continue
            if has_people:
                return path if Questions(self.terminal, self.lang).goes_on(record.players) else None
        return None

    def _begun(self) -> tuple[Record, list[str]]:
        """A new game, of what is wanted and what is answered, and how it came about who begins."""
        wanted, asked = self.wanted, self._questions()
        game = wanted.game or asked.game()
        check_game(game, PLAYED)
        ruling = wanted.ruling
        if ruling.preset is None and ruling.house is None:
            ruling = replace(ruling, preset=asked.preset(game))
        allowed = ruling.seats(game)
        if wanted.people or wanted.bots:
            check_count(len(wanted.people) + wanted.bots, allowed)
            seating = seated(wanted.people, wanted.bots, wanted.bot, self.lang)
        else:
            seating = asked.seating(wanted.bot, allowed)
            check_count(len(seating.players), allowed)
        if wanted.first is not None and wanted.first > len(seating.players):
            raise UserError(NO_SEAT, seat=wanted.first, seats=len(seating.players))
        rules = ruling.rules(game, len(seating.players))
        for name in filter(None, seating.bots):
            check(game, name, rules.options, len(seating.players))
        seed = wanted.seed or secrets.token_hex(16)
        meta = {"seed": seed, "bots": list(seating.bots)}
        first, lots = self._first(game, seating, seed)
        return Record(game, rules, seating.players, first=first, meta=meta), lots

    def _questions(self) -> Questions:
        """Somebody to ask.

        Raises:
            UserError: there is nobody, and something is to be asked.
        """
        wanted = self.wanted
        is_complete = (
            wanted.game is not None
            and (wanted.ruling.preset or wanted.ruling.house)
            and (wanted.people or wanted.bots)
        )
        if not is_complete and not self.terminal.is_interactive:
            raise UserError(INCOMPLETE)
        return Questions(self.terminal, self.lang)

    def _first(self, game: str, seating: Seating, seed: str) -> tuple[Seat, list[str]]:
        """Who begins: as wanted, otherwise by lot, with the sentences that tell of it."""
        if self.wanted.first is not None:
            return Seat(self.wanted.first - 1), []
        return parlour(game).lots(SeededChance(f"{seed}/first"), seating.players, self.lang)

    def _sit_down(self, record: Record, path: Path, lots: Sequence[str]) -> None:
        """Play ``record``, which is kept in ``path``; ``lots`` say who begins."""
        seed, bots = _seed(record, path), _bots(record, path)
        record = replace(record, meta={**record.meta, "seed": seed})
        for error in unusable_card_tables() if bots and record.game == "cards" else ():
            self.terminal.tell(sentence_of(error, self.lang))
        scene = Scene(record.rules, record.players, record.first, self.lang, self.terminal)
        table = parlour(record.game).make(scene)
        session = Session(record, seed, table.opens, str(path))
        screen = Screen(
            session,
            table,
            self.terminal,
            record.players,
            frozenset(seat for seat in seats(len(record.players)) if seat not in bots),
            plain_page(record.game, record.rules, self.lang, self.terminal.columns),
            self.lang,
        )
        if len(bots) < len(record.players) and any(isinstance(bot, SolvingBot) for bot in bots.values()):
            self._warm()
        evening = Evening(session, table, screen, bots, Save(path), self.lang)
        try:
            screen.open(lots)
            ending = evening.play()
        except KeyboardInterrupt:
            self.terminal.say("", self.lang.say(KEPT))
            raise typer.Exit(INTERRUPTED) from None
        if ending is Ending.LEFT:
            self.terminal.say(self.lang.say(KEPT))
            return
        screen.close()
        kept = self.saves.retire(path)
        self.terminal.tell("", self.lang.say(KEPT_IN, file=str(kept)))

    def _warm(self) -> None:
        """Load the solver of card bots while people play already, and say so where that takes long."""
        if warming.is_cold():
            self.terminal.tell(self.lang.say(COMPILING))
        warming.begin()


def _seed(record: Record, path: Path) -> str:
    """The seed in the record; a new one for a record that has none."""
    seed = record.meta.get("seed") or secrets.token_hex(16)
    if not isinstance(seed, str):
        raise UserError(UNFIT_SEED, file=str(path))
    return seed


def _bots(record: Record, path: Path) -> dict[Seat, Bot[Any, Any, Any]]:
    """The bots that play in the record, by seat."""
    names: Any = record.meta.get("bots", [""] * len(record.players))
    is_fit = isinstance(names, list) and all(isinstance(name, str) for name in names)
    if not is_fit or len(names) != len(record.players):
        raise UserError(UNFIT_BOTS, file=str(path))
    return {Seat(place): make(record.game, name) for place, name in enumerate(names) if name}
