"""What a way of playing gives away in a game against perfect play, added up turn by turn.

A game against perfect play is lost more often by exactly what one's own turns give away on average, so a few
games tell what counting who won would take very many to tell.
"""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from thousand.kernels.dice import lockstep, simulate
from thousand.kernels.dice.compiled import Compiled
from thousand.solvers.dice.arena import MOST_TURNS
from thousand.solvers.dice.strategies import ByValues, Strategy, ground


@dataclass(frozen=True, slots=True)
class Loss:
    """What was found in so many games."""

    mean: float
    """How much less often a game is won than by perfect play."""
    error: float
    """The standard error of ``mean``."""
    turns: float
    """Single turns of a game."""


def loss(rules: Compiled, perfect: ByValues, other: Strategy, games: int, seed: int) -> Loss:
    """What ``other`` gives away to ``perfect``; it begins every second game."""
    on = ground(rules)
    movers, others = (np.full(games, rules.start, np.int32) for _ in range(2))
    rng, won, played = simulate.seeds(games, seed), np.empty(games, np.bool_), np.arange(games)
    lost, turns = np.zeros(games), 0
    for turn in range(MOST_TURNS):
        if not len(played):
            break
        turns += len(played)
        rows = np.empty(len(played), np.int32)
        is_other = played % 2 == turn % 2
        for strategy, mine in ((other, is_other), (perfect, ~is_other)):
            rng_mine = rng[mine]
            rows[mine] = strategy.take_turns(on, movers[mine], others[mine], rng_mine)
            rng[mine] = rng_mine
        lost[played[is_other]] += other.lose(on, perfect.values, movers[is_other], others[is_other])
        lockstep.end_turns(on.tables, rows, movers, others, won)
        movers, others, rng, played, won = (part[~won] for part in (movers, others, rng, played, won))
    return Loss(float(lost.mean()), float(lost.std()) / sqrt(games), turns / games)
