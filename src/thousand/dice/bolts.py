"""Болты: a bust is marked, and so many marks cost points and are cleared (D11)."""

from thousand.dice.options import Bolts, Options
from thousand.dice.ranges import Range
from thousand.dice.state import Account


def is_marked(rule: Bolts, account: Account, standing: Range | None, throws: int) -> bool:
    """Whether a bust at the throw number ``throws`` of a turn is marked.

    ``standing`` is the pit or barrel the player is in.
    """
    if rule.first_throw and throws > 1:
        return False
    if not account.entered:
        return rule.before_entry
    if standing is None:
        return True
    return rule.in_pit if standing.barrel is None else rule.on_barrel


def penalty_of_a_set(options: Options, rule: Bolts, account: Account) -> int:
    """What the last bolt of a set costs: nothing before entry where the table spares him (D33)."""
    if not account.entered and options.entry_bust == "nothing":
        return 0
    return rule.penalty


def are_cleared_by_banking(rule: Bolts, seated: Account) -> bool:
    """Whether a banked turn clears the marks: bolts in a row, or a climb onto a limited barrel (D11, D13)."""
    return rule.in_row or seated.turns > 0
