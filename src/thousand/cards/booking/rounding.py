"""Округление: to the nearest step, 2 down and 3 up where it is 5 (decisions 50 to 52)."""


def nearest(step: int | None, points: int) -> int:
    """``points`` to the nearest ``step``, halves up; as they are where there is none.

    >>> nearest(5, 17), nearest(5, 18), nearest(10, 14), nearest(10, 15), nearest(None, 17)
    (15, 20, 10, 20, 17)
    """
    if step is None:
        return points
    return (2 * points + step) // (2 * step) * step
