"""The bots that look at the deals a player must think possible, and solve each with open cards.

``counting`` draws some of them, ``deep`` looks at all. A contract counts first, then the points; before the
play hands are tried in a sample of deals. Only the view and the events of the seat are used.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations
from random import Random
from threading import Thread
from typing import TYPE_CHECKING

from thousand.bots.cards import auction, bidding, race
from thousand.bots.cards.chances import corrected, needed
from thousand.bots.cards.counting import prospect
from thousand.bots.cards.steady import SteadyBot
from thousand.cards.actions import Action, Bid, Contract, Give, Look, Pass, Play, Redeal, WriteOff
from thousand.cards.deck import Card
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.gifts import receivers, to_give
from thousand.cards.options import Options
from thousand.cards.state import Auction, Giving, Naming, Playing, State
from thousand.core.seats import Seat

if TYPE_CHECKING:
    from thousand.solvers.cards.outlook import Judge, Outlook

STEADY = SteadyBot()

ENOUGH = 0.6
"""The share of deals in which a hand must be good for a bid."""
POINT = 0.25
"""What one of the declarer's points is worth beside a contract, counted in points of the contract."""
OWN, BOTH = 1.5, 0.5
"""What a defender's own point is worth to him, and what one is that the other defender does not get."""
RAISE_MARGIN = 5
"""By how much a raised contract is to be exceeded, since the others do not see the cards either."""
LEAVES = 6
"""How many choices of cards to give away are looked at closely."""
LONG_FREE_PLAY = {2: 6, 3: 7}
"""Where any card may be played: above so many cards in hand deals are too many to solve at a table."""
SEEDS = 1 << 32
DIGITS = 6
"""Below them plays are worth the same."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many deals are looked at."""

    chances: int
    points: int
    """For the points beside the contract, which take longer."""
    hands: int
    """Before the play."""
    by_table: bool = False
    """Whether words of the auction come from the tables where there are any; sampled bids have won more."""


COUNTING = Effort(chances=160, points=24, hands=100)
DEEP = Effort(chances=7_000, points=32, hands=150)
FREE_PLAY_SHARE, FREE_PLAY_MOST = 8, 320
"""Where any card may be played deals take longer: so many times fewer are looked at, of so many at most."""


@cache
def judge() -> "Judge":
    """The solver; its kernels are loaded when they are first needed."""
    from thousand.solvers.cards.outlook import Judge

    return Judge()


waiting_for: list[Thread] = []
"""Who loads the solver in the background, if anybody does."""


def is_loading() -> bool:
    """Whether the solver is being loaded in the background."""
    return any(thread.is_alive() for thread in waiting_for)


class SolvingBot:
    """Plays by what happens in the deals that are possible, when all cards lie open."""

    def __init__(self, effort: Effort = COUNTING, blur: float = 0.0) -> None:
        """``blur``: by how many points it misjudges a play, as a standard deviation."""
        self._effort = effort
        self._blur = blur

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:
        """One of the actions legal in ``view``, which is that of the seat to act."""
        legal, phase = CARDS.legal_actions(view), view.phase
        if len(legal) == 1:
            return legal[0]
        if is_loading() or is_too_long(view):
            return STEADY.choose(view, seen, rng)
        seed, effort = rng.randrange(SEEDS), shared(self._effort, view.options)
        match phase:
            case Auction():
                return speak(view, phase, legal, effort, seed)
            case Giving():
                return give(view, phase, legal, effort, seed)
            case Naming():
                return name(view, phase, legal, effort, seed)
            case Playing():
                choices = weighed_plays(view, phase, seen, effort, seed)
                return max(choices, key=lambda one: one.worth + rng.gauss(0.0, self._blur)).action
            case _:
                return STEADY.choose(view, seen, rng)


def shared(effort: Effort, options: Options) -> Effort:
    """``effort`` as it is good for these rules."""
    if options.play.follow:
        return effort
    share = FREE_PLAY_SHARE
    few = min(effort.chances, FREE_PLAY_MOST) // share, effort.points // share, effort.hands // share
    chances, points, hands = (max(1, each) for each in few)
    return replace(effort, chances=chances, points=points, hands=hands)


