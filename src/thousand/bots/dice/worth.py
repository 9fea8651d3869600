"""What it is worth to leave the table so: the chance to win, solved for two and three, else from pairs."""

from functools import lru_cache

from thousand.bots.dice.turns import Accounts, TurnValues, Worth, turn_values
from thousand.dice.options import Options
from thousand.tables.shelf import find, find_for_three
from thousand.tables.triples import Triples
from thousand.tables.values import Values

THREE = 3
LEAST = 1e-9
"""No chance is taken for smaller than this where odds are reckoned with."""


def worth_for_two(values: Values) -> Worth:
    """Two players: what the other, now to move, does not win."""

    def worth(accounts: Accounts) -> float:
        mover, other = accounts
        return 1 - values.chance(other, mover)

    return worth


def worth_for_three(values: Triples) -> Worth:
    """Three players, where they are solved: the mover comes last now."""

    def worth(accounts: Accounts) -> float:
        mover, follower, last = accounts
        return values.chances(follower, last, mover)[2]

    return worth


def worth_for_more(values: Values) -> Worth:
    """Three and more, where only pairs are solved: the odds against each of the others put together.

    Each of the others is taken to be alone with one, and to move first.

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
    triples = find_for_three(options) if count == THREE else None
    if triples is not None:
        return worth_for_three(triples)
    values = find(options)
    if values is None:
        return None
    return worth_for_two(values) if count == 2 else worth_for_more(values)


def is_solved_for(options: Options, count: int) -> bool:
    """Whether tables of ``count`` themselves are solved under these rules, rather than put together.

    Raises:
        CodedError: the file of values is damaged.
    """
    return (find(options) if count == 2 else find_for_three(options) if count == THREE else None) is not None


def chances_of_three(options: Options, accounts: Accounts) -> tuple[float, ...] | None:
    """The chances of three players between two turns, the next mover first; None where they are not solved.

    Raises:
        CodedError: the file of values is damaged.
    """
    triples = find_for_three(options) if len(accounts) == THREE else None
    return None if triples is None else triples.chances(*accounts)
