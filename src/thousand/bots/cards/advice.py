"""Advice: what each legal action promises, how far it is from the best, and why the best is best.

One function over a view and what its seat has seen, for hints and for the analysis of games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from thousand.bots.cards.judging import Effort, is_too_long
from thousand.bots.cards.question import Weighed
from thousand.bots.cards.reasons import Reason, reason
from thousand.bots.cards.solving import preference
from thousand.bots.cards.weighing import weigh
from thousand.cards.actions import Action, Peek
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.state import Auction, Consent, Giving, Naming, Playing, State, Taking
from thousand.core.seats import Seat

HINT = Effort(chances=7_000, points=200, hands=80, every=True, hidden=True)


class Role(Enum):
    """Whose part the player has, and so what the chances are of."""

    BIDDER = "bidder"
    """That he would make as much as he bids, if he got the talon for it."""
    DECLARER = "declarer"
    """That he makes the contract."""
    DEFENDER = "defender"
    """That the declarer does not make the contract."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action and what it promises."""

    action: Action
    chance: float | None
    """In the player's favour: see Role; None: there is no contract to speak of."""
    contract: int | None
    """The contract that the chance is of."""
    points: float | None
    """What whoever plays this contract takes on average, marriages included; None: it is not known."""
    worth: float
    """The player's chance to win the whole game."""
    loss: float
    """How much less that is than the best choice's."""


@dataclass(frozen=True, slots=True)
class Advice:
    """All legal actions in their fixed order; the best one and why."""

    role: Role
    declarer: Seat | None
    """Who plays the contract, once that is known."""
    choices: tuple[Choice, ...]
    best: Choice
    reason: Reason
    is_counted: bool
    """By deals that were solved; else by rules of thumb, since solving takes too long."""

    def choice(self, action: Action) -> Choice:
        """What ``action``, one of the legal ones, promises."""
        return next(one for one in self.choices if one.action == action)


def advise(view: State, seen: Sequence[Event], effort: Effort = HINT, seed: int = 0) -> Advice | None:
    """What the player to act should know; None where the cards have nothing to say.

    ``seen`` is what his seat has seen since the cards were dealt.
    """
    seat = CARDS.to_act(view)
    if not isinstance(seat, int) or not (weighed := weigh(view, seen, effort, seed)):
        return None
    best = min(weighed, key=preference)
    found = _in_order(view, weighed, best)
    role = _role(view, seat)
    choices = tuple(_choice(one, seat, role, best.worth) for one in found)
    phase = view.phase
    declarer = phase.declarer if isinstance(phase, Taking | Giving | Naming | Playing) else None
    why = reason(view, seen, found, best)
    return Advice(role, declarer, choices, choices[found.index(best)], why, not is_too_long(view))


def _in_order(view: State, weighed: Sequence[Weighed], best: Weighed) -> list[Weighed]:
    """All legal actions in their order; a look at hidden cards takes nothing away from what is best."""
    by_action = {one.action: one for one in weighed}
    legal = CARDS.legal_actions(view)
    by_action |= {action: Weighed(action, best.worth) for action in legal if isinstance(action, Peek)}
    return [by_action[action] for action in legal]


def _role(view: State, seat: Seat) -> Role:
    phase = view.phase
    if isinstance(phase, Auction | Consent | Taking):
        return Role.BIDDER
    is_defender = isinstance(phase, Playing) and phase.declarer != seat
    return Role.DEFENDER if is_defender else Role.DECLARER


def _choice(one: Weighed, seat: Seat, role: Role, most: float) -> Choice:
    worth = max(one.worth, 0.0)
    loss = max(most - worth, 0.0)
    if one.declarer is None or (role is Role.BIDDER and one.declarer != seat):
        return Choice(one.action, None, None, None, worth, loss)
    chance = one.chance if one.declarer == seat else 1 - one.chance
    return Choice(one.action, chance, one.contract, one.points, worth, loss)
