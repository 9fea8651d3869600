"""Deals that bots play from score sheets of every kind: what the race to the target is made of."""

from collections.abc import Iterator, Sequence
from random import Random

from thousand.cards.events import (
    ContractFailed,
    ContractMade,
    DealClosed,
    DefenceBooked,
    Event,
    TrickTaken,
    WriteOffBooked,
)
from thousand.cards.game import resume
from thousand.cards.options import Options
from thousand.cards.seating import sits, sitter
from thousand.cards.state import Account, DealResult, Giving, Naming, Playing, State
from thousand.core.seats import Seat
from thousand.lab.tables import Table, named
from thousand.solvers.cards.race import Outcome

ROUND = 5
LOWEST = -100
SITTING = 0.3
"""How often a player sits on the barrel."""


def accounts(options: Options, players: int, rng: Random) -> tuple[Account, ...]:
    """A score sheet as it may stand somewhere in a game."""
    barrel = options.barrel
    top = options.target if barrel is None else barrel.at
    found = [Account(rng.randrange(LOWEST, top, ROUND)) for _ in range(players)]
    if barrel is not None:
        for seat in range(players):
            alone = not barrel.exclusive or not any(sits(barrel, account) for account in found)
            if alone and rng.random() < SITTING:
                found[seat] = Account(barrel.at, deals=rng.randint(1, barrel.deals or 1))
    return tuple(found)


def outcomes(options: Options, players: int, bot: str, seed: int) -> Iterator[Outcome]:
    """Deals without end between ``players`` bots of the name ``bot``."""
    rng, number = Random(f"{seed} sheets"), 0
    while True:
        number += 1
        before = resume(options, accounts(options, players, rng), Seat(number % players), deal=1)
        sitting = tuple(sits(options.barrel, each) for each in before.accounts)
        yield Outcome(_played(Table(before, f"{seed} {number}"), bot), sitting)


def _played(table: Table, bot: str) -> DealResult:
    players = len(table.views)
    luck, happened = [Random(seat) for seat in range(players)], list[Event]()
    before = table.state
    while not any(isinstance(event, DealClosed) for event in happened):
        if not isinstance(table.state.phase, Playing):
            before = table.state
        happened += table.act(named((bot,) * players), luck)
    return _result(before, happened)


def _result(before: State, happened: Sequence[Event]) -> DealResult:
    """What was booked, from the events; ``before`` is the last state before the play."""
    count = len(before.accounts)
    points, tricks = [0] * count, [0] * count
    declarer, contract, written_off = before.dealer, 0, False
    for event in happened:
        match event:
            case TrickTaken(seat=seat):
                tricks[seat] += 1
            case DefenceBooked(seat=seat, points=taken):
                points[seat] = taken
            case ContractMade() | ContractFailed():
                declarer, contract, points[event.seat] = event.seat, event.contract, event.points
            case WriteOffBooked(seat=seat):
                declarer, written_off = seat, True
            case _:
                pass
    if isinstance(before.phase, Giving | Naming) and written_off:
        contract = before.phase.bid
    out = sitter(before)
    return DealResult(
        dealer=before.dealer,
        declarer=declarer,
        contract=contract,
        points=tuple(points),
        tricks=tuple(tricks),
        written_off=written_off,
        sitter=out,
        talon=before.talons[0] if out is not None else (),
    )
