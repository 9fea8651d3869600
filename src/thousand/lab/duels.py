"""Two players, cards alone: all else is done by the same rules of thumb, so that only the play differs.

The rivals are those that others have measured themselves against: plays at random, and searches that draw
one of the possible deals and look so many plays ahead in it, or to its end.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from thousand.bots.cards.judging import Effort
from thousand.bots.cards.solving import COUNTING, DEEP, SolvingBot
from thousand.bots.cards.steady import SteadyBot
from thousand.bots.random import RandomBot
from thousand.cards.actions import Action
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.play import plays
from thousand.cards.presets import rules
from thousand.cards.state import Playing, State
from thousand.core.seats import Seat
from thousand.kernels.cards.endgames import follow
from thousand.kernels.cards.layout import FIELDS, MOST_PLAYS, place_to_move
from thousand.kernels.cards.shallow import lead_after
from thousand.lab.tables import CardBot, one_deal
from thousand.solvers.cards.belief import belief
from thousand.solvers.cards.positions import number_of

STEADY: Final = SteadyBot()
PLAYERS = 3
"""Columns for points, as kernels count them."""


@dataclass(frozen=True, slots=True)
class CardsOf:
    """Plays cards as ``player`` does, and all else steadily."""

    player: CardBot

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:
        """The player's card, or a steady word or gift."""
        chosen = self.player if isinstance(view.phase, Playing) else STEADY
        return chosen.choose(view, seen, rng)


@dataclass(frozen=True, slots=True)
class ShallowBot:
    """Draws one of the deals that are possible and looks ``ahead`` plays in it."""

    ahead: int

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:
        """The play after which he leads by most, as far as he sees."""
        legal = plays(view)
        if len(legal) == 1:
            return legal[0]
        found = belief(view, seen)
        row = found.rows[rng.choices(range(len(found)), found.weights.tolist())[0]]
        seat, law = place_to_move(row), found.at.rules
        room = [np.zeros((self.ahead + 2, width), np.int64) for width in (FIELDS, PLAYERS, MOST_PLAYS)]
        positions, points, lists = room

        def leads(action: Action) -> int:
            positions[0], points[0] = row, 0
            follow(0, numbers[action], law.switches, law.prices, positions, points)
            return lead_after(1, self.ahead - 1, seat, law.switches, law.prices, positions, points, lists)

        numbers: dict[Action, int] = {play: number_of(play) for play in legal}
        return max(legal, key=leads)


ONE_DEAL = Effort(chances=1, points=1, hands=1)
PLAYERS_OF_CARDS: Final[dict[str, Callable[[], CardBot]]] = {
    "counting": lambda: SolvingBot(COUNTING),
    "deep": lambda: SolvingBot(DEEP),
    "random": lambda: RandomBot(CARDS),
    "depth 6": lambda: ShallowBot(6),
    "to the end": lambda: SolvingBot(ONE_DEAL),
}
"""Who may meet, by name."""


def duel(names: tuple[str, str], preset: str, deals: int, seed: int) -> Iterator[float]:
    """For each deal that is played the share the first wins of it, from both sides of the table.

    Who takes more points wins; as many are half a win.
    """
    options = rules(preset, seats=2).options
    first, second = (CardsOf(PLAYERS_OF_CARDS[name]()) for name in names)
    for number in range(deals):
        won = 0.0
        for place, seated in enumerate(((first, second), (second, first))):
            result = one_deal(options, seated, Seat(number % 2), f"{seed} {number}")
            if not result.contracts:
                break
            own, other = result.contracts[0].points[place], result.contracts[0].points[1 - place]
            won += 0.5 * ((own > other) + 0.5 * (own == other))
        else:
            yield won
