"""Ставка раздачи: what a deal that ends so and so does to each player's chance to win the whole game.

The contract is booked by the rules of the table, made and failed; what defenders take is a mean of many
deals, so that it is added as it is, where it is written at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from math import floor

from thousand.bots.cards import race
from thousand.cards.actions import WriteOff
from thousand.cards.booking.doubling import factor
from thousand.cards.booking.own_contracts import is_written
from thousand.cards.booking.settlement import settle
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.options import Rounding
from thousand.cards.records import changed
from thousand.cards.seating import others, sits, sitter
from thousand.cards.state import DealResult, Giving, Naming, Playing, State
from thousand.cards.write_off import write_off
from thousand.core.seats import Seat

Chances = tuple[float, ...]
"""To win the whole game, by seat."""

EXCESS, LACK = 12, 30
"""By how much a contract that is made is exceeded, and one that fails is missed, in points."""
BASE, SLOPE = 95.0, -0.25
"""What the defenders take together where the declarer takes nothing, and more for each point of his."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """How a contract is likely to go."""

    declarer: Seat
    contract: int
    chance: float
    """That it is made."""
    points: float
    """The declarer's points, on average."""
    typical: float
    """The same for the deal at large, whatever is chosen now."""
    blind: bool = False
    own: float | None = None
    """What the player asked about takes as a defender, where that is known."""


def expected(declarer: Seat, contract: int, chance: float, *, blind: bool = False) -> Prospect:
    """A contract of which only the ``chance`` is known."""
    points = contract + chance * EXCESS - (1.0 - chance) * LACK
    return Prospect(declarer, contract, chance, points, points, blind)


def now(view: State, seat: Seat) -> float:
    """The chance of ``seat`` to win the game as it stands, the cards of this deal aside."""
    return standing(view)[seat]


def standing(state: State, more: Sequence[float] | None = None) -> Chances:
    """The chances between two deals, or at the end; ``more``: points still to be added, by seat."""
    if state.winner is not None:
        return tuple(float(seat == state.winner) for seat in range(len(state.accounts)))
    return race.chances(state.options, state.accounts, more)


def played(view: State, seat: Seat, prospect: Prospect) -> float:
    """The chance of ``seat`` to win the game, when the contract of ``prospect`` is played."""
    shares = _shares(view, seat, prospect)
    return sum(
        chance * _booked(view, prospect, shares, is_made=is_made)[seat]
        for chance, is_made in ((prospect.chance, True), (1.0 - prospect.chance, False))
        if chance
    )


def outcome(view: State, prospect: Prospect) -> Chances:
    """The chances once it is certain whether the contract is made."""
    shares = _shares(view, prospect.declarer, prospect)
    return _booked(view, prospect, shares, is_made=prospect.chance > 0)


def written_off(view: State, phase: Giving | Naming) -> float:
    """The declarer's chance to win the game when he writes the deal off."""
    after = _after(view, write_off(view, WriteOff(phase.declarer)))
    return standing(after)[phase.declarer]


def _shares(view: State, seat: Seat, prospect: Prospect) -> dict[Seat, float]:
    """What each defender takes; if only one of them is known, the others share the rest."""
    defenders = [*others(view, prospect.declarer)]
    taken = view.phase.points if isinstance(view.phase, Playing) else (0,) * len(view.accounts)
    already = sum(taken[each] for each in defenders)
    together = BASE + SLOPE * prospect.typical + prospect.typical - prospect.points
    left = max(0.0, together - already)
    if prospect.own is None or seat not in defenders:
        return {each: taken[each] + left / len(defenders) for each in defenders}
    rest = max(0.0, already + left - prospect.own) / max(1, len(defenders) - 1)
    return {each: prospect.own if each == seat else rest for each in defenders}


def _booked(view: State, prospect: Prospect, shares: dict[Seat, float], *, is_made: bool) -> Chances:
    """The chances once the contract has just been made, or has just failed.

    Whole points are booked as at the table, and what is left of the mean is added. Nothing is rounded, and
    who gets a bolt or happens on the dump truck as a defender is not foreseen.
    """
    count, declarer = len(view.accounts), prospect.declarer
    points = [floor(shares.get(Seat(seat), 0.0)) for seat in range(count)]
    points[declarer] = prospect.contract - (not is_made)
    result = DealResult(
        dealer=view.dealer,
        declarer=declarer,
        contract=prospect.contract,
        points=tuple(points),
        tricks=(1,) * count,
        blind=prospect.blind,
        golden=view.golden is not None,
        sitter=sitter(view),
    )
    plain = replace(view.options, rounding=Rounding(defenders=None, declarer=None), bolts=None, dump=None)
    after = _after(view, settle(plain, view.accounts, view.golden, result))
    more = [0.0] * count
    for defender, share in shares.items():
        if _is_written(view, defender):
            more[defender] = (share - floor(share)) * factor(view.options, result, defender)
    return standing(_dumped(after, declarer), more)


def _dumped(state: State, declarer: Seat) -> State:
    """The same with the declarer's score taken by the dump truck, where it waits at it."""
    dump, account = state.options.dump, state.accounts[declarer]
    if dump is None or account.score not in dump.at:
        return state
    emptied = changed(account, score=0)
    accounts = (emptied if seat == declarer else each for seat, each in enumerate(state.accounts))
    return changed(state, accounts=tuple(accounts))


def _after(view: State, events: Sequence[Event]) -> State:
    return reduce(CARDS.evolve, events, view)


def _is_written(view: State, seat: Seat) -> bool:
    """Whether what ``seat`` takes as a defender comes onto the score sheet."""
    account, options = view.accounts[seat], view.options
    return not sits(options.barrel, account) and is_written(options.own_contracts_from, account.score)
