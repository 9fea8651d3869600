"""The compiled tables say what the readable engine does, in every turn's end of many games."""

import pytest

from tests.kernels.parity import check_game
from thousand.dice.presets import names

PRESETS = names()
QUICK = [preset for preset in PRESETS if preset != "classic-open"]
"""The rules of the other one take long to compile; ``--all`` plays it too."""
FEW = 12
MANY = 100_000
STEADY = 10
"""One game in so many is played by the steady bot, the others at random: they see more of the rules."""


def check(games: int, preset: str, first_seed: int = 0) -> None:
    for seed in range(first_seed, first_seed + games):
        bot = "steady" if seed % STEADY == 0 else "random"
        assert check_game(preset, bot, 2 + seed % 3, seed) > 5


@pytest.mark.parametrize("preset", QUICK)
def test_statuses_follow_the_engine(preset: str) -> None:
    check(FEW, preset)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_statuses_follow_the_engine_in_many_games(preset: str) -> None:
    check(-(-MANY // len(PRESETS)), preset, 1_000)
