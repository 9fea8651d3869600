"""A game looked at again: what every decision gave away, and what chance gave and took."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from thousand.bots.dice.advice import Advice, advise, between_turns, moment_worth
from thousand.core.game import Recorded
from thousand.core.seats import Seat, seats
from thousand.dice.actions import Action, Roll
from thousand.dice.events import Event
from thousand.dice.state import State, Turn

Step = Recorded[State, Action, Event]


@dataclass(frozen=True, slots=True)
class Judgement:
    """One action of a game, seen from the player who did it."""

    number: int
    """Of the action in the record, from 1."""
    seat: Seat
    view: State
    action: Action
    advice: Advice
    chance: float
    """His chance to win after choosing so."""
    loss: float
    """What the best choice would have added."""
    luck: float
    """What the throw, if it was one, then gave (or took, below zero)."""

    @property
    def is_decision(self) -> bool:
        """Whether there was a choice."""
        return len(self.advice.choices) > 1


def judged(steps: Iterable[Step]) -> Iterator[Judgement]:
    """Every action of a game under solved rules.

    Between two players the result of one is his chance at the start, plus his luck, less his losses, less
    the other's luck, plus the other's losses: exactly, but for the rounding of the values.
    """
    for step in steps:
        view, action, after = step.before, step.action, step.after
        advice = advise(view)
        if advice is None:
            return
        chosen = next(choice for choice in advice.choices if choice.action == _plain(action))
        luck = 0.0
        if isinstance(action, Roll):
            luck = (moment_worth(after, view.to_move) or 0.0) - chosen.chance
        yield Judgement(step.number, view.to_move, view, action, advice, chosen.chance, chosen.loss, luck)


def _plain(action: Action) -> Action:
    """``action`` as it is offered, a throw without its faces."""
    return Roll(action.seat) if isinstance(action, Roll) else action


def chances(view: State) -> tuple[float, ...]:
    """The chance to win of every seat between two turns; among more than two estimates, made to add up to 1.

    Raises:
        ValueError: nobody has solved these rules.
    """
    found = [between_turns(view, seat) for seat in seats(len(view.accounts))]
    known = [chance for chance in found if chance is not None]
    if len(known) < len(found):
        raise ValueError("nobody has solved these rules")
    return tuple(chance / sum(known) for chance in known)


def courses(steps: Sequence[Step]) -> list[list[float]]:
    """For each seat its chance at the beginning of every turn, and at the end."""
    found: list[list[float]] = [[] for _ in (steps[0].before.accounts if steps else ())]
    for step in steps:
        before, after = step.before, step.after
        if before.turn == Turn():
            for course, chance in zip(found, chances(before), strict=True):
                course.append(chance)
        if after.winner is not None:
            for seat, course in enumerate(found):
                course.append(float(seat == after.winner))
    return found


@dataclass(frozen=True, slots=True)
class Account:
    """What a player's game came to."""

    decisions: int
    losses: float
    luck: float


def accounts(judgements: Iterable[Judgement], count: int) -> tuple[Account, ...]:
    """Decisions, losses and luck by seat."""
    found = list(judgements)
    return tuple(
        Account(
            sum(one.is_decision for one in found if one.seat == seat),
            sum(one.loss for one in found if one.seat == seat),
            sum(one.luck for one in found if one.seat == seat),
        )
        for seat in range(count)
    )
