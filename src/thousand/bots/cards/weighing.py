"""What each legal action promises: the contract's chance, the declarer's points, what both are worth."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from statistics import fmean
from typing import TYPE_CHECKING

from thousand.bots.cards.bidding import REACH
from thousand.bots.cards.counting import count, prospect
from thousand.bots.cards.giving import harm
from thousand.bots.cards.knowledge import knowledge
from thousand.bots.cards.playing import Scales
from thousand.bots.cards.solving import RAISE_MARGIN, Effort, Plan, is_too_long, judge, needed, shared
from thousand.bots.cards.stakes import Prospect, played, written_off
from thousand.cards.actions import (
    Action,
    Agree,
    Bid,
    BlindBid,
    Contract,
    Give,
    Look,
    Pass,
    Peek,
    Play,
    Redeal,
    Refuse,
    WriteOff,
)
from thousand.cards.deck import Hand, known, unknown
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.gifts import receivers, to_give
from thousand.cards.holdings import placed
from thousand.cards.records import changed
from thousand.cards.state import Auction, Consent, Giving, Naming, Playing, State, Taking
from thousand.core.seats import Seat

if TYPE_CHECKING:
    from thousand.solvers.cards.outlook import Outlook

FRESH = 0.0
"""What a new deal is worth: nobody is ahead in it."""
STEPS = 10
"""On either side of what a hand counts for."""
HANDS_SEEN = 60
"""So many hands are imagined by who has not looked at his."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action and what it promises."""

    action: Action
    worth: float
    """By how many points the player comes forward against the mean of the others, on average."""
    declarer: Seat | None = None
    """Who plays ``contract`` then; None: nobody, or it is not known who."""
    contract: int = 0
    chance: float = 0.0
    """That he makes it."""
    points: float | None = None
    """What he takes on average, where that is known."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What a hand promises by rules of thumb."""

    chance: float
    points: float


@dataclass(frozen=True, slots=True)
class Question:
    """Somebody has to act."""

    view: State
    seen: Sequence[Event]
    legal: Sequence[Action]
    effort: Effort
    seed: int

    def contract(self, action: Action, seat: Seat, prospect: Prospect) -> Weighed:
        """``action`` where the contract of ``prospect`` is played after it."""
        worth = played(self.view, seat, prospect)
        return Weighed(action, worth, prospect.declarer, prospect.contract, prospect.chance, prospect.points)

    def by_points(
        self, declarer: Seat, amount: int, values: Sequence[int], *, blind: bool, margin: int = 0
    ) -> Prospect:
        """How a contract goes that brings the declarer ``values``; ``margin``: what is kept in hand."""
        need = needed(self.view.options, amount) + margin
        mean = fmean(values)
        return Prospect(declarer, amount, _share(values, need), mean, mean, blind)


def weigh(view: State, seen: Sequence[Event], effort: Effort, seed: int) -> list[Weighed]:
    """All legal actions in their order; none where the cards have nothing to say."""
    legal = CARDS.legal_actions(view)
    asked = Question(view, seen, legal, shared(effort, view.options), seed)
    match view.phase:
        case Playing() as phase:
            found = _plays(asked, phase)
        case Naming() as phase:
            found = _contracts(asked, phase)
        case Giving() as phase:
            found = _gifts(asked, phase)
        case Auction() as phase:
            found = _words(asked, phase)
        case Taking() as phase:
            found = _talons(asked, phase)
        case Consent() as phase:
            found = _consent(asked, phase)
        case _:
            return []
    return _in_order(legal, found)


def _in_order(legal: Sequence[Action], found: Sequence[Weighed]) -> list[Weighed]:
    """A look at hidden cards takes nothing away from what is best without it."""
    best = max(found, key=lambda one: one.worth)
    by_action = {one.action: one for one in found}
    for action in legal:
        if isinstance(action, Peek):
            by_action[action] = Weighed(action, best.worth)
    return [by_action[action] for action in legal]


def _share(values: Sequence[int], need: int) -> float:
    return sum(value >= need for value in values) / len(values)


