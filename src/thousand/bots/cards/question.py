"""What each legal action is weighed by, and what is known of a contract before it is played."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from thousand.bots.cards.bidding import REACH
from thousand.bots.cards.chances import made, needed
from thousand.bots.cards.judging import Effort, hidden_judge, judge
from thousand.bots.cards.stakes import Prospect, played
from thousand.cards.actions import Action
from thousand.cards.events import Event
from thousand.cards.state import State
from thousand.core.seats import Seat

if TYPE_CHECKING:
    from thousand.solvers.cards.outlook import Judge

STEPS = 10
"""On either side of what a hand counts for."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action and what it promises."""

    action: Action
    worth: float
    """The player's chance to win the whole game."""
    declarer: Seat | None = None
    """Who plays ``contract`` then; None: nobody, or it is not known who."""
    contract: int = 0
    chance: float = 0.0
    """That he makes it."""
    points: float | None = None
    """What he takes on average, where that is known."""


@dataclass(frozen=True, slots=True)
class Question:
    """Somebody has to act."""

    view: State
    seen: Sequence[Event]
    legal: Sequence[Action]
    effort: Effort
    seed: int

    @property
    def deals(self) -> tuple[int, int]:
        """How many deals are looked at before the play, and the seed of them."""
        return self.effort.hands, self.seed

    @property
    def judge(self) -> "Judge":
        """Who is asked about deals."""
        return hidden_judge() if self.effort.hidden else judge()

    def contract(self, action: Action, seat: Seat, prospect: Prospect) -> Weighed:
        """``action`` where the contract of ``prospect`` is played after it."""
        worth = played(self.view, seat, prospect)
        return Weighed(action, worth, prospect.declarer, prospect.contract, prospect.chance, prospect.points)

    def at_table(self, promised: float, amount: int) -> float:
        """The share of contracts of ``amount`` that are made, of those that the judge promises so much."""
        return promised if self.effort.hidden else made(promised, amount)

    def by_points(self, declarer: Seat, amount: int, values: Sequence[int], *, blind: bool) -> Prospect:
        """How a contract goes that brings the declarer ``values`` with open cards."""
        mean = fmean(values)
        return Prospect(declarer, amount, self._chance(values, amount), mean, mean, blind)

    def _chance(self, values: Sequence[int], amount: int) -> float:
        """How often ``amount`` is made in deals that bring ``values`` with open cards."""
        need = needed(self.view.options, amount)
        if self.effort.hidden:
            return hidden_judge().chance(values, need)
        return made(share(values, need), amount)


def share(values: Sequence[int], need: int) -> float:
    """How many of ``values`` are enough."""
    return sum(value >= need for value in values) / len(values)


def about(points: float) -> list[int]:
    """What a hand may bring that counts for so much."""
    return [round(points + REACH * (step / STEPS - 1)) for step in range(2 * STEPS + 1)]
