"""Deals as they may come to be played, from what one player holds before the play: a sample of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from thousand.cards.deck import Card, Hand, known, pack
from thousand.cards.options import Options
from thousand.cards.seating import others, sitter
from thousand.cards.state import State
from thousand.core.seats import Seat
from thousand.kernels.cards import layout, rules
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.tables import NO_CARD, NO_TRUMP, POINTS, bits
from thousand.solvers.cards.words import Word, good_for, points_of_sets

Plan = tuple[tuple[Seat | None, Card], ...]
"""What the declarer gives away: who gets which card; None: nobody."""
HARM = 0.5
"""What a point given away costs, in points of the hand kept."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """Many deals as one player may find them: a column of sets of cards for each holder."""

    options: Options
    order: tuple[Seat, ...]
    """The players, from the leader of the first trick on."""
    declarer: Seat
    hands: dict[Seat, Ints]
    talons: tuple[Ints, ...]
    """What lies on the table; the first is the one taken, where one is."""

    def __len__(self) -> int:
        return len(self.hands[self.declarer])

    def rows(self) -> Ints:
        """The positions before the first lead."""
        found = np.zeros((len(self), layout.FIELDS), np.int64)
        for place, seat in enumerate(self.order):
            found[:, layout.A + place] = self.hands[seat]
        found[:, [layout.TRUMP, layout.NEXT]] = NO_TRUMP
        found[:, [layout.LEAD, layout.SECOND]] = NO_CARD
        found[:, layout.DECLARER] = self.order.index(self.declarer)
        found[:, layout.IS_FIRST] = 1
        sizes = [int(hand[0]).bit_count() for hand in self.hands.values()]
        found[:, layout.TRICKS] = min(sizes)
        if self.options.layout == "table_cards":
            found[:, layout.LATER_A], found[:, layout.LATER_B] = self.talons
            found[:, layout.TRICKS] += int(self.talons[0][0]).bit_count()
        elif self.options.layout == "two_talons" and self.options.talon.rest == "last_trick":
            found[:, layout.REST_POINTS] = points_of_sets(self.talons[1])
        return found

    @property
    def rules(self) -> rules.Rules:
        """The rules of play; the points of the rest differ from row to row."""
        return rules.compiled(self.options, len(self.order))

    def with_gifts(self, gifts: Sequence[tuple[Seat | None, Ints]]) -> "Dealing":
        """The deals after the declarer has given cards away, a column of sets for each receiver."""
        hands, talons = dict(self.hands), [*self.talons]
        for receiver, cards in gifts:
            hands[self.declarer] = hands[self.declarer] & ~cards
            if receiver is not None:
                hands[receiver] = hands[receiver] | cards
            elif self.options.talon.giving == "opponent_and_talon":
                talons[1] = talons[1] | cards
        return Dealing(self.options, self.order, self.declarer, hands, tuple(talons))

    def with_plan(self, plan: Plan) -> "Dealing":
        """The deals after the declarer has given the same cards away in each."""
        return self.with_gifts(
            [(receiver, np.full(len(self), bits([card]), np.int64)) for receiver, card in plan]
        )

    def likely(self, said: Mapping[Seat, Word], count: int, seed: int) -> "Dealing":
        """``count`` of the deals, drawn by how likely the others would have said what they ``said``."""
        weights = np.ones(len(self))
        for seat, word in said.items():
            weights *= word.likelihood(good_for(self.options, self.hands[seat]))
        drawn = np.random.default_rng(seed).choice(len(weights), count, p=weights / weights.sum())
        hands = {seat: cards[drawn] for seat, cards in self.hands.items()}
        talons = tuple(cards[drawn] for cards in self.talons)
        return Dealing(self.options, self.order, self.declarer, hands, talons)


def dealt(view: State, seat: Seat, declarer: Seat, count: int, seed: int) -> Dealing:
    """``count`` deals that ``seat`` may think possible before the play, all alike likely."""
    around = _order(view, declarer)
    unseen = np.array([1 << card.place for card in _unseen(view)], np.int64)
    shuffled = np.random.default_rng(seed).permuted(np.tile(unseen, (count, 1)), axis=1)
    at = 0

    def filled(cards: Hand) -> Ints:
        nonlocal at
        own = known(cards)
        hidden = len(cards) - len(own)
        at += hidden
        return bits(own) | shuffled[:, at - hidden : at].sum(axis=1)

    hands = {player: filled(view.hands[player]) for player in sorted(around, key=lambda each: each != seat)}
    talons = _on_table(view, declarer)
    return Dealing(view.options, around, declarer, hands, tuple(filled(talon) for talon in talons))


def _order(view: State, declarer: Seat) -> tuple[Seat, ...]:
    leader = declarer
    if view.options.play.first_lead == "dealer" and sitter(view) is None:
        leader = view.dealer
    return (leader, *others(view, leader))


def _on_table(view: State, declarer: Seat) -> tuple[Hand, ...]:
    """What lies on the table beside the hands; table cards in the order of play."""
    if view.options.layout == "table_cards":
        return tuple(view.talons[seat] for seat in _order(view, declarer))
    return view.talons


def _unseen(view: State) -> Hand:
    placed = {*view.aside}
    placed.update(card for hand in (*view.hands, *view.talons) for card in hand)
    return tuple(card for card in pack(view.options.deck) if card not in placed)


def with_talon(deals: Dealing) -> Dealing:
    """The deals after the declarer took the first talon and gave away what a quick count finds best."""
    giving, seat = deals.options.talon.giving, deals.declarer
    if deals.options.layout == "table_cards":
        return deals
    talon = deals.talons[0]
    number = int(talon[0]).bit_count() - (giving == "keep_one")
    hands = {**deals.hands, seat: deals.hands[seat] | talon}
    taken = Dealing(deals.options, deals.order, seat, hands, deals.talons)
    may_go = talon if giving == "keep_one" else hands[seat]
    opponents = [player for player in deals.order if player != seat]
    receivers: list[Seat | None] = [*opponents, None][:2] if giving != "discard" else [None] * number
    return taken.with_gifts([*zip(receivers, _quick_gifts(taken, may_go, len(receivers)), strict=True)])


def _quick_gifts(deals: Dealing, may_go: Ints, number: int) -> list[Ints]:
    """In each deal the ``number`` cards that go, found by counting the hand that is left."""
    hand = deals.hands[deals.declarer]
    size = int(may_go[0]).bit_count()
    places = np.argsort(-((may_go[:, None] >> np.arange(24)) & 1), axis=1, kind="stable")[:, :size]
    best, chosen = np.full(len(hand), -np.inf), np.zeros((len(hand), number), np.int64)
    for combination in combinations(range(size), number):
        cards = places[:, combination]
        left = hand & ~(1 << cards).sum(axis=1)
        value = good_for(deals.options, left) - HARM * POINTS[cards].sum(axis=1)
        better = value > best
        best[better], chosen[better] = value[better], cards[better]
    return [1 << chosen[:, place] for place in range(number)]


def quick_leaves(options: Options, hand: Hand, may_go: Hand, number: int) -> list[tuple[Card, ...]]:
    """Every choice of ``number`` cards to go, the best by a quick count first."""
    leaves = [*combinations(may_go, number)]
    left = np.array([bits(set(hand) - set(leave)) for leave in leaves], np.int64)
    given = np.array([sum(card.points for card in leave) for leave in leaves])
    value = good_for(options, left) - HARM * given
    return [leaves[place] for place in np.argsort(-value, kind="stable")]
