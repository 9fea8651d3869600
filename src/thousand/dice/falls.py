"""Падения: falls are counted, and the last one allowed takes the whole score (D21)."""


def after_fall(limit: int | None, falls: int, score: int) -> tuple[int, int]:
    """Score and falls after one more fall, which by itself would leave ``score``.

    ``limit`` falls set the score to 0 and the count to 0; None: falls are not counted. Who is below
    zero already stays there.

    >>> after_fall(3, 1, 780), after_fall(3, 2, 780)
    ((780, 2), (0, 0))
    """
    if limit is None:
        return score, falls
    if falls + 1 < limit:
        return score, falls + 1
    return min(score, 0), 0
