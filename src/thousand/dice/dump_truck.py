"""Самосвал: exactly 555 points become 0 (D22, D24)."""

from thousand.dice.options import Dump


def strikes(rule: Dump, score: int) -> bool:
    """Whether a recorded ``score`` is dumped, whoever caused it."""
    return score == rule.at


def strikes_in_turn(rule: Dump, total: int) -> bool:
    """Whether score and turn together, looked at after a whole throw, end the turn (D22, D23)."""
    return rule.when == "running" and total == rule.at
