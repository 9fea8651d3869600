"""Роспись: the declarer may give the deal up instead of playing it."""

from functools import reduce

from thousand.cards.actions import WriteOff
from thousand.cards.booking.settlement import settle
from thousand.cards.course import Course
from thousand.cards.events import DealWrittenOff, Event
from thousand.cards.evolution import evolve
from thousand.cards.options import WriteOff as Rule
from thousand.cards.phases import phase_of
from thousand.cards.seating import sitter
from thousand.cards.state import Account, DealResult, Giving, Naming, State
from thousand.core.errors import Code, IllegalAction, declare
from thousand.core.seats import Seat

NOT_PLAYED = declare("cards/no_write_off")
"""There is no write-off at this table."""
NOT_IN_BLIND = declare("cards/no_write_off_blind")
"""A blind game is played to the end."""
LIMIT_REACHED = declare("cards/write_off_limit", "limit")


def is_counted(rule: Rule | None) -> bool:
    """Whether the rules in force use the number of a player's write-offs."""
    return rule is not None and bool(rule.free or rule.third_penalty or rule.limit)


def refused(state: State, phase: Giving | Naming) -> tuple[Code, dict[str, int]] | None:
    """Why the declarer may not write the deal off; None: he may (A7, decisions 32 and 33)."""
    rule = state.options.write_off
    if rule is None:
        return NOT_PLAYED, {}
    if phase.blind:
        return NOT_IN_BLIND, {}
    if rule.limit is not None and state.accounts[phase.declarer].write_offs >= rule.limit:
        return LIMIT_REACHED, {"limit": rule.limit}
    return None


def write_off(state: State, action: WriteOff) -> tuple[Event, ...]:
    """Роспись: the deal is given up for the amount of the bid and booked at once."""
    phase = phase_of(state, Giving) if isinstance(state.phase, Giving) else phase_of(state, Naming)
    no = refused(state, phase)
    if no is not None:
        raise IllegalAction(no[0], **no[1])
    course = Course(state)
    course.happens(DealWrittenOff(action.seat, phase.bid, _count(state, state.accounts[action.seat])))
    after = course.state
    settled = settle(after.options, after.accounts, after.golden, _result(after, phase))
    return *course.events, *settled


def change(state: State, seat: Seat) -> int:
    """By how much the score of ``seat`` changes when he writes this deal off.

    Raises:
        IllegalAction: he may not.
    """
    booked = reduce(evolve, write_off(state, WriteOff(seat)), state)
    return booked.accounts[seat].score - state.accounts[seat].score


def _count(state: State, account: Account) -> int:
    return account.write_offs + 1 if is_counted(state.options.write_off) else 0


def _result(state: State, phase: Giving | Naming) -> DealResult:
    nothing = (0,) * len(state.accounts)
    sitting = sitter(state)
    return DealResult(
        dealer=state.dealer,
        declarer=phase.declarer,
        contract=phase.bid,
        points=nothing,
        tricks=nothing,
        golden=state.golden is not None,
        written_off=True,
        sitter=sitting,
        talon=() if sitting is None else state.talons[0],
    )
