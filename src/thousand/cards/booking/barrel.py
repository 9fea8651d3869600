"""Бочка: a sitter wins by one deal that brings what he lacks; so many deals without it, and he falls."""

from collections.abc import Iterator, Sequence

from thousand.cards.booking.case import Case
from thousand.cards.events import BarrelDealSpent, BookingEvent, ContractFailedOnBarrel, FellOffBarrel, Won
from thousand.cards.options import Barrel, Options
from thousand.cards.score_sheet import Accounts
from thousand.cards.seating import missing, sits
from thousand.cards.state import Account, DealResult
from thousand.core.seats import Seat, after, seats


def winners(
    options: Options, result: DealResult, worth: Sequence[int], accounts: Accounts
) -> tuple[Seat, ...]:
    """The sitters to whom the deal, undoubled, brings what they lack (decisions 65, 66, A13).

    By a contract of their own, or in defence too; never by another's write-off or by the talon of a dealer
    who sits out.
    """
    barrel = options.barrel
    if barrel is None or result.written_off:
        return ()
    needed = missing(options, barrel)
    able = [result.declarer] if barrel.wins == "contract" else seats(len(accounts))
    return tuple(
        seat
        for seat in able
        if seat != result.sitter and sits(barrel, accounts[seat]) and worth[seat] >= needed
    )


def fallen(rule: Barrel, account: Account, loss: int | None = None) -> tuple[int, int]:
    """Score and falls of a sitter who leaves the barrel without a win: always below it, a mark more (A14).

    ``loss`` is what leaving costs; None: what the table's fall does.

    >>> fallen(Barrel(falls=3), Account(880, falls=1)), fallen(Barrel(fall="zero"), Account(960))
    ((760, 2), (0, 0))
    """
    falls = account.falls if rule.falls is None else account.falls + 1
    if loss is None:
        if rule.fall == "zero":
            return 0, falls
        loss = rule.fall
    score = account.score - loss
    return (score if score < rule.at else rule.at - loss), falls


def is_attempt(rule: Barrel, result: DealResult, opener: Seat, seat: Seat) -> bool:
    """Whether the deal is one of those allowed: each, those he declares, or those he opens (67)."""
    if rule.unit == "deal":
        return seat != result.sitter
    return seat == (result.declarer if rule.unit == "contract" else opener)


def wins_from_barrel(case: Case) -> Iterator[Won]:
    """Победа с бочки: what he booked is on top of his barrel score; nothing else follows (A12, 72)."""
    if case.winner is not None:
        yield Won(case.winner, case.score(case.winner))


def leaves_by_failure(case: Case) -> Iterator[BookingEvent]:
    """Проигрыш на бочке: a sitter's failed contract may be written and lead off the barrel (68)."""
    barrel, result = case.options.barrel, case.result
    seat = result.declarer
    if barrel is None or barrel.failed_contract == "deal" or not case.sat(seat):
        return
    if not case.made and not result.written_off:
        account = case.now[seat]
        score, falls = fallen(barrel, account, -case.amount(seat))
        yield ContractFailedOnBarrel(seat, account.score - score, score, falls)


def spends_deals(case: Case) -> Iterator[BookingEvent]:
    """Попытки: a deal without a win is one less for each sitter; after the last he falls (67, 69)."""
    barrel, result = case.options.barrel, case.result
    if barrel is None or barrel.deals is None:
        return
    opener = after(result.dealer, len(case.now))
    for seat in case.seats:
        account = case.now[seat]
        if not case.sat(seat) or not case.sits(seat) or not is_attempt(barrel, result, opener, seat):
            continue
        if account.deals > 1:
            yield BarrelDealSpent(seat, account.deals - 1)
        else:
            score, falls = fallen(barrel, account)
            yield FellOffBarrel(seat, account.score - score, score, falls)
