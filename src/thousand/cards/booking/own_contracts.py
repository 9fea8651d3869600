"""Только своя игра: from so many points on nothing but contracts of one's own is written (A23)."""


def is_written(limit: int | None, score: int) -> bool:
    """Whether what comes from others' contracts is written for one who had ``score``.

    >>> is_written(800, 790), is_written(800, 800), is_written(None, 990)
    (True, False, True)
    """
    return limit is None or score < limit
