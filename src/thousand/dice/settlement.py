"""What the end of a turn sets off, rule by rule, in the order of the rule book.

What one rule says is applied before the next rule looks. The facts that several rules need
are computed once and handed over.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce

from thousand.core.seats import Seat, seats
from thousand.dice import bolts, dots, dump_truck, entry, finish, overtaking, ranges
from thousand.dice.events import (
    Banked,
    BarrelTurnSpent,
    BoltMarked,
    BoltPenalty,
    BoltsCleared,
    Busted,
    ClimbedBarrel,
    DotMarked,
    DotsFall,
    DumpTruck,
    Entered,
    Event,
    FellOffBarrel,
    KnockedOff,
    LandedOnBarrel,
    LeftBarrel,
    Overtaken,
    Won,
)
from thousand.dice.evolution import evolve
from thousand.dice.losses import lowered
from thousand.dice.options import Options
from thousand.dice.state import Account, State


@dataclass(frozen=True, slots=True)
class Case:
    """A turn of ``seat`` that has just ended: the game as the turn left it, and as it is now."""

    seat: Seat
    before: State
    now: State
    climbed: ranges.Range | None
    """The barrel on which banking the turn puts the player."""
    recorded: int
    """The score that banking the turn records."""

    @property
    def options(self) -> Options:
        """The rules in force."""
        return self.before.options

    @property
    def was(self) -> Account:
        """The mover's account before the turn was settled."""
        return self.before.accounts[self.seat]

    @property
    def account(self) -> Account:
        """The mover's account now."""
        return self.now.accounts[self.seat]


Rule = Callable[[Case], Iterable[Event]]


def enters(case: Case) -> Iterator[Event]:
    """Допуск: the first banked turn, or one that was dumped, enters (D8)."""
    if case.was.entered:
        return
    struck = case.options.dump is not None and dump_truck.strikes(case.options.dump, case.recorded)
    yield Entered(
        case.seat,
        entry.entry_score(case.options.entry or 0, 0 if struck else case.recorded),
    )


def wins(case: Case) -> Iterator[Event]:
    """Финиш: a recorded target wins, and nothing else happens (D28)."""
    if finish.wins(case.options.target, case.recorded):
        yield Won(case.seat, case.recorded)


def is_dumped(case: Case) -> Iterator[Event]:
    """Самосвал: a banked turn that records 555 is dumped and overtakes nobody (D23, D25)."""
    if case.options.dump is not None and dump_truck.strikes(case.options.dump, case.recorded):
        yield DumpTruck(case.seat, case.recorded, ends_turn=False)


def climbs(case: Case) -> Iterator[Event]:
    """Бочка: a banked turn that reaches a barrel climbs it; a cut one records its start (D18)."""
    if case.climbed is not None and case.climbed.barrel is not None:
        yield ClimbedBarrel(case.seat, case.recorded, case.climbed.barrel.turns)


def clears_bolts(case: Case) -> Iterator[Event]:
    """Болты: bolts in a row end with a banked turn, others with a climb onto a limited barrel (D11, D13)."""
    rule = case.options.bolts
    if rule is not None and case.account.bolts and bolts.are_cleared_by_banking(rule, case.account):
        yield BoltsCleared(case.seat)


def knocks_off(case: Case) -> Iterator[Event]:
    """Бочка: who climbs an exclusive barrel knocks off all who sit there (D20, D34)."""
    options, found = case.options, case.climbed
    if found is None or found.barrel is None or not found.barrel.exclusive:
        return
    for seat, account in _others(case):
        if found.low <= account.score < found.top:
            score, falls = ranges.knocked_off(found.barrel, options.entry or 0, options.floor, account)
            yield KnockedOff(seat, case.seat, account.score - score, score, falls)


def overtakes(case: Case) -> Iterator[Event]:
    """Обгон: all who were passed lose points, judged on scores before; the knocked-off are spared (D26)."""
    penalty = case.options.overtake
    if penalty is None:
        return
    for seat, account in _others(case):
        knocked = case.now.accounts[seat] is not account
        passed = overtaking.is_passed(case.was.score, case.account.score, account.score)
        if account.entered and passed and not knocked:
            lost = account.score - lowered(case.options.floor, account.score, penalty)
            yield Overtaken(seat, case.seat, lost)


def _others(case: Case) -> Iterator[tuple[Seat, Account]]:
    """The other seats and their accounts before the turn was settled."""
    for seat in seats(len(case.before.accounts)):
        if seat != case.seat:
            yield seat, case.before.accounts[seat]


