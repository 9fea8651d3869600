"""Победа: where no barrel stands in the way, a score that reaches the target wins (decisions 62, 64, 83)."""

from collections.abc import Iterable, Iterator, Sequence

from thousand.cards.booking.case import Case
from thousand.cards.events import Won
from thousand.core.seats import Seat


def first(reached: Iterable[Seat], declarer: Seat, scores: Sequence[int]) -> Seat | None:
    """Of several who win in one deal: the declarer, then the higher score, then clockwise from him.

    >>> first((Seat(0), Seat(2)), Seat(1), (1010, 120, 1010))
    2
    """

    def merit(seat: Seat) -> tuple[bool, int, int]:
        clockwise = (seat - declarer) % len(scores)
        return seat == declarer, scores[seat], -clockwise

    return max(reached, key=merit, default=None)


def reaches_target(case: Case) -> Iterator[Won]:
    """Победа: without a barrel, or by a jump over one that may be jumped (decision 64)."""
    barrel = case.options.barrel
    if barrel is not None and barrel.jump == "climbs":
        return
    reached = [s for s in case.seats if not case.sat(s) and case.score(s) >= case.options.target]
    winner = first(reached, case.result.declarer, [account.score for account in case.now])
    if winner is not None:
        yield Won(winner, case.score(winner))
