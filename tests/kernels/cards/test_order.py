"""In which order many worlds are looked at, and that each of them gets its own answer."""

from collections.abc import Hashable
from itertools import combinations, groupby

import numpy as np
import pytest

from thousand.cards.options import Options
from thousand.kernels.cards import layout, roots, worlds
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.order import alike_together
from thousand.kernels.cards.rules import compiled
from thousand.kernels.cards.search import empty_table
from thousand.kernels.cards.tables import NO_CARD, NO_TRUMP, OF_SUIT, SUITS

HAND = 5
LAW = compiled(Options(), 3)
RULES = LAW.switches, LAW.prices


def every_world(own: int) -> Ints:
    """What the two others may hold of the cards left, where the hand at place ``own`` is known."""
    pack = np.random.default_rng(HAND).permutation(24)[: 3 * HAND].tolist()
    known, hidden = pack[:HAND], sorted(pack[HAND:])
    held = np.array([sum(1 << card for card in some) for some in combinations(hidden, HAND)], np.int64)
    fields = np.zeros((len(held), layout.FIELDS), np.int64)
    one, other = (place for place in range(3) if place != own)
    fields[:, own] = sum(1 << card for card in known)
    fields[:, one], fields[:, other] = held, sum(1 << card for card in hidden) - held
    fields[:, [layout.TRUMP, layout.NEXT, layout.LEAD, layout.SECOND]] = NO_TRUMP, NO_TRUMP, NO_CARD, NO_CARD
    fields[:, layout.TRICKS] = HAND
    return fields


def lengths(row: Ints) -> tuple[tuple[int, ...], ...]:
    """How many cards the first and the second hand have of each suit."""
    return tuple(
        tuple(int(row[hand] & OF_SUIT[suit]).bit_count() for hand in range(2)) for suit in range(SUITS)
    )


def are_together(found: list[Hashable]) -> bool:
    """Whether what is equal stands in one piece."""
    return len([key for key, _ in groupby(found)]) == len(set(found))


@pytest.mark.parametrize("own", range(3))
def test_worlds_in_which_suits_lie_as_long_come_together(own: int) -> None:
    rows = every_world(own)
    order = alike_together(rows)
    assert sorted(order) == list(range(len(rows)))
    assert not are_together([lengths(row) for row in rows])
    assert are_together([lengths(row) for row in rows[order]])
    assert are_together([tuple(sorted(lengths(row))) for row in rows[order]])


@pytest.mark.parametrize("own", range(3))
def test_each_world_gets_its_own_answer(own: int) -> None:
    rows, table = every_world(own), empty_table()
    chosen, found = np.array([roots.BEST]), np.zeros((len(rows), 1), np.int64)
    worlds.values(rows, chosen, *RULES, table, found)
    table.fill(0)
    assert found[:, 0].tolist() == [roots.value(row, roots.BEST, *RULES, table) for row in rows]
    assert len(set(found[:, 0].tolist())) > 1
