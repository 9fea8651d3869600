"""Broyden's method finds where a map leaves two chances as they are, though the map itself leads away."""

from random import Random
from typing import Any, cast

import numpy as np
import pytest

from thousand.kernels.dice import secants

TRIALS = 8
BEGIN, LEARN, NEXT_TRIAL = (
    cast("Any", loop).py_func for loop in (secants.begin, secants.learn, secants.next_trial)
)
"""As plain Python, which need not be compiled."""


@pytest.mark.parametrize("seed", range(20))
def test_a_map_that_leads_away_comes_to_rest(seed: int) -> None:
    random = Random(seed)
    rest = np.array([random.uniform(0.2, 0.4), random.uniform(0.2, 0.4)])
    away = np.array([[random.uniform(-4, 0.5) for _ in range(2)] for _ in range(2)])
    known, trial = np.zeros(secants.KEPT), rest + [0.01, -0.02]
    for number in range(TRIALS):
        moved = rest + away @ (trial - rest) - trial
        if np.abs(moved).max() < 1e-7:
            break
        (LEARN if number else BEGIN)(known, (trial[0], trial[1]), (moved[0], moved[1]))
        trial = np.array(NEXT_TRIAL(known))
    assert trial == pytest.approx(rest, abs=1e-6)


def test_trials_are_chances_and_a_worse_one_is_not_kept() -> None:
    known = np.zeros(secants.KEPT)
    BEGIN(known, (0.9, 0.05), (0.3, -0.1))
    trial = NEXT_TRIAL(known)
    assert trial == pytest.approx((1.0, 0.0))
    LEARN(known, trial, (0.4, 0.4))
    assert tuple(known[:2]) == (0.9, 0.05)
    assert min(NEXT_TRIAL(known)) >= 0
    assert sum(NEXT_TRIAL(known)) <= 1 + 1e-12
