"""Роспись: whoever gives the deal up knows beforehand, from his own view, what it costs."""

from functools import reduce

import pytest

from tests.cards.walks import Variant, walk
from thousand.cards.actions import WriteOff
from thousand.cards.game import CARDS
from thousand.cards.write_off import change

VARIANTS = (
    Variant("classic", 3),
    Variant("classic", 3, {"blind": True}),
    Variant("home", 3, {"write_off": {"limit": 1}}),
    Variant("online", 3, {"write_off": {}}),
)


@pytest.mark.walks
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_cost_told_is_the_cost_booked(variant: Variant) -> None:
    written_off = 0
    for seed in range(12):
        views = {seat: variant.start() for seat in variant.viewers if seat is not None}
        for stage in walk(variant, seed, length=400):
            if isinstance(stage.action, WriteOff):
                seat = stage.action.seat
                scores = [state.accounts[seat].score for state in (stage.before, stage.state)]
                assert change(views[seat], seat) == scores[1] - scores[0]
                written_off += 1
            views = {
                seat: reduce(CARDS.evolve, (CARDS.redact(event, seat) for event in stage.events), view)
                for seat, view in views.items()
            }
    assert written_off > 5
