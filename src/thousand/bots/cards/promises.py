"""Виды на прикуп: how often somebody who gets the talon makes each contract he may name.

For one's own seat the table of bids tells it, or a sample of talons where there is none for the rules; for a
rival, a sample of the hands he may hold beside one's own, the likelier ones by what he has bid.
"""

from bisect import bisect_right
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from thousand.bots.cards.bidding import REACH
from thousand.bots.cards.chances import chance
from thousand.bots.cards.counting import prospect
from thousand.bots.cards.judging import is_too_long, judge
from thousand.bots.cards.question import Question
from thousand.cards.booking.contract import needed
from thousand.cards.deck import known, pack
from thousand.cards.opening import own_turn_bid
from thousand.cards.seating import on_barrel
from thousand.cards.state import State
from thousand.core.seats import Seat
from thousand.tables.cards.bids import THRESHOLDS
from thousand.tables.cards.odds import made

if TYPE_CHECKING:
    from thousand.solvers.cards.outlook import Reach

HANDS_SEEN: Final = 60
"""So many hands are imagined by who has not looked at his."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a declarer is likely to make."""

    seat: Seat
    chances: dict[int, float]
    """By contract, rising: how often he makes it; between two of them on a straight line."""
    points: float
    """What he takes on average."""

    def chance(self, amount: int) -> float:
        """How often he makes ``amount``."""
        amounts = [*self.chances]
        above = min(max(bisect_right(amounts, amount), 1), len(amounts) - 1)
        low, high = amounts[above - 1], amounts[above]
        share = min(max((amount - low) / (high - low), 0.0), 1.0)
        return self.chances[low] + share * (self.chances[high] - self.chances[low])

    def from_bid(self, amount: int) -> list[tuple[int, float]]:
        """What he may name with a bid of ``amount``, rising, and how often he makes it."""
        return [(amount, self.chance(amount)), *(one for one in self.chances.items() if one[0] > amount)]


def amounts(view: State, lowest: int) -> list[int]:
    """Contracts that may come of bids of ``lowest`` and more: a few of them, rising."""
    step, barrel = view.options.auction.step, view.options.barrel
    goals = [own_turn_bid(view, barrel)] if barrel is not None else []
    return sorted({lowest, lowest + step, *(each for each in (*THRESHOLDS, *goals) if each > lowest)})


def own(asked: Question, seat: Seat, lowest: int) -> Promise:
    """What ``seat`` himself would make with a talon that nobody has seen."""
    view, levels = asked.view, amounts(asked.view, lowest)
    if is_too_long(view):
        return _counted(view, seat, levels, _good_for(asked, seat))
    hand, players = view.hands[seat], len(view.accounts)
    told = {amount: chance(view.options, players, hand, amount) for amount in levels}
    asks = [amount for amount, each in told.items() if each is None]
    reach = judge().reach(view, asked.seen, seat, seat, _needs(view, asks), asked.deals)
    sampled = {amount: made(each, amount) for amount, each in zip(asks, reach.shares(), strict=True)}
    chances = {amount: sampled[amount] if each is None else each for amount, each in told.items()}
    return Promise(seat, chances, reach.points)


def _good_for(asked: Question, seat: Seat) -> float:
    """What his hand counts for; where he has not looked at it, what hands count for on average."""
    hand, options = asked.view.hands[seat], asked.view.options
    if len(known(hand)) == len(hand):
        return prospect(hand, options)
    rng, cards = Random(asked.seed), pack(options.deck)
    return fmean(prospect(tuple(rng.sample(cards, len(hand))), options) for _ in range(HANDS_SEEN))


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player, as one seat knows him."""

    seat: Seat
    levels: list[int]
    reach: "Reach | None"
    """None: deals take too long to solve."""
    counted: Promise
    """What stands for it then."""

    def goes_to(self, amount: int) -> float:
        """How likely he bids ``amount``, having come as far as he has."""
        return self.counted.chance(amount) if self.reach is None else self.reach.goes_to(amount)

    def promise(self, amount: int = 0) -> Promise:
        """What he makes; ``amount``: if he goes on to bid so much of his own will."""
        if self.reach is None:
            return self.counted
        shares = zip(self.levels, self.reach.shares(amount), strict=True)
        return Promise(self.seat, {each: made(share, each) for each, share in shares}, self.reach.points)


def rival(asked: Question, seat: Seat, other: Seat, lowest: int) -> Rival:
    """``other`` as ``seat`` knows him."""
    view, levels = asked.view, amounts(asked.view, lowest)
    counted = _counted(view, other, levels, lowest)
    if is_too_long(view):
        return Rival(other, levels, None, counted)
    reach = judge().reach(view, asked.seen, seat, other, _needs(view, levels), asked.deals)
    return Rival(other, levels, reach, counted)


def _needs(view: State, levels: list[int]) -> list[int]:
    return [needed(view.options, amount) for amount in levels]


def _counted(view: State, seat: Seat, levels: list[int], points: float) -> Promise:
    """What is made of a hand that is counted for ``points``."""
    chances = {
        amount: min(max((points + REACH - needed(view.options, amount)) / (2 * REACH), 0.0), 1.0)
        for amount in levels
    }
    return Promise(seat, chances, max(points, 0.0))


def goal(view: State, seat: Seat) -> int:
    """The contract that a player on the barrel needs to win; 0: he is not on it."""
    barrel = view.options.barrel
    return own_turn_bid(view, barrel) if barrel is not None and on_barrel(view, seat) else 0