def _plays(asked: Question, phase: Playing) -> list[Weighed]:
    view, mover = asked.view, phase.to_move
    if is_too_long(view):
        scales = Scales(view, phase, knowledge(view, phase, asked.seen))
        return [Weighed(play, scales.value(play)) for play in asked.legal if isinstance(play, Play)]
    worlds = asked.effort.chances, asked.effort.points
    looks = judge().plays(view, asked.seen, needed(view.options, phase.contract), worlds, asked.seed)
    typical = fmean(look.points for look in looks.values())
    return [
        asked.contract(
            play,
            mover,
            Prospect(
                phase.declarer, phase.contract, look.chance, look.points, typical, phase.blind,
                None if look.own is None else look.own + phase.points[mover],
            ),
        )
        for play, look in looks.items()
    ]  # fmt: skip


def _contracts(asked: Question, phase: Naming) -> list[Weighed]:
    values = _dealt_values(asked, phase.declarer)
    found = [
        asked.contract(
            action,
            phase.declarer,
            asked.by_points(
                phase.declarer,
                action.amount,
                values,
                blind=phase.blind,
                margin=RAISE_MARGIN if action.amount > phase.bid else 0,
            ),
        )
        for action in asked.legal
        if isinstance(action, Contract)
    ]
    return [*found, *_write_offs(asked, phase)]


def _write_offs(asked: Question, phase: Giving | Naming) -> Iterator[Weighed]:
    for action in asked.legal:
        if isinstance(action, WriteOff):
            yield Weighed(action, written_off(asked.view, phase))


def _redeals(asked: Question) -> Iterator[Weighed]:
    return (Weighed(action, FRESH) for action in asked.legal if isinstance(action, Redeal))


def _gifts(asked: Question, phase: Giving) -> list[Weighed]:
    """Each gift with the best that may follow it."""
    view, seat = asked.view, phase.declarer
    need, found = needed(view.options, phase.bid), dict[Action, Weighed]()
    looks = _gift_looks(asked, phase, need)
    typical = max(look.points for look in looks.values())
    for plan, look in looks.items():
        prospect = Prospect(seat, phase.bid, look.chance, look.points, typical, phase.blind)
        for receiver, card in plan:
            one = asked.contract(Give(seat, card, receiver), seat, prospect)
            if one.action not in found or one.worth > found[one.action].worth:
                found[one.action] = one
    return [*found.values(), *_write_offs(asked, phase), *_redeals(asked)]


def _gift_looks(asked: Question, phase: Giving, need: int) -> "Mapping[Plan, Outlook | Counted]":
    """What each way to give promises: solved, or counted where that would take too long."""
    view, seat, plans = asked.view, phase.declarer, _plans(asked.view, phase)
    if not is_too_long(view):
        return judge().all_gifts(view, seat, plans, need, (asked.effort.hands, asked.seed))
    found = dict[Plan, Counted]()
    for plan in plans:
        given = [card for _, card in plan]
        kept = tuple(card for card in view.hands[seat] if card not in given)
        points = count(kept, view.options) - sum(harm(card, kept, view.options) for card in given)
        found[plan] = Counted(_share(_about(points), need), points)
    return found


def _about(points: float) -> list[int]:
    """What a hand may bring that counts for so much."""
    return [round(points + REACH * (step / STEPS - 1)) for step in range(2 * STEPS + 1)]


def _talon_values(asked: Question, seat: Seat) -> list[int]:
    """What ``seat`` would get as declarer with talons he has not seen."""
    if is_too_long(asked.view):
        return _about(prospect(known(asked.view.hands[seat]), asked.view.options))
    return judge().talons(asked.view, seat, asked.effort.hands, asked.seed)


def _dealt_values(asked: Question, declarer: Seat) -> list[int]:
    """What the declarer gets, who has given his cards away."""
    if is_too_long(asked.view):
        return _about(count(asked.view.hands[declarer], asked.view.options))
    return judge().deal(asked.view, declarer, asked.effort.hands, asked.seed)


def _rival_values(asked: Question, view: State, rival: Seat, bid: int) -> list[int]:
    """What ``rival`` would get as declarer, who has bid so much of his own will."""
    if is_too_long(view):
        return _about(max(bid, view.options.auction.minimum))
    seat = CARDS.to_act(asked.view)
    deals = asked.effort.hands, asked.seed
    return judge().rival(view, seat, rival, bid, deals) if isinstance(seat, int) else []


def _plans(view: State, phase: Giving) -> list[Plan]:
    """Every way to give the cards that are still due."""
    due = list(receivers(view, phase))
    for receiver in phase.given:
        due.remove(receiver)
    ways = permutations(to_give(view, phase), len(due))
    plans = {frozenset(zip(due, cards, strict=True)): None for cards in ways}
    return [tuple(sorted(plan, key=lambda gift: gift[1].place)) for plan in plans]


