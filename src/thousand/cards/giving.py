"""Снос: the declarer picks his talon where there are two, and gives cards away for it."""

from thousand.cards.actions import Give, Take
from thousand.cards.declarer import talon_taken
from thousand.cards.events import CardGiven, Event
from thousand.cards.gifts import due, receivers, to_give
from thousand.cards.phases import phase_of
from thousand.cards.refusals import NOT_IN_HAND
from thousand.cards.state import Giving, State, Taking
from thousand.core.errors import IllegalAction, declare
from thousand.core.seats import Seat

NOT_A_RECEIVER = declare("cards/not_a_receiver")
"""No card is given there in this game."""
HAS_GIVEN = declare("cards/has_given")
"""The receiver has got his card already."""
NOT_A_TALON_CARD = declare("cards/not_a_talon_card", "card")
"""Only cards of the talon are given away."""


def take(state: State, action: Take) -> tuple[Event, ...]:
    """Два прикупа: the declarer picks one of them unseen (A18)."""
    return (talon_taken(state, phase_of(state, Taking), action.talon),)


def gifts(state: State, seat: Seat) -> tuple[Give, ...]:
    """All gifts that may be made now, by card, then by receiver."""
    phase = phase_of(state, Giving)
    return tuple(Give(seat, card, to) for card in to_give(state, phase) for to in due(state, phase))


def give(state: State, action: Give) -> tuple[Event, ...]:
    """Снос: a card goes to a player, to the other talon, or aside; only its receiver sees it (29)."""
    phase = phase_of(state, Giving)
    if action.card not in state.hands[action.seat]:
        raise IllegalAction(NOT_IN_HAND, card=str(action.card))
    if action.to not in receivers(state, phase):
        raise IllegalAction(NOT_A_RECEIVER)
    if action.to not in due(state, phase):
        raise IllegalAction(HAS_GIVEN)
    if action.card not in to_give(state, phase):
        raise IllegalAction(NOT_A_TALON_CARD, card=str(action.card))
    return (CardGiven(action.seat, action.card, action.to),)
