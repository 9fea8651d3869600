"""Where a map leaves two chances as they are: Broyden's method, from trial to trial.

``known`` keeps eight numbers: the best trial, by how much the map moved it, and the matrix by which such a
move becomes a step. A trial that is worse than the best one still teaches the matrix.
"""

from typing import Any

from thousand.kernels.dice.jit import jit

Array = Any
Two = tuple[float, float]

KEPT = 8
LONGEST = 0.2
"""No step changes a chance by more."""
FLAT = 1e-3
"""What a trial that hardly differs along the step teaches is not to be relied on."""


@jit
def begin(known: Array, trial: Two, moved: Two) -> None:
    """Know nothing but the first trial: the next one is where the map moved it."""
    known[0], known[1] = trial
    known[2], known[3] = moved
    known[4], known[5], known[6], known[7] = 1.0, 0.0, 0.0, 1.0


@jit
def learn(known: Array, trial: Two, moved: Two) -> None:
    """Take in one more trial."""
    step0, step1 = trial[0] - known[0], trial[1] - known[1]
    less0, less1 = known[2] - moved[0], known[3] - moved[1]
    guess0 = known[4] * less0 + known[5] * less1
    guess1 = known[6] * less0 + known[7] * less1
    along = step0 * guess0 + step1 * guess1
    if abs(along) > FLAT * (step0 * step0 + step1 * step1):
        row0 = (step0 * known[4] + step1 * known[6]) / along
        row1 = (step0 * known[5] + step1 * known[7]) / along
        known[4] += (step0 - guess0) * row0
        known[5] += (step0 - guess0) * row1
        known[6] += (step1 - guess1) * row0
        known[7] += (step1 - guess1) * row1
    if max(abs(moved[0]), abs(moved[1])) <= max(abs(known[2]), abs(known[3])):
        known[0], known[1] = trial
        known[2], known[3] = moved


@jit
def next_trial(known: Array) -> Two:
    """One step from the best trial; both are chances, and so is what they leave."""
    step0 = known[4] * known[2] + known[5] * known[3]
    step1 = known[6] * known[2] + known[7] * known[3]
    shorter = LONGEST / max(LONGEST, abs(step0), abs(step1))
    one, other = max(known[0] + shorter * step0, 0.0), max(known[1] + shorter * step1, 0.0)
    whole = max(one + other, 1.0)
    return one / whole, other / whole
