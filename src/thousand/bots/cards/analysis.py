"""A game looked at again: what every decision gave away, and what the cards gave and took.

Everything is counted in the chance to win the whole game. What a deal does to a player's chance is his luck,
less what his own decisions gave away, and what those of the others gave him.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from thousand.bots.cards.advice import HINT, Advice, Choice, advise
from thousand.bots.cards.judging import Effort, is_too_long, judge
from thousand.bots.cards.known_game import KnownGame
from thousand.bots.cards.stakes import Prospect, played, standing
from thousand.cards.actions import Action
from thousand.cards.booking.contract import is_made
from thousand.cards.events import ContractFailed, ContractMade, DealClosed, DealWrittenOff, Event
from thousand.cards.game import CARDS
from thousand.cards.state import Playing, State
from thousand.core.game import Recorded
from thousand.core.seats import Seat

Step = Recorded[State, Action, Event]

GLANCE = Effort(chances=1, points=1, hands=1)
"""Where there is nothing to choose."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """One decision, seen from the player who made it."""

    number: int
    """Of the action in the record, from 1."""
    deal: int
    """Of the deal in the game, from 1."""
    seat: Seat
    view: State
    action: Action
    advice: Advice
    chosen: Choice
    luck: float
    """What the cards that he could not see made of a card he played; 0 before the play."""
    open_points: int | None
    """What the declarer takes after it if all cards lie open from then on; None: nothing is played yet."""

    @property
    def loss(self) -> float:
        """What the best choice would have added."""
        return self.chosen.loss

    @property
    def is_decision(self) -> bool:
        """Whether there was a choice."""
        return len(self.advice.choices) > 1


@dataclass(frozen=True, slots=True)
class Deal:
    """What a booked deal came to, and why; tuples are by seat."""

    number: int
    declarer: Seat | None
    """None: it was written off."""
    contract: int
    made: bool
    points: int
    """The declarer's."""
    open_points: int | None
    """What the declarer takes if all cards lie open from the first lead on."""
    forward: tuple[float, ...]
    """By how much each one's chance to win the game has risen."""
    losses: tuple[float, ...]
    luck: tuple[float, ...]


def judged(steps: Iterable[Step], effort: Effort = HINT) -> Iterator[Judgement]:
    """Every decision that the cards have something to say about; ``steps`` begin before a deal.

    By default each is weighed as a hint would have weighed it, so that whoever does what hints say gives
    nothing away.
    """
    game: KnownGame | None = None
    for step in steps:
        game = game or KnownGame(step.before)
        seat = CARDS.to_act(step.before)
        if isinstance(seat, int):
            view = game.views[seat]
            is_decision = len(CARDS.legal_actions(view)) > 1
            advice = advise(view, game.seen[seat], effort if is_decision else GLANCE)
            if advice is not None:
                yield _judgement(step, seat, view, advice)
        game.happens(step.events)


def _judgement(step: Step, seat: Seat, view: State, advice: Advice) -> Judgement:
    chosen = advice.choice(step.action)
    before, after = open_points(step.before), open_points(step.after)
    luck = 0.0
    if before is not None and after is not None:
        change = _open_worth(step.after, seat, after) - _open_worth(step.before, seat, before)
        luck = change + chosen.loss
    return Judgement(step.number, step.before.deal, seat, view, step.action, advice, chosen, luck, after)


def open_points(state: State) -> int | None:
    """What the declarer takes if all cards lie open; None: nothing is played, or there are too many cards."""
    return judge().open_value(state) if isinstance(state.phase, Playing) and not is_too_long(state) else None


def _open_worth(state: State, seat: Seat, points: int) -> float:
    phase = state.phase
    if not isinstance(phase, Playing):
        return 0.0
    chance = float(is_made(state.options.rounding.declarer, phase.contract, points))
    return played(state, seat, Prospect(phase.declarer, phase.contract, chance, points, points, phase.blind))


def deals(steps: Iterable[Step], judgements: Iterable[Judgement]) -> tuple[Deal, ...]:
    """The deals that were booked; what was decided in cards thrown in counts for the next one."""
    found: list[Deal] = []
    losses = {one.number: one for one in judgements}
    begun: list[Step] = []
    for step in steps:
        begun.append(step)
        if any(isinstance(event, DealClosed) for event in step.events) or step.after.winner is not None:
            found.append(_deal(begun, [losses[each.number] for each in begun if each.number in losses]))
            begun = []
    return tuple(found)


def _deal(steps: Sequence[Step], judgements: Sequence[Judgement]) -> Deal:
    first, last = steps[0].before, steps[-1]
    count = len(first.accounts)
    lost = tuple(sum(one.loss for one in judgements if one.seat == seat) for seat in range(count))
    forward = tuple(
        after - before for before, after in zip(standing(first), standing(last.after), strict=True)
    )
    earned = tuple((sum(lost) - own) / (count - 1) - own for own in lost)
    booked = next(
        (e for e in last.events if isinstance(e, ContractMade | ContractFailed | DealWrittenOff)), None
    )
    is_played = isinstance(booked, ContractMade | ContractFailed)
    lead = next((step.after for step in steps if _is_led(step.after)), None)
    return Deal(
        number=first.deal,
        declarer=booked.seat if is_played else None,
        contract=booked.contract if booked is not None else 0,
        made=isinstance(booked, ContractMade),
        points=booked.points if is_played else 0,
        open_points=None if lead is None else open_points(lead),
        forward=forward,
        losses=lost,
        luck=tuple(one - other for one, other in zip(forward, earned, strict=True)),
    )


def _is_led(state: State) -> bool:
    return isinstance(state.phase, Playing) and not state.phase.history and not state.phase.trick


@dataclass(frozen=True, slots=True)
class Account:
    """What a player's game came to."""

    decisions: int
    losses: float
    gains: float
    """What the decisions of the others gave him."""
    luck: float
    forward: float
    """By how much his chance to win has risen: his luck and his gains, less his losses."""


def accounts(judgements: Iterable[Judgement], dealt: Sequence[Deal], count: int) -> tuple[Account, ...]:
    """Decisions, losses, gains and luck by seat."""
    found = list(judgements)
    lost = [sum(deal.losses[seat] for deal in dealt) for seat in range(count)]
    return tuple(
        Account(
            sum(one.is_decision for one in found if one.seat == seat),
            lost[seat],
            (sum(lost) - lost[seat]) / (count - 1),
            sum(deal.luck[seat] for deal in dealt),
            sum(deal.forward[seat] for deal in dealt),
        )
        for seat in range(count)
    )
