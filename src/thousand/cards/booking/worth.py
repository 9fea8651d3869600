"""Очки раздачи: what a deal brings each seat, rounded where the table rounds, before any doubling."""

from thousand.cards.booking import sitter, write_off
from thousand.cards.booking.contract import is_made
from thousand.cards.booking.rounding import nearest
from thousand.cards.options import Options
from thousand.cards.score_sheet import Accounts
from thousand.cards.state import DealResult
from thousand.core.seats import Seat, seats


def made(options: Options, result: DealResult) -> bool:
    """Whether the declarer played and made his contract."""
    points = result.points[result.declarer]
    return not result.written_off and is_made(options.rounding.declarer, result.contract, points)


def worth(options: Options, accounts: Accounts, result: DealResult) -> tuple[int, ...]:
    """What the deal brings each seat; negative: costs."""
    return tuple(
        _declarer(options, accounts, result) if seat == result.declarer else _other(options, result, seat)
        for seat in seats(len(accounts))
    )


def _declarer(options: Options, accounts: Accounts, result: DealResult) -> int:
    """The contract for or against him; what his write-off costs."""
    if result.written_off and options.write_off is not None:
        return -write_off.cost(options.write_off, result.contract, accounts[result.declarer].write_offs)
    return result.contract if made(options, result) else -result.contract


def _other(options: Options, result: DealResult, seat: Seat) -> int:
    """The talon for one who sits out; a share of a write-off; or what a defender took."""
    step = options.rounding.defenders
    if seat == result.sitter:
        rule = options.sitter
        return 0 if rule is None else sitter.worth(rule, options.marriages.points, step, result.talon)
    if result.written_off and options.write_off is not None:
        return write_off.share(options.write_off, result.contract)
    return nearest(step, result.points[seat])
