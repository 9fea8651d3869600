"""The section on three players: the bot for more than two, in matches in which seats rotate."""

import sys
from collections.abc import Iterator
from math import sqrt

from benchmarks.bench_dice_bots import bot, winner
from thousand.dice.presets import rules
from tools.findings.page import made_by, table

PRESETS = ("kubiki",)
OTHERS = ("strongest", "alone", "steady")
GAMES = 600
TEXT = f"""No exact solution of three players is known. `master` puts the values of pairs together and sees
everybody; here it sits with two of the same other kind, every seat equally often, {GAMES} games each.
*Strongest* plays the values of two against the opponent it fears most, *alone* takes the fewest turns to
the target, `steady` is the bot. A third of the games would be an even match (95 % interval).
"""


def lines() -> Iterator[str]:
    """Text and table."""
    yield TEXT
    rows = [_row(preset, other) for preset in PRESETS for other in OTHERS]
    yield from table(("preset", "against two", "`master` wins, %"), rows)
    yield ""
    yield made_by("more")


def _row(preset: str, other: str) -> tuple[str, str, str]:
    print(f"findings: {preset}, master against {other}", file=sys.stderr, flush=True)
    options = rules(preset).options
    rival = bot(other, options)
    bots, won = [bot("master", options), rival, rival], 0
    for game in range(GAMES):
        first = game % 3
        won += (winner(options, bots[first:] + bots[:first], game) + first) % 3 == 0
    rate = won / GAMES
    error = 1.96 * sqrt(rate * (1 - rate) / GAMES)
    return preset, f"`{other}`" if other == "steady" else other, f"{100 * rate:.1f} ± {100 * error:.1f}"
