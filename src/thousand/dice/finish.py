"""Финиш: the first to record the target wins at once; there is no last round (D28)."""


def wins(target: int, recorded: int) -> bool:
    """Whether a turn that records ``recorded`` wins.

    Where the target must be met exactly, a turn that goes beyond it is never recorded (D39).
    """
    return recorded >= target