def _words(asked: Question, phase: Auction) -> list[Weighed]:
    """Bids at what they bring their bidder if they stand, passes at what the highest bid brings then."""
    seat = phase.to_move
    values = _talon_values(asked, seat)
    found = [
        asked.contract(
            action, seat, asked.by_points(seat, action.amount, values, blind=isinstance(action, BlindBid))
        )
        for action in asked.legal
        if isinstance(action, Bid | BlindBid)
    ]
    found = [*_raised(asked, found)]
    passing = _passing(asked, phase)
    for action in asked.legal:
        if isinstance(action, Pass) and passing is not None:
            found.append(asked.contract(action, seat, passing))
        elif isinstance(action, Look):
            found.append(_looking(asked, phase, action, found, passing))
    return [*found, *_redeals(asked)]


def _raised(asked: Question, found: Sequence[Weighed]) -> Iterator[Weighed]:
    """A bid is worth what the best contract is worth that may follow from it."""
    may_raise = asked.view.options.raise_contract
    for number, one in enumerate(found):
        later = [each.worth for each in found[number:] if may_raise and isinstance(each.action, Bid)]
        yield changed(one, worth=max(later)) if later and isinstance(one.action, Bid) else one


def _passing(asked: Question, phase: Auction) -> Prospect | None:
    """The contract of the highest bidder, if there is one, as the others see it."""
    rival = phase.bidder
    if rival is None or rival == phase.to_move:
        return None
    own_will = phase.bid if phase.bid > asked.view.options.auction.minimum and not phase.blind else 0
    values = _rival_values(asked, asked.view, rival, own_will)
    return asked.by_points(rival, phase.bid, values, blind=phase.blind)


def _looking(
    asked: Question, phase: Auction, action: Look, found: Sequence[Weighed], passing: Prospect | None
) -> Weighed:
    """Cards that are looked at allow the lowest bid where they carry it, and a pass where they do not."""
    seat, bids = phase.to_move, [one for one in found if isinstance(one.action, Bid)]
    other = asked.contract(action, seat, passing).worth if passing is not None else None
    if not bids:
        return Weighed(action, FRESH if other is None else other)
    amount, points = bids[0].contract, bids[0].points or 0.0
    worths = []
    for chance in judge().willing(asked.view, seat, amount, HANDS_SEEN, asked.seed):
        bid = asked.contract(action, seat, Prospect(seat, amount, chance, points, points)).worth
        worths.append(bid if other is None else max(bid, other))
    return Weighed(action, fmean(worths))


def _talons(asked: Question, phase: Taking) -> list[Weighed]:
    """Two talons that nobody has seen promise the same."""
    seat = phase.declarer
    values = _talon_values(asked, seat)
    prospect = asked.by_points(seat, phase.bid, values, blind=phase.blind)
    return [asked.contract(action, seat, prospect) for action in asked.legal]


def _consent(asked: Question, phase: Consent) -> list[Weighed]:
    """A new deal, or this one with a claimant whose cards are poor."""
    seat, back = phase.to_move, phase.back
    if isinstance(back, Giving):
        before = _before_taking(asked.view, phase, back)
        values = _rival_values(asked, before, back.declarer, 0)
        goes_on = asked.by_points(back.declarer, back.bid, values, blind=back.blind)
    else:
        amount = max(back.bid, asked.view.options.auction.minimum)
        values = _talon_values(asked, seat)
        goes_on = asked.by_points(seat, amount, values, blind=back.blind)
    return [
        asked.contract(action, seat, goes_on) if isinstance(action, Refuse) else Weighed(action, FRESH)
        for action in asked.legal
        if isinstance(action, Agree | Refuse)
    ]


def _before_taking(view: State, phase: Consent, back: Giving) -> State:
    """The deal before the declarer took the talon, with the cards that he has shown."""
    hand, talon = view.hands[back.declarer], view.talons[back.talon]
    shown: Hand = tuple(card for card in phase.cards if card not in talon)
    size = len(hand) - len(talon)
    own = (*shown, *unknown(size - len(shown)))[:size]
    taken = talon if known(talon) else tuple(card for card in phase.cards if card not in own)
    talons = placed(view.talons, back.talon, taken if len(taken) == len(talon) else talon)
    return changed(view, hands=placed(view.hands, back.declarer, own), talons=talons)
