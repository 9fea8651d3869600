"""What it is worth to leave the table so: the chance to win, exact for two, from pairs for more."""

from functools import lru_cache

from thousand.bots.dice.turns import Accounts, TurnValues, Worth, turn_values
from thousand.dice.options import Options
from thousand.tables.shelf import find
from thousand.tables.values import Values

LEAST = 1e-9
"""No chance is taken for smaller than this where odds are reckoned with."""


def worth_for_two(values: Values) -> Worth:
    """Two players: what the other, now to move, does not win."""

    def worth(accounts: Accounts) -> float:
        mover, other = accounts
        return 1 - values.chance(other, mover)

    return worth


def worth_for_more(values: Values) -> Worth:
    """Three and more: the odds against each of the others alone, all of whom move first, put together.

    If strengths alone decided, the odds of two players would be those of their strengths; so the chance
    among all is one's strength in the strengths of all.
    """

    def worth(accounts: Accounts) -> float:
        mover, *others = accounts
        against = 0.0
        for other in others:
            chance = min(max(values.chance(other, mover), LEAST), 1 - LEAST)
            against += chance / (1 - chance)
        return 1 / (1 + against)

    return worth


@lru_cache(maxsize=64)
def turn_of(options: Options, accounts: Accounts) -> TurnValues | None:
    """The turn of the first of ``accounts`` by the values for these rules; None where there are none.

    Raises:
        CodedError: the file of values is damaged.
    """
    worth = worth_among(options, len(accounts))
    return None if worth is None else turn_values(options, accounts, worth)


def worth_among(options: Options, count: int) -> Worth | None:
    """What it is worth to leave a table of ``count`` so; None where nobody has solved these rules.

    Raises:
        CodedError: the file of values is damaged.
    """
    values = find(options)
    if values is None:
        return None
    return worth_for_two(values) if count == 2 else worth_for_more(values)
