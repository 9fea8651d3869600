"""Words of the auction apart by who sits on the barrel, where each may decide the game."""

from thousand.cards.seating import on_barrel, sits
from thousand.cards.state import State
from thousand.core.seats import Seat

KINDS = ("nobody on the barrel", "from the barrel", "against the barrel")


def kind(state: State, seat: Seat) -> int:
    """The place in KINDS of a word of ``seat``."""
    if not any(sits(state.options.barrel, account) for account in state.accounts):
        return 0
    return 1 if on_barrel(state, seat) else 2
