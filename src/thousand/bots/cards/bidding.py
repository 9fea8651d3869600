"""Торговля: bids up to what the hand is good for, redeals, the contract, and when to write a deal off."""

from collections.abc import Sequence
from typing import TypeVar

from thousand.bots.cards.counting import count, prospect
from thousand.cards.actions import (
    Action,
    Agree,
    Bid,
    Contract,
    Look,
    Pass,
    Redeal,
    Refuse,
    WriteOff,
)
from thousand.cards.booking.write_off import cost, penalty, share
from thousand.cards.opening import own_turn_bid
from thousand.cards.options import Barrel
from thousand.cards.seating import on_barrel, others
from thousand.cards.state import Auction, Consent, Giving, Naming, State
from thousand.core.seats import Seat

CAUTION = 12.0
"""By how much the hand must be better than a contract that is raised."""
LAST_CHANCE = 20.0
"""What a player risks beyond the count whom only a contract of his own brings on."""
PUSH = 15.0
"""What is risked beyond the count to make a rival on the barrel bid more, or to keep him from winning."""
REACH = 28.0
"""By how much a hand brings more or less, at most, than it was counted for."""
PLAYED = 135.0
"""What a deal that is played brings to all together."""
RIVALS = 0.5
"""What a point of the others costs the player."""
GOOD_HAND = 105.0
"""A hand that is not thrown in."""

A = TypeVar("A", bound=Action)


def speak(view: State, phase: Auction, legal: Sequence[Action]) -> Action:
    """A player's word: cards are looked at, a poor hand is thrown in, the lowest bid is made, or a pass."""
    looks = _of(legal, Look)
    if looks:
        return looks[0]
    seat, hand = phase.to_move, view.hands[phase.to_move]
    redeals, passes, bids = _of(legal, Redeal), _of(legal, Pass), _of(legal, Bid)
    if redeals and prospect(hand, view.options) < GOOD_HAND:
        return redeals[0]
    if passes and (not bids or bids[0].amount > limit(view, phase, seat)):
        return passes[0]
    return bids[0]


def limit(view: State, phase: Auction, seat: Seat) -> float:
    """How far the player at ``seat`` goes."""
    good_for = prospect(view.hands[seat], view.options)
    barrel, rival = view.options.barrel, phase.bidder
    if needs_contract(view, seat):
        good_for += LAST_CHANCE
    elif rival is not None and rival != seat and on_barrel(view, rival):
        good_for += PUSH
    if barrel is not None and on_barrel(view, seat) and is_free_try(barrel):
        good_for = max(good_for, own_turn_bid(view, barrel))
    return good_for


def needs_contract(view: State, seat: Seat) -> bool:
    """Whether only contracts of his own bring the player at ``seat`` on."""
    frozen = view.options.own_contracts_from
    if frozen is not None:
        return view.accounts[seat].score >= frozen
    return on_barrel(view, seat)


def is_free_try(barrel: Barrel) -> bool:
    """Whether a sitter loses nothing by a contract that fails, since the deal counts all the same."""
    return barrel.failed_contract == "deal" and barrel.unit == "deal"


def answer(view: State, phase: Consent, legal: Sequence[Action]) -> Action:
    """A redeal is agreed to, unless one's own hand is good."""
    hand = view.hands[phase.to_move]
    is_good = prospect(hand, view.options) >= GOOD_HAND
    return _of(legal, Refuse if is_good else Agree)[0]


def name(view: State, phase: Naming, legal: Sequence[Action]) -> Action:
    """The contract: the bid, or more where the hand is better; a sitter names what he needs to win."""
    seat = phase.declarer
    offs, contracts = _of(legal, WriteOff), [action.amount for action in _of(legal, Contract)]
    good_for = count(view.hands[seat], view.options)
    if offs and is_hopeless(view, phase, good_for):
        return offs[0]
    fitting = [amount for amount in contracts if amount <= max(good_for - CAUTION, phase.bid)]
    amount = max(fitting)
    if view.options.barrel is not None and on_barrel(view, seat):
        need = own_turn_bid(view, view.options.barrel)
        if need in contracts:
            amount = need
    return Contract(seat, amount)


def is_hopeless(view: State, phase: Giving | Naming, good_for: float) -> bool:
    """Whether the deal is better written off than played by a hand that is ``good_for`` so many points."""
    rule, bid = view.options.write_off, phase.bid
    if rule is None:
        return False
    chance = min(max((good_for + REACH - bid) / (2 * REACH), 0.0), 1.0)
    played = (2 * chance - 1) * bid - RIVALS * (PLAYED - good_for)
    number = view.accounts[phase.declarer].write_offs + 1
    loss = cost(rule, bid, number) + penalty(rule, number)
    shares = share(rule, bid) * len([*others(view, phase.declarer)])
    return -loss - RIVALS * shares > played


def _of(legal: Sequence[Action], kind: type[A]) -> list[A]:
    return [action for action in legal if isinstance(action, kind)]
