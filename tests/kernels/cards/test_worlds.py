"""What each play is worth among all of them, where like leads tell of one another, and asked alone."""

from random import Random

import numpy as np
import pytest

from tests.solvers.cards.endgames import endgame, random_options
from thousand.cards.play import plays
from thousand.kernels.cards import roots, worlds
from thousand.kernels.cards.search import empty_table
from thousand.solvers.cards.positions import number_of, position

SEED = 21
SIZES = {3: 5, 2: 7}


@pytest.mark.parametrize("seats", [3, 2])
def test_plays_together_are_worth_what_each_is_alone(seats: int) -> None:
    table = empty_table()
    for number in range(150):
        rng = Random(f"{SEED} {seats} {number}")
        options = random_options(rng, seats)
        state = endgame(rng, seats, SIZES[seats] if options.play.follow else 3, options)
        at, legal = position(state), plays(state)
        chosen = np.array([number_of(play) for play in rng.sample(legal, len(legal))], np.int64)
        rules = at.rules.switches, at.rules.prices
        table.fill(0)
        alone = [roots.value(at.fields, play, *rules, table) for play in chosen]
        found, need = np.zeros((1, len(chosen)), np.int64), rng.choice(alone)
        worlds.values(at.fields[None, :], chosen, *rules, table, found)
        assert found[0].tolist() == alone
        worlds.makes(at.fields[None, :], chosen, need, *rules, table, found)
        assert found[0].tolist() == [value >= need for value in alone]