def marks_bolt(case: Case) -> Iterator[Event]:
    """Болты: a bust that the table counts is marked (D11)."""
    rule = case.options.bolts
    standing = ranges.range_at(case.options, case.was.score)
    if rule is not None and bolts.is_marked(rule, case.was, standing, case.before.turn.throws):
        yield BoltMarked(case.seat, case.was.bolts + 1)


def pays_for_bolts(case: Case) -> Iterator[Event]:
    """Болты: the last mark of a set costs points, and the marks are cleared (D11, D33)."""
    rule, account = case.options.bolts, case.account
    if rule is None or account.bolts < rule.limit:
        return
    penalty = bolts.penalty_of_a_set(case.options, rule, account)
    score = lowered(case.options.floor, account.score, penalty)
    if score == account.score:
        yield BoltsCleared(case.seat)
    else:
        yield BoltPenalty(case.seat, account.score - score, score)


def spends_barrel_turn(case: Case) -> Iterator[Event]:
    """Бочка: a failed turn on a barrel is one of those allowed; the last one is a fall (D17, D19)."""
    account = case.account
    found = ranges.barrel_at(case.options, account.score)
    stays = found == ranges.barrel_at(case.options, case.was.score)
    if not account.turns or not stays or found is None or found.barrel is None:
        return
    if account.turns > 1:
        yield BarrelTurnSpent(case.seat, account.turns - 1)
        return
    score, falls = ranges.fallen(found.barrel, case.options.floor, account)
    yield FellOffBarrel(case.seat, account.score - score, score, falls)


def falls_by_dots(case: Case) -> Iterator[Event]:
    """Точки: the last dot of a set is a fall, and the dots are cleared (D39)."""
    rule, account = case.options.dots, case.account
    if rule is not None and account.dots >= rule.limit:
        score, falls = dots.fallen(rule, case.options.floor, account)
        yield DotsFall(case.seat, account.score - score, score, falls)


def settles_losses(case: Case) -> Iterator[Event]:
    """Штраф: who lost points may land on the dump truck, off a barrel, or on one (D16, D24, D45)."""
    for seat in seats(len(case.now.accounts)):
        was, now = case.before.accounts[seat], case.now.accounts[seat]
        if now.score < was.score:
            yield from _after_loss(case.options, seat, was, now)


def _after_loss(options: Options, seat: Seat, was: Account, now: Account) -> Iterator[Event]:
    """What a new, lower score means for the dump truck and the barrels; one account alone."""
    score = now.score
    if options.dump is not None and dump_truck.strikes(options.dump, score):
        yield DumpTruck(seat, score, ends_turn=False)
        score = 0
    standing = ranges.barrel_at(options, score)
    if standing == ranges.barrel_at(options, was.score):
        return
    if now.turns:
        yield LeftBarrel(seat)
    if standing is not None and standing.barrel is not None and standing.barrel.turns:
        yield LandedOnBarrel(seat, standing.barrel.turns)
        if now.bolts:
            yield BoltsCleared(seat)


BANKED: tuple[Rule, ...] = (
    enters,
    wins,
    is_dumped,
    climbs,
    clears_bolts,
    knocks_off,
    overtakes,
    settles_losses,
)
"""The order at banking."""

BUSTED: tuple[Rule, ...] = (marks_bolt, pays_for_bolts, spends_barrel_turn, settles_losses)
"""The order at a bust."""

DOTTED: tuple[Rule, ...] = (falls_by_dots, spends_barrel_turn, settles_losses)
"""The order at a dot."""

DUMPED: tuple[Rule, ...] = (enters, settles_losses)
"""The order where the dump truck ends a turn."""

SETTLEMENT: dict[type[Event], tuple[Rule, ...]] = {
    Banked: BANKED,
    Busted: BUSTED,
    DotMarked: DOTTED,
    DumpTruck: DUMPED,
}
"""The rules that each end of a turn sets off, in order."""

FINAL = (Won, DumpTruck)
"""After these no further rule is asked."""


def settled(state: State, ending: Event) -> tuple[Event, ...]:
    """``ending``, which ends the turn going on in ``state``, and everything it sets off."""
    happened, seat = [ending], ending.seat
    score = state.accounts[seat].score
    total = score + state.turn.points
    climbed = ranges.climbed(state.options, score, total)
    recorded = ranges.recorded(climbed, total)
    case = Case(seat, state, evolve(state, ending), climbed, recorded)
    for rule in SETTLEMENT[type(ending)]:
        followed = tuple(rule(case))
        happened.extend(followed)
        case = Case(seat, state, reduce(evolve, followed, case.now), climbed, recorded)
        if any(isinstance(event, FINAL) for event in followed):
            break
    return tuple(happened)
