"""What a player can know of a deal in play: which cards are out, who may hold them, who is void.

It is made of a view and of the events its seat has seen, so that nothing hidden can be in it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb

from thousand.cards.deck import Card, Hand, Suit, in_order, known, pack
from thousand.cards.events import Event, TalonTaken
from thousand.cards.seating import others
from thousand.cards.state import Playing, State
from thousand.cards.tricks import beats
from thousand.core.seats import Seat


@cache
def chance_of_any(wanted: int, cards: int, drawn: int) -> float:
    """The chance that at least one of ``wanted`` cards is among ``drawn`` of ``cards``.

    >>> chance_of_any(wanted=1, cards=4, drawn=1)
    0.25
    """
    if wanted <= 0 or drawn <= 0:
        return 0.0
    if drawn > cards - wanted:
        return 1.0
    return 1.0 - comb(cards - wanted, drawn) / comb(cards, drawn)


@dataclass(frozen=True, slots=True)
class Opponent:
    """What is known of another player's hand."""

    hidden: int
    """How many of his cards may be any of those that are out and not located."""
    located: Hand
    """The cards he is known to hold, or thought to hold since all saw him take them."""
    void: frozenset[Suit]
    """The suits of which he has none."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """A deal in play as one player knows it."""

    hand: Hand
    out: Hand
    """The cards that are neither played nor in his hand, nor known to be dead."""
    unlocated: Hand
    """Those of them that may be in any other hand."""
    opponents: dict[Seat, Opponent]
    must_follow: bool

    def above(self, card: Card) -> int:
        """How many cards that are out are of the suit of ``card`` and beat it."""
        return sum(other.suit is card.suit and other.strength > card.strength for other in self.out)

    def of_suit(self, suit: Suit | None) -> int:
        """How many cards of ``suit`` are out."""
        return sum(other.suit is suit for other in self.out)

    def chance_to_beat(self, seat: Seat, led: Suit, best: Card, trump: Suit | None) -> float:
        """The chance that the player at ``seat``, still to play, can beat ``best`` where ``led`` was led."""
        opponent = self.opponents[seat]
        cards, drawn = len(self.unlocated), opponent.hidden
        winners = [card for card in self.unlocated if beats(card, best, trump)]
        own = [card for card in opponent.located if beats(card, best, trump)]
        if not self.must_follow:
            return 1.0 if own else chance_of_any(len(winners), cards, drawn)
        if any(card.suit is led for card in own):
            return 1.0
        suited = sum(card.suit is led for card in winners)
        follows = 0.0 if led in opponent.void else chance_of_any(suited, cards, drawn)
        if any(card.suit is led for card in opponent.located) or trump in opponent.void:
            return follows
        length = 0 if led in opponent.void else sum(card.suit is led for card in self.unlocated)
        void = 1.0 - chance_of_any(length, cards, drawn)
        ruffs = 1.0 if own else chance_of_any(len(winners) - suited, cards - length, drawn)
        return follows + void * ruffs


def knowledge(view: State, playing: Playing, seen: Sequence[Event]) -> Knowledge:
    """What the player to move knows."""
    hand = view.hands[playing.to_move]
    talon = next((event for event in seen if isinstance(event, TalonTaken)), None)
    gone = {*playing.trick, *known(view.aside), *hand}
    gone.update(card for trick in playing.history for card in trick.cards)
    if view.options.layout == "two_talons" and talon is not None:
        gone.update(known(view.talons[2 - talon.talon]))
    out = tuple(card for card in pack(view.options.deck) if card not in gone)
    shown = {card for card in known(talon.cards) if card in out} if talon is not None else set()
    voids = _voids(view, playing)
    opponents = {}
    for seat in others(view, playing.to_move):
        held = view.hands[seat]
        kept = shown if seat == playing.declarer else set()
        located = in_order({*known(held), *kept})[: len(held)]
        opponents[seat] = Opponent(len(held) - len(located), located, frozenset(voids.get(seat, ())))
    placed = {card for opponent in opponents.values() for card in opponent.located}
    unlocated = tuple(card for card in out if card not in placed)
    return Knowledge(hand, out, unlocated, opponents, view.options.play.follow)


def _voids(view: State, playing: Playing) -> dict[Seat, set[Suit]]:
    """Who did not follow suit although he had to, so that he holds no card of it."""
    found: dict[Seat, set[Suit]] = {}
    if view.options.play.follow:
        for trick in playing.history:
            led = trick.cards[0].suit
            for seat, card in zip(_around(view, trick.leader), trick.cards, strict=True):
                if card.suit is not led:
                    found.setdefault(seat, set()).add(led)
    return found


def _around(view: State, leader: Seat) -> Iterator[Seat]:
    """The players in the order in which they play to a trick."""
    yield leader
    yield from others(view, leader)
