"""Гонка до цели: what a deal that ends so and so does to a player's chance to win the whole game.

The score sheet after the deal is booked by the rules of the table; what it is worth is read from the shipped
races. Where none is known for these rules, a player's lead over the mean of the others stands for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from thousand.cards.actions import WriteOff
from thousand.cards.booking.settlement import settle
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.options import Options
from thousand.cards.seating import others, players, sitter
from thousand.cards.state import Account, DealResult, Giving, Naming, State
from thousand.cards.write_off import write_off
from thousand.core.errors import CodedError
from thousand.core.seats import Seat
from thousand.tables.cards import race

EXCESS, LACK = 12, 30
"""By how much a contract that is made is exceeded, and one that fails is missed, in points."""
BASE, SLOPE = 95.0, -0.25
"""What the defenders take together where the declarer takes nothing, and more for each point of his."""
HALVED = 400.0
"""Points below the lowest score of the races that halve the chance: a hopeless score can still get worse."""
LEAD = 2.0
"""Where no race is known: in how many targets of points a lead is as good as a won game."""


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract as it may be played."""

    declarer: Seat
    amount: int
    chance: float
    """That it is made."""
    blind: bool = False


def equity(options: Options, accounts: Sequence[Account], seat: Seat) -> float | None:
    """The chance of ``seat`` to win the game in which the next deal finds these ``accounts``.

    None: nobody has computed the race under these rules, or its file cannot be used.
    """
    try:
        found = race.find(options, len(accounts))
    except CodedError:
        return None
    return None if found is None else found.chance(accounts, seat)


def standing(options: Options, accounts: Sequence[Account], seat: Seat) -> float:
    """The same, from a lead in points where the race is not known."""
    found = equity(options, accounts, seat)
    if found is not None:
        return found * 0.5 ** (max(race.LOWEST - accounts[seat].score, 0) / HALVED)
    scores = [account.score for account in accounts]
    rest = (sum(scores) - scores[seat]) / (len(scores) - 1)
    return 1 / len(scores) + (scores[seat] - rest) / (LEAD * options.target)


def played(view: State, seat: Seat, contract: Contract) -> float:
    """The chance of ``seat`` to win the game, when ``contract`` is played now."""
    made, failed = (_booked(view, seat, contract, is_made=is_made) for is_made in (True, False))
    return contract.chance * made + (1 - contract.chance) * failed


def written_off(view: State, phase: Giving | Naming) -> float:
    """The declarer's chance to win the game when he writes the deal off."""
    return _after(view, write_off(view, WriteOff(phase.declarer)), phase.declarer)


def now(view: State, seat: Seat) -> float:
    """The chance of ``seat`` to win the game as it stands, the cards of this deal aside."""
    return standing(view.options, view.accounts, seat)


def _after(view: State, events: Sequence[Event], seat: Seat) -> float:
    """The chance of ``seat`` to win once the deal has closed with ``events``."""
    after = reduce(CARDS.evolve, events, view)
    if after.winner is not None:
        return float(after.winner == seat)
    return standing(after.options, after.accounts, seat)


def _booked(view: State, seat: Seat, contract: Contract, *, is_made: bool) -> float:
    """The chance of ``seat`` to win once the contract has been made, or has failed."""
    taken = contract.amount + (EXCESS if is_made else -LACK)
    share = round((BASE + SLOPE * taken) / (len(players(view)) - 1))
    defenders = {*others(view, contract.declarer)}
    points = tuple(share if each in defenders else 0 for each in range(len(view.accounts)))
    points = tuple(taken if each == contract.declarer else value for each, value in enumerate(points))
    result = DealResult(
        dealer=view.dealer,
        declarer=contract.declarer,
        contract=contract.amount,
        points=points,
        tricks=tuple(int(each in players(view)) for each in range(len(view.accounts))),
        blind=contract.blind,
        golden=view.golden is not None,
        sitter=sitter(view),
    )
    return _after(view, settle(view.options, view.accounts, view.golden, result), seat)
