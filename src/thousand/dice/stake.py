"""Ставка: at the end each loser pays the winner, more if he never entered; scores do not change."""

from thousand.dice.options import Stake
from thousand.dice.state import State


def payments(rule: Stake, state: State) -> tuple[int, ...]:
    """What each seat gets (above zero) or pays (below); all zeros until there is a winner."""
    if state.winner is None:
        return (0,) * len(state.accounts)
    owed = [
        0 if seat == state.winner else rule.amount * (1 if account.entered else rule.never_entered)
        for seat, account in enumerate(state.accounts)
    ]
    return tuple(sum(owed) if seat == state.winner else -debt for seat, debt in enumerate(owed))
