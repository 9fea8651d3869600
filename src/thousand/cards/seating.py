"""Who is who in a deal: dealer, opener, the players of the deal, the one who sits out."""

from collections.abc import Iterator
from functools import cache

from thousand.cards.options import Barrel, Options
from thousand.cards.state import Account, State
from thousand.core.seats import Seat, after


@cache
def _round(dealer: Seat, count: int) -> tuple[Seat, ...]:
    playing = 3 if count == 4 else count
    return tuple(after(dealer, count, step) for step in range(1, playing + 1))


def players(state: State) -> tuple[Seat, ...]:
    """The two or three players of the deal, clockwise from the opener; the dealer is last, or sits out."""
    return _round(state.dealer, len(state.accounts))


def opener(state: State) -> Seat:
    """Сидящий на сотне: the player left of the dealer."""
    return after(state.dealer, len(state.accounts))


def sitter(state: State) -> Seat | None:
    """Сидящий на прикупе: with four players the dealer, who sits out."""
    return state.dealer if len(state.accounts) == 4 else None


def others(state: State, seat: Seat) -> Iterator[Seat]:
    """The other players of the deal, clockwise from ``seat``."""
    around = players(state)
    place = around.index(seat)
    yield from around[place + 1 :] + around[:place]


def next_player(state: State, seat: Seat) -> Seat:
    """The player of the deal who follows ``seat`` clockwise."""
    return next(others(state, seat))


def sits(barrel: Barrel | None, account: Account) -> bool:
    """Сидит на бочке: the player's score has reached the barrel."""
    return barrel is not None and account.score >= barrel.at


def on_barrel(state: State, seat: Seat) -> bool:
    """Whether ``seat`` sits on the barrel."""
    return sits(state.options.barrel, state.accounts[seat])


def missing(options: Options, barrel: Barrel) -> int:
    """What a sitter needs in one deal: 120, or 121 where the target is to be exceeded."""
    return options.target - barrel.at
