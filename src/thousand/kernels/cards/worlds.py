"""Many positions at once: which agree with what was played, and what each play is worth in each.

Positions are rows of fields as in `roots`; they differ by hands, table cards and the points of the rest.
"""

from thousand.kernels.cards.jit import Ints, Rows, kernel, part
from thousand.kernels.cards.moves import declaring, leads, replies
from thousand.kernels.cards.roots import (
    BEST,
    DECLARER,
    FIRST_GUESS,
    REST_POINTS,
    answer,
    place_to_move,
    value,
)
from thousand.kernels.cards.rules import AUTOMATIC, REST
from thousand.kernels.cards.tables import ACES_SET, NO_CARD

# What is told of a card that was played, so that hands can be held to it.
PLACE = 0
"""Who played it: a field of the rows."""
PLAYED = 1
"""What he has played since, this card included."""
CARD = 2
HIGH, WINNING = 3, 4
"""The highest card of the suit led before it, and the one that was ahead; NO_CARD: it led."""
TRUMP_THEN = 5
FOREIGN = 6
"""1: another player had declared the trump."""
DECLARED = 7
"""1: a marriage was declared with it; 2: four aces."""
FIRST_TRICK = 8
"""1: he had no trick yet."""
FACTS = 9

LOW_SWITCHES = (1 << REST) - 1


@part
def fits(hand: int, fact: Ints, switches: int) -> int:
    """Whether a hand might have played as was seen."""
    hand |= fact[PLAYED]
    bit = 1 << fact[CARD]
    if fact[HIGH] != NO_CARD:
        return replies(hand, fact[HIGH], fact[WINNING], fact[TRUMP_THEN], switches) & bit != 0
    if leads(hand, fact[TRUMP_THEN], fact[FOREIGN], switches) & bit == 0:
        return 0
    if fact[DECLARED] == 2:
        return hand & ACES_SET == ACES_SET
    may = declaring(hand, fact[FIRST_TRICK], switches) & bit != 0
    return may == (fact[DECLARED] == 1) if switches & AUTOMATIC else may or fact[DECLARED] == 0


@kernel
def agreeing(rows: Rows, facts: Rows, switches: int, found: Ints) -> None:
    """Marks the ``rows`` in which everybody could play as all saw."""
    for number in range(rows.shape[0]):
        found[number] = 1
        for at in range(facts.shape[0]):
            if not fits(rows[number, facts[at, PLACE]], facts[at], switches):
                found[number] = 0
                break


@kernel
def salted(row: Ints, switches: int) -> int:
    """The switches, with the points of the rest as they are in ``row``."""
    return switches & LOW_SWITCHES | row[REST_POINTS] << REST


@kernel
def makes(rows: Rows, chosen: Ints, need: int, switches: int, prices: int, table: Ints, found: Rows) -> None:
    """For each row and each of the plays ``chosen``: 1 where the declarer still gets ``need``.

    A negative play is the best one; so it is in ``values``.
    """
    found[:] = need <= 0
    if need <= 0:
        return
    for number in range(rows.shape[0]):
        row = rows[number]
        own = salted(row, switches)
        is_his = row[DECLARER] == place_to_move(row)
        is_made = answer(row, BEST, need, own, prices, table) >= need
        for place in range(chosen.shape[0]):
            if is_made != is_his or chosen[place] < 0:
                found[number, place] = is_made
                continue
            found[number, place] = answer(row, chosen[place], need, own, prices, table) >= need


@kernel
def values(rows: Rows, chosen: Ints, switches: int, prices: int, table: Ints, found: Rows) -> None:
    """For each row and each of the plays ``chosen`` what the declarer still gets."""
    for number in range(rows.shape[0]):
        row = rows[number]
        guess = FIRST_GUESS
        for place in range(chosen.shape[0]):
            guess = value(row, guess, chosen[place], salted(row, switches), prices, table)
            found[number, place] = guess
