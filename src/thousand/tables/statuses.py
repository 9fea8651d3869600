"""Which status of a table stands for an account: some tables do not tell all accounts apart."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from thousand.dice.state import Account


def status_of(
    numbers: Mapping[Account, int], account: Account, least: int | None, entries: Sequence[int]
) -> int:
    """The number of the status that stands for ``account``.

    Scores below ``least`` are taken for it, entry scores between two of ``entries`` for the lower one, and
    those above the own score, from which a player has fallen further than to them (D31), for the least.

    Raises:
        KeyError: such an account cannot occur.
    """
    found = numbers.get(account)
    if found is not None:
        return found
    score, entry = account.score, account.entry
    if least is not None:
        score = max(score, least)
    if entries and entry:
        known = [known for known in entries if known <= entry <= score]
        entry = max(known, default=entries[0])
    return numbers[replace(account, score=score, entry=entry)]
