"""How fast the compiled dice rules are played and the solved values looked up, on one core.

Games in bulk between two players, by thresholds and by perfect play, stored and looked up turn by turn; one
turn worked out by the bots' own plain Python. OpenSpiel's ``pig`` is measured beside them where it is
installed. Run it with ``python benchmarks/bench_dice_solver.py [games]``.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from thousand.bots.dice.steady import THRESHOLDS
from thousand.bots.dice.turns import turn_values
from thousand.bots.dice.worth import worth_for_two
from thousand.dice.presets import rules
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.solvers.dice.arena import Arena
from thousand.solvers.dice.strategies import ByValues, perfect
from thousand.solvers.running import finished
from thousand.tables.abridgement import Abridgement
from thousand.tables.shelf import find
from thousand.tables.values import Values

PRESETS = ("ussr", "classic")
SOME_TURNS = 200


def measure(preset: str, games: int) -> None:
    """Everything about one preset."""
    options = rules(preset).options
    began = process_time()
    table = finished(compiled(options, Abridgement()))
    print(f"{preset}: compiled in {process_time() - began:.1f} s, {len(table.accounts)} statuses")
    arena = Arena(table)
    thresholds = arena.thresholds(THRESHOLDS)
    _say_games(f"{preset}: by thresholds", arena, thresholds, games)
    values = find(options)
    if values is None:
        print(f"{preset}: no values are installed")
        return
    best = perfect(values)
    _say_games(f"{preset}: perfect, stored", arena, arena.best(best.values), games)
    _say_games_in_step(f"{preset}: perfect, looked up", arena, best, games)
    _say_turns(preset, table, values)


def _say_games(what: str, arena: Arena, policy: Any, games: int) -> None:
    arena.play(policy, policy, 10, 0)
    began = process_time()
    arena.play(policy, policy, games, 1)
    print(f"{what:28} {games / (process_time() - began):12,.0f} games/s")


def _say_games_in_step(what: str, arena: Arena, best: ByValues, games: int) -> None:
    """Every turn worked out from the values when it is due; the more games at once, the faster."""
    arena.play_in_step(best, best, 10, 0)
    began = process_time()
    arena.play_in_step(best, best, games, 1)
    print(f"{what:28} {games / (process_time() - began):12,.0f} games/s")


def _say_turns(preset: str, table: Compiled, values: Values) -> None:
    """The bots' way: a turn worked out by the readable rules, from the values alone."""
    rng, worth, options = Random(1), worth_for_two(values), rules(preset).options
    turn_values(options, (table.accounts[0], table.accounts[-1]), worth)
    slowest = total = 0.0
    for _ in range(SOME_TURNS):
        began = process_time()
        turn_values(options, (rng.choice(table.accounts), rng.choice(table.accounts)), worth)
        took = process_time() - began
        slowest, total = max(slowest, took), total + took
    mean = total / SOME_TURNS
    print(f"{preset}: a turn for bots and hints {1000 * mean:.1f} ms, slowest {1000 * slowest:.1f} ms")


def measure_pig(seconds: float) -> None:
    """Random games of pig by OpenSpiel."""
    if find_spec("pyspiel") is None:
        print("OpenSpiel (pip install open_spiel) is not installed: nothing to compare with")
        return
    pyspiel: Any = import_module("pyspiel")

    game, rng, games = pyspiel.load_game("pig"), Random(1), 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        games += 1
    print(f"{'OpenSpiel pig, at random':28} {games / (process_time() - began):12,.0f} games/s")


def main() -> None:
    """Measure and say so."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    for preset in PRESETS:
        measure(preset, games)
    measure_pig(3.0)


if __name__ == "__main__":
    main()
