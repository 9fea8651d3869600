"""The table of bids that is shipped is right by another count."""

from typing import Any

import numpy as np

from thousand.cards.deck import DECK
from thousand.kernels.cards import layout, roots
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.rules import Rules, compiled
from thousand.kernels.cards.search import empty_table
from thousand.solvers.cards.bid_table import best_gifts, hands_of
from thousand.solvers.cards.open_cards import BEST
from thousand.tables.cards import bids
from thousand.tables.cards.bids import SCALE, THRESHOLDS, classic


def _of_ten(
    ten: int, gifts: Any, deals: int, rng: np.random.Generator, law: Rules, table: Ints
) -> list[float]:
    """The share of ``deals`` in which each threshold is reached by the gift that others found best."""
    others = np.array([card.place for card in DECK if not ten >> card.place & 1])
    points = np.zeros((2, deals, len(gifts)), np.int64)
    for half, deal in np.ndindex(2, deals):
        left = sum(1 << int(card) for card in rng.permutation(others)[:7])
        right = (1 << 24) - 1 & ~ten & ~left
        for place, gift in enumerate(gifts.tolist()):
            one = gift & -gift if deal % 2 else gift & gift - 1
            fields = np.zeros(layout.FIELDS, np.int64)
            fields[:3] = ten & ~gift, left | one, right | gift & ~one
            fields[[layout.TRUMP, layout.NEXT, layout.LEAD, layout.SECOND]] = 4, 4, 30, 30
            fields[[layout.TRICKS, layout.IS_FIRST]] = 8, 1
            points[half, deal, place] = roots.value(fields, BEST, law.switches, law.prices, table)
    made = np.array([(points >= need).mean(axis=1) for need in THRESHOLDS])
    return [float(each[0, each[1].argmax()] + each[1, each[0].argmax()]) / 2 for each in made]


def test_the_shipped_chances_are_those_of_another_count() -> None:
    """Exact points in deals of its own, gifts chosen by half of them: hands together within four errors."""
    table, rng, law = bids.bid_table(), np.random.default_rng(11), compiled(classic(), 3)
    solver, talons, deals = empty_table(), 40, 4
    expected: list[tuple[float, ...]] = []
    found: list[list[list[float]]] = []
    for hand in rng.choice(hands_of(7), 10, replace=False):
        cards = tuple(card for card in DECK if int(hand) >> card.place & 1)
        expected.append(table.chances(cards))
        others = [1 << card.place for card in DECK if card not in cards]
        taken = [hand | sum(talon) for talon in rng.permuted([others] * talons, axis=1)[:, :3].tolist()]
        gifts = best_gifts(classic(), np.array(taken, np.int64))
        found.append(
            [_of_ten(ten, row, deals, rng, law, solver) for ten, row in zip(taken, gifts, strict=True)]
        )
    shares = np.array(found)
    spread = shares.mean(axis=1).mean(axis=0) - np.array(expected).mean(axis=0)
    error = shares.reshape(-1, len(THRESHOLDS)).std(axis=0) / np.sqrt(shares.shape[0] * talons)
    assert (abs(spread) < 4 * error + 1 / SCALE + 0.01).all()


def test_the_shipped_table_is_sound() -> None:
    table = bids.bid_table()
    best, worst = DECK[5::6] + DECK[20:23], DECK[0:2] + DECK[6:8] + DECK[12:14] + DECK[18:19]
    assert table.chance(best, 100) > 0.95
    assert table.chance(worst, 100) < 0.05
    assert all(low >= high for low, high in zip(table.chances(best), table.chances(best)[1:], strict=False))
