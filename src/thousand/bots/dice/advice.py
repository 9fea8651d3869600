"""Advice: what each legal action is worth, how far it is from the best, and why the best is best.

One function over a view, for hints, for the analysis of games and for the bots that play by solved values.
"""

from dataclasses import dataclass
from enum import Enum
from functools import reduce

from thousand.bots.dice.throws import chance_to_bust
from thousand.bots.dice.turns import actions_worth, from_mover
from thousand.bots.dice.worth import chances_of_three, is_solved_for, turn_of, worth_among
from thousand.core.errors import Parameter
from thousand.core.seats import Seat
from thousand.dice import legality
from thousand.dice.actions import Action, Bank, Keep, Roll
from thousand.dice.events import BoltPenalty, Busted, DumpTruck, Event, FellOffBarrel, KnockedOff, Overtaken
from thousand.dice.evolution import evolve
from thousand.dice.game import DICE
from thousand.dice.settlement import settled
from thousand.dice.state import State, Turn


class Why(Enum):
    """The one thing that most explains a choice."""

    ONLY = "only"
    WINS = "wins"
    DUMPED = "dumped"
    MISSING_TO_ENTER = "entry"
    MISSING_IN_PIT = "pit"
    MISSING_ON_BARREL = "barrel"
    PASSES = "passes"
    KNOCKS_OFF = "knocks_off"
    LAST_BOLT = "last_bolt"
    LAST_TURN = "last_turn"
    RISK = "risk"
    WORTH_THE_RISK = "worth_the_risk"
    MORE_DICE = "more_dice"
    MORE_POINTS = "more_points"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why, with the numbers its sentence needs."""

    why: Why
    parameters: dict[str, Parameter]


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action and the mover's chance to win if he takes it and goes on as well as can be."""

    action: Action
    chance: float
    loss: float
    """How much less that is than the best choice's."""


@dataclass(frozen=True, slots=True)
class Advice:
    """All legal actions in their fixed order; the best one and why."""

    choices: tuple[Choice, ...]
    best: Choice
    reason: Reason
    is_exact: bool
    """Whether the chances are solved ones; for more than two players most are put together from pairs."""


def advise(view: State) -> Advice | None:
    """What the player to move should know; None where nobody has solved these rules, or the game is over.

    Raises:
        CodedError: the file of values is damaged.
    """
    if view.winner is not None:
        return None
    turn = turn_of(view.options, from_mover(view))
    if turn is None:
        return None
    actions = DICE.legal_actions(view)
    chances = list(actions_worth(view, turn, actions))
    most = max(chances)
    choices = tuple(
        Choice(action, chance, most - chance) for action, chance in zip(actions, chances, strict=True)
    )
    best = max(choices, key=lambda choice: choice.chance)
    return Advice(
        choices, best, _reason(view, choices, best), is_solved_for(view.options, len(view.accounts))
    )


def moment_worth(view: State, seat: Seat) -> float | None:
    """The chance to win of ``seat`` in ``view``, where he is to move or has just ended his turn."""
    if view.winner is not None:
        return float(view.winner == seat)
    if view.to_move == seat and view.turn != Turn():
        advice = advise(view)
        return None if advice is None else advice.best.chance
    return between_turns(view, seat)


def between_turns(view: State, seat: Seat) -> float | None:
    """The chance to win of ``seat`` between two turns; an estimate where only pairs are solved.

    Who moves next has a turn before him; of the others it is then what leaving the table so is worth.
    """
    turn = turn_of(view.options, from_mover(view))
    if turn is None:
        return None
    if view.to_move == seat:
        return turn.moments[0][0]
    if len(view.accounts) == 2:
        return 1 - turn.moments[0][0]
    solved = chances_of_three(view.options, from_mover(view))
    if solved is not None:
        return solved[(seat - view.to_move) % len(solved)]
    worth = worth_among(view.options, len(view.accounts))
    return None if worth is None else worth(from_mover(view, seat))


def _reason(view: State, choices: tuple[Choice, ...], best: Choice) -> Reason:
    """The first explanation that fits."""
    match best.action:
        case Keep():
            return _why_keep(choices, best)
        case Bank():
            return _why_bank(view, choices)
        case Roll():
            return _why_throw(view, choices)


def _why_keep(choices: tuple[Choice, ...], best: Choice) -> Reason:
    if len(choices) == 1:
        return Reason(Why.ONLY, {})
    most = max(len(choice.action.dice) for choice in choices if isinstance(choice.action, Keep))
    kept = len(best.action.dice) if isinstance(best.action, Keep) else 0
    return Reason(Why.MORE_DICE if kept < most else Why.MORE_POINTS, {})


def _why_bank(view: State, choices: tuple[Choice, ...]) -> Reason:
    events = DICE.decide(view, Bank(view.to_move))
    if reduce(evolve, events, view).winner is not None:
        return Reason(Why.WINS, {})
    if len(choices) == 1:
        return Reason(Why.ONLY, {})
    if any(isinstance(event, KnockedOff) for event in events):
        return Reason(Why.KNOCKS_OFF, {})
    if any(isinstance(event, Overtaken) for event in events):
        return Reason(Why.PASSES, {})
    return _threat(view) or Reason(Why.RISK, _odds(view))


def _why_throw(view: State, choices: tuple[Choice, ...]) -> Reason:
    seat = view.to_move
    found = legality.hurdle(view)
    if view.turn.throws and found is not None:
        kinds = {"entry": Why.MISSING_TO_ENTER, "pit": Why.MISSING_IN_PIT, "barrel": Why.MISSING_ON_BARREL}
        return Reason(kinds[found.kind], {"missing": found.missing})
    if len(choices) == 1:
        return Reason(Why.ONLY, {})
    banked = DICE.decide(view, Bank(seat))
    if any(isinstance(event, DumpTruck) and event.seat == seat for event in banked):
        return Reason(Why.DUMPED, {})
    return Reason(Why.WORTH_THE_RISK, _odds(view))


def _threat(view: State) -> Reason | None:
    """What a bust would cost beside the points of the turn."""
    events: tuple[Event, ...] = settled(view, Busted(view.to_move, view.turn.points))
    for event in events:
        match event:
            case BoltPenalty():
                return Reason(Why.LAST_BOLT, {"lost": event.lost})
            case FellOffBarrel():
                return Reason(Why.LAST_TURN, {"lost": event.lost})
            case _:
                pass
    return None


def _odds(view: State) -> dict[str, Parameter]:
    dice = view.turn.dice
    return {
        "dice": dice,
        "percent": round(100 * chance_to_bust(view.options, dice)),
        "points": view.turn.points,
    }
