"""Обгон: every player who is passed by a banked turn loses points (D26)."""


def is_passed(before: int, after: int, other: int) -> bool:
    """Whether a turn from ``before`` to ``after`` passes a player at ``other``; drawing level is not passing.

    >>> is_passed(500, 570, 550), is_passed(500, 550, 550), is_passed(550, 600, 550)
    (True, False, False)
    """
    return before < other < after
