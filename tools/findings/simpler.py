"""The section on perfect play against ways of playing that a person or a plain program can follow."""

from collections.abc import Iterator, Mapping

from thousand.bots.dice.steady import SteadyBot
from thousand.solvers.dice.arena import Result
from thousand.solvers.dice.matches import match
from thousand.solvers.dice.strategies import ByPolicy, Strategy
from thousand.solvers.running import finished
from tools.findings.asked import Asked
from tools.findings.page import made_by, table
from tools.findings.solved import Solved, presets

COMMON = {1: 20, 2: 20, 3: 40, 4: 100, 5: 360}
STEPS = (-20, -10, -5, 5, 10, 20)
GAMES, IN_STEP, FEW_GAMES, SEARCHED = 1_000_000, 50_000, 2_000, 50_000
NOT_RECKONED = "–", "–"


TEXT = """*Common* thresholds: bank from 20 points on with one or two dice left, from 40 with three, from 100
with four, and throw on whenever banking is not allowed. *Own* thresholds are the best of that kind
found for the preset, written in the order of dice left, 1-2-3-4. *Alone* is the policy that reaches
the target in the fewest turns and looks at nobody; `steady` is the bot. The columns say how often
perfect play wins when it begins and when the other begins, first reckoned exactly, then simulated;
*cost* is how many games of a hundred the other gives away (95 % interval of the simulation).
"""


def lines() -> Iterator[str]:
    """Text and table."""
    yield TEXT
    head = ("preset", "against", "begins: reckoned", "simulated", "follows: reckoned", "simulated", "cost")
    yield from table(head, [row for preset in presets() for row in _rows(preset)])
    yield ""
    yield made_by("simpler")


def _rows(preset: Solved) -> Iterator[tuple[str, ...]]:
    arena = preset.arena
    common, alone = ByPolicy(arena.thresholds(COMMON)), arena.alone(preset.turns)
    reckoned = _reckoned(preset, common) if arena.keeps_all else NOT_RECKONED
    yield _row(preset, "common thresholds", common, GAMES, reckoned)
    if preset.can_be_stored:
        found = _own(preset)
        own, named = ByPolicy(arena.thresholds(found)), "-".join(str(found[dice]) for dice in (1, 2, 3, 4))
        yield _row(preset, f"own thresholds {named}", own, GAMES, _reckoned(preset, own))
        alone = ByPolicy(arena.best(alone.values))
    yield _row(preset, "alone", alone, GAMES, _reckoned(preset, alone))
    steady = Asked(SteadyBot(), preset.options, preset.table)
    yield _row(preset, "`steady`", steady, FEW_GAMES, NOT_RECKONED)


def _reckoned(preset: Solved, other: Strategy) -> tuple[str, str]:
    """How often perfect play wins when it begins and when the other does, exactly, room permitting."""
    if preset.is_large:
        return NOT_RECKONED
    first, second = finished(match(preset.table, preset.perfect, other, threads=2))
    return f"{first:.4f}", f"{1 - second:.4f}"


def _row(
    preset: Solved, against: str, other: Strategy, games: int, reckoned: tuple[str, str]
) -> tuple[str, ...]:
    one, two = _played(preset, other, games)
    begins, follows = reckoned
    return (
        *(preset.name, against, begins, f"{one.rate:.4f}"),
        *(follows, f"{1 - two.rate:.4f}", _cost(one, two)),
    )


def _played(preset: Solved, other: Strategy, games: int) -> tuple[Result, Result]:
    """Games in which perfect play begins, and games in which the other does."""
    arena = preset.arena
    if preset.can_be_stored and isinstance(other, ByPolicy):
        play, perfect, against = arena.play, preset.policy, other.policy
        return play(perfect, against, games, 2), play(against, perfect, games, 3)
    games = min(games, IN_STEP)
    in_step, perfect = arena.play_in_step, preset.perfect
    return in_step(perfect, other, games, 2), in_step(other, perfect, games, 3)


def _cost(first: Result, second: Result) -> str:
    """Half of what perfect play wins more than it loses, in points of a hundred."""
    cost = 50 * (first.rate - second.rate)
    return f"{cost:.2f} ± {1.96 * 50 * (first.error**2 + second.error**2) ** 0.5:.2f}"


def _own(preset: Solved) -> Mapping[int, int]:
    """The thresholds that lose least, found by changing one at a time on the same throws."""
    arena, found = preset.arena, dict(COMMON)
    best = preset.policy

    def lost(thresholds: Mapping[int, int]) -> float:
        policy = arena.thresholds(thresholds)
        return arena.play(best, policy, SEARCHED, 5).rate - arena.play(policy, best, SEARCHED, 6).rate

    least, improved = lost(found), True
    while improved:
        improved = False
        for dice in (3, 2, 1, 4):
            for step in STEPS:
                tried = found | {dice: found[dice] + step}
                loss = lost(tried)
                if loss < least:
                    found, least, improved = tried, loss, True
    return found
