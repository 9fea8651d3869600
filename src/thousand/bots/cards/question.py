"""Вопрос: what somebody who has to act is asked, and what each action is weighed by."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thousand.bots.cards.judging import Effort, hidden_judge, judge
from thousand.bots.cards.stakes import Prospect, played
from thousand.cards.actions import Action
from thousand.cards.events import Event
from thousand.cards.state import State
from thousand.core.seats import Seat

if TYPE_CHECKING:
    from thousand.solvers.cards.outlook import Judge


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
