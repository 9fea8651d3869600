"""Допуск: the first points must reach a minimum in one turn; once entered, always entered (D7, D9)."""

from thousand.dice.options import Options


def missing_to_enter(minimum: int, points: int) -> int:
    """How many points a turn of ``points`` still lacks to enter the game."""
    return max(minimum - points, 0)


def entry_score(minimum: int, recorded: int) -> int:
    """The score to which a player who entered at ``recorded`` may be sent back (D9, D31).

    An entry that ended lower (the dump truck, a start below zero) counts as the minimum.

    >>> entry_score(75, 110), entry_score(75, 0)
    (110, 75)
    """
    return max(minimum, recorded)


def is_remembered(options: Options) -> bool:
    """Whether these rules ever send a player back to his entry score."""
    return any(barrel.exclusive and barrel.knock == "entry" for barrel in options.barrels or ())
