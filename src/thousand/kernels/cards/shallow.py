"""A search that looks a few plays ahead and no further, to measure ourselves against; for two players."""

from thousand.kernels.cards.endgames import follow, seat_at
from thousand.kernels.cards.jit import Rows, kernel
from thousand.kernels.cards.layout import TRICKS, place_to_move, plays

FAR = 1 << 20
"""More than any lead."""


@kernel
def lead_after(
    depth: int,
    ahead: int,
    seat: int,
    switches: int,
    prices: int,
    positions: Rows,
    points: Rows,
    lists: Rows,
) -> int:
    """By how many points ``seat`` leads when both look ``ahead`` plays from the position of row ``depth``.

    The rows after it are room to work in; seats are counted as in LEADER.
    """
    p = positions[depth]
    if ahead == 0 or p[TRICKS] == 0:
        return points[depth, seat] - points[depth, 1 - seat]
    is_own = seat_at(p, place_to_move(p), switches) == seat
    best = -FAR if is_own else FAR
    for place in range(plays(p, switches, prices, lists[depth])):
        follow(depth, lists[depth, place], switches, prices, positions, points)
        found = lead_after(depth + 1, ahead - 1, seat, switches, prices, positions, points, lists)
        best = max(best, found) if is_own else min(best, found)
    return best
