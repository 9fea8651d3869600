"""Снимка: the pack is cut before the deal; nines at the bottom are cut again, and too many cost a penalty.

The card that a cut shows is drawn for the cut alone: the deal that follows is drawn anew, so
that nobody learns a card of it (A2, decisions 1 to 3).
"""

from thousand.cards.actions import Action, Bury, CutPack, Deal, Recut
from thousand.cards.course import Course
from thousand.cards.deck import Card, Rank, pack
from thousand.cards.events import DealVoided, Event, JackBuried, NinesPenalty, PackCut, RecutAsked
from thousand.cards.options import Cut
from thousand.cards.phases import phase_of
from thousand.cards.refusals import NOT_NOW
from thousand.cards.seating import on_barrel
from thousand.cards.state import BeforeDeal, State
from thousand.core.chance import CHANCE_MISMATCH, Chance
from thousand.core.errors import IllegalAction, declare
from thousand.core.seats import Seat, after

NO_NINE = declare("cards/no_nine")
"""The pack is cut again only because of a nine."""
NO_JACK = declare("cards/no_jack")
"""Only a jack is buried."""


def is_due(state: State) -> bool:
    """Whether the pack is to be cut now."""
    return state.options.cut is not None and phase_of(state, BeforeDeal).card is None


def choices(state: State) -> tuple[Action, ...]:
    """What the dealer may do about the card that was cut: deal all the same, have it cut again, bury it."""
    rule, phase = state.options.cut, phase_of(state, BeforeDeal)
    if rule is None or not rule.choice or phase.card is None or phase.closed:
        return ()
    dealer = state.dealer
    if phase.card.rank is Rank.NINE:
        return Deal(), Recut(dealer)
    if phase.card.rank is Rank.JACK:
        return (Deal(), Bury(dealer)) if rule.jack == "bury" else (Deal(), Recut(dealer))
    return ()


def _due(state: State) -> Cut:
    """The rule by which the pack is to be cut now."""
    rule = state.options.cut
    if rule is None or not is_due(state):
        raise IllegalAction(NOT_NOW)
    return rule


def drawn(state: State, chance: Chance) -> CutPack:
    """Any card of the pack, each as likely as another.

    Raises:
        IllegalAction: no cut is due; nothing has been drawn.
    """
    _due(state)
    cards = pack(state.options.deck)
    return CutPack(cards[chance.below(len(cards))])


def cut(state: State, action: CutPack) -> tuple[Event, ...]:
    """The card at the bottom, and what follows of itself."""
    rule, phase, card = _due(state), phase_of(state, BeforeDeal), action.card
    if card is None or card not in pack(state.options.deck):
        raise IllegalAction(CHANCE_MISMATCH)
    counts = card.rank is Rank.NINE and not phase.closed
    course = Course(state)
    course.happens(PackCut(_cutter(state, rule), card, phase.nines + counts))
    if counts and phase.nines + 1 == rule.nines:
        _void(course, rule)
    elif not phase.closed and not rule.choice:
        _follows(course, rule, card)
    return course.events


def _cutter(state: State, rule: Cut) -> Seat:
    """Who cuts: first the dealer or his right neighbour, later whoever was asked."""
    asked = phase_of(state, BeforeDeal).cutter
    if asked is not None:
        return asked
    return state.dealer if rule.cutter == "dealer" else _neighbour(state, -1)


def _neighbour(state: State, steps: int) -> Seat:
    return after(state.dealer, len(state.accounts), steps)


def _void(course: Course, rule: Cut) -> None:
    """The last nine of a set: a penalty at once, no deal, the next dealer; nobody on the barrel pays (A2)."""
    state = course.state
    cutter = phase_of(state, BeforeDeal).cutter
    payer = cutter if rule.penalised == "cutter" and cutter is not None else state.dealer
    if not on_barrel(state, payer):
        course.happens(NinesPenalty(payer, rule.penalty, state.accounts[payer].score - rule.penalty))
    course.happens(DealVoided(_neighbour(state, 1)))


def _follows(course: Course, rule: Cut, card: Card) -> None:
    """Where the dealer has no choice, a nine is cut again and a jack dealt with by itself."""
    if card.rank in (Rank.NINE, Rank.JACK):
        course.happens(_consequence(course.state, rule, card))


def _consequence(state: State, rule: Cut, card: Card) -> Event:
    if card.rank is Rank.NINE:
        recutter = _neighbour(state, -1 if rule.recut == "right" else 1)
        return RecutAsked(state.dealer, recutter)
    if rule.jack == "bury":
        return JackBuried(state.dealer)
    return RecutAsked(state.dealer, state.dealer)


def recut(state: State, action: Recut) -> tuple[Event, ...]:
    """The dealer has the pack cut again."""
    return (_chosen(state, action),)


def bury(state: State, action: Bury) -> tuple[Event, ...]:
    """The dealer buries the jack."""
    return (_chosen(state, action),)


def _chosen(state: State, action: Recut | Bury) -> Event:
    rule, card = state.options.cut, phase_of(state, BeforeDeal).card
    if rule is None or card is None or action not in choices(state):
        raise IllegalAction(NO_NINE if isinstance(action, Recut) else NO_JACK)
    return _consequence(state, rule, card)
