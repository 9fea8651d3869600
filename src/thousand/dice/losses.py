"""Штраф: a loss takes a score down to the floor at most (D14)."""


def lowered(floor: int | None, score: int, penalty: int) -> int:
    """``score`` after a loss of ``penalty`` points.

    >>> lowered(0, 30, 50), lowered(None, 30, 50)
    (0, -20)
    """
    return score - penalty if floor is None else max(score - penalty, floor)
