"""The section on two perfect players."""

from collections.abc import Iterator

from tools.findings.page import made_by, table
from tools.findings.solved import Solved, presets

GAMES, IN_STEP = 1_000_000, 200_000
SEED = 1


TEXT = """*First* is how often whoever begins wins; *error* bounds the error of every value before rounding to
16 bits. *Turns* are single turns of a whole game. So many *games* were then played in bulk; the
*distance* of what the first player won in them from the computed value is in standard errors.
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
        "games",
        "won by first",
        "turns simulated",
        "distance",
    )
    yield from table(head, [_row(preset) for preset in presets()])
    yield ""
    yield made_by("perfect")


def _row(preset: Solved) -> tuple[str, ...]:
    head = preset.values.head
    if preset.can_be_stored:
        result = preset.arena.play(preset.policy, preset.policy, GAMES, SEED)
    else:
        result = preset.arena.play_in_step(preset.perfect, preset.perfect, IN_STEP, SEED)
    return (
        preset.name,
        str(len(head.accounts)),
        f"{head.first:.6f}",
        f"{head.error:.0e}",
        f"{head.turns:.1f}",
        f"{result.games:,}",
        f"{result.rate:.6f}",
        f"{result.turns / result.games:.1f}",
        f"{(result.rate - head.first) / result.error:+.2f}",
    )
