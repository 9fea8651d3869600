"""The bots that look at the deals a player must think possible, and solve each with open cards.

``counting`` draws some of them. ``deep`` looks at all, weighs them by what the others' cards tell, and thinks
of what cards that stay hidden do to both sides. They do what leaves the best chance to win the whole game;
before the play hands are tried in a sample of deals. Only the view and the events of the seat are used.
"""

from collections.abc import Sequence
from math import nan
from random import Random
from typing import Final

from thousand.bots.cards.judging import Effort, is_loading, is_too_long
from thousand.bots.cards.question import Weighed
from thousand.bots.cards.steady import SteadyBot
from thousand.bots.cards.weighing import weigh
from thousand.cards.actions import Action, Play
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.state import BeforeDeal, State

STEADY: Final = SteadyBot()
COUNTING: Final = Effort(chances=160, points=24, hands=100)
DEEP: Final = Effort(chances=7_000, points=200, hands=100, hidden=True)
SEEDS: Final = 1 << 32
DIGITS: Final = 9
"""Of a chance to win; below them actions are worth the same."""


class SolvingBot:
    """Plays by what happens in the deals that are possible, when all cards lie open."""

    def __init__(self, effort: Effort = COUNTING, blur: float = 0.0) -> None:
        """``blur``: by how much it misjudges the chance to win after a play, as a standard deviation."""
        self._effort = effort
        self._blur = blur

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:
        """One of the actions legal in ``view``, which is that of the seat to act."""
        found = self.weighed(view, seen, rng)
        if len(found) == 1:
            return found[0].action
        return min(found, key=lambda one: preference(one, self._misjudged(one, rng))).action

    def weighed(self, view: State, seen: Sequence[Event], rng: Random) -> list[Weighed]:
        """The actions that ``choose`` has before it, with what they promise.

        Where there is no choice, or rules of thumb make it, there is one, and what it promises is not asked.
        """
        legal = CARDS.legal_actions(view)
        if len(legal) == 1:
            return [Weighed(legal[0], nan)]
        if isinstance(view.phase, BeforeDeal) or is_loading() or is_too_long(view):
            return [Weighed(STEADY.choose(view, seen, rng), nan)]
        return weigh(view, seen, self._effort, rng.randrange(SEEDS))

    def _misjudged(self, one: Weighed, rng: Random) -> float:
        return rng.gauss(0.0, self._blur) if isinstance(one.action, Play) else 0.0


def preference(one: Weighed, error: float = 0.0) -> tuple[float, int, int]:
    """What choices are ordered by, the best first.

    Of plays that are worth the same first one that declares, then the one that gives least away.
    """
    worth = -round(one.worth + error, DIGITS)
    if not isinstance(one.action, Play):
        return worth, 0, 0
    sign = 1 if one.declarer == one.action.seat else -1
    return worth, one.action.declare is None, sign * one.action.card.points
