"""Гонка до цели: the chance of each player to win the whole game, by the score sheet.

It is read from the shipped races. Where none is known for these rules, the scores themselves stand for it.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from thousand.cards.options import Options
from thousand.cards.seating import sits
from thousand.cards.state import Account
from thousand.core.errors import CodedError
from thousand.core.seats import seats
from thousand.tables.cards import race

HALVED: Final = 400.0
"""Points below the lowest score of the races that halve the chance: a hopeless score can still get worse."""
EVEN: Final = 0.4
"""Where no race is known: by so much of the target must a player lead to have 2.7 times the chance."""


def chances(
    options: Options, accounts: Sequence[Account], more: Sequence[float] | None = None
) -> tuple[float, ...]:
    """The chance of each seat to win the game in which the next deal finds these ``accounts``: 1 in all.

    ``more``: points that are to be added to the scores, by seat.
    """
    extra = (0.0,) * len(accounts) if more is None else more
    found = _read(options, accounts, extra) or [
        exp((account.score + points) / (EVEN * options.target))
        for account, points in zip(accounts, extra, strict=True)
    ]
    total = sum(found)
    return tuple(each / total for each in found)


def _read(options: Options, accounts: Sequence[Account], more: Sequence[float]) -> list[float] | None:
    """The chances as the races have them, which may sum up to a little more or less than 1.

    None: nobody has computed the race under these rules, or its file cannot be used.
    """
    try:
        found = race.find(options, len(accounts))
    except CodedError:
        return None
    if found is None:
        return None
    levels = [found.levels.level(account, points) for account, points in zip(accounts, more, strict=True)]
    below = [
        0.0 if sits(options.barrel, account) else max(race.LOWEST - account.score - points, 0.0)
        for account, points in zip(accounts, more, strict=True)
    ]
    return [found.at(levels, seat) * 0.5 ** (below[seat] / HALVED) for seat in seats(len(accounts))]
