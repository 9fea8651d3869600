"""What was played, as facts that a hand can be held to."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from thousand.cards.deck import Card, Suit
from thousand.cards.events import (
    AceMarriageDeclared,
    CardPlayed,
    Event,
    MarriageDeclared,
    TableCardsTaken,
    TrickTaken,
    TrumpSet,
)
from thousand.cards.tricks import beats
from thousand.core.seats import Seat
from thousand.kernels.cards import evidence
from thousand.kernels.cards.habits import situation
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.tables import NO_CARD, NO_TRUMP


@dataclass(slots=True)
class _Telling:
    """The play so far, event by event."""

    around: Sequence[Seat]
    """The players in the order in which they play."""
    declarer: Seat
    trump: Suit | None = None
    trump_by: Seat | None = None
    trick: list[Card] = field(default_factory=list)
    takers: set[Seat] = field(default_factory=set)
    played: list[tuple[Seat, list[int]]] = field(default_factory=list)
    leader: Seat | None = None
    gone: int = 0
    """The cards that lie open or have lain so."""

    def hear(self, event: Event) -> None:
        """What ``event`` tells."""
        match event:
            case CardPlayed(seat, card):
                if not self.trick:
                    self.leader = seat
                self.played.append((seat, self._fact(seat, card)))
                self.trick.append(card)
                self.gone |= 1 << card.place
            case MarriageDeclared():
                self.played[-1][1][evidence.DECLARED] = 1
            case AceMarriageDeclared():
                self.played[-1][1][evidence.DECLARED] = 2
            case TrumpSet(seat, suit):
                self.trump, self.trump_by = suit, seat
            case TrickTaken(seat):
                self.trick.clear()
                self.takers.add(seat)
            case TableCardsTaken():
                # Nobody knows which cards were in the hand before.
                self.played.clear()
            case _:
                pass

    def _fact(self, seat: Seat, card: Card) -> list[int]:
        fact = [0] * evidence.FACTS
        fact[evidence.CARD] = card.place
        fact[evidence.HIGH] = fact[evidence.WINNING] = NO_CARD
        if self.trick:
            suited = [c for c in self.trick if c.suit is self.trick[0].suit]
            fact[evidence.HIGH] = max(suited, key=lambda c: c.strength).place
            fact[evidence.WINNING] = self._ahead().place
        fact[evidence.TRUMP_THEN] = NO_TRUMP if self.trump is None else self.trump.place
        fact[evidence.FOREIGN] = int(self.trump is not None and self.trump_by != seat)
        fact[evidence.FIRST_TRICK] = int(seat not in self.takers)
        ahead = self.trick.index(self._ahead()) if self.trick else 0
        fact[evidence.SITUATION] = situation(len(self.trick), self._place(self.declarer), ahead)
        fact[evidence.GONE] = self.gone
        return fact

    def _place(self, seat: Seat) -> int:
        """The place of ``seat`` in this trick."""
        leader = seat if self.leader is None else self.leader
        return (self.around.index(seat) - self.around.index(leader)) % len(self.around)

    def _ahead(self) -> Card:
        best = self.trick[0]
        for card in self.trick:
            if beats(card, best, self.trump):
                best = card
        return best


def facts(seen: Sequence[Event], places: dict[Seat, int], around: Sequence[Seat], declarer: Seat) -> Ints:
    """One row of facts for each card that one of the players at ``places`` has played, the last first.

    ``around``: all players in their order.
    """
    telling = _Telling(around, declarer)
    for event in seen:
        telling.hear(event)
    since = dict.fromkeys(places, 0)
    rows: list[list[int]] = []
    for seat, fact in reversed(telling.played):
        if seat in places:
            since[seat] |= 1 << fact[evidence.CARD]
            fact[evidence.PLACE], fact[evidence.PLAYED] = places[seat], since[seat]
            rows.append(fact)
    return np.array(rows, np.int64).reshape(-1, evidence.FACTS)
