"""The worlds of a belief: the true one is among them, and each could have been played as was seen."""

import pytest

from tests.solvers.cards.tables import moments
from thousand.solvers.cards.belief import TooMany, belief
from thousand.solvers.cards.positions import position

TABLES = [
    ("online", 3),
    ("classic", 3),
    ("polish", 3),
    ("home", 3),
    ("russian", 4),
    ("classic", 2),
    ("polish", 2),
    ("home", 2),
]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_among_the_worlds(preset: str, seats: int, seed: int) -> None:
    for moment in moments(preset, seats, seed):
        try:
            found = belief(moment.view, moment.seen)
        except TooMany:
            continue
        truth = position(moment.state).fields
        assert (found.rows == truth).all(axis=1).any()
        assert found.weights.sum() == pytest.approx(1.0)
        assert (found.weights > 0).all()
