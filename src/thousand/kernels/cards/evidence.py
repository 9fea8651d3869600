"""What is told of a card that was played, and whether a hand might have played it so.

A fact is an array of the fields below.
"""

from thousand.kernels.cards.jit import Ints, Rows, kernel, part
from thousand.kernels.cards.moves import declaring, leads, replies
from thousand.kernels.cards.rules import AUTOMATIC
from thousand.kernels.cards.tables import ACES_SET, NO_CARD

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
SITUATION = 9
"""The player's part in the trick, as `habits` tells them apart."""
GONE = 10
"""The cards that all had seen."""
FACTS = 11


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
