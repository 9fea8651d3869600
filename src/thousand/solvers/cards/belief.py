"""All deals that a player must think possible: every way to place the cards he has not seen.

A world is kept where everybody could play, bid and give as was seen, and weighed by how likely the others'
words in the auction are with such hands.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from thousand.cards.deck import Hand, known, pack
from thousand.cards.events import Event, TalonTaken
from thousand.cards.phases import phase_of
from thousand.cards.state import Playing, State
from thousand.kernels.cards import evidence, layout
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.tables import bits
from thousand.solvers.cards.facts import facts
from thousand.solvers.cards.positions import Position, order, position
from thousand.solvers.cards.words import bids_agree, likelihood, points_of_sets, talon_agrees

MOST_WORLDS = 100_000
"""More are not looked at at once: some of the ways to place the first holder's cards have to do."""


NOWHERE = -1
"""Instead of a field: the cards are out of play."""


@dataclass(frozen=True, slots=True)
class Belief:
    """The deals possible in a view: rows of fields as the kernels take them, and the weight of each."""

    at: Position
    rows: Ints
    weights: NDArray[np.float64]
    """They add up to 1."""

    def __len__(self) -> int:
        return len(self.rows)


@dataclass(frozen=True, slots=True)
class Holder:
    """Somebody whose cards are not all known: ``field`` of a row, what is known of it, what is hidden."""

    field: int
    known: int
    hidden: int


def belief(view: State, seen: Sequence[Event]) -> Belief:
    """What the player to move must think possible; of more than MOST_WORLDS a part in which some are."""
    at, holders = position(view), _holders(view, seen)
    parts = _parts(_unseen(view, seen), [holder.hidden for holder in holders])
    each = (_rows(at, holders, placed) for placed in parts)
    possible = (rows[_possible(view, seen, at, rows)] for rows in each)
    rows = np.ascontiguousarray(next(rows for rows in possible if len(rows)))
    weights = likelihood(view, seen, rows)
    return Belief(at, rows, weights / weights.sum())


def _rows(at: Position, holders: Sequence[Holder], placed: Ints) -> Ints:
    """The positions in which the holders have what was ``placed``, a column each."""
    rows = np.tile(at.fields, (len(placed), 1))
    for holder, column in zip(holders, placed.T, strict=True):
        if holder.field != NOWHERE:
            rows[:, holder.field] = column | holder.known
    if holders and holders[-1].field == layout.REST_POINTS:
        rows[:, layout.REST_POINTS] = points_of_sets(rows[:, layout.REST_POINTS])
    return rows


def ways(counts: Sequence[int]) -> int:
    """In how many ways hidden cards go to holders of so many each."""
    left, found = sum(counts), 1
    for count in counts:
        found *= comb(left, count)
        left -= count
    return found


@cache
def _choices(number: int, count: int) -> NDArray[np.bool_]:
    """Every choice of ``count`` out of ``number``, one a row."""
    found = np.zeros((comb(number, count), number), np.bool_)
    for row, chosen in enumerate(combinations(range(number), count)):
        found[row, list(chosen)] = True
    return found


def _parts(cards: Hand, counts: Sequence[int]) -> Iterator[Ints]:
    """Every way to give ``cards`` to holders of so many each, at most MOST_WORLDS at a time."""
    number = ways(counts)
    if number <= MOST_WORLDS:
        yield _placed(cards, counts)
        return
    chosen = np.random.default_rng(number).permutation(_choices(len(cards), counts[0]))
    size = max(1, MOST_WORLDS * len(chosen) // number)
    for start in range(0, len(chosen), size):
        yield _placed_after(cards, chosen[start : start + size], counts[1:])


def _placed(cards: Hand, counts: Sequence[int]) -> Ints:
    """Every way to give ``cards`` to holders of so many each: a row a way, a column a holder."""
    if not counts:
        return np.zeros((1, 0), np.int64)
    own = np.array([1 << card.place for card in cards], np.int64)
    chosen = _choices(len(cards), counts[0])
    first = chosen @ own
    if len(counts) == 1:
        return first[:, None]
    if len(counts) == 2:
        return np.column_stack([first, own.sum() - first])
    return _placed_after(cards, chosen, counts[1:])


def _placed_after(cards: Hand, chosen: NDArray[np.bool_], counts: Sequence[int]) -> Ints:
    """Every way to give what is left of ``cards`` to holders of so many each, after each first choice."""
    parts = []
    for mask in chosen:
        held = bits(card for card, taken in zip(cards, mask, strict=True) if taken)
        left = tuple(card for card, taken in zip(cards, mask, strict=True) if not taken)
        rest = _placed(left, counts)
        parts.append(np.column_stack([np.full(len(rest), held), rest]))
    return np.concatenate(parts)


def _holders(view: State, seen: Sequence[Event]) -> list[Holder]:
    """Who holds the hidden cards: nobody any more, players, table cards, at last the other talon."""
    found: list[Holder] = []
    for place, seat in enumerate(order(view)):
        hand = view.hands[seat]
        found.append(_holder(layout.A + place, hand))
        if view.options.layout == "table_cards" and any(view.talons):
            found.append(_holder(layout.LATER_A + place, view.talons[seat]))
    dead = view.aside
    if view.options.layout == "two_talons":
        if view.options.talon.rest == "dead":
            dead = (*dead, *_other_talon(view, seen))
        else:
            found.append(_holder(layout.REST_POINTS, _other_talon(view, seen)))
    found.insert(0, _holder(NOWHERE, dead))
    rest = layout.REST_POINTS
    return [holder for holder in found if holder.hidden or holder.field == rest]


def _holder(field: int, cards: Hand) -> Holder:
    return Holder(field, bits(known(cards)), len(cards) - len(known(cards)))


def _other_talon(view: State, seen: Sequence[Event]) -> Hand:
    taken = next(event.talon for event in seen if isinstance(event, TalonTaken))
    return view.talons[2 - taken]


def _unseen(view: State, seen: Sequence[Event]) -> Hand:
    """The cards whose place the viewer does not know."""
    playing = phase_of(view, Playing)
    placed = {*playing.trick, *view.aside, *(card for trick in playing.history for card in trick.cards)}
    placed.update(card for hand in view.hands for card in hand)
    if view.options.layout == "table_cards":
        placed.update(card for talon in view.talons for card in talon)
    if view.options.layout == "two_talons":
        placed.update(_other_talon(view, seen))
    return tuple(card for card in pack(view.options.deck) if card not in placed)


def facts_of(view: State, seen: Sequence[Event]) -> Ints:
    """What is known of the cards that the others have played."""
    playing, around = phase_of(view, Playing), order(view)
    places = {seat: layout.A + place for place, seat in enumerate(around) if seat != playing.to_move}
    return facts(seen, places, around, playing.declarer)


def _possible(view: State, seen: Sequence[Event], at: Position, rows: Ints) -> NDArray[np.bool_]:
    """Which of the worlds agree with all that was seen."""
    marks = np.zeros(len(rows), np.int64)
    evidence.agreeing(np.ascontiguousarray(rows), facts_of(view, seen), at.rules.switches, marks)
    return (marks != 0) & talon_agrees(view, seen, rows) & bids_agree(view, seen, rows)
