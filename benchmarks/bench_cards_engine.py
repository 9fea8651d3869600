"""How many actions a second the readable cards engine plays on one core.

One action is to_act, legal_actions, chance, decide and evolve of all its events; a policy
without memory plays whole deals. Run it with ``python benchmarks/bench_cards_engine.py [seconds]``.
"""

import sys
from functools import reduce
from random import Random
from time import process_time

from thousand.cards.actions import Action, Bid, Contract, Give, Pass, Play
from thousand.cards.game import CARDS, start
from thousand.cards.presets import rules
from thousand.core.chance import SeededChance

TABLES = (("online", 3), ("classic", 2), ("classic", 3), ("classic", 4), ("home", 3), ("polish", 3))


def choose(actions: tuple[Action, ...], rng: Random) -> Action:
    """Bid as low as may be or pass, give the first card, declare what can be, play any card."""
    first, last = actions[0], actions[-1]
    if isinstance(first, Give | Contract):
        return first
    if isinstance(last, Play):
        return last if last.declare else rng.choice(actions)
    passes = [action for action in actions if isinstance(action, Pass)]
    bids = [action for action in actions[:1] if isinstance(action, Bid)]
    return rng.choice(passes * 2 + bids) if passes else first


def measure(preset: str, seats: int, seconds: float) -> tuple[int, int, float]:
    """Actions and games played within ``seconds`` of processor time, and the time they took."""
    rng, chance = Random(1), SeededChance(1)
    fresh = start(rules(preset, seats=seats).options, seats)
    state, actions, games = fresh, 0, 0
    began = process_time()
    while (now := process_time()) < began + seconds:
        for _ in range(500):
            if CARDS.to_act(state) is None:
                state, games = fresh, games + 1
            action = CARDS.draw(state, choose(CARDS.legal_actions(state), rng), chance)
            state = reduce(CARDS.evolve, CARDS.decide(state, action), state)
            actions += 1
    return actions, games, now - began


def main() -> None:
    """Measure every table and say so."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    for preset, seats in TABLES:
        measure(preset, seats, 0.2)
        actions, games, took = measure(preset, seats, seconds)
        print(f"{preset:8} {seats} {actions / took:10,.0f} actions/s  ({actions:,} actions, {games:,} games)")


if __name__ == "__main__":
    main()
