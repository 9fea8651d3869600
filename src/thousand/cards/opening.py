"""Начало раздачи: who has to speak first, or plays without an auction."""

from thousand.cards.actions import Deal, Look
from thousand.cards.course import Course
from thousand.cards.dealing import fitting, left_face_down
from thousand.cards.declarer import become_declarer
from thousand.cards.events import (
    BarrelTurnTaken,
    Dealt,
    Event,
    ForcedBid,
    GoldenDealBegun,
    LookedAtHand,
)
from thousand.cards.options import Barrel
from thousand.cards.seating import missing, on_barrel, opener
from thousand.cards.state import State
from thousand.core.errors import IllegalAction, declare

HAS_LOOKED = declare("cards/has_looked")
"""The player's cards do not lie face down."""


def deal(state: State, action: Deal) -> tuple[Event, ...]:
    """Сдача: the cards, then the forced bid of the opener, or his deal of the golden round."""
    hands, talons = fitting(state, action)
    course = Course(state)
    course.happens(Dealt(state.dealer, hands, talons, left_face_down(state)))
    begun = opened(state)
    if begun is not None:
        course.happens(begun)
        become_declarer(course)
    return course.events


def opened(state: State) -> ForcedBid | GoldenDealBegun | BarrelTurnTaken | None:
    """Сотня: the opener is bound by rule; None: he has the first word.

    He plays his deal of a golden round without an auction (A17); on a barrel with a turn of
    its own he takes the talon; elsewhere he stands at the minimum where the table says so
    (decision 14).
    """
    first, auction, barrel = opener(state), state.options.auction, state.options.barrel
    if state.golden is not None and state.options.golden is not None:
        return GoldenDealBegun(first, state.options.golden.contract)
    if barrel is not None and barrel.own_turn and on_barrel(state, first):
        return BarrelTurnTaken(first, own_turn_bid(state, barrel))
    return ForcedBid(first, auction.minimum) if auction.opener == "stands" else None


def own_turn_bid(state: State, barrel: Barrel) -> int:
    """The lowest contract with which a sitter can win."""
    auction = state.options.auction
    steps = -(-(missing(state.options, barrel) - auction.minimum) // auction.step)
    return auction.minimum + max(steps, 0) * auction.step


def look(state: State, action: Look) -> tuple[Event, ...]:
    """The player turns his cards up; blind bids are over for him in this deal."""
    if action.seat not in state.face_down:
        raise IllegalAction(HAS_LOOKED)
    return (LookedAtHand(action.seat, state.hands[action.seat]),)
