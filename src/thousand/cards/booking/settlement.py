"""Запись: what the end of a deal puts on the score sheet, in the order of the rules (decision 82).

Each event is applied before the next rule looks; a win ends the booking.
"""

from typing import Final

from thousand.cards.booking import barrel, doubling, golden, target
from thousand.cards.booking import worth as deal_worth
from thousand.cards.booking.bank import pays_bank
from thousand.cards.booking.barrel import leaves_by_failure, spends_deals, wins_from_barrel
from thousand.cards.booking.bolts import marks_bolts, pays_for_bolts
from thousand.cards.booking.case import Case, Rule
from thousand.cards.booking.climbing import climb_barrel, fall_together, knock_off
from thousand.cards.booking.contract import books_contract
from thousand.cards.booking.defence import books_defence
from thousand.cards.booking.dump_truck import dumps
from thousand.cards.booking.falls import reset_by_falls
from thousand.cards.booking.golden import loses_golden_round
from thousand.cards.booking.sitter import books_sitter
from thousand.cards.booking.target import reaches_target
from thousand.cards.booking.write_off import books_write_off, penalises_third
from thousand.cards.events import DealClosed, Event, Won
from thousand.cards.options import Options
from thousand.cards.records import changed
from thousand.cards.score_sheet import Accounts, evolve_accounts
from thousand.cards.state import DealResult
from thousand.core.seats import after, seats

BOOKING: Final[tuple[Rule, ...]] = (
    books_contract,
    books_defence,
    books_write_off,
    books_sitter,
    marks_bolts,
    pays_for_bolts,
    penalises_third,
    wins_from_barrel,
    leaves_by_failure,
    spends_deals,
    climb_barrel,
    fall_together,
    knock_off,
    reset_by_falls,
    loses_golden_round,
    dumps,
    reaches_target,
)
"""The order of the rules; amounts are doubled before they are written."""


def settle(
    options: Options, accounts: Accounts, golden_results: golden.Results | None, result: DealResult
) -> tuple[Event, ...]:
    """Everything that ``result`` puts on the score sheet ``accounts``, up to the close of the deal.

    ``accounts`` count a write-off of this deal already. ``golden_results`` are those of the golden deals
    before this one; None: it is none.
    """
    case = _case(options, accounts, golden_results, result)
    happened: list[Event] = []
    for rule in BOOKING:
        for event in rule(case):
            happened.append(event)
            if isinstance(event, Won):
                happened += pays_bank(case, event.seat)
                return (*happened, _closed(case))
            case = changed(case, now=evolve_accounts(case.now, event))
    return (*happened, _closed(case))


def _closed(case: Case) -> DealClosed:
    """The next dealer deals, and a golden round goes on."""
    count = len(case.now)
    rule = case.options.golden
    results = None if rule is None or case.golden is None else golden.following(rule, case.golden, count)
    return DealClosed(after(case.result.dealer, count), results)


def _case(
    options: Options, accounts: Accounts, golden_results: golden.Results | None, result: DealResult
) -> Case:
    """The facts that several rules need, found once."""
    made, worth = deal_worth.made(options, result), deal_worth.worth(options, accounts, result)
    factors = tuple(doubling.factor(options, result, seat) for seat in seats(len(accounts)))
    totals = [
        account.score + points * factor
        for account, points, factor in zip(accounts, worth, factors, strict=True)
    ]
    winners = barrel.winners(options, result, worth, accounts)
    return Case(
        options=options,
        result=result,
        golden=None if golden_results is None else (*golden_results, made),
        made=made,
        worth=worth,
        factors=factors,
        winner=target.first(winners, result.declarer, totals),
        before=accounts,
        now=accounts,
    )
