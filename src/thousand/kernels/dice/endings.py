"""How a turn can end for one account, and what the others' turns do to it: asked of the rules themselves.

That a turn's end factors into these (what happens to the mover depends on him alone, who is passed or
knocked off on scores alone) is the one assumption the kernels make; the parity tests hold it to the rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Final

from thousand.core.seats import Seat
from thousand.dice import dots, dump_truck, legality, ranges
from thousand.dice.events import Banked, Busted, DotMarked, DumpTruck, Event, KnockedOff, Overtaken, Won
from thousand.dice.evolution import evolve
from thousand.dice.losses import lowered
from thousand.dice.options import Options
from thousand.dice.settlement import Case, settled, settles_losses
from thousand.dice.state import Account, State, Turn
from thousand.kernels.dice.throws import UNIT

MOVER, OTHER = Seat(0), Seat(1)
BYSTANDER: Final = Account(score=-1_000_000)
"""Somebody whom no turn passes or knocks off."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What a turn that stands at so many points may come to."""

    account: Account | None
    """The mover's account if the turn ends here; None where it may not, or wins."""
    wins: bool = False
    at_once: bool = False
    """The turn ends whether the player likes it or not: the dump truck, a dot."""
    stops: bool = False
    """Where it may be banked it must be (D30)."""
    passes: tuple[int, int] | None = None
    """The scores before and after, if others between them are overtaken."""
    seizes: tuple[int, int] | None = None
    """The exclusive barrel from which others are knocked off."""

    @property
    def is_possible(self) -> bool:
        """Whether the turn may end here."""
        return self.wins or self.account is not None


IMPOSSIBLE: Final = Ending(None)


def endings(options: Options, account: Account) -> tuple[Ending, ...]:
    """What a turn of ``account`` may come to at 0, 5, 10, … points; from the last on all is the same."""
    beyond = options.target - account.score + (UNIT if options.finish == "exact" else 0)
    row = [_ending(options, account, UNIT * units) for units in range(max(beyond // UNIT, 0) + 1)]
    while len(row) > 1 and row[-2] == row[-1]:
        row.pop()
    return tuple(row)


def _ending(options: Options, account: Account, points: int) -> Ending:
    """One entry; the rules are asked in the order in which they look at dice set aside."""
    state = State(options, (account, BYSTANDER), MOVER, Turn(points, 3, 1))
    total = account.score + points
    if options.dump is not None and dump_truck.strikes_in_turn(options.dump, total):
        return Ending(_own(state, DumpTruck(MOVER, account.score, ends_turn=True)), at_once=True)
    if options.dots is not None and dots.goes_beyond(options.target, total):
        return Ending(_own(state, DotMarked(MOVER, account.dots + 1, points)), at_once=True)
    if not legality.may_bank(state):
        return IMPOSSIBLE
    return _banked(state, points)


def _banked(state: State, points: int) -> Ending:
    options, account = state.options, state.accounts[MOVER]
    events = settled(state, Banked(MOVER, points))
    stops = legality.stop(state) is not None
    if any(isinstance(event, Won) for event in events):
        return Ending(None, wins=True, stops=stops)
    own = reduce(evolve, events, state).accounts[MOVER]
    if any(isinstance(event, DumpTruck) for event in events):
        return Ending(own, stops=stops)
    climbed = ranges.climbed(options, account.score, account.score + points)
    seizes = None
    if climbed is not None and climbed.barrel is not None and climbed.barrel.exclusive:
        seizes = (climbed.low, climbed.top)
    passes = None if options.overtake is None else (account.score, own.score)
    return Ending(own, stops=stops, passes=passes, seizes=seizes)


def _own(state: State, ending: Event) -> Account:
    return reduce(evolve, settled(state, ending), state).accounts[MOVER]


def busts(options: Options, account: Account) -> tuple[Account, Account]:
    """What a bust makes of ``account``: at the first throw of a turn, and later."""
    first, later = (
        _own(State(options, (account, BYSTANDER), MOVER, Turn(throws=throws)), Busted(MOVER, 0))
        for throws in (1, 2)
    )
    return first, later


def overtaken(options: Options, account: Account) -> Account:
    """What being overtaken makes of ``account``."""
    if options.overtake is None or not account.entered:
        return account
    lost = account.score - lowered(options.floor, account.score, options.overtake)
    return _after_loss(options, account, Overtaken(OTHER, MOVER, lost))


def knocked_off(options: Options, account: Account) -> Account:
    """What being knocked off makes of ``account``; nothing for who sits on no exclusive barrel."""
    found = ranges.barrel_at(options, account.score)
    if found is None or found.barrel is None or not found.barrel.exclusive:
        return account
    score, falls = ranges.knocked_off(found.barrel, options.entry or 0, options.floor, account)
    return _after_loss(options, account, KnockedOff(OTHER, MOVER, account.score - score, score, falls))


def _after_loss(options: Options, account: Account, loss: Event) -> Account:
    """``account`` after ``loss`` and whatever it sets off."""
    before = State(options, (BYSTANDER, account), MOVER)
    now = evolve(before, loss)
    case = Case(MOVER, before, now, None, BYSTANDER.score)
    followed: Iterator[Event] = settles_losses(case)
    return reduce(evolve, tuple(followed), now).accounts[OTHER]
