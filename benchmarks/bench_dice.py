"""How many actions a second the readable dice engine plays on one core.

One action is to_act, legal_actions, decide and evolve of all its events; a policy with one
threshold plays whole games. Run it with ``python benchmarks/bench_dice.py [seconds]``.
"""

import sys
from functools import reduce
from random import Random
from time import process_time

from thousand.core.seats import Seat
from thousand.dice.actions import Action, Roll
from thousand.dice.game import DICE, start
from thousand.dice.presets import rules
from thousand.dice.state import State

PRESETS = ("classic", "ussr")
SEATS = 3
BANK_AT = 50
FACES = (1, 2, 3, 4, 5, 6)


def choose(state: State, actions: tuple[Action, ...], rng: Random) -> Action:
    """Bank as soon as that is allowed and worth it; otherwise throw all dice that are due."""
    if len(actions) > 1 and state.turn.points >= BANK_AT:
        return actions[-1]
    first = actions[0]
    if isinstance(first, Roll):
        return Roll(first.seat, tuple(rng.choices(FACES, k=state.turn.dice)))
    return first


def measure(preset: str, seconds: float) -> tuple[int, int, float]:
    """Actions and games played within ``seconds`` of processor time, and the time they took."""
    rng = Random(1)
    fresh = start(rules(preset).options, SEATS, Seat(0))
    state, actions, games = fresh, 0, 0
    began = process_time()
    while (now := process_time()) < began + seconds:
        for _ in range(500):
            if DICE.to_act(state) is None:
                state, games = fresh, games + 1
            action = choose(state, DICE.legal_actions(state), rng)
            state = reduce(DICE.evolve, DICE.decide(state, action), state)
            actions += 1
    return actions, games, now - began


def main() -> None:
    """Measure every preset and say so."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    for preset in PRESETS:
        measure(preset, 0.2)
        actions, games, took = measure(preset, seconds)
        print(f"{preset:10} {actions / took:10,.0f} actions/s  ({actions:,} actions, {games:,} games)")
    print("no other engine of this game is installed to compare with")


if __name__ == "__main__":
    main()
