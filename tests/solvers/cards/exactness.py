"""Whether the open-card solver is exact where a position is worth what every way to play it out comes to."""

from collections.abc import Callable
from random import Random

from tests.solvers.cards.endgames import random_options
from tests.solvers.cards.minimax import deal_of, value
from thousand.cards.options import Options
from thousand.cards.phases import phase_of
from thousand.cards.state import Playing, State
from thousand.solvers.cards.open_cards import OpenCards

SOLVER = OpenCards()
Dealt = Callable[[Random, int, Options], State]


def check_value(dealt: Dealt, rng: Random) -> None:
    """A position of three that ``dealt`` makes, by random rules: its value, reached and no point more."""
    options = random_options(rng, 3)
    state = dealt(rng, rng.choice([3, 4, 4]) if options.play.follow else 3, options)
    playing = phase_of(state, Playing)
    exact = SOLVER.value(state)
    assert exact == playing.points[playing.declarer] + value(deal_of(state))
    assert SOLVER.makes(state, exact)
    assert not SOLVER.makes(state, exact + 1)
