"""Пересдача: certain hands and talons entitle a player to a new deal, and he shows the reason."""

from collections.abc import Iterator

from thousand.cards.actions import Agree, Redeal, Refuse
from thousand.cards.course import Course
from thousand.cards.deck import Hand, Rank, card_points
from thousand.cards.events import CardsThrownIn, Event, Reason, RedealAgreed, RedealClaimed, RedealRefused
from thousand.cards.options import HandRedeal, TalonRedeal
from thousand.cards.phases import phase_of
from thousand.cards.seating import opener
from thousand.cards.state import Auction, Consent, Giving, State
from thousand.core.errors import IllegalAction, declare
from thousand.core.seats import Seat

Grounds = tuple[Reason, Hand]
"""Why a new deal is due, and the cards that show it."""

NO_GROUNDS = declare("cards/no_grounds")
"""Nothing entitles the player to a redeal here and now."""
MUST_LOOK = declare("cards/must_look")
"""A redeal cannot be claimed for cards that one has not looked at."""


def hand_grounds(rule: HandRedeal, hand: Hand, enough: int | None) -> Grounds | None:
    """Пересдача: ``enough`` nines, so many jacks, or too few points in hand (decisions 4 and 5)."""
    nines, jacks = _of(Rank.NINE, hand), _of(Rank.JACK, hand)
    if enough is not None and len(nines) >= enough:
        return "nines", nines
    if rule.jacks is not None and len(jacks) >= rule.jacks:
        return "jacks", jacks
    if rule.below is not None and card_points(hand) < rule.below:
        return "below", hand
    return None


def talon_grounds(rule: TalonRedeal, talon: Hand) -> Grounds | None:
    """Пересдача: so many nines, so many jacks, or too few points in the talon (decisions 9 and 10)."""
    if rule.nines is not None and len(_of(Rank.NINE, talon)) >= rule.nines:
        return "talon_nines", talon
    if rule.jacks is not None and len(_of(Rank.JACK, talon)) >= rule.jacks:
        return "talon_jacks", talon
    if rule.below is not None and card_points(talon) < rule.below:
        return "talon_below", talon
    return None


def _of(rank: Rank, cards: Hand) -> Hand:
    return tuple(card for card in cards if card.rank is rank)


def grounds(state: State, seat: Seat) -> Grounds | None:
    """What entitles ``seat``, whose turn it is, to a redeal now."""
    return next(_grounds(state, seat), None)


def _grounds(state: State, seat: Seat) -> Iterator[Grounds]:
    phase = state.phase
    if isinstance(phase, Auction) and seat not in phase.spoken and seat not in state.face_down:
        yield from _in_hand(state, seat, state.hands[seat])
    if isinstance(phase, Giving) and not phase.given and not phase.claimed:
        talon = state.talons[phase.talon]
        if phase.unspoken:
            dealt = tuple(card for card in state.hands[seat] if card not in talon)
            yield from _in_hand(state, seat, dealt)
        yield from _in_talon(state, phase, talon)


def _in_hand(state: State, seat: Seat, hand: Hand) -> Iterator[Grounds]:
    rule = state.options.redeal
    if rule is not None and (found := hand_grounds(rule, hand, _enough_nines(state, rule, seat))):
        yield found


def _enough_nines(state: State, rule: HandRedeal, seat: Seat) -> int | None:
    """The opener may need fewer, also when he was overbid (A4)."""
    if rule.opener_nines is not None and seat == opener(state):
        return rule.opener_nines
    return rule.nines


def _in_talon(state: State, phase: Giving, talon: Hand) -> Iterator[Grounds]:
    rule = state.options.talon_redeal
    if rule is None or rule.automatic or phase.blind or not may_concern(state, rule, phase.bid):
        return
    if found := talon_grounds(rule, talon):
        yield found


def may_concern(state: State, rule: TalonRedeal, bid: int) -> bool:
    """Where only the uncontested hundred counts, whether ``bid`` is it."""
    return not rule.only_at_minimum or bid == state.options.auction.minimum


def claim(state: State, action: Redeal) -> tuple[Event, ...]:
    """Пересдача: the reason is shown; the cards are thrown in, or the others are asked (A4)."""
    if isinstance(state.phase, Auction) and action.seat in state.face_down:
        raise IllegalAction(MUST_LOOK)
    found = grounds(state, action.seat)
    if found is None:
        raise IllegalAction(NO_GROUNDS)
    course = Course(state)
    course.happens(RedealClaimed(action.seat, *found))
    if not state.options.redeal_consent:
        course.happens(CardsThrownIn(state.dealer))
    return course.events


def agree(state: State, action: Agree) -> tuple[Event, ...]:
    """When all others have agreed, the cards are thrown in."""
    course = Course(state)
    course.happens(RedealAgreed(action.seat))
    phase = phase_of(course.state, Consent)
    if phase.to_move == phase.claimant:
        course.happens(CardsThrownIn(state.dealer))
    return course.events


def refuse(_state: State, action: Refuse) -> tuple[Event, ...]:
    """One refusal is enough: the deal goes on."""
    return (RedealRefused(action.seat),)
