"""Слово в торговле: each word is weighed by the chance it leaves to win the whole game.

A bid wins the auction or is overbid; a pass leaves the deal to whoever stands highest. So raising a player
on the barrel, giving way, and bids before looking need no rules of their own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean
from typing import Final

from thousand.bots.cards import promises
from thousand.bots.cards.judging import judge
from thousand.bots.cards.promises import Promise, Rival, goal
from thousand.bots.cards.question import Question, Weighed
from thousand.bots.cards.stakes import Chances, expected, outcome, standing
from thousand.cards.actions import Agree, Bid, BlindBid, Look, Pass, Redeal, Refuse
from thousand.cards.deck import Hand, known, unknown
from thousand.cards.holdings import placed
from thousand.cards.records import changed
from thousand.cards.seating import others, players
from thousand.cards.state import Auction, Consent, Giving, State, Taking
from thousand.core.seats import Seat

KNOWN: Final = 0.35
"""How much of what decides a contract is known with the talon in hand.

With it bids are worth what they promise: ``python -m benchmarks.bench_cards_auction``.
"""
PRESSED: Final = 0.8
"""How often a player on the barrel goes on to the contract he needs."""
CAUTION: Final = 0.005
"""By how much of a game a bid has to be better than a pass, since what rivals hold and do is guessed.

Where somebody sits on the barrel each word may decide the game, and caution has not paid.
"""


class Stakes:
    """What contracts leave of ``seat``'s chance to win the game; each is booked once."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self._booked: dict[tuple[Seat, int, bool, bool], Chances] = {}

    def now(self) -> float:
        """The chance with this deal aside."""
        return standing(self.view)[self.seat]

    def _outcome(self, declarer: Seat, amount: int, *, is_made: bool, blind: bool) -> Chances:
        key = declarer, amount, is_made, blind
        if key not in self._booked:
            prospect = expected(declarer, amount, float(is_made), blind=blind)
            self._booked[key] = outcome(self.view, prospect)
        return self._booked[key]

    def contract(
        self, declarer: Seat, amount: int, chance: float, *, blind: bool = False, seat: Seat | None = None
    ) -> float:
        """The chance of ``seat`` when ``declarer`` plays for ``amount`` and makes it so often."""
        made, failed = (
            self._outcome(declarer, amount, is_made=is_made, blind=blind)[self.seat if seat is None else seat]
            for is_made in (True, False)
        )
        return chance * made + (1.0 - chance) * failed

    def talon(self, promise: Promise, amount: int, *, blind: bool = False) -> float:
        """The chance when the talon goes to somebody for ``amount``.

        With the talon in hand he knows more, and may name more: what he would name if he knew all, and what
        if he had to name it now, are weighed by KNOWN.
        """
        declarer = promise.seat
        may = promise.from_bid(amount)
        if blind or not self.view.options.raise_contract:
            return self.contract(declarer, amount, may[0][1], blind=blind)
        named, share = max(may, key=lambda one: self.contract(declarer, *one, seat=declarer))
        known, above = self.contract(declarer, amount, 0.0) * (1.0 - may[0][1]), 0.0
        for each, chance in reversed(may):
            known += (chance - above) * self.contract(declarer, each, 1.0)
            above = chance
        return KNOWN * known + (1.0 - KNOWN) * self.contract(declarer, named, share)


@dataclass(frozen=True)
class Speaker:
    """A player whose turn it is in the auction."""

    asked: Question
    phase: Auction

    @property
    def view(self) -> State:
        """What he knows."""
        return self.asked.view

    @property
    def seat(self) -> Seat:
        """His seat."""
        return self.phase.to_move

    @cached_property
    def stakes(self) -> Stakes:
        """What contracts are worth to him."""
        return Stakes(self.view, self.seat)

    @cached_property
    def mine(self) -> Promise:
        """What he would make himself."""
        return promises.own(self.asked, self.seat, self._lowest)

    @cached_property
    def rivals(self) -> list[Rival]:
        """Those who may still get the talon, in the order of play."""
        return [
            promises.rival(self.asked, self.seat, other, self._lowest)
            for other in others(self.view, self.seat)
            if other not in self.phase.passed
        ]

    @property
    def _lowest(self) -> int:
        return self.phase.bid or self.view.options.auction.minimum

    def bid(self, amount: int, *, blind: bool = False) -> float:
        """His chance to win the game after a bid."""
        return self._unless_overbid(amount, self.stakes.talon(self.mine, amount, blind=blind), self.rivals)

    @property
    def caution(self) -> float:
        """How much better than a pass a bid has to be."""
        return 0.0 if any(goal(self.view, seat) for seat in players(self.view)) else CAUTION

    def passing(self) -> float:
        """His chance to win the game when he passes."""
        stands = next((rival for rival in self.rivals if rival.seat == self.phase.bidder), None)
        if stands is None:
            return self._unless_overbid(self.phase.bid, self.stakes.now(), self.rivals)
        left = self.stakes.talon(stands.promise(), self.phase.bid, blind=self.phase.blind)
        others_left = [rival for rival in self.rivals if rival is not stands]
        return self._unless_overbid(self.phase.bid, left, others_left)

    def _unless_overbid(self, amount: int, left: float, rivals: Sequence[Rival]) -> float:
        """What ``left`` comes to when one of ``rivals`` may go above ``amount``."""
        auction = self.view.options.auction
        more = max(amount + auction.step, auction.minimum)
        stays, found = 1.0, 0.0
        for rival in rivals:
            goes, promise = self._going_on(rival, more)
            found += stays * goes * self.stakes.talon(promise, more)
            stays *= 1.0 - goes
        return found + stays * left

    def _going_on(self, rival: Rival, amount: int) -> tuple[float, Promise]:
        """How likely ``rival`` bids ``amount``, and what he makes then.

        On the barrel he goes on to the contract he needs whatever he holds, so that it tells nothing.
        """
        goes = rival.goes_to(amount)
        if amount <= goal(self.view, rival.seat):
            return max(goes, PRESSED), rival.promise()
        return goes, rival.promise(amount)


