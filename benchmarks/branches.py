"""A deal that is played in many ways with the same cards and the same luck, what they share played once.

The players are ``counting``, with or without a bias: a chance to win the game that is added to what some
actions seem to be worth.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from thousand.bots.cards.question import Weighed
from thousand.bots.cards.solving import SolvingBot, preference
from thousand.cards.actions import Action, Bid, BlindBid, Contract, WriteOff
from thousand.cards.events import DealClosed, Event
from thousand.cards.game import CARDS
from thousand.cards.records import changed
from thousand.cards.state import Naming, State
from thousand.core.seats import Seat
from thousand.lab.tables import Table

BOT: Final = SolvingBot()
STEP: Final = 20
"""Points of a contract above the bid, for one measure of ``Bias.raising``."""


@dataclass(frozen=True, slots=True)
class Bias:
    """By how much some actions seem better than they do to ``counting``."""

    bids: float = 0.0
    """Bids of which there is a choice."""
    raising: float = 0.0
    """A contract, for each STEP that it is above the bid."""
    write_offs: float = 0.0

    def of(self, view: State, action: Action) -> float:
        """What is added for ``action``."""
        match action, view.phase:
            case Bid() | BlindBid(), _:
                return self.bids
            case Contract(amount=amount), Naming(bid=bid):
                return self.raising * (amount - bid) / STEP
            case WriteOff(), _:
                return self.write_offs
            case _:
                return 0.0


@dataclass(eq=False)
class Branch:
    """A place that the deal may come to."""

    table: Table
    luck: str
    """What the players draw the deals from that they think of."""
    happened: tuple[Event, ...] = ()
    """Since the first place."""
    _weighed: list[Weighed] | None = None
    _after: dict[Action, "Branch"] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        """The deal is booked."""
        return any(isinstance(event, DealClosed) for event in self.happened)

    def after(self, action: Action) -> "Branch":
        """Where ``action`` leads to."""
        if action not in self._after:
            table = self.table.fork()
            happened = *self.happened, *table.do(action)
            self._after[action] = Branch(table, self.luck, happened)
        return self._after[action]

    def next(self, biases: Sequence[Bias]) -> "Branch":
        """What the player to act, or chance, makes of it; ``biases``: by seat."""
        mover = CARDS.to_act(self.table.state)
        if not isinstance(mover, int):
            return self.after(CARDS.legal_actions(self.table.state)[0])
        view, bias = self.table.views[mover], biases[mover]
        biased = (changed(one, worth=one.worth + bias.of(view, one.action)) for one in self.weighed(mover))
        return self.after(min(biased, key=preference).action)

    def end(self, biases: Sequence[Bias]) -> "Branch":
        """The end of the deal."""
        found = self
        while not found.is_over:
            found = found.next(biases)
        return found

    def weighed(self, mover: Seat) -> list[Weighed]:
        """What ``mover``, whose turn it is, has to choose from."""
        if self._weighed is None:
            luck = Random(f"{self.luck} {len(self.happened)}")
            self._weighed = BOT.weighed(self.table.views[mover], self.table.seen[mover], luck)
        return self._weighed
