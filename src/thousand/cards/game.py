"""The card game: an auction for the talon, a contract, tricks; the first to reach the target wins."""

from collections.abc import Callable
from typing import Any, Final

from thousand.cards import actions as act
from thousand.cards import (
    bidding,
    contract,
    cutting,
    dealing,
    giving,
    legality,
    opening,
    peeking,
    redeal,
    write_off,
)
from thousand.cards.actions import Action
from thousand.cards.events import Event
from thousand.cards.evolution import evolve
from thousand.cards.options import Options
from thousand.cards.play import play_card
from thousand.cards.redact import redact
from thousand.cards.refusals import GAME_OVER, NOT_NOW, NOT_YOUR_TURN
from thousand.cards.state import (
    Account,
    Auction,
    BeforeDeal,
    Consent,
    Giving,
    Naming,
    Phase,
    Playing,
    State,
    Taking,
)
from thousand.cards.validation import NEEDS, OUT_OF_RANGE, WRONG_SEATS, validate
from thousand.core.chance import Chance
from thousand.core.errors import IllegalAction, InvalidRules
from thousand.core.game import Nature
from thousand.core.seats import Seat

Golden = tuple[bool, ...]

FIRST: Final = Seat(0)


def start(options: Options, seats: int, dealer: Seat = FIRST) -> State:
    """A fresh game in which ``dealer`` deals first; a golden round begins it where one is played.

    Raises:
        InvalidRules: the options cannot be played by so many, or ``dealer`` is none of them.
    """
    golden = () if options.golden is not None else None
    return resume(options, (Account(),) * seats, dealer, golden=golden)


def resume(
    options: Options,
    accounts: tuple[Account, ...],
    dealer: Seat,
    deal: int | None = None,
    golden: Golden | None = None,
) -> State:
    """A game before a deal, from any accounts.

    ``golden`` holds the results of a golden round that is going on; None: there is none, or
    it is over. ``deal`` is the number of the next deal; without it as many deals are taken
    to be played as the golden round needs.

    Raises:
        InvalidRules: the options cannot be played by so many, ``dealer`` is none of them, or
            ``golden`` belongs to no golden round that is going on.
    """
    seats = len(accounts)
    validate(options, seats)
    if not 0 <= dealer < seats:
        raise InvalidRules(WRONG_SEATS, "first", seats=dealer + 1, fewest=1, most=seats)
    if golden is not None and options.golden is None:
        raise InvalidRules(NEEDS, "golden", other="golden", value="true")
    if golden is not None and len(golden) >= seats:
        raise InvalidRules(OUT_OF_RANGE, "golden", value=len(golden), least=0, most=seats - 1)
    if deal is None:
        played = seats if options.golden is not None and golden is None else len(golden or ())
        deal = played + 1
    return State(options, accounts, dealer, deal, golden)


class Cards:
    """``core.game.Game`` for cards."""

    name: Final = "cards"

    def to_act(self, state: State) -> Seat | Nature | None:
        """Chance before a deal (the dealer, where he has a choice about a cut), a seat, None at the end."""
        return legality.to_act(state)

    def winner(self, state: State) -> Seat | None:
        """The winner's seat, once there is one."""
        return state.winner

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """All that may be done now, in the order of ``Action``, then by amount, card and receiver."""
        return legality.legal_actions(state)

    def draw(self, state: State, action: Action, chance: Chance) -> Action:
        """``action``, a deal or a cut without a result completed by ``chance``.

        Raises:
            IllegalAction: the action has no place here; nothing has been drawn.
        """
        _check_turn(state, action)
        match action:
            case act.Deal(hands=None):
                return dealing.drawn(state, chance)
            case act.CutPack(card=None):
                return cutting.drawn(state, chance)
            case _:
                return action

    def decide(self, state: State, action: Action) -> tuple[Event, ...]:
        """What happens when ``action``, complete with its cards, is done.

        Raises:
            IllegalAction: the action is not allowed, or its cards do not fit.
        """
        _check_turn(state, action)
        return _DECIDE[type(action)][1](state, action)

    def evolve(self, state: State, event: Event) -> State:
        """The state after ``event``."""
        return evolve(state, event)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """What ``seat`` (None: a watcher) may know of ``event``."""
        return redact(event, seat)


CARDS: Final = Cards()


def _check_turn(state: State, action: Action) -> None:
    """Refuse what has no place in this phase or comes from another seat."""
    if state.winner is not None:
        raise IllegalAction(GAME_OVER)
    of_chance = isinstance(action, act.Deal | act.CutPack)
    if not of_chance and action.seat != legality.to_act(state):
        raise IllegalAction(NOT_YOUR_TURN)
    if not isinstance(state.phase, _DECIDE[type(action)][0]):
        raise IllegalAction(NOT_NOW)
    if isinstance(action, act.Deal) and cutting.is_due(state):
        raise IllegalAction(NOT_NOW)


Decision = Callable[[State, Any], tuple[Event, ...]]

_DECIDE: Final[dict[type, tuple[type[Phase] | tuple[type[Phase], ...], Decision]]] = {
    act.Deal: (BeforeDeal, opening.deal),
    act.Bid: (Auction, bidding.bid),
    act.BlindBid: (Auction, bidding.blind_bid),
    act.Pass: (Auction, bidding.pass_),
    act.Redeal: ((Auction, Giving), redeal.claim),
    act.Take: (Taking, giving.take),
    act.Give: (Giving, giving.give),
    act.Contract: (Naming, contract.name),
    act.WriteOff: ((Giving, Naming), write_off.write_off),
    act.Play: (Playing, play_card),
    act.Peek: ((Auction, Taking, Giving, Naming, Playing), peeking.peek),
    act.Look: (Auction, opening.look),
    act.Agree: (Consent, redeal.agree),
    act.Refuse: (Consent, redeal.refuse),
    act.CutPack: (BeforeDeal, cutting.cut),
    act.Recut: (BeforeDeal, cutting.recut),
    act.Bury: (BeforeDeal, cutting.bury),
}
