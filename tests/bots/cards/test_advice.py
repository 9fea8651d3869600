"""Advice on cards: the best first, honest losses, and only where cards decide."""

import pytest

from tests.solvers.cards.tables import moments, words
from thousand.bots.cards.advice import advise
from thousand.bots.cards.solving import Effort
from thousand.cards.game import CARDS

FEW = Effort(chances=20, points=4, hands=12)


def test_plays_are_weighed_best_first() -> None:
    for moment in [*moments("online", 3, 2)][::4]:
        advice = advise(moment.view, moment.seen, FEW)
        assert advice is not None
        assert {choice.action for choice in advice.choices} == set(CARDS.legal_actions(moment.view))
        losses = [advice.loss(choice.action) for choice in advice.choices]
        assert losses[0] == 0.0
        assert losses == sorted(losses, key=lambda loss: loss or 0.0)
        assert all(0.0 <= choice.chance <= 1.0 for choice in advice.choices)


def test_the_last_card_is_sure() -> None:
    last = [*moments("classic", 3, 1)][-1]
    advice = advise(last.view, last.seen, FEW)
    assert advice is not None
    assert advice.best.chance in (0.0, 1.0)


@pytest.mark.parametrize(("preset", "seats"), [("online", 3), ("classic", 2), ("polish", 2), ("home", 3)])
def test_bids_gifts_and_contracts_are_weighed(preset: str, seats: int) -> None:
    weighed = 0
    for moment in words(preset, seats, 4):
        advice = advise(moment.view, moment.seen, FEW)
        if advice is not None:
            assert {choice.action for choice in advice.choices} <= set(CARDS.legal_actions(moment.view))
            weighed += 1
    assert weighed >= 2
