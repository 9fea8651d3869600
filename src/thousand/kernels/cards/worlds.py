"""Many positions at once: what each play is worth in each.

Positions are rows of fields as in `layout`; they differ by hands, table cards and the points of the rest.
"""

from thousand.kernels.cards.jit import Ints, Rows, helper, kernel, part
from thousand.kernels.cards.layout import (
    DECLARER,
    LATER_A,
    LATER_B,
    LEAD,
    PLAYS,
    REST_POINTS,
    TRUMP,
    A,
    B,
    C,
    place_to_move,
)
from thousand.kernels.cards.moves import queens_of_pairs
from thousand.kernels.cards.order import alike_together
from thousand.kernels.cards.roots import BEST, NO_GUESS, between
from thousand.kernels.cards.rules import MOST, PRICE, REST
from thousand.kernels.cards.settled import lead_is_settled
from thousand.kernels.cards.tables import ACES_SET, NO_CARD, SUIT, SUITS

LOW_SWITCHES = (1 << REST) - 1


@helper
def salted(row: Ints, switches: int) -> int:
    """The switches, with the points of the rest as they are in ``row``."""
    return switches & LOW_SWITCHES | row[REST_POINTS] << REST


@part
def is_alike(p: Ints, play: int, other: int, prices: int) -> int:
    """Whether two leads do the same and differ by their points only."""
    low, high = min(play, other), max(play, other)
    if p[LEAD] != NO_CARD or low < 0 or high >= PLAYS or SUIT[low] != SUIT[high] or p[LATER_A] | p[LATER_B]:
        return 0
    queens = queens_of_pairs(p[A])
    apart = queens | queens << 1
    if prices >> PRICE * SUITS and p[A] & ACES_SET == ACES_SET:
        apart |= ACES_SET
    return ((1 << high) - (1 << low)) & (p[B] | p[C]) == 0 and (1 << low | 1 << high) & apart == 0


@part
def narrowed(
    row: Ints, chosen: Ints, place: int, least: int, most: int, switches: int, prices: int, found: Ints
) -> tuple[int, int]:
    """What ``found`` says of leads before ``place`` that differ from the one there by their points only.

    Where one side takes the trick whatever the others play, the dearer lead is the better one for it.
    """
    play = chosen[place]
    for other in range(place):
        if is_alike(row, chosen[other], play, prices):
            taken = lead_is_settled(play, row[B], row[C], row[TRUMP], row[DECLARER], switches)
            is_better = (play > chosen[other]) == ((taken > 0) == (row[DECLARER] == 0))
            if taken and is_better:
                least = max(least, found[other])
            elif taken:
                most = min(most, found[other])
    return least, most


@kernel
def all_between(
    order: Ints,
    rows: Rows,
    chosen: Ints,
    low: int,
    high: int,
    switches: int,
    prices: int,
    table: Ints,
    found: Rows,
) -> None:
    """The same as ``near``; the rows are looked at in this ``order``.

    Nothing is asked of a play where that cannot be better.
    """
    guess = NO_GUESS
    for number in order:
        row = rows[number]
        own = salted(row, switches)
        best = between(row, BEST, low, high, guess, own, prices, table)
        guess = best
        is_his = row[DECLARER] == place_to_move(row)
        least, most = low if is_his else best, best if is_his else high
        for place in range(chosen.shape[0]):
            found[number, place] = best
            if chosen[place] < 0 or least == most:
                continue
            floor, ceiling = narrowed(row, chosen, place, least, most, own, prices, found[number])
            found[number, place] = between(row, chosen[place], floor, ceiling, best, own, prices, table)


def near(
    rows: Ints, chosen: Ints, low: int, high: int, switches: int, prices: int, table: Ints, found: Ints
) -> None:
    """For each row and each of the plays ``chosen`` what the declarer still gets, from ``low`` to ``high``.

    A negative play is the best one.
    """
    all_between(alike_together(rows), rows, chosen, low, high, switches, prices, table, found)


def makes(rows: Ints, chosen: Ints, need: int, switches: int, prices: int, table: Ints, found: Ints) -> None:
    """For each row and each of the plays ``chosen``: 1 where the declarer still gets ``need``."""
    near(rows, chosen, max(need - 1, 0), max(need, 0), switches, prices, table, found)
    found[:] = found >= need


def values(rows: Ints, chosen: Ints, switches: int, prices: int, table: Ints, found: Ints) -> None:
    """For each row and each of the plays ``chosen`` what the declarer still gets."""
    near(rows, chosen, 0, MOST, switches, prices, table, found)
