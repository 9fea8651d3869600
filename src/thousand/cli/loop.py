"""The evening: whose turn it is, asking him or his bot, saving after every action, taking back."""

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from time import monotonic
from typing import Any

from thousand.bots.protocol import Bot
from thousand.cli.keys import latin
from thousand.cli.saves import Save
from thousand.cli.screen import Screen
from thousand.cli.session import Session
from thousand.cli.tables import Table
from thousand.core.errors import IllegalAction, InvalidNotation
from thousand.core.game import Nature
from thousand.core.seats import Seat
from thousand.text.catalogue import Language, message
from thousand.text.errors import explain

NOT_UNDERSTOOD = message("“{typed}” is none of these; ? explains them")
NOTHING_TO_TAKE_BACK = message("There is nothing to take back")
NOT_WITH_BOTS = message("With bots at the table nothing is taken back")
NOT_TO_BE_TAKEN_BACK = message("The others have seen too much to take this back")
TAKEN_BACK = message("Taken back: {action}")


SECONDS_UNSAVED = 1.0
"""How long a game among bots may go on without being put away: it would be played again the same."""


class Ending(Enum):
    """How the evening ended."""

    OVER = "over"
    LEFT = "left"


class Wish(Enum):
    """What a player may want besides an action."""

    LEAVE = "q"
    TAKE_BACK = "u"
    HELP = "?"
    RULES = "r"
    SHEET = "s"
    HINT = "h"


@dataclass
class Evening:
    """One sitting at one game: people and bots act in turn until the game is over or somebody leaves."""

    session: Session
    table: Table
    screen: Screen
    bots: Mapping[Seat, Bot[Any, Any, Any]]
    save: Save
    """Where the game is put away."""
    lang: Language
    notice: str = field(default="", init=False)
    _due: float = field(default=0.0, init=False)
    """When a game of bots is to be put away again."""

    @property
    def has_people(self) -> bool:
        """Whether anybody at the table is no bot."""
        return len(self.bots) < len(self.session.record.players)

    def play(self) -> Ending:
        """Play on from where the session stands.

        Raises:
            OSError: the record could not be put away; the last one is untouched.
        """
        while (actor := self.session.actor) is not None:
            if actor in self.bots or isinstance(actor, Nature):
                moment = self.session.act(self._chosen(actor))
                self._jot()
                self.screen.follow(moment)
            elif not self._ask(actor):
                return Ending.LEFT
        self.save.keep(self.session.record)
        return Ending.OVER

    def _jot(self) -> None:
        """Put away what a bot or chance has done; among bots, where it comes again the same, not always."""
        if self.has_people or monotonic() >= self._due:
            self.save.jot(self.session.record)
            self._due = monotonic() + SECONDS_UNSAVED

    def _chosen(self, actor: Seat | Nature) -> Any:
        """What a bot does, or chance: there it is the only thing that can be done."""
        if isinstance(actor, Nature):
            return self.session.game.legal_actions(self.session.now.state)[0]
        rng = Random(f"{self.session.seed}/{len(self.session.moments)}/bot")
        return self.bots[actor].choose(self.session.view(actor), self.session.seen(actor), rng)

    def _ask(self, seat: Seat) -> bool:
        """Show the table to the player at ``seat`` and do what he says; False: he leaves."""
        self.screen.show(seat, self.notice)
        self.notice = ""
        return self._heed(seat, self._answer(seat))

    def _heed(self, seat: Seat, answer: Any) -> bool:
        """Do what the player at ``seat`` wants; False: he leaves."""
        match answer:
            case None | Wish.LEAVE:
                return False
            case Wish.TAKE_BACK:
                self._take_back()
            case Wish.HELP:
                self.screen.help()
            case Wish.RULES:
                self.screen.read_rules()
            case Wish.SHEET:
                self.screen.read_sheet()
            case Wish.HINT:
                self.screen.read_hint(seat)
            case "":
                pass
            case action:
                return self._try(seat, action)
        return True

    def _answer(self, seat: Seat) -> Any:
        """An action, a wish, None at the end of the input, or "" where it was not understood."""
        typed = self.screen.ask()
        wish = _wish(typed, self.screen.keys)
        if typed is None or wish:
            return wish
        try:
            action = self.table.read(typed, self.session.view(seat))
        except InvalidNotation as error:
            self.notice = explain(error, self.lang)
            return ""
        if action is None:
            self.notice = self.lang.say(NOT_UNDERSTOOD, typed=typed) if typed else ""
            return ""
        return action

    def _try(self, seat: Seat, action: Any) -> bool:
        """Do ``action``, after a warning where there is one; a refusal becomes the notice.

        False: the player looked at what came of it, and leaves.
        """
        warning = self.table.warning(self.session.view(seat), action)
        if warning is not None and not self.screen.confirm(warning):
            return True
        opened = self.session.now.opened
        try:
            moment = self.session.act(action)
        except IllegalAction as error:
            self.notice = explain(error, self.lang)
            return True
        self.save.keep(self.session.record)
        self.screen.follow(moment)
        if self.session.notation.lacks_chance(action) and self.session.actor != seat:
            typed = self.screen.show_outcome(seat, self.session.told(seat, opened))
            return self._heed(seat, _wish(typed, self.screen.keys_between))
        return True

    def _take_back(self) -> None:
        """Take back the last decision of a person, and what followed from it by itself."""
        if self.bots:
            self.notice = self.lang.say(NOT_WITH_BOTS)
            return
        moments = self.session.moments
        decisions = (n for n in range(len(moments) - 1, 0, -1) if not isinstance(moments[n].actor, Nature))
        last = next(decisions, None)
        if last is None:
            self.notice = self.lang.say(NOTHING_TO_TAKE_BACK)
        elif not self.table.may_take_back([event for moment in moments[last:] for event in moment.events]):
            self.notice = self.lang.say(NOT_TO_BE_TAKEN_BACK)
        else:
            action = self.session.record.actions[last - 1]
            self.session.back_to(last - 1)
            self.save.keep(self.session.record)
            self.notice = self.lang.say(TAKEN_BACK, action=action)


def _wish(typed: str | None, keys: Container[str]) -> Wish | str | None:
    """The wish whose key was ``typed``, None at the end of the input, "" where it is none of ``keys``."""
    if typed is None:
        return None
    return Wish(latin(typed)) if latin(typed) in keys else ""
