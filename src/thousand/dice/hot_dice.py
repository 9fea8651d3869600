"""Подтверждение: when all five dice are used, all five must be thrown again (D4)."""

from typing import Literal

from thousand.dice.actions import Faces

Hot = Literal["forced", "optional", "forced_except_straight"]


def must_throw_again(rule: Hot, kept: Faces) -> bool:
    """Whether a turn whose fifth die was used by keeping ``kept`` must be confirmed by a throw of all five.

    >>> must_throw_again("forced_except_straight", (2, 3, 4, 5, 6))
    False
    """
    if rule == "forced_except_straight":
        return len(set(kept)) < 5
    return rule == "forced"
