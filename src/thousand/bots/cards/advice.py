"""Advice: what may be done, the best first, with the chance of the contract, the points, and each one's cost.

One function over a view and what its seat has seen, for hints and for the analysis of games.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from thousand.bots.cards.solving import COUNTING, Choice, Effort, judge, needed, plans, weighed_plays, weight
from thousand.cards.actions import Action, Bid, Contract, Give
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.state import Auction, Giving, Naming, Playing, State


@dataclass(frozen=True, slots=True)
class Advice:
    """The choices of the player to act, the best first."""

    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        """The best of them."""
        return self.choices[0]

    def loss(self, action: Action) -> float | None:
        """What ``action`` costs against the best, in points; None: it was not weighed."""
        found = [choice for choice in self.choices if choice.action == action]
        return self.best.worth - found[0].worth if found else None


def advise(view: State, seen: Sequence[Event], effort: Effort = COUNTING, seed: int = 0) -> Advice | None:
    """What to do now; None where there is nothing that deals of cards can decide."""
    match view.phase:
        case Playing() as phase:
            choices = weighed_plays(view, phase, seen, effort, seed)
        case Naming() as phase:
            values = judge().deal(view, phase.declarer, effort.hands, seed)
            choices = _amounts(
                view, [a for a in CARDS.legal_actions(view) if isinstance(a, Contract)], values
            )
        case Auction() as phase:
            values = judge().talons(view, phase.to_move, effort.hands, seed)
            choices = _amounts(view, [a for a in CARDS.legal_actions(view) if isinstance(a, Bid)], values)
        case Giving() as phase:
            choices = _gifts(view, phase, effort, seed)
        case _:
            return None
    return Advice(tuple(choices)) if choices else None


def _amounts(view: State, actions: Sequence[Bid | Contract], values: Sequence[int]) -> list[Choice]:
    """Bids or contracts by what they bring, made or failed."""
    mean, choices = sum(values) / len(values), list[Choice]()
    for action in actions:
        need = needed(view.options, action.amount)
        chance = sum(value >= need for value in values) / len(values)
        choices.append(Choice(action, chance, mean, (2 * chance - 1) * action.amount))
    return sorted(choices, key=lambda choice: -choice.worth)


def _gifts(view: State, phase: Giving, effort: Effort, seed: int) -> list[Choice]:
    """The gifts that look best, each with the best that may follow it."""
    need, found = needed(view.options, phase.bid), dict[Action, Choice]()
    for plan in plans(view, phase):
        look = judge().gifts(view, phase.declarer, plan, need, effort.hands, seed)
        receiver, card = plan[0]
        action = Give(phase.declarer, card, receiver)
        choice = Choice(action, look.chance, look.points, weight(look, phase.bid))
        if action not in found or choice.worth > found[action].worth:
            found[action] = choice
    return sorted(found.values(), key=lambda choice: -choice.worth)
