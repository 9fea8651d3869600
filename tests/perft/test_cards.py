"""The engine's plays of cards against counts in a data file, and both against a naive enumerator."""

from collections.abc import Iterator

import pytest

from tests.perft import naive
from tests.perft.counting import Position, outcomes, perft, positions, retold

QUICK = 2_500
"""Larger counts are only made with all tests."""

POSITIONS = tuple(positions("cards"))


def depths() -> Iterator[object]:
    """Each position to each depth."""
    for position in POSITIONS:
        for depth, count in enumerate(position.counts, 1):
            marks = [pytest.mark.slow] if count > QUICK else []
            yield pytest.param(position, depth, count, marks=marks, id=f"{position.name}-{depth}")


def ends() -> Iterator[object]:
    """Each position that is played to its end."""
    for position in POSITIONS:
        if position.ways is not None:
            marks = [pytest.mark.slow] if position.ways > QUICK else []
            yield pytest.param(position, marks=marks, id=position.name)


@pytest.mark.parametrize(("position", "depth", "count"), [*depths()])
def test_perft(position: Position, depth: int, count: int) -> None:
    assert perft(position.state, depth) == count
    assert naive.perft(retold(position.state), depth) == count


@pytest.mark.parametrize("position", [*ends()])
def test_to_the_end(position: Position) -> None:
    assert outcomes(position.state) == (position.ways, position.points)
    ways, points = naive.outcomes(retold(position.state))
    assert (ways, tuple(points[: len(position.state.accounts)])) == (position.ways, position.points)


def test_a_full_deal_is_counted_to_nine_plays() -> None:
    assert max(len(position.counts) for position in POSITIONS) >= 9