def is_too_long(view: State) -> bool:
    """Whether deals take too long to solve, with any card allowed and many in hand."""
    if view.options.play.follow:
        return False
    players = min(len(view.accounts), 3)
    return max(map(len, view.hands), default=0) > LONG_FREE_PLAY[players]


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be done, and what it promises."""

    action: Action
    chance: float
    """That the declarer makes his contract."""
    points: float
    """The points that the declarer is likely to get."""
    worth: float
    """What both are worth to the player, in points of the contract."""


def weighed_plays(
    view: State, phase: Playing, seen: Sequence[Event], effort: Effort, seed: int
) -> list[Choice]:
    """The plays, the best first; of equal ones the one that declares, or gives least away."""
    need, worlds = needed(view.options, phase.contract), (effort.chances, effort.points)
    looks = judge().plays(view, seen, need, worlds, seed)
    sign, worth = (1, weight) if phase.to_move == phase.declarer else (-1, defence)
    choices = [
        Choice(play, look.chance, look.points, round(worth(look, phase.contract), DIGITS))
        for play, look in sorted(looks.items(), key=lambda item: _thrift(item[0], sign))
    ]
    return sorted(choices, key=lambda choice: -choice.worth)


def _thrift(play: Play, sign: int) -> tuple[bool, int]:
    return play.declare is None, sign * play.card.points


def weight(look: "Outlook", contract: int) -> float:
    """What a play is worth to the declarer."""
    return look.chance * contract + POINT * look.points


def defence(look: "Outlook", contract: int) -> float:
    """What a play is worth to a defender: his own points beside those of the others, where they are known."""
    if look.own is None:
        return -weight(look, contract)
    return -look.chance * contract + OWN * look.own + BOTH * look.points


def speak(view: State, phase: Auction, legal: Sequence[Action], effort: Effort, seed: int) -> Action:
    """A player's word, by the tables if wanted; else he bids as far as a sample of deals carries his hand."""
    told = auction.word(view, phase, legal) if effort.by_table else None
    if told is not None:
        return told
    looks = [action for action in legal if isinstance(action, Look)]
    if looks:
        return looks[0]
    seat = phase.to_move

    def carries(amount: float) -> bool:
        return judge().hand(view, seat, int(amount), effort.hands, seed) >= ENOUGH

    redeals = [action for action in legal if isinstance(action, Redeal)]
    if redeals and not carries(view.options.auction.minimum):
        return redeals[0]
    bids = [action for action in legal if isinstance(action, Bid)]
    passes = [action for action in legal if isinstance(action, Pass)]
    if not passes:
        return bids[0]
    extra = bidding.limit(view, phase, seat) - prospect(view.hands[seat], view.options)
    return bids[0] if bids and carries(bids[0].amount - extra) else passes[0]


def give(view: State, phase: Giving, legal: Sequence[Action], effort: Effort, seed: int) -> Action:
    """The cards whose loss costs least in the deals that are possible, or a redeal or write-off."""
    need = needed(view.options, phase.bid)
    tried = {
        plan: judge().gifts(view, phase.declarer, plan, need, effort.hands, seed)
        for plan in plans(view, phase)
    }
    best = max(tried, key=lambda plan: weight(tried[plan], phase.bid))
    played = _played(view, phase, phase.bid, tried[best].chance)
    redeals = [action for action in legal if isinstance(action, Redeal)]
    if redeals and race.now(view, phase.declarer) > played:
        return redeals[0]
    offs = [action for action in legal if isinstance(action, WriteOff)]
    if offs and race.written_off(view, phase) > played:
        return offs[0]
    receiver, card = best[0]
    gifts = [action for action in legal if isinstance(action, Give) and action.card is card]
    return next((gift for gift in gifts if gift.to == receiver), gifts[0])


Plan = tuple[tuple[Seat | None, Card], ...]


def plans(view: State, phase: Giving) -> list[Plan]:
    """Who may get which card: the most promising choices of cards, in every order."""
    from thousand.solvers.cards.dealing import quick_leaves

    due = list(receivers(view, phase))
    for receiver in phase.given:
        due.remove(receiver)
    hand = view.hands[phase.declarer]
    leaves = quick_leaves(view.options, hand, to_give(view, phase), len(due))[:LEAVES]
    orders = {
        tuple(zip(due, cards, strict=True)) for leave in leaves for cards in permutations(leave, len(due))
    }
    if due.count(None) == len(due):
        return [tuple(zip(due, leave, strict=True)) for leave in leaves]
    return sorted(orders, key=lambda plan: [card.place for _, card in plan])


def name(view: State, phase: Naming, legal: Sequence[Action], effort: Effort, seed: int) -> Action:
    """The contract that leaves the best chance to win the game, or a write-off."""
    values = judge().deal(view, phase.declarer, effort.hands // 2, seed)
    worth: dict[Action, float] = {
        action: race.written_off(view, phase) for action in legal if isinstance(action, WriteOff)
    }
    for action in legal:
        if isinstance(action, Contract):
            margin = RAISE_MARGIN if action.amount > phase.bid else 0
            chance = _chance(view, action.amount + margin, values)
            worth[action] = _played(view, phase, action.amount, chance)
    return max(worth, key=worth.__getitem__)


def _chance(view: State, contract: int, values: Sequence[int]) -> float:
    need = needed(view.options, contract)
    return sum(value >= need for value in values) / len(values)


def _played(view: State, phase: Giving | Naming, amount: int, chance: float) -> float:
    """The declarer's chance to win the game by a contract that open cards give so much of a chance."""
    contract = race.Contract(phase.declarer, amount, corrected(chance), phase.blind)
    return race.played(view, phase.declarer, contract)
