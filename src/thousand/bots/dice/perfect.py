"""The perfect bot: for two players, the exact solution of the game; nobody wins more often against it."""

from collections.abc import Sequence
from random import Random

from thousand.bots.dice.advice import advise
from thousand.core.errors import CodedError, declare
from thousand.dice.actions import Action
from thousand.dice.events import Event
from thousand.dice.game import DICE
from thousand.dice.options import Options
from thousand.dice.state import State
from thousand.tables.shelf import find

NOT_SOLVED = declare("bots/not_solved")
"""Nobody has solved these rules."""
ONLY_TWO = declare("bots/only_two")
"""Perfect play is known for two players only."""


def check(options: Options, seats: int) -> None:
    """See that perfect play is known.

    Raises:
        CodedError: more than two play, or nobody has solved these rules, or the values are damaged.
    """
    if seats != 2:
        raise CodedError(ONLY_TWO)
    if find(options) is None:
        raise CodedError(NOT_SOLVED)


class PerfectBot:
    """Plays by the solved values; of equal choices it takes the first."""

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:  # noqa: ARG002
        """The action with the best chance to win.

        Raises:
            CodedError: perfect play is not known here.
        """
        check(view.options, len(view.accounts))
        actions = DICE.legal_actions(view)
        advice = advise(view) if len(actions) > 1 else None
        return actions[0] if advice is None else advice.best.action
