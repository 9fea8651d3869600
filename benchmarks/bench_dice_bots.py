"""How often a dice bot wins against others, every seat played equally often.

``python -m benchmarks.bench_dice_bots kubiki 300 master steady steady``: the first bot against the others.
Bots are those of the registry, ``strongest``, which plays the values of two players against the strongest
opponent alone, and ``alone``, which takes the fewest turns to the target and looks at nobody.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random

from thousand.bots.dice.turns import Accounts, actions_worth, from_mover, turn_values
from thousand.bots.protocol import Bot
from thousand.bots.registry import make
from thousand.core.chance import SeededChance
from thousand.core.game import play
from thousand.core.seats import Seat
from thousand.dice.actions import Action
from thousand.dice.events import Event
from thousand.dice.game import DICE, start
from thousand.dice.options import Options
from thousand.dice.presets import rules
from thousand.dice.state import State
from thousand.kernels.dice.compiled import compiled
from thousand.solvers.dice.one_player import fewest_turns
from thousand.solvers.running import finished
from thousand.tables.abridgement import usual_abridgement
from thousand.tables.shelf import find

DiceBot = Bot[State, Action, Event]


class StrongestBot:
    """Sees only the opponent against whom its chance is worst."""

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:  # noqa: ARG002
        """The best action against that one."""
        actions, values = DICE.legal_actions(view), find(view.options)
        if len(actions) == 1 or values is None:
            return actions[0]

        chance = values.chance

        def worth(accounts: Accounts) -> float:
            return min(1 - chance(other, accounts[0]) for other in accounts[1:])

        turn = turn_values(view.options, from_mover(view), worth)
        chances = list(actions_worth(view, turn, actions))
        return actions[chances.index(max(chances))]


class AloneBot:
    """Takes the fewest turns to the target."""

    def __init__(self, options: Options) -> None:
        self.table = finished(compiled(options, usual_abridgement(options)))
        self.turns = finished(fewest_turns(self.table)).tolist()

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:  # noqa: ARG002
        """The action after which the fewest turns are left."""
        actions = DICE.legal_actions(view)
        if len(actions) == 1:
            return actions[0]
        turn = turn_values(view.options, from_mover(view), self._worth, win=0.0)
        worth = list(actions_worth(view, turn, actions))
        return actions[worth.index(max(worth))]

    def _worth(self, accounts: Accounts) -> float:
        return -self.turns[self.table.status(accounts[0])]


def bot(name: str, options: Options) -> DiceBot:
    """The bot ``name``."""
    match name:
        case "strongest":
            return StrongestBot()
        case "alone":
            return AloneBot(options)
        case _:
            return make("dice", name)


def winner(options: Options, bots: Sequence[DiceBot], seed: int) -> int:
    """Who wins one game."""
    rng, chance = Random(seed), SeededChance(seed)
    state = start(options, len(bots), Seat(0))
    while state.winner is None:
        action = bots[state.to_move].choose(state, (), rng)
        state = play(DICE, state, action, chance).state
    return state.winner


def main() -> None:
    """Play and say so."""
    parser = argparse.ArgumentParser()
    parser.add_argument("preset")
    parser.add_argument("games", type=int)
    parser.add_argument("bots", nargs="+", metavar="bot")
    wanted = parser.parse_args()
    preset, games, names = wanted.preset, wanted.games, wanted.bots
    options = rules(preset).options
    bots, won = [bot(name, options) for name in names], 0
    for game in range(games):
        first = game % len(bots)
        won += (winner(options, bots[first:] + bots[:first], game) + first) % len(bots) == 0
    rate = won / games
    error = 1.96 * sqrt(rate * (1 - rate) / games)
    others = ", ".join(names[1:])
    print(f"{preset}, {games} games: {names[0]} against {others} wins {100 * rate:.1f} % ± {100 * error:.1f}")


if __name__ == "__main__":
    main()
