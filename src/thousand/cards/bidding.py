"""Торговля: bids go up by steps until all but one have passed; the opener must bid first."""

from thousand.cards.actions import Bid, BlindBid, Pass
from thousand.cards.cap import cap
from thousand.cards.course import Course
from thousand.cards.declarer import become_declarer
from thousand.cards.events import AuctionWon, BidMade, BlindBidMade, Event, LookedAtHand, Passed
from thousand.cards.phases import phase_of
from thousand.cards.silence import is_silent
from thousand.cards.state import Auction, State
from thousand.core.errors import IllegalAction, declare
from thousand.core.seats import Seat

BELOW_BID = declare("cards/below_bid", "lowest")
ABOVE_CAP = declare("cards/above_cap", "cap")
NOT_A_STEP = declare("cards/not_a_step", "step")
ONE_STEP_ONLY = declare("cards/one_step_only", "amount")
SILENT = declare("cards/silent")
"""His score is too low: he may only pass, or stand at the minimum."""
MUST_OPEN = declare("cards/must_open", "minimum")
"""The opener cannot pass at his first word."""
NOT_BLIND = declare("cards/not_blind")
"""A blind bid is for a player who has not looked at his cards."""


def lowest(state: State) -> int:
    """The lowest bid that may follow."""
    rule, bid = state.options.auction, phase_of(state, Auction).bid
    return bid + rule.step if bid else rule.minimum


def highest(state: State, seat: Seat) -> int:
    """The highest bid of ``seat``: his cap; marriages he has not seen count for nothing (A8)."""
    if is_silent(state, seat):
        return state.options.auction.minimum if phase_of(state, Auction).bid == 0 else 0
    if seat in state.face_down:
        return cap(state.options, ())
    return cap(state.options, state.hands[seat])


def highest_blind(state: State, seat: Seat) -> int:
    """The highest blind bid of ``seat``; 0: none, he has looked, or no blind game is played."""
    rule = state.options.blind
    if rule is None or seat not in state.face_down:
        return 0
    return min(rule.most, cap(state.options, ()))


def amounts(state: State, most: int) -> range:
    """The bids that may follow, up to ``most``."""
    rule, least = state.options.auction, lowest(state)
    return range(least, (most if rule.jumps else min(most, least)) + 1, rule.step)


def may_pass(state: State) -> bool:
    """Пас: everybody may pass but the opener at his first word (decision 13)."""
    return phase_of(state, Auction).bid > 0


def bid(state: State, action: Bid) -> tuple[Event, ...]:
    """A bid; it turns the bidder's cards up."""
    _check_amount(state, action.amount, highest(state, action.seat))
    course = Course(state)
    course.happens(BidMade(action.seat, action.amount))
    _turn_up(course, action.seat)
    return _spoken(course)


def blind_bid(state: State, action: BlindBid) -> tuple[Event, ...]:
    """В тёмную: a bid of a player who has not looked at his cards (A8)."""
    if action.seat not in state.face_down:
        raise IllegalAction(NOT_BLIND)
    _check_amount(state, action.amount, highest_blind(state, action.seat))
    course = Course(state)
    course.happens(BlindBidMade(action.seat, action.amount))
    return _spoken(course)


def pass_(state: State, action: Pass) -> tuple[Event, ...]:
    """A pass is final for the deal; it turns the player's cards up."""
    if not may_pass(state):
        raise IllegalAction(MUST_OPEN, minimum=state.options.auction.minimum)
    course = Course(state)
    course.happens(Passed(action.seat))
    _turn_up(course, action.seat)
    return _spoken(course)


def _check_amount(state: State, amount: int, most: int) -> None:
    rule, least = state.options.auction, lowest(state)
    if most < least:
        raise IllegalAction(SILENT) if most == 0 else IllegalAction(ABOVE_CAP, cap=most)
    if amount < least:
        raise IllegalAction(BELOW_BID, lowest=least)
    if (amount - least) % rule.step:
        raise IllegalAction(NOT_A_STEP, step=rule.step)
    if amount > most:
        raise IllegalAction(ABOVE_CAP, cap=most)
    if not rule.jumps and amount != least:
        raise IllegalAction(ONE_STEP_ONLY, amount=least)


def _turn_up(course: Course, seat: Seat) -> None:
    if seat in course.state.face_down:
        course.happens(LookedAtHand(seat, course.state.hands[seat]))


def _spoken(course: Course) -> tuple[Event, ...]:
    """Once the turn comes back to the highest bidder, the auction is over and all cards are turned up."""
    phase = phase_of(course.state, Auction)
    if phase.bidder is not None and phase.to_move == phase.bidder:
        course.happens(AuctionWon(phase.bidder, phase.bid, phase.blind))
        for seat in course.state.face_down:
            _turn_up(course, seat)
        become_declarer(course)
    return course.events
