"""What a seat, or a watcher, may know of what happens: the only secrecy there is at cards.

Whatever is not named here is seen by everyone.
"""

from collections.abc import Callable
from typing import Any, Final

from thousand.cards import events as ev
from thousand.cards.deck import UNKNOWN, Hand, unknown
from thousand.cards.events import Event
from thousand.cards.records import changed
from thousand.core.seats import Seat


def redact(event: Event, seat: Seat | None) -> Event:
    """``event`` with the cards that ``seat`` (None: a watcher) may not see left unknown."""
    rule = _REDACT.get(type(event))
    return event if rule is None else rule(event, seat)


def _unknown(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    return tuple(unknown(len(hand)) for hand in hands)


def _dealt(event: ev.Dealt, seat: Seat | None) -> ev.Dealt:
    """One's own hand, unless it lies face down; no talon, and nothing on the table."""
    seen = None if seat in event.face_down else seat
    hands = tuple(hand if holder == seen else unknown(len(hand)) for holder, hand in enumerate(event.hands))
    return changed(event, hands=hands, talons=_unknown(event.talons))


def _looked(event: ev.LookedAtHand, seat: Seat | None) -> ev.LookedAtHand:
    return event if seat == event.seat else changed(event, hand=unknown(len(event.hand)))


def _talon(event: ev.TalonTaken, seat: Seat | None) -> ev.TalonTaken:
    return event if event.shown or seat == event.seat else changed(event, cards=unknown(len(event.cards)))


def _given(event: ev.CardGiven, seat: Seat | None) -> ev.CardGiven:
    """Giver and receiver see the card (decision 29)."""
    knows = seat is not None and seat in (event.seat, event.to)
    return event if knows else changed(event, card=UNKNOWN)


def _own_cards(event: ev.TableCardsTaken | ev.TalonPeeked, seat: Seat | None) -> Event:
    return event if seat == event.seat else changed(event, cards=unknown(len(event.cards)))


def _hands(event: ev.HandsPeeked, seat: Seat | None) -> ev.HandsPeeked:
    return event if seat == event.seat else changed(event, hands=_unknown(event.hands))


def _suits(event: ev.SuitsPeeked, seat: Seat | None) -> ev.SuitsPeeked:
    return event if seat == event.seat else changed(event, suits=(None,) * len(event.suits))


def _card(event: ev.TalonCardPeeked, seat: Seat | None) -> ev.TalonCardPeeked:
    return event if seat == event.seat else changed(event, card=UNKNOWN)


_REDACT: Final[dict[type, Callable[[Any, Seat | None], Event]]] = {
    ev.Dealt: _dealt,
    ev.LookedAtHand: _looked,
    ev.TalonTaken: _talon,
    ev.CardGiven: _given,
    ev.TableCardsTaken: _own_cards,
    ev.HandsPeeked: _hands,
    ev.SuitsPeeked: _suits,
    ev.TalonPeeked: _own_cards,
    ev.TalonCardPeeked: _card,
}
