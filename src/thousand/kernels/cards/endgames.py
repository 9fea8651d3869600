"""The last tricks with everybody's own points: defenders hold the declarer down, then think of themselves.

Unlike in `search` each player has a value of his own, so nothing can be cut off; a few tricks are enough.
"""

import numpy as np

from thousand.kernels.cards.jit import Ints, Rows, kernel
from thousand.kernels.cards.roots import DECLARER, LEADER, MOST_PLAYS, TRICKS, place_to_move, plays
from thousand.kernels.cards.rules import TWO
from thousand.kernels.cards.walk import PLAYERS, play_on
from thousand.kernels.cards.worlds import salted

OWN = 1 << 12
"""More than anybody's points: what is weighed first counts so many times as much."""


@kernel
def seat_at(p: Ints, place: int, switches: int) -> int:
    """Who sits at a place, counted as in LEADER."""
    return (p[LEADER] + place) % (2 if switches & TWO else PLAYERS)


@kernel
def best_end(p: Ints, switches: int, prices: int, points: Ints) -> None:
    """Adds to ``points`` what each player gets from ``p`` on, when each plays what is best for him."""
    if p[TRICKS] == 0:
        return
    found = np.zeros(MOST_PLAYS, np.int64)
    mover, declarer = seat_at(p, place_to_move(p), switches), seat_at(p, p[DECLARER], switches)
    side = 1 if mover == declarer else -1
    best, chosen = -(1 << 30), points.copy()
    for play in found[: plays(p, switches, prices, found)]:
        q, won = p.copy(), points.copy()
        play_on(q, play, switches, prices, won)
        best_end(q, switches, prices, won)
        worth = side * won[declarer] * OWN + won[mover]
        if worth > best:
            best, chosen = worth, won
    points[:] = chosen


@kernel
def ends(rows: Rows, chosen: Ints, switches: int, prices: int, his: Rows, own: Rows) -> None:
    """For each row and play what the declarer (``his``) and the player to move (``own``) still get."""
    for number in range(rows.shape[0]):
        row = rows[number]
        switched = salted(row, switches)
        mover, declarer = seat_at(row, place_to_move(row), switches), seat_at(row, row[DECLARER], switches)
        for place in range(chosen.shape[0]):
            q, won = row.copy(), np.zeros(PLAYERS, np.int64)
            play_on(q, chosen[place], switched, prices, won)
            best_end(q, switched, prices, won)
            his[number, place], own[number, place] = won[declarer], won[mover]
