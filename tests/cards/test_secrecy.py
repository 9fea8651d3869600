"""Hidden cards never leave: what a seat cannot know may be otherwise, and it sees the same bytes."""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import reduce
from random import Random
from typing import Any

import pytest

from tests.cards.walks import VARIANTS, Stage, Variant, walk
from thousand.cards.actions import Action
from thousand.cards.deck import DECK, UNKNOWN, Card, Hand, Suit, in_order
from thousand.cards.events import (
    DealPlayed,
    Dealt,
    DealWrittenOff,
    Event,
    RedealClaimed,
    RedealForced,
    SuitsPeeked,
)
from thousand.cards.game import CARDS
from thousand.cards.state import State
from thousand.core.codec import encode
from thousand.core.errors import IllegalAction
from thousand.core.seats import Seat

Swap = dict[Card, Card]
ENDS = (DealPlayed, DealWrittenOff)
"""From here on the score sheet tells of cards that were never shown."""


def cards_in(value: Any) -> Iterator[Card]:
    """All known cards anywhere in ``value``."""
    if isinstance(value, Card):
        if value is not UNKNOWN:
            yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from cards_in(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))


def swapped(value: Any, swap: Swap) -> Any:
    """``value`` with its cards exchanged."""
    if isinstance(value, Card):
        return swap.get(value, value)
    if isinstance(value, tuple):
        return tuple(swapped(item, swap) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(*(swapped(getattr(value, field.name), swap) for field in fields(value)))
    return value


def seen(events: list[Event], viewer: Seat | None) -> str:
    """The bytes that go to ``viewer``."""
    return json.dumps([encode(CARDS.redact(event, viewer)) for event in events])


def deals(stages: list[Stage]) -> Iterator[list[Stage]]:
    """The parts of a walk that begin with a deal and end before it is booked."""
    part: list[Stage] = []
    for stage in stages:
        if any(isinstance(event, Dealt) for event in stage.events):
            if part:
                yield part
            part = []
        if part or any(isinstance(event, Dealt) for event in stage.events):
            part.append(stage)
    if part:
        yield part


def hidden(events: list[Event], viewer: Seat | None) -> list[Card]:
    """The cards of which ``viewer`` has seen nothing."""
    told = {card for event in events for card in cards_in(CARDS.redact(event, viewer))}
    dealt = set(cards_in(tuple(events)))
    return [card for card in DECK if card in dealt - told]


def another(events: list[Event], viewer: Seat | None, rng: Random) -> Swap:
    """The cards that ``viewer`` has not seen, exchanged at random; within suits where he knows those."""
    unseen = hidden(events, viewer)
    knows_suits = any(isinstance(event, SuitsPeeked) and event.seat == viewer for event in events)
    groups = [[card for card in unseen if card.suit is suit] for suit in Suit] if knows_suits else [unseen]
    swap: Swap = {}
    for group in groups:
        if rng.random() < 0.5 and len(group) > 1:
            one, two = rng.sample(group, 2)
            swap |= {one: two, two: one}
        else:
            swap |= dict(zip(group, rng.sample(group, len(group)), strict=True))
    return swap


def replayed(state: State, actions: list[Action]) -> list[Event] | None:
    """What happens when ``actions`` are done from ``state``; None: not all of them are legal."""
    events: list[Event] = []
    for action in actions:
        try:
            decided = CARDS.decide(state, action)
        except IllegalAction:
            return None
        events += decided
        state = reduce(CARDS.evolve, decided, state)
    return events


def until_booking(part: list[Stage]) -> list[Stage]:
    """The deal up to where it is booked."""
    ends = [n for n, stage in enumerate(part) if any(isinstance(event, ENDS) for event in stage.events)]
    return part[: ends[0]] if ends else part


@pytest.mark.walks
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(variant: Variant) -> None:
    rng = Random(str(variant))
    tried = 0
    for seed in range(3):
        for deal in deals(list(walk(variant, seed, 160))):
            whole = until_booking(deal)
            for viewer in variant.viewers:
                part = whole[: rng.randint(1, len(whole))] if whole else []
                tried += sum(compared(part, viewer, rng) for _ in range(4))
    assert tried > 100


def compared(part: list[Stage], viewer: Seat | None, rng: Random) -> bool:
    """Compare a deal with another that ``viewer`` cannot tell from it; False: a rule tells this one apart."""
    if not part:
        return False
    events = [event for stage in part for event in stage.events]
    swap = another(events, viewer, rng)
    actions = [swapped(stage.action, swap) for stage in part]
    other = replayed(part[0].before, actions)
    if other is None or shown_by_rule(other) != shown_by_rule(events):
        return False
    assert seen(other, viewer) == seen(events, viewer)
    return any(one != two for one, two in swap.items())


def shown_by_rule(events: list[Event]) -> list[Event]:
    """The redeals: a reason is shown in full, and a poor talon is not left lying."""
    return [event for event in events if isinstance(event, RedealClaimed | RedealForced)]


def test_the_exchange_of_cards_exchanges_cards() -> None:
    swap = {Card.HK: Card.S9, Card.S9: Card.HK}
    hand: Hand = (Card.S9, Card.SA, UNKNOWN)
    assert in_order(swapped(hand, swap)) == (Card.SA, Card.HK, UNKNOWN)
    assert [*cards_in((hand, None))] == [Card.S9, Card.SA]


@pytest.mark.walks
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_watcher_sees_no_card_that_was_not_laid_open(variant: Variant) -> None:
    """Before the booking a watcher is told only of talons, reasons for a redeal, cuts and cards played."""
    for seed in range(3):
        for stage in walk(variant, seed, 120):
            for event in stage.events:
                told = [*cards_in(CARDS.redact(event, None))]
                if told:
                    assert type(event).__name__ in {
                        "PackCut",
                        "RedealClaimed",
                        "RedealForced",
                        "TalonTaken",
                        "CardPlayed",
                        "TrickTaken",
                        "RestTaken",
                    }
