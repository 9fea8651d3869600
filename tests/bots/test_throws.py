import pytest

from thousand.bots.dice.throws import CHANCE_TO_CONFIRM, chance_to_bust, mean_points, outcomes
from thousand.dice.options import Options
from thousand.dice.presets import rules


@pytest.mark.parametrize(
    ("dice", "bust"), [(1, 2 / 3), (2, 4 / 9), (3, 5 / 18), (4, 17 / 108), (5, 25 / 324)]
)
def test_the_chance_to_bust(dice: int, bust: float) -> None:
    assert chance_to_bust(Options(), dice) == pytest.approx(bust)
    assert sum(outcome.chance for outcome in outcomes(Options(), dice)) == pytest.approx(1)


def test_a_pair_on_two_dice_saves() -> None:
    assert chance_to_bust(rules("ussr").options, 2) == pytest.approx(1 / 3)


def test_the_mean_of_five_dice() -> None:
    assert mean_points(Options(), 5) == pytest.approx(73325 / 2592)
    assert pytest.approx(1 - chance_to_bust(Options(), 5)) == CHANCE_TO_CONFIRM
