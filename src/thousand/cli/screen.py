"""The screen of an evening: drawn anew before each question, or told line by line where it cannot be."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from thousand.cli.keys import latin
from thousand.cli.narrator import Narrator
from thousand.cli.session import Moment, Session
from thousand.cli.tables import Offer, Table
from thousand.cli.terminal import Style, Terminal, width
from thousand.core.seats import Seat
from thousand.text.catalogue import Language, Message, message

TO_PLAY = message("{player} to play")
YES_NO = message("y – yes, Enter – no")
GO_ON = message("Enter – go on")
HAND_OVER = message("{player} to play, the others look away. Enter – show")
FIRST_ROUND = message("The first round is not over yet")

KEYS = {
    "?": message("help"),
    "r": message("rules"),
    "s": message("sheet"),
    "h": message("hint"),
    "u": message("take back"),
    "q": message("leave"),
}
YES = ("y", "yes", "д", "да", "т", "так")

LONGEST = 20
"""Columns of a name in the title line."""

UNBROKEN = "\N{NO-BREAK SPACE}"

LEAST_LOG = 2
"""Rows of what has happened that are always shown."""


@dataclass
class Screen:
    """What the people at the table see, each the game as his own seat knows it."""

    session: Session
    table: Table
    terminal: Terminal
    players: tuple[str, ...]
    people: frozenset[Seat]
    rules: str
    """The rule page in plain lines."""
    lang: Language
    narrator: Narrator = field(init=False)
    _looking: Seat | None = field(default=None, init=False)
    """Who sits before the screen."""

    def __post_init__(self) -> None:
        self.narrator = Narrator(self.table, self.terminal)

    @property
    def tells(self) -> bool:
        """Whether everything is told as it happens, because no screen is drawn for anybody."""
        return not self.people or not self.terminal.redraws

    def open(self, told: Sequence[str]) -> None:
        """Say what is played, and what came before."""
        self.terminal.say(self.terminal.paint(self.table.title(), Style.STRONG), "")
        if told:
            self.terminal.tell(*(f"{sentence}." for sentence in told), "")
        if told and not self.tells:
            self.terminal.ask(f"{self.lang.say(GO_ON)} ")

    def follow(self, moment: Moment) -> None:
        """Take in what has just happened; ``moment`` is the session's newest."""
        if not self.tells:
            self._sum_up(moment)
            return
        before = self.session.moments[-2]
        audience = next(iter(self.people)) if len(self.people) == 1 else None
        events = self.session.told(audience, len(self.session.moments) - 2)
        self.narrator.follow(events, before.state, moment.state, self.session.view(audience))

    def _sum_up(self, moment: Moment) -> None:
        """Let everybody look at what has ended, such as a deal, unless the game is over."""
        summary = self.table.summary(self.session.told(None, len(self.session.moments) - 2))
        if summary and self.session.actor is not None:
            self.terminal.wipe()
            self.terminal.say(*self._upper(moment.views[-1]), "", *summary, "")
            self.terminal.ask(f" {self.lang.say(GO_ON)} ")

    def show(self, seat: Seat, notice: str) -> None:
        """Put the table before the player at ``seat``, ``notice`` above the prompt."""
        self._hand_over(seat)
        view, seen = self.session.view(seat), self.session.seen(seat)
        lower = ["", *self.table.board(view, seen), "", *self._offers(view)]
        if notice:
            lower.extend(self.terminal.paint(row, Style.LOSS) for row in self.terminal.wrapped(notice, 1))
        if self.terminal.redraws:
            upper = self._upper(view, self._whose(seat))
            room = self.terminal.rows - len(upper) - len(lower) - 1
            self.terminal.wipe()
            self.terminal.say(*upper, *self._log(seat, max(room, LEAST_LOG)), *lower)
        else:
            self.terminal.say("", *self.table.sheet(view), *lower)

    def _upper(self, view: Any, whose: str = "") -> list[str]:
        """The title, whose turn it is, and the score sheet."""
        terminal = self.terminal
        title = terminal.fitted(self.table.title(), terminal.columns - width(whose) - 3).rstrip()
        gap = " " * (terminal.columns - width(title) - width(whose) - 2)
        head = f" {terminal.paint(title, Style.STRONG)}{gap}{terminal.paint(whose, Style.TURN)}"
        return [head, terminal.rule(), *self.table.sheet(view), terminal.rule()]

    def _whose(self, seat: Seat) -> str:
        """Whose turn it is; a long name is cut."""
        name = self.players[seat]
        return self.lang.say(TO_PLAY, player=self.terminal.fitted(name, min(width(name), LONGEST)))

    def _log(self, seat: Seat, rows: int) -> list[str]:
        """What has happened between the turns of ``seat``, the newest last."""
        told = self.table.digest(self.session.between_turns(seat))
        lines = [line for text in told for line in self.terminal.wrapped(text, indent=1, hanging=2)]
        cut = lines if len(lines) <= rows else [" …", *lines[len(lines) - rows + 1 :]]
        return [self.terminal.paint(line, Style.FAINT) for line in cut]

    def _offers(self, view: Any) -> list[str]:
        """What may be typed: the game's own keys, then those that are always there."""
        offers = self.table.offers(view)
        widest = max((width(offer.key) for offer in offers), default=0)
        return [*(row for offer in offers for row in self._offer(offer, widest)), *self._rows(self.keys)]

    def _rows(self, keys: Mapping[str, Message]) -> Iterator[str]:
        """What ``keys`` do, in one row where it fits; no row ends between a key and its words."""
        told = (f"{key} {self.lang.say(words)}" for key, words in self._shown(keys).items())
        whole = "   ".join(text.replace(" ", UNBROKEN) for text in told)
        for row in self.terminal.wrapped(whole, indent=1):
            yield self.terminal.paint(row.replace(UNBROKEN, " "), Style.FAINT)

    @property
    def keys(self) -> Mapping[str, Message]:
        """The keys that are always understood; hints only at tables that have them."""
        return {key: words for key, words in KEYS.items() if key != "h" or self.table.has_hints}

    @property
    def keys_between(self) -> Mapping[str, Message]:
        """The keys that are understood after a turn: nobody chooses anything, so there are no hints."""
        return {key: words for key, words in self.keys.items() if key != "h"}

    def _shown(self, keys: Mapping[str, Message]) -> Mapping[str, Message]:
        """Those of ``keys`` that are shown: with bots nothing is taken back."""
        everybody = len(self.people) == len(self.players)
        return {key: words for key, words in keys.items() if key != "u" or everybody}

    def _offer(self, offer: Offer, widest: int) -> Iterator[str]:
        text = f"{offer.key.ljust(widest)}  {offer.words}"
        style = Style.FAINT if offer.is_refused else None
        for row in self.terminal.wrapped(text, indent=1, hanging=widest + 2):
            yield self.terminal.paint(row, style)

    def show_outcome(self, seat: Seat, seen: Sequence[Any]) -> str | None:
        """Let the player at ``seat`` look at the throw that has ended his turn; returns what he types."""
        outcome = self.table.outcome(seen)
        if not outcome or not self.terminal.redraws:
            return ""
        self.terminal.wipe()
        upper = self._upper(self.session.view(seat))
        self.terminal.say(*upper, "", *outcome, "", *self._rows(self.keys_between))
        return self.terminal.ask(f" {self.lang.say(GO_ON)} ")

    def _hand_over(self, seat: Seat) -> None:
        """Where hands are hidden, wait until the next player is alone with the screen."""
        if self.table.hides and len(self.people) > 1 and self._looking != seat:
            self.terminal.clear()
            self.terminal.ask(f"{self.lang.say(HAND_OVER, player=self.players[seat])} ")
        self._looking = seat

    def ask(self) -> str | None:
        """What the player types, None at the end of the input."""
        return self.terminal.ask(" ")

    def confirm(self, question: str) -> bool:
        """Whether the player says yes."""
        self.terminal.tell(self.terminal.paint(question, Style.LOSS), indent=1)
        typed = self.terminal.ask(f" {self.lang.say(YES_NO)} ")
        return typed is not None and (typed.lower() in YES or latin(typed) == "y")

    def help(self) -> None:
        """Explain keys and marks."""
        keys = [f"{key}  {self.lang.say(words)}" for key, words in self._shown(self.keys).items()]
        rows = [row for text in self.table.help() for row in self.terminal.wrapped(text, hanging=2)]
        self._page([*rows, "", *keys])

    def read_hint(self, seat: Seat) -> None:
        """Show the player at ``seat`` what his choices are worth."""
        lines = self.table.hint(self.session.view(seat), self.session.seen(seat))
        self._page([row for line in lines for row in self.terminal.wrapped(line, hanging=2)])

    def read_rules(self) -> None:
        """Show the rule page."""
        self._page(self.rules.splitlines())

    def read_sheet(self) -> None:
        """Show the score sheet, round by round."""
        moments = self.session.moments
        views = [
            moment.views[-1]
            for before, moment in itertools.pairwise(moments)
            if self.table.closes_round(before.state, moment.state)
        ]
        self._page(self.table.history(views) if views else [self.lang.say(FIRST_ROUND)])

    def _page(self, lines: Sequence[str]) -> None:
        """Show lines, a screen at a time."""
        if not self.terminal.redraws:
            self.terminal.say("", *lines, "")
            return
        height = max(self.terminal.rows - 2, 10)
        for begin in range(0, len(lines), height):
            self.terminal.wipe()
            self.terminal.say(*lines[begin : begin + height])
            typed = self.terminal.ask(f"{self.lang.say(GO_ON)} ")
            if typed is None or latin(typed) == "q":
                return

    def close(self) -> None:
        """Show how the game has ended."""
        if not self.tells:
            self.terminal.wipe()
            self.open(())
            last = self.session.told(None, len(self.session.moments) - 2)
            self.terminal.say(*self.table.outcome(last), "")
        self.terminal.say(*self.table.sheet(self.session.view(None)))
