"""The section on perfect play against ways of playing that a person or a plain program can follow."""

from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass

from thousand.bots.dice.steady import SteadyBot
from thousand.solvers.dice.arena import Result
from thousand.solvers.dice.losses import loss
from thousand.solvers.dice.matches import match
from thousand.solvers.dice.strategies import ByPolicy, Strategy
from thousand.solvers.running import finished
from tools.findings.asked import Asked
from tools.findings.kept import kept
from tools.findings.page import made_by
from tools.findings.solved import Solved, presets
from tools.findings.steady import SteadyPolicy
from tools.markdown import table

THRESHOLDS = {1: 20, 2: 20, 3: 40, 4: 100, 5: 360}
GAMES, IN_STEP, FEW_GAMES, SAMPLED = 1_000_000, 50_000, 2_000, 5_000


TEXT = f"""*Thresholds*, for a person to remember: bank from 20 points on with one or two dice left, from 40
with three, from 100 with four, wherever that wins, and throw on whenever banking is not allowed. *Alone* is
the policy that reaches the target in the fewest turns and looks at nobody; `steady` is the bot. The columns
say how often perfect play wins when it begins and when the other begins: first reckoned exactly, then
simulated in {GAMES:,} games each, with the distance of the two in standard errors. *Cost* is how many games
of a hundred the other gives away, half of what perfect play wins more than it loses. Reckoning takes too much
room under `classic-open`: there the cost is what the other's turns give away in {SAMPLED:,} games, added up
(95 % interval). Under `home` the bot chooses what to keep, so it is asked itself in {FEW_GAMES:,} games each.
Under these two presets the others are simulated in {IN_STEP:,} games each.
"""


@dataclass(frozen=True, slots=True)
class Measured:
    """What perfect play comes to against something simpler."""

    begins: float | None
    """Reckoned; None: not known exactly."""
    follows: float | None
    first: tuple[float, float]
    """Simulated, when it begins: how often it wins, and the standard error."""
    second: tuple[float, float]
    lost: tuple[float, float] | None = None
    """What the other's turns give away, and its standard error, where it is not reckoned."""


def lines() -> Iterator[str]:
    """Text and table."""
    yield TEXT
    head = ("preset", "against", "begins: reckoned", "simulated", "follows: reckoned", "simulated", "cost")
    yield from table(head, [row for preset in presets() for row in _rows(preset)])
    yield ""
    yield made_by("simpler")


def _rows(preset: Solved) -> Iterator[tuple[str, ...]]:
    others: dict[str, Callable[[Solved], Strategy]] = {
        "thresholds": lambda preset: ByPolicy(preset.arena.thresholds(THRESHOLDS)),
        "alone": _alone,
        "`steady`": _steady,
    }
    for name, strategy in others.items():
        what = preset.table.digest, name, GAMES, IN_STEP, FEW_GAMES, SAMPLED
        numbers = kept(what, lambda found=strategy: astuple(_measured(preset, found(preset))))
        yield preset.name, name, *_cells(Measured(*numbers))


def _alone(preset: Solved) -> Strategy:
    alone = preset.arena.alone(preset.turns)
    return ByPolicy(preset.arena.best(alone.values)) if preset.can_be_stored else alone


def _steady(preset: Solved) -> Strategy:
    """The bot, as a stored policy unless it chooses dice."""
    if preset.arena.keeps_all:
        return ByPolicy(SteadyPolicy(preset.options, preset.table).whole())
    return Asked(SteadyBot(), preset.options, preset.table)


def _measured(preset: Solved, other: Strategy) -> Measured:
    one, two = _played(preset, other)
    simulated = (one.rate, one.error), (1 - two.rate, two.error)
    if isinstance(other, Asked):
        return Measured(None, None, *simulated)
    if preset.is_large:
        found = loss(preset.table, preset.perfect, other, SAMPLED, 4)
        return Measured(None, None, *simulated, (found.mean, found.error))
    first, second = finished(match(preset.table, preset.perfect, other, threads=2))
    return Measured(first, 1 - second, *simulated)


def _played(preset: Solved, other: Strategy) -> tuple[Result, Result]:
    """Games in which perfect play begins, and games in which the other does."""
    arena = preset.arena
    if preset.can_be_stored and isinstance(other, ByPolicy):
        play, perfect, against = arena.play, preset.policy, other.policy
        return play(perfect, against, GAMES, 2), play(against, perfect, GAMES, 3)
    games = FEW_GAMES if isinstance(other, Asked) else IN_STEP
    in_step, perfect = arena.play_in_step, preset.perfect
    return in_step(perfect, other, games, 2), in_step(other, perfect, games, 3)


def _cells(found: Measured) -> tuple[str, ...]:
    first, second = found.first, found.second
    if found.begins is not None and found.follows is not None:
        cost = f"{50 * (found.begins + found.follows - 1):.2f}"
    elif found.lost is not None:
        cost = f"{100 * found.lost[0]:.2f} ± {196 * found.lost[1]:.2f}"
    else:
        error = (first[1] ** 2 + second[1] ** 2) ** 0.5
        cost = f"{50 * (first[0] + second[0] - 1):.1f} ± {98 * error:.1f}"
    return *_compared(found.begins, *first), *_compared(found.follows, *second), cost


def _compared(reckoned: float | None, simulated: float, error: float) -> tuple[str, str]:
    if reckoned is None:
        return "–", f"{simulated:.4f}"
    return f"{reckoned:.4f}", f"{simulated:.4f} ({(simulated - reckoned) / error:+.1f})"
