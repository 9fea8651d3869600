"""Банк: the winner takes it, the last pays it, others pay nothing (decision 90); no part of the scores."""

from collections.abc import Iterator, Sequence

from thousand.cards.booking.case import Case
from thousand.cards.events import BankPaid, Event
from thousand.core.seats import Seat, after, seats


def amounts(stake: int, winner: Seat, scores: Sequence[int]) -> tuple[int, ...]:
    """What each seat gets or pays; those who share the last place share the stake.

    What cannot be shared is paid by the first of them clockwise after the winner.

    >>> amounts(100, Seat(0), (1000, 640, 320)), amounts(25, Seat(1), (300, 1000, 300))
    ((100, 0, -100), (-12, 25, -13))
    """
    count = len(scores)
    lowest = min(score for seat, score in enumerate(scores) if seat != winner)
    others = [after(winner, count, step) for step in range(1, count)]
    last = [seat for seat in others if scores[seat] == lowest]
    part, odd = divmod(stake, len(last))
    paid = {seat: part + (place < odd) for place, seat in enumerate(last)}
    return tuple(stake if seat == winner else -paid.get(seat, 0) for seat in seats(count))


def pays_bank(case: Case, winner: Seat) -> Iterator[Event]:
    """Банк: paid once the game is won."""
    if case.options.bank is not None:
        yield BankPaid(amounts(case.options.bank.stake, winner, [account.score for account in case.now]))
