"""All that may be done now, in the order of the notation."""

from collections.abc import Iterator

from thousand.cards import bidding, contract, cutting, giving, peeking, redeal, write_off
from thousand.cards.actions import (
    Action,
    Agree,
    Bid,
    BlindBid,
    Contract,
    CutPack,
    Deal,
    Look,
    Pass,
    Redeal,
    Refuse,
    Take,
    WriteOff,
)
from thousand.cards.deck import UNKNOWN
from thousand.cards.play import plays
from thousand.cards.state import Auction, BeforeDeal, Consent, Giving, Naming, Playing, State, Taking
from thousand.core.game import CHANCE, Nature
from thousand.core.seats import Seat

Deciding = Auction | Giving | Naming | Playing
"""The phases in which a player decides by the cards he holds."""


def to_act(state: State) -> Seat | Nature | None:
    """Who acts: chance before a deal, or the dealer where he has a choice; None: the game is over."""
    phase = state.phase
    if state.winner is not None:
        return None
    if isinstance(phase, BeforeDeal):
        return state.dealer if cutting.choices(state) else CHANCE
    if isinstance(phase, Auction | Consent | Playing):
        return phase.to_move
    return phase.declarer


def legal_actions(state: State) -> tuple[Action, ...]:
    """All that may be done now; in a view whose viewer does not see the hand of the seat to act: nothing."""
    phase = state.phase
    if state.winner is not None:
        return ()
    if isinstance(phase, BeforeDeal):
        return _before_deal(state)
    if isinstance(phase, Consent):
        return Agree(phase.to_move), Refuse(phase.to_move)
    if isinstance(phase, Taking):
        return Take(phase.declarer, 1), Take(phase.declarer, 2)
    seat = phase.to_move if isinstance(phase, Auction | Playing) else phase.declarer
    if UNKNOWN in state.hands[seat] and seat not in state.face_down:
        return ()
    return (*_with_hand(state, phase, seat), *peeking.peeks(state, seat), *_looks(state, seat))


def _before_deal(state: State) -> tuple[Action, ...]:
    if cutting.is_due(state):
        return (CutPack(),)
    return cutting.choices(state) or (Deal(),)


def _with_hand(state: State, phase: Deciding, seat: Seat) -> Iterator[Action]:
    if isinstance(phase, Playing):
        yield from plays(state)
    elif isinstance(phase, Auction):
        yield from _words(state, seat)
    elif isinstance(phase, Giving):
        yield from _redeals(state, seat)
        yield from giving.gifts(state, seat)
        yield from _write_offs(state, phase)
    else:
        yield from (Contract(seat, amount) for amount in contract.contracts(state))
        yield from _write_offs(state, phase)


def _words(state: State, seat: Seat) -> Iterator[Action]:
    """Bids, blind bids, the pass, and a redeal in place of the first word."""
    for amount in bidding.amounts(state, bidding.highest(state, seat)):
        yield Bid(seat, amount)
    for amount in bidding.amounts(state, bidding.highest_blind(state, seat)):
        yield BlindBid(seat, amount)
    if bidding.may_pass(state):
        yield Pass(seat)
    yield from _redeals(state, seat)


def _redeals(state: State, seat: Seat) -> Iterator[Action]:
    if redeal.grounds(state, seat) is not None:
        yield Redeal(seat)


def _write_offs(state: State, phase: Giving | Naming) -> Iterator[Action]:
    if write_off.refused(state, phase) is None:
        yield WriteOff(phase.declarer)


def _looks(state: State, seat: Seat) -> Iterator[Action]:
    if seat in state.face_down:
        yield Look(seat)
