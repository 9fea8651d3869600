"""Точки: going beyond an exact target is a dot, and so many dots are a fall (D39)."""

from thousand.dice.falls import after_fall
from thousand.dice.losses import lowered
from thousand.dice.options import Dots
from thousand.dice.state import Account


def goes_beyond(target: int, total: int) -> bool:
    """Whether score and turn together, looked at after a whole throw, are a dot."""
    return total > target


def fallen(rule: Dots, floor: int | None, account: Account) -> tuple[int, int]:
    """Score and falls after the last dot of a set: the penalty, or 0 at the last fall allowed.

    >>> fallen(Dots(falls=2), 0, Account(score=980)), fallen(Dots(falls=1), 0, Account(score=980))
    ((880, 1), (0, 0))
    """
    return after_fall(rule.falls, account.falls, lowered(floor, account.score, rule.penalty))
