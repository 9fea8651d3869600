"""The last tricks with everybody's own points: defenders hold the declarer down, then think of themselves.

Unlike in `search` each player has a value of his own, so nothing can be cut off; a few tricks are enough.
"""

import numpy as np

from thousand.kernels.cards.jit import Ints, Rows, kernel
from thousand.kernels.cards.layout import DECLARER, FIELDS, LEADER, MOST_PLAYS, TRICKS, place_to_move, plays
from thousand.kernels.cards.rules import PLAYERS, TWO
from thousand.kernels.cards.walk import play_on

OWN = 1 << 12
"""More than anybody's points: what is weighed first counts so many times as much."""


@kernel
def seat_at(p: Ints, place: int, switches: int) -> int:
    """Who sits at a place, counted as in LEADER."""
    return (p[LEADER] + place) % (2 if switches & TWO else PLAYERS)


@kernel
def follow(depth: int, play: int, switches: int, prices: int, positions: Rows, points: Rows) -> None:
    """The next row is what ``play`` makes of this one."""
    for field in range(FIELDS):
        positions[depth + 1, field] = positions[depth, field]
    for seat in range(PLAYERS):
        points[depth + 1, seat] = points[depth, seat]
    play_on(positions[depth + 1], play, switches, prices, points[depth + 1])


@kernel
def best_end(depth: int, switches: int, prices: int, positions: Rows, points: Rows, lists: Rows) -> None:
    """Adds what each player gets when each plays what is best for him, from the position of row ``depth`` on.

    The rows after it are room to work in.
    """
    p, won = positions[depth], points[depth]
    if p[TRICKS] == 0:
        return
    mover, declarer = seat_at(p, place_to_move(p), switches), seat_at(p, p[DECLARER], switches)
    side = 1 if mover == declarer else -1
    best, first, second, third = -(1 << 30), 0, 0, 0
    for place in range(plays(p, switches, prices, lists[depth])):
        follow(depth, lists[depth, place], switches, prices, positions, points)
        best_end(depth + 1, switches, prices, positions, points, lists)
        then = points[depth + 1]
        worth = side * then[declarer] * OWN + then[mover]
        if worth > best:
            best, first, second, third = worth, then[0], then[1], then[2]
    won[0], won[1], won[2] = first, second, third


def ends(rows: Ints, chosen: Ints, switches: int, prices: int, his: Ints, own: Ints) -> None:
    """For each row and play what the declarer (``his``) and the player to move (``own``) still get."""
    depth = 2 + PLAYERS * int(rows[:, TRICKS].max(initial=0))
    positions, points, lists = (np.zeros((depth, width), np.int64) for width in (FIELDS, PLAYERS, MOST_PLAYS))
    for number, row in enumerate(rows):
        declarer = seat_at(row, row[DECLARER], switches)
        mover = seat_at(row, place_to_move(row), switches)
        for place, play in enumerate(chosen):
            positions[0], points[0] = row, 0
            follow(0, play, switches, prices, positions, points)
            best_end(1, switches, prices, positions, points, lists)
            his[number, place], own[number, place] = points[1, declarer], points[1, mover]
