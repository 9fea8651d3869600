"""The section on one player alone."""

from collections.abc import Iterator

from thousand.solvers.dice.one_player import within
from thousand.solvers.running import finished
from tools.findings.page import made_by
from tools.findings.solved import Solved, presets
from tools.markdown import table

HORIZONS = (10, 15, 20)


TEXT = """*Turns* is the fewest turns to the target on average. The other columns are the best chance to be
there within so many turns, each with the policy that is best for that.
"""


def lines() -> Iterator[str]:
    """Text and table."""
    yield TEXT
    yield from table(
        ("preset", "turns", *(f"within {n}" for n in HORIZONS)), [_row(found) for found in presets()]
    )
    yield ""
    yield made_by("alone")


def _row(preset: Solved) -> tuple[str, ...]:
    start = preset.table.start
    chances = finished(within(preset.table, max(HORIZONS)))[:, start]
    return preset.name, f"{preset.turns[start]:.3f}", *(f"{chances[n]:.4f}" for n in HORIZONS)
