"""Прогрев: the solver is loaded in the background; until it is there, its bots play by rules of thumb.

Only where people sit at the table: a game among bots waits instead, so that it comes again the same.
"""

from threading import Thread

from thousand.bots.cards.judging import judge, waiting_for


def begin() -> None:
    """Load the solver in the background, unless that has begun already."""
    if not waiting_for:
        thread = Thread(target=judge, daemon=True)
        waiting_for.append(thread)
        thread.start()


def is_cold() -> bool:
    """Whether the solver is to be compiled first, which takes many seconds."""
    from thousand.kernels.cards.cache import is_cold

    return is_cold()
