"""Слово разыгрывающего: the cards he gives away, the contract he names, and deals he writes off."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from statistics import fmean
from typing import TYPE_CHECKING, Final

from thousand.bots.cards.bidding import REACH
from thousand.bots.cards.counting import count
from thousand.bots.cards.giving import harm
from thousand.bots.cards.judging import is_too_long
from thousand.bots.cards.promises import goal
from thousand.bots.cards.question import Question, Weighed
from thousand.bots.cards.stakes import Prospect, now, written_off
from thousand.cards.actions import Action, Contract, Give, Redeal, WriteOff
from thousand.cards.contract import contracts as contracts_to_name
from thousand.cards.gifts import receivers, to_give
from thousand.cards.records import changed
from thousand.cards.state import Giving, Naming, State
from thousand.tables.cards.odds import made_with

if TYPE_CHECKING:
    from thousand.solvers.cards.dealing import Plan
    from thousand.solvers.cards.outlook import Outlook

LEAVES: Final = 6
"""So many choices of cards to give away are looked at, the most promising by a quick count."""
STEPS: Final = 10
"""On either side of what a hand counts for."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What a hand promises by rules of thumb."""

    chance: float
    points: float


def gifts(asked: Question, phase: Giving) -> list[Weighed]:
    """Each gift with the best that may follow it, a write-off, a redeal.

    Where a higher contract than the bid wins the game and may be named, it is looked at as well; gifts are
    weighed by the one of the two that leaves more.
    """
    amounts = phase.bid, *_winning(asked.view, phase)
    share = asked.effort.hands // len(amounts)
    ways = (_given(asked, phase, amount, max(1, share)) for amount in amounts)
    found = max(ways, key=lambda way: max(one.worth for one in way))
    redeals = (
        Weighed(action, now(asked.view, phase.declarer))
        for action in asked.legal
        if isinstance(action, Redeal)
    )
    return [*found, *_write_offs(asked, phase), *redeals]


def _winning(view: State, phase: Giving) -> Iterator[int]:
    """The lowest contract that wins the game, if it is more than the bid and may be named."""
    seat, options = phase.declarer, view.options
    amount = goal(view, seat)
    if not amount and (options.barrel is None or options.barrel.jump == "wins"):
        steps = -(-(options.target - view.accounts[seat].score - phase.bid) // options.auction.step)
        amount = phase.bid + steps * options.auction.step
    after = changed(view, phase=Naming(seat, phase.bid, phase.blind))
    if amount > phase.bid and amount in contracts_to_name(after):
        yield amount


def _given(asked: Question, phase: Giving, amount: int, hands: int) -> list[Weighed]:
    """Each gift where ``amount`` is played after it, by so many deals."""
    seat, by_action = phase.declarer, dict[Action, Weighed]()
    looks = _looks(asked, phase, amount, hands)
    typical = max(look.points for look in looks.values())
    for plan, look in looks.items():
        prospect = Prospect(seat, amount, look.chance, look.points, typical, phase.blind)
        receiver, card = plan[0]
        worth = asked.contract(Give(seat, card, receiver), seat, prospect)
        for receiver, card in plan:
            one = changed(worth, action=Give(seat, card, receiver))
            if one.action not in by_action or one.worth > by_action[one.action].worth:
                by_action[one.action] = one
    return [*by_action.values()]


def contracts(asked: Question, phase: Naming) -> list[Weighed]:
    """Each contract as it goes in deals that are possible, and a write-off."""
    seat, view = phase.declarer, asked.view
    if is_too_long(view):
        values, chance = _about(count(view.hands[seat], view.options)), made_with
    else:
        values, chance = asked.judge.deal(view, seat, *asked.deals), asked.judge.chance
    mean = max(fmean(values), 0.0)

    def prospect(amount: int) -> Prospect:
        return Prospect(seat, amount, chance(view.options, values, amount), mean, mean, phase.blind)

    named = (action for action in asked.legal if isinstance(action, Contract))
    found = [asked.contract(action, seat, prospect(action.amount)) for action in named]
    return [*found, *_write_offs(asked, phase)]


def _write_offs(asked: Question, phase: Giving | Naming) -> Iterator[Weighed]:
    for action in asked.legal:
        if isinstance(action, WriteOff):
            yield Weighed(action, written_off(asked.view, phase))


def _looks(asked: Question, phase: Giving, amount: int, hands: int) -> "Mapping[Plan, Outlook | Counted]":
    """What each way to give promises who plays ``amount``: solved, or counted where that takes too long."""
    view, seat, plans = asked.view, phase.declarer, _plans(asked, phase)
    if not is_too_long(view):
        return asked.judge.all_gifts(view, seat, plans, amount, (hands, asked.seed))
    found = dict["Plan", Counted]()
    for plan in plans:
        given = [card for _, card in plan]
        kept = tuple(card for card in view.hands[seat] if card not in given)
        points = count(kept, view.options) - sum(harm(card, kept, view.options) for card in given)
        chance = made_with(view.options, _about(points), amount)
        found[plan] = Counted(chance, max(points, 0.0))
    return found


def _about(points: float) -> list[int]:
    """What a hand may bring that counts for so much."""
    return [round(points + REACH * (step / STEPS - 1)) for step in range(2 * STEPS + 1)]


def _plans(asked: Question, phase: Giving) -> "list[Plan]":
    """Ways to give the cards that are still due: the most promising choices of cards, in every order."""
    from thousand.solvers.cards.dealing import quick_leaves

    view, due = asked.view, list(receivers(asked.view, phase))
    for receiver in phase.given:
        due.remove(receiver)
    leaves = quick_leaves(view.options, view.hands[phase.declarer], to_give(view, phase), len(due))
    ways = (
        frozenset(zip(due, cards, strict=True))
        for leave in (leaves if asked.effort.every else leaves[:LEAVES])
        for cards in permutations(leave)
    )
    return [tuple(sorted(plan, key=lambda gift: gift[1].place)) for plan in dict.fromkeys(ways)]
