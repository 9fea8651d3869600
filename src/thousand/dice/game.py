"""The dice game: throw, set aside what scores, bank or throw on; the first to reach the target wins (D3)."""

from typing import Final

from thousand.core.chance import CHANCE_MISMATCH, Chance, throw_dice
from thousand.core.errors import IllegalAction, InvalidRules, declare
from thousand.core.game import Nature
from thousand.core.seats import Seat
from thousand.dice import dots, dump_truck, legality
from thousand.dice.actions import Action, Faces, Keep, Roll
from thousand.dice.events import Banked, Busted, DotMarked, DumpTruck, Event, Rolled, SetAside, Won
from thousand.dice.evolution import evolve
from thousand.dice.keeping import readings_to_keep
from thousand.dice.options import Options
from thousand.dice.scoring import Reading
from thousand.dice.settlement import settled
from thousand.dice.state import Account, State

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 8
FACES: Final = frozenset(range(1, 7))

WRONG_SEATS = declare("dice/wrong_seats", "seats", "fewest", "most")


def start(options: Options, seats: int, first: Seat) -> State:
    """A fresh game in which ``first`` begins.

    Raises:
        InvalidRules: fewer than two or more than eight seats.
    """
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise InvalidRules(WRONG_SEATS, "players", seats=seats, fewest=FEWEST_SEATS, most=MOST_SEATS)
    return State(options, (Account(entered=options.entry is None),) * seats, first)


class Dice:
    """``core.game.Game`` for dice; nothing is hidden and chance acts only within a throw."""

    name: Final = "dice"

    def to_act(self, state: State) -> Seat | Nature | None:
        """The seat to move; None when the game is over."""
        return state.to_move if state.winner is None else None

    def winner(self, state: State) -> Seat | None:
        """The winner's seat, once there is one."""
        return state.winner

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Keeps (fewest dice, then ascending), roll without faces, bank."""
        return legality.legal_actions(state)

    def draw(self, state: State, action: Action, chance: Chance) -> Action:
        """``action``, a roll without faces completed by ``chance``.

        Raises:
            IllegalAction: the action is not allowed; nothing has been drawn.
        """
        _refuse(state, action)
        if isinstance(action, Roll) and action.faces is None:
            return Roll(action.seat, throw_dice(chance, state.turn.dice))
        return action

    def decide(self, state: State, action: Action) -> tuple[Event, ...]:
        """What happens when ``action``, complete with its faces, is done.

        Raises:
            IllegalAction: the action is not allowed, or its faces do not fit.
        """
        _refuse(state, action)
        if isinstance(action, Roll):
            return _roll(state, _fitting(state, action))
        if isinstance(action, Keep):
            chosen = next(found for found in legality.choices(state) if found.dice == action.dice)
            return _keep(state, chosen)
        return _bank(state)

    def evolve(self, state: State, event: Event) -> State:
        """The state after ``event``."""
        return evolve(state, event)

    def redact(self, event: Event, seat: Seat | None) -> Event:  # noqa: ARG002 - a seat sees everything
        """The event itself: at dice everything lies on the table."""
        return event


DICE: Final = Dice()


def _refuse(state: State, action: Action) -> None:
    refused = legality.refusal(state, action)
    if refused is not None:
        raise refused


def _fitting(state: State, action: Roll) -> Faces:
    """The faces of a throw, as many as are due."""
    faces = action.faces
    if faces is None or len(faces) != state.turn.dice or not FACES.issuperset(faces):
        raise IllegalAction(CHANCE_MISMATCH)
    return faces


def _roll(state: State, faces: Faces) -> tuple[Event, ...]:
    """A throw: a bust, dice set aside by themselves, or a choice that is now due."""
    seat = state.to_move
    rolled = Rolled(seat, faces)
    sets = readings_to_keep(state.options, state.accounts[seat].score, faces)
    thrown = evolve(state, rolled)
    if not sets:
        return rolled, *settled(thrown, Busted(seat, state.turn.points))
    if len(sets) > 1:
        return (rolled,)
    return rolled, *_keep(thrown, sets[0])


def _keep(state: State, kept: Reading) -> tuple[Event, ...]:
    """Dice set aside, and what their points set off at once."""
    seat, options = state.to_move, state.options
    aside = SetAside(seat, kept.dice, kept.points)
    score = state.accounts[seat].score
    points = state.turn.points + kept.points
    after = evolve(state, aside)
    if kept.wins:
        return aside, Won(seat, options.target)
    if options.dump is not None and dump_truck.strikes_in_turn(options.dump, score + points):
        return aside, *settled(after, DumpTruck(seat, score, ends_turn=True))
    if options.dots is not None and dots.goes_beyond(options.target, score + points):
        return aside, *settled(after, DotMarked(seat, state.accounts[seat].dots + 1, points))
    if after.turn.confirmed and legality.may_bank(after):
        return aside, *_bank(after)
    return (aside,)


def _bank(state: State) -> tuple[Event, ...]:
    return settled(state, Banked(state.to_move, state.turn.points))
