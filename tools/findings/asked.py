"""A bot of the readable engine as a strategy of the compiled tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from thousand.bots.protocol import Bot
from thousand.core.chance import SeededChance
from thousand.core.game import play
from thousand.core.seats import Seat
from thousand.dice.events import Busted, Event, SetAside, Won
from thousand.dice.game import DICE
from thousand.dice.options import Options
from thousand.dice.state import State
from thousand.kernels.dice.blocks import Block, Ledger
from thousand.kernels.dice.compiled import Compiled
from thousand.kernels.dice.simulate import FIRST_BUST, LATER_BUST, WINS
from thousand.kernels.dice.throws import UNIT
from thousand.solvers.dice.strategies import Ground

Array = Any
MOST = 2**31


@dataclass(frozen=True, slots=True)
class Asked:
    """Has every turn played by ``bot``, with throws that follow from each game's own generator."""

    bot: Bot[Any, Any, Any]
    options: Options
    table: Compiled

    def take_turns(self, on: Ground, movers: Array, others: Array, rng: Array) -> Array:  # noqa: ARG002
        """One turn in each game."""
        pairs = zip(movers.tolist(), others.tolist(), rng.tolist(), strict=True)
        rows = [self._turn((mover, other), seed) for mover, other, seed in pairs]
        rng += np.uint64(MOST + 1)
        return np.array(rows, np.int32)

    def take_turns_among(self, on: Ground, statuses: Array, rng: Array) -> Array:  # noqa: ARG002
        """One turn in each game of several, ``statuses[game]`` from the mover on."""
        games = zip(statuses.tolist(), rng.tolist(), strict=True)
        rows = [self._turn(places, seed) for places, seed in games]
        rng += np.uint64(MOST + 1)
        return np.array(rows, np.int32)

    def _turn(self, statuses: Sequence[int], seed: int) -> int:
        accounts = tuple(self.table.accounts[status] for status in statuses)
        state, rng, chance = State(self.options, accounts, Seat(0)), Random(seed), SeededChance(seed)
        while True:
            step = play(DICE, state, self.bot.choose(state, (), rng), chance)
            if step.state.to_move or step.state.winner is not None:
                return self._row(state, step.events, statuses[0])
            state = step.state

    def _row(self, state: State, events: tuple[Event, ...], mover: int) -> int:
        """How the tables name the way this turn ended."""
        if any(isinstance(event, Busted) for event in events):
            return LATER_BUST if state.turn.throws else FIRST_BUST
        if any(isinstance(event, Won) for event in events):
            return WINS
        points = state.turn.points + sum(event.points for event in events if isinstance(event, SetAside))
        first, beyond = self.table.endings.first[mover], self.table.endings.first[mover + 1]
        return min(first + points // UNIT, beyond - 1)

    def follow(self, on: Ground, block: Block, ledger: Ledger) -> None:
        """A bot cannot say what it would do everywhere.

        Raises:
            NotImplementedError: always.
        """
        raise NotImplementedError

    def lose(self, on: Ground, values: Array, movers: Array, others: Array) -> Array:
        """Nor what a turn of its gives away.

        Raises:
            NotImplementedError: always.
        """
        raise NotImplementedError
