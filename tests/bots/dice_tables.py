"""Dice tables for the tests of bots: positions written as statuses, whole games between bots."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from thousand.bots.protocol import Bot
from thousand.core.chance import SeededChance
from thousand.core.game import play
from thousand.core.seats import Seat
from thousand.dice.actions import Action, Roll
from thousand.dice.events import Event
from thousand.dice.game import DICE, start
from thousand.dice.options import Options
from thousand.dice.presets import rules
from thousand.dice.state import State
from thousand.notation.dice import DiceNotation
from thousand.notation.protocol import Setup

MANY_ACTIONS = 20_000


def position(preset: str, statuses: Sequence[str], throws: Sequence[str] = (), **changes: Any) -> State:
    """The first of these players to move, after these throws of his turn."""
    options = rules(preset, None, changes).options
    state = DiceNotation().start(options, Setup(len(statuses), Seat(0), tuple(statuses)))
    for faces in throws:
        state = play(DICE, state, Roll(Seat(0), tuple(map(int, faces))), SeededChance(0)).state
    return state


def choices(
    options: Options, bots: Sequence[Bot[State, Action, Event]], seed: int
) -> Iterator[tuple[State, Action, State]]:
    """A whole game between bots: each position, what was chosen, and what became of it."""
    rng, chance = Random(seed), SeededChance(seed)
    state = start(options, len(bots), Seat(seed % len(bots)))
    seen: tuple[Event, ...] = ()
    for _ in range(MANY_ACTIONS):
        if state.winner is not None:
            return
        action = bots[state.to_move].choose(state, seen, rng)
        step = play(DICE, state, action, chance)
        yield state, action, step.state
        seen = (*seen, *step.events) if step.state.to_move == state.to_move else ()
        state = step.state
    raise AssertionError("the game does not end")


def winner(options: Options, bots: Sequence[Bot[State, Action, Event]], seed: int) -> int:
    """The seat that wins."""
    *_, (_, _, last) = choices(options, bots, seed)
    assert last.winner is not None
    return last.winner
