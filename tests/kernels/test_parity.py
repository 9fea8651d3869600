"""The compiled tables say what the readable engine does, in every turn's end of many games."""

import pytest

from tests.kernels.parity import check_game
from thousand.dice.presets import names

PRESETS = names()
QUICK = [preset for preset in PRESETS if preset not in ("classic", "classic-open")]
"""The rules of the other two take long to compile; ``--all`` plays them too."""
FEW = 12
MANY = 100_000
STEADY = 10
"""One game in so many is played by the steady bot, the others at random: they see more of the rules."""


LONG = 10
"""Turns of a game, on average at least; one may be over after a lucky throw."""


def check(games: int, preset: str, first_seed: int = 0) -> None:
    seeds = range(first_seed, first_seed + games)
    turns = [
        check_game(preset, "random" if seed % STEADY else "steady", 2 + seed % 3, seed) for seed in seeds
    ]
    assert sum(turns) > LONG * games


@pytest.mark.parametrize("preset", QUICK)
def test_statuses_follow_the_engine(preset: str) -> None:
    check(FEW, preset)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_statuses_follow_the_engine_in_many_games(preset: str) -> None:
    check(-(-MANY // len(PRESETS)), preset, 1_000)
