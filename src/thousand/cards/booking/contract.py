"""Заказ: the declarer is written his contract, not his points: for him, or against him (decision 50)."""

from collections.abc import Iterator

from thousand.cards.booking.case import Case
from thousand.cards.booking.rounding import nearest
from thousand.cards.events import BookingEvent, ContractFailed, ContractMade
from thousand.cards.options import Options


def is_made(step: int | None, contract: int, points: int) -> bool:
    """Whether ``points``, rounded to ``step`` where the table rounds the declarer, reach the contract.

    >>> is_made(None, 120, 119), is_made(5, 100, 98)
    (False, True)
    """
    return nearest(step, points) >= contract


def needed(options: Options, contract: int) -> int:
    """The fewest points with which the contract is made, rounding included.

    >>> from thousand.cards.options import Rounding
    >>> needed(Options(), 120), needed(Options(rounding=Rounding(declarer=5)), 120)
    (120, 118)
    """
    points = contract
    while is_made(options.rounding.declarer, contract, points - 1):
        points -= 1
    return points


def books_contract(case: Case) -> Iterator[BookingEvent]:
    """Заказ: the contract is written; against a sitter's score nothing is (A13)."""
    if case.result.written_off:
        return
    seat = case.result.declarer
    amount = case.written(seat)
    booked = ContractMade if case.made else ContractFailed
    yield booked(
        seat,
        contract=case.result.contract,
        points=case.result.points[seat],
        factor=case.factors[seat],
        amount=amount,
        score=case.score(seat) + amount,
    )
