"""Торговля в минусе: a player below an agreed score may not raise a bid."""

from thousand.cards.state import State
from thousand.core.seats import Seat


def is_silent(state: State, seat: Seat) -> bool:
    """Молчание: a player whose score is too low can only pass, or stand at the forced minimum (A9)."""
    below = state.options.auction.silent_below
    return below is not None and state.accounts[seat].score < below