def words(asked: Question, phase: Auction) -> list[Weighed]:
    """Bids, a pass, a redeal, a look at one's own cards."""
    speaker, legal = Speaker(asked, phase), asked.legal
    bids = [*_bids(speaker, [action for action in legal if isinstance(action, Bid)])]
    blind = _bids(speaker, [action for action in legal if isinstance(action, BlindBid)])
    passes = [Weighed(action, speaker.passing()) for action in legal if isinstance(action, Pass)]
    redeals = (Weighed(action, speaker.stakes.now()) for action in legal if isinstance(action, Redeal))
    looks = (
        Weighed(action, _looked(speaker, [*bids, *passes])) for action in legal if isinstance(action, Look)
    )
    return [*looks, *bids, *blind, *passes, *redeals]


def _bids(speaker: Speaker, bids: Sequence[Bid | BlindBid]) -> Iterator[Weighed]:
    """The lowest bid, and jumps where all is weighed: they are not worth more, since one may still go on."""
    mine, most = speaker.mine, 1.0
    for action in bids if speaker.asked.effort.every else bids[:1]:
        amount = action.amount
        most = min(most, speaker.bid(amount, blind=isinstance(action, BlindBid)) - speaker.caution)
        yield Weighed(action, most, speaker.seat, amount, mine.chance(amount), mine.points)


def _looked(speaker: Speaker, unseen: Sequence[Weighed]) -> float:
    """Cards that are looked at allow the lowest bid where they carry it, and a pass where they do not.

    That is never worse than the best of ``unseen``, bids and a pass, which turn the cards up as well.
    """
    asked, seat = speaker.asked, speaker.seat
    most = max(one.worth for one in unseen)
    bids = [action.amount for action in asked.legal if isinstance(action, Bid)]
    if not bids:
        return most
    passing = max((one.worth for one in unseen if isinstance(one.action, Pass)), default=0.0)
    chances = judge().willing(asked.view, seat, bids[0], promises.HANDS_SEEN, asked.seed)
    seen = fmean(max(passing, speaker.stakes.contract(seat, bids[0], chance)) for chance in chances)
    return max(most, seen)


def talons(asked: Question, phase: Taking) -> list[Weighed]:
    """Two talons that nobody has seen promise the same."""
    seat, bid = phase.declarer, phase.bid
    mine = promises.own(asked, seat, bid)
    worth = Stakes(asked.view, seat).talon(mine, bid, blind=phase.blind)
    return [Weighed(action, worth, seat, bid, mine.chance(bid), mine.points) for action in asked.legal]


def consent(asked: Question, phase: Consent) -> list[Weighed]:
    """A new deal, or this one with a claimant whose cards are poor."""
    seat, back = phase.to_move, phase.back
    if isinstance(back, Giving):
        before = changed(asked, view=_before_taking(asked.view, phase, back))
        promise = promises.rival(before, seat, back.declarer, back.bid).promise()
        amount = back.bid
    else:
        amount = max(back.bid, asked.view.options.auction.minimum)
        promise = promises.own(asked, seat, amount)
    stakes = Stakes(asked.view, seat)
    goes_on = stakes.talon(promise, amount, blind=back.blind)
    return [
        Weighed(action, goes_on, promise.seat, amount, promise.chance(amount), promise.points)
        if isinstance(action, Refuse)
        else Weighed(action, stakes.now())
        for action in asked.legal
        if isinstance(action, Agree | Refuse)
    ]


def _before_taking(view: State, phase: Consent, back: Giving) -> State:
    """The deal before the declarer took the talon, with the cards that he has shown."""
    hand, talon = view.hands[back.declarer], view.talons[back.talon]
    shown: Hand = tuple(card for card in phase.cards if card not in talon)
    size = len(hand) - len(talon)
    hidden = (*shown, *unknown(size - len(shown)))[:size]
    taken = talon if known(talon) else tuple(card for card in phase.cards if card not in hidden)
    all_talons = placed(view.talons, back.talon, taken if len(taken) == len(talon) else talon)
    return changed(view, hands=placed(view.hands, back.declarer, hidden), talons=all_talons)
