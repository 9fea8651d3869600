"""Слово в торговле: each word is weighed by the chance it leaves to win the whole game.

A bid wins the auction or is overbid; a pass leaves the deal to whoever stands highest. How a contract of
one's own is likely to go tells the table of bids, how another's, the share of hands that are good for it.
So raising a player on the barrel, giving way, and bids before looking need no rules of their own.
The bots that people meet sample deals instead; this is asked for by ``Effort.by_table``.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from thousand.bots.cards import race
from thousand.bots.cards.chances import chance, is_told, mean_chance, share_of_hands
from thousand.bots.cards.race import Contract
from thousand.cards.actions import Action, Bid, BlindBid, Look, Pass, Redeal
from thousand.cards.opening import own_turn_bid
from thousand.cards.seating import on_barrel, players
from thousand.cards.state import Auction, State
from thousand.core.seats import Seat
from thousand.tables.cards.bids import THRESHOLDS

ENOUGH = 0.6
"""The chance with which others are thought to bid."""
BETTER = 0.33
"""By how much more often others make what they have bid of their own will than with a hand unseen.

Of a player on the barrel it tells half as much, since he has to bid.
"""
CONTESTED = 8.5
"""By how many points a contract is harder against a rival who bids of his own will: he has cards it needs.

Found by ``python -m benchmarks.bench_cards_auction contested``.
"""
KNOWN = 0.35
"""How much of what decides a contract is known with the talon in hand."""
PRESSED = 0.8
"""How often a player on the barrel goes on to the contract he needs."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """A player whose turn it is in the auction."""

    view: State
    phase: Auction

    @property
    def seat(self) -> Seat:
        """His seat."""
        return self.phase.to_move

    def mine(self, amount: int) -> float:
        """His chance to win the game when he gets the talon for ``amount``.

        With the talon in hand he knows more, and may name more: what he would win if he knew all, and what
        if he named one contract now, are weighed by KNOWN.
        """
        made = [(each, self._made(each)) for each in self._amounts(amount)]
        single = max(self._played(Contract(self.seat, each, share)) for each, share in made)
        lost = self._played(Contract(self.seat, amount, 0.0))
        known, above = 0.0, 0.0
        for each, share in reversed(made):
            known += (share - above) * self._played(Contract(self.seat, each, 1.0))
            above = share
        return KNOWN * (known + (1.0 - above) * lost) + (1.0 - KNOWN) * single

    def _amounts(self, amount: int) -> list[int]:
        """Contracts that may come of a bid, rising."""
        return sorted({amount, *(each for each in (*THRESHOLDS, self._goal(self.seat)) if each > amount)})

    def _made(self, amount: int) -> float:
        """The chance of his hand to make ``amount``, after what the others have said."""
        hand, harder = self.view.hands[self.seat], CONTESTED if self.is_contested() else 0.0
        return chance(self.view.options, len(self.view.accounts), hand, amount + harder) or 0.0

    def is_contested(self) -> bool:
        """Whether the highest bid tells of a good hand: it was not forced, nor made to leave the barrel."""
        rival = self.phase.bidder
        return rival is not None and not self._is_forced() and not self._goal(rival)

    def unseen(self, amount: int) -> float:
        """The same when he has not looked at his cards, and the talon stays hidden as well."""
        made = mean_chance(self.view.options, amount)
        return self._played(Contract(self.seat, amount, made, blind=True))

    def theirs(self, rival: Seat, amount: int, *, is_forced: bool = False) -> float:
        """His chance to win the game when ``rival`` gets the talon for ``amount``."""
        goal = self._goal(rival)
        told = 0.0 if is_forced else BETTER / 2 if goal else BETTER
        made = mean_chance(self.view.options, max(amount, goal)) + told
        return self._played(Contract(rival, max(amount, goal), made))

    def goes_on(self, rival: Seat, amount: int) -> float:
        """How likely ``rival`` bids ``amount``, having come as far as he has."""
        goal, able = self._goal(rival), share_of_hands(self.view.options, amount, ENOUGH)
        if goal:
            return PRESSED if amount <= goal else able
        if self.phase.bidder != rival or self._is_forced():
            return able
        before = share_of_hands(self.view.options, self.phase.bid, ENOUGH)
        return min(able / before, 1.0) if before else 0.0

    def bid(self, amount: int, own: float) -> float:
        """His chance to win the game after a bid, where the contract itself leaves him ``own``."""
        return self._unless_overbid(amount, own, self._rivals())

    def passing(self) -> float:
        """His chance to win the game when he passes."""
        rival = self.phase.bidder
        if rival is None:
            return race.now(self.view, self.seat)
        left = self.theirs(rival, self.phase.bid, is_forced=self._is_forced())
        others = [seat for seat in self._rivals() if seat != rival]
        return self._unless_overbid(self.phase.bid, left, others)

    def _unless_overbid(self, amount: int, left: float, rivals: Sequence[Seat]) -> float:
        """What ``left`` comes to when one of ``rivals`` may go above ``amount``."""
        more = amount + self.view.options.auction.step
        stays, found = 1.0, 0.0
        for rival in rivals:
            goes = self.goes_on(rival, more)
            found += stays * goes * self.theirs(rival, more)
            stays *= 1.0 - goes
        return found + stays * left

    def _is_forced(self) -> bool:
        """Whether the highest bid is the one that the opener had to make."""
        return self.phase.bid == self.view.options.auction.minimum and not self.phase.blind

    def _goal(self, seat: Seat) -> int:
        """The contract that a player on the barrel needs to win."""
        barrel = self.view.options.barrel
        return own_turn_bid(self.view, barrel) if barrel is not None and on_barrel(self.view, seat) else 0

    def _rivals(self) -> list[Seat]:
        """Who may still overbid him, in the order of play."""
        around = players(self.view)
        place = around.index(self.seat)
        following = around[place + 1 :] + around[:place]
        return [seat for seat in following if seat not in self.phase.passed]

    def _played(self, contract: Contract) -> float:
        return race.played(self.view, self.seat, contract)


def word(view: State, phase: Auction, legal: Sequence[Action]) -> Action | None:
    """What the player to move says; None: the tables tell nothing of such a deal."""
    if not is_told(view.options, len(view.accounts)):
        return None
    speaker = Speaker(view, phase)
    looks = [action for action in legal if isinstance(action, Look)]
    if looks:
        return _unseen(speaker, legal, looks[0])
    worth: dict[Action, float] = {
        action: race.now(view, speaker.seat) for action in legal if isinstance(action, Redeal)
    }
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids:
        worth[bids[0]] = speaker.bid(bids[0].amount, speaker.mine(bids[0].amount))
    worth |= {action: speaker.passing() for action in legal if isinstance(action, Pass)}
    return max(worth, key=worth.__getitem__)


def _unseen(speaker: Speaker, legal: Sequence[Action], look: Look) -> Action:
    """A bid before looking, where even that is better than the game as it stands."""
    blind = [action for action in legal if isinstance(action, BlindBid)]
    if not blind:
        return look
    found = speaker.bid(blind[0].amount, speaker.unseen(blind[0].amount))
    return blind[0] if found > race.now(speaker.view, speaker.seat) else look
