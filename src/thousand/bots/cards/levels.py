"""Weaker levels: the counting bot with fewer deals before its eyes, which misjudges plays by a blur."""

from thousand.bots.cards.judging import Effort
from thousand.bots.cards.solving import SolvingBot


def skilled() -> SolvingBot:
    """Sees most of it."""
    return SolvingBot(Effort(chances=40, points=8, hands=60), blur=0.0066)


def casual() -> SolvingBot:
    """Plays what looks right."""
    return SolvingBot(Effort(chances=12, points=4, hands=24), blur=0.022)


def novice() -> SolvingBot:
    """Knows the rules and has an inkling."""
    return SolvingBot(Effort(chances=4, points=2, hands=12), blur=0.055)
