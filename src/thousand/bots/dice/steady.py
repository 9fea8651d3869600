"""The steady bot: banks by thresholds, and looks at what banking, busting and winning would change.

Whatever the rules say about entry, pits, barrels, the dump truck and overtaking it learns by asking
the rules themselves what would happen, so every table is played, house rules included.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from math import inf
from random import Random

from thousand.bots.dice.standing import WIN, gained, price_of_dots, standing
from thousand.bots.dice.throws import CHANCE_TO_CONFIRM, chance_to_bust, mean_points, outcomes
from thousand.core.seats import Seat
from thousand.dice.actions import Action, Bank, Faces, Keep, Roll
from thousand.dice.events import DumpTruck, Event
from thousand.dice.game import DICE
from thousand.dice.state import State

THRESHOLDS = {1: 20, 2: 20, 3: 40, 4: 100, 5: 360}
"""From how many points on a turn is banked, by the dice left: the best play for points alone."""
THRESHOLDS_WITH_PAIRS = {1: 25, 2: 40, 3: 40, 4: 105, 5: 430}
"""The same where a pair on two dice saves the turn."""
LEAST_POINTS = 5
"""What a throw brings at least when it scores."""
NEAR_THE_END = 50
"""So close to the target a throw is weighed against the bank, outcome by outcome."""
BUST: dict[int, Faces] = {1: (2,), 2: (2, 3), 3: (2, 3, 4), 4: (2, 3, 4, 6), 5: (2, 3, 4, 6, 6)}
"""A throw that scores nothing, by the number of dice."""


class SteadyBot:
    """Plays dice safely: never onto the dump truck when that can be helped, and home when it can win."""

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:  # noqa: ARG002
        """The same action for the same view; nothing is left to chance."""
        actions = DICE.legal_actions(view)
        keeps = [action for action in actions if isinstance(action, Keep)]
        if keeps:
            return max(keeps, key=lambda keep: _value_of_keeping(view, keep))
        bank, roll = Bank(view.to_move), Roll(view.to_move)
        if bank not in actions:
            return roll
        return bank if roll not in actions or _banks(view) else roll


def _after(state: State, events: Iterable[Event]) -> State:
    return reduce(DICE.evolve, events, state)


def _banks(view: State) -> bool:
    """Whether the turn is better banked than thrown on."""
    return worth_of_banking(view) >= asked_of_banking(view)


def worth_of_banking(view: State) -> float:
    """What banking now brings, losses of the others counted too."""
    return gained(view, _banked(view), view.to_move)


def asked_of_banking(view: State) -> float:
    """What banking must bring at least; the others play no part in it."""
    seat, options = view.to_move, view.options
    if any(isinstance(event, DumpTruck) and event.seat == seat for event in DICE.decide(view, Bank(seat))):
        return inf
    after = _banked(view)
    if after.winner == seat or _takes_no_more(view, after):
        return -inf
    if options.target - view.accounts[seat].score - view.turn.points <= NEAR_THE_END:
        return _value_of_throwing(view)
    thresholds = THRESHOLDS_WITH_PAIRS if options.pair_on_two else THRESHOLDS
    return thresholds[view.turn.dice] - _cost_of_bust(view)


def _banked(view: State) -> State:
    return _after(view, DICE.decide(view, Bank(view.to_move)))


def _takes_no_more(view: State, banked: State) -> bool:
    """Whether more points would be written down as what is ``banked`` now: a barrel that cuts the score."""
    seat, turn = view.to_move, view.turn
    more = replace(view, turn=replace(turn, points=turn.points + LEAST_POINTS))
    written = _after(more, DICE.decide(more, Bank(seat))).accounts[seat].score
    return written == banked.accounts[seat].score


def _cost_of_bust(view: State) -> float:
    """What a bust now costs besides the points of the turn: a bolt, a fall, the dump truck."""
    seat = view.to_move
    after = _after(view, DICE.decide(view, Roll(seat, BUST[view.turn.dice])))
    return standing(view.options, view.accounts[seat]) - standing(view.options, after.accounts[seat])


def _value_of_throwing(view: State) -> float:
    """What one more throw brings on average, if the turn is banked after it."""
    bust = -_cost_of_bust(view)
    return sum(
        outcome.chance * (bust if outcome.busts else _value_of_points(view, outcome.points, outcome.left))
        for outcome in outcomes(view.options, view.turn.dice)
    )


def _value_of_points(view: State, points: int, left: int) -> float:
    """What ``points`` more are worth when they leave ``left`` dice; none left means a throw to confirm."""
    options, account = view.options, view.accounts[view.to_move]
    turn = view.turn.points + points
    missing = options.target - account.score - turn
    if missing < 0 and options.finish == "exact":
        return -_cost_of_dot(view)
    worth = WIN if missing <= 0 else float(turn)
    return worth if left else worth * CHANCE_TO_CONFIRM


def _cost_of_dot(view: State) -> float:
    """What one more dot costs: its part of a set's price, the last one all of it."""
    rule, account = view.options.dots, view.accounts[view.to_move]
    if rule is None:
        return 0
    price = price_of_dots(rule, account)
    return price if account.dots + 1 >= rule.limit else price / rule.limit


def _value_of_keeping(view: State, keep: Keep) -> tuple[float, int]:
    """What the turn is worth after setting these dice aside; of equal choices the one with more dice left."""
    seat: Seat = view.to_move
    after = _after(view, DICE.decide(view, keep))
    if after.winner is not None or after.to_move != seat or not after.turn.throws:
        return gained(view, after, seat), 0
    dice, points = after.turn.dice, after.turn.points
    goes_on = (1 - chance_to_bust(view.options, dice)) * points + mean_points(view.options, dice)
    if Bank(seat) not in DICE.legal_actions(after):
        return goes_on, dice
    banked = _after(after, DICE.decide(after, Bank(seat)))
    return max(goes_on, gained(view, banked, seat)), dice
