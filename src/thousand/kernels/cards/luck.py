"""Chance in kernels: numbers that look drawn, each made of the one before it."""

from thousand.kernels.cards.jit import helper


@helper
def stirred(chance: int) -> int:
    """The next 64 bits of chance (xorshift)."""
    chance ^= chance << 13
    chance ^= chance >> 7 & (1 << 57) - 1
    return chance ^ chance << 17
