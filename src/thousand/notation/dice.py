"""Кости: the dice game in text, for records."""

from dataclasses import dataclass

from thousand.core.options import RuleSet, Table
from thousand.dice import presets
from thousand.dice.actions import Action, Roll
from thousand.dice.game import DICE, FEWEST_SEATS, MOST_SEATS, Dice, start
from thousand.dice.options import Options
from thousand.dice.state import State
from thousand.notation.dice_actions import parse_action, write_action
from thousand.notation.dice_status import read_accounts, write_status
from thousand.notation.protocol import Setup


@dataclass(frozen=True, slots=True)
class DiceNotation:
    """The notation of dice, for records."""

    game: Dice = DICE
    keys: frozenset[str] = frozenset()

    def presets(self) -> tuple[str, ...]:
        """The names of the presets, in the order in which they are offered."""
        return presets.names()

    def rules(
        self,
        preset: str,
        version: int | None = None,
        changes: Table | None = None,
        players: int | None = None,  # noqa: ARG002 - the rules of dice do not depend on it
    ) -> RuleSet[Options]:
        """A preset with house rules."""
        return presets.rules(preset, version, changes)

    def seats(self, preset: str, version: int | None = None) -> range:
        """How many players can play ``preset``: at dice always the same."""
        presets.rules(preset, version)
        return range(FEWEST_SEATS, MOST_SEATS + 1)

    def start(self, options: Options, setup: Setup) -> State:
        """The state in which a record begins."""
        if not setup.start:
            return start(options, setup.players, setup.first)
        return State(options, read_accounts(setup.start, setup.players, options), setup.first)

    def statuses(self, state: State) -> tuple[str, ...]:
        """The status of every seat, in full."""
        return tuple(write_status(account, state.options) for account in state.accounts)

    def parse_action(self, text: str, players: int) -> Action:
        """The action that ``text`` says."""
        return parse_action(text, players)

    def lacks_chance(self, action: Action) -> bool:
        """Whether the dice of ``action`` have not fallen yet."""
        return isinstance(action, Roll) and action.faces is None

    def begins_draw(self, state: State) -> bool:
        """Whether the next chance is the first throw of a turn."""
        return state.turn.throws == 0

    def write_action(self, action: Action) -> str:
        """The one text of ``action``."""
        return write_action(action)
