"""The section on two perfect players."""

from collections.abc import Iterator
from math import sqrt

from tools.findings.kept import kept
from tools.findings.page import made_by
from tools.findings.solved import Solved, presets
from tools.markdown import table

GAMES, SEED = 1_000_000, 1

TEXT = f"""*First* is how often whoever begins wins; *error* bounds the error of every value before rounding
to 16 bits. *Turns* are single turns of a whole game. {GAMES:,} games were then played in bulk; the *distance*
of what the first player won in them from the computed value is in standard errors.
"""


def lines() -> Iterator[str]:
    """Text and table."""
    yield TEXT
    head = (
        "preset",
        "statuses",
        "first",
        "error",
        "turns",
        "won by first",
        "turns simulated",
        "distance",
    )
    yield from table(head, [_row(preset) for preset in presets()])
    yield ""
    yield made_by("perfect")


def _row(preset: Solved) -> tuple[str, ...]:
    head = preset.values.head
    won, turns = kept((preset.table.digest, "perfect", GAMES, SEED), lambda: _played(preset))
    rate = won / GAMES
    return (
        preset.name,
        str(len(head.accounts)),
        f"{head.first:.6f}",
        f"{head.error:.0e}",
        f"{head.turns:.1f}",
        f"{rate:.6f}",
        f"{turns / GAMES:.1f}",
        f"{(rate - head.first) / sqrt(rate * (1 - rate) / GAMES):+.2f}",
    )


def _played(preset: Solved) -> tuple[int, int]:
    """Games won by whoever began, and turns."""
    if preset.can_be_stored:
        result = preset.arena.play(preset.policy, preset.policy, GAMES, SEED)
    else:
        result = preset.arena.play_in_step(preset.perfect, preset.perfect, GAMES, SEED)
    return result.won, result.turns
