"""Hints and analysis on the web: the mark of a hint in the log, and why there is none."""

from thousand.text.catalogue import MINUS, Message, message

HINTED = message("{player} takes a hint")

REFUSALS: dict[str, Message] = {
    "server/no_hints": message("There are no hints at this table"),
    "server/not_your_turn": message("A hint is for the player whose turn it is"),
    "server/not_solved": message("Nobody has solved these rules, so nothing can be said about the choices"),
    "server/nothing_to_say": message("The cards have nothing to say about this decision"),
    "server/preparing": message("This is still being prepared, try again in a minute"),
    "server/no_answer": message("The answer took too long, try again"),
}
"""The sentence for each refusal of a hint or an analysis."""


def signed(points: int) -> str:
    """Points gained or lost.

    >>> signed(12), signed(-3), signed(0)
    ('+12', '−3', '0')
    """
    return f"{MINUS if points < 0 else '+' if points else ''}{abs(points)}"
