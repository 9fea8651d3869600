"""Provable chance, scheme 1: promises, the key of a draw, and the stream made from it.

A draw is one deal of cards, or one turn of dice with all its throws. The server has promised
its seed by a hash before it could know any seat's; every live seat has promised its own before
any was opened. Draws count from 1, seats from 1; seeds are 32 bytes.
"""

import hashlib
import hmac
from collections.abc import Sequence

SCHEME = 1
SEED_BYTES = 32
_WORD = 1 << 32


def _number(value: int) -> bytes:
    return value.to_bytes(8, "big")


def server_hash(table: str, draw: int, seed: bytes) -> str:
    """The server's promise for ``draw``, in hexadecimal."""
    return hashlib.sha256(b"thousand/1/server" + table.encode() + _number(draw) + seed).hexdigest()


def seat_hash(table: str, draw: int, seat: int, seed: bytes) -> str:
    """The promise of ``seat`` (from 1) for ``draw``, in hexadecimal."""
    named = b"thousand/1/seat" + table.encode() + _number(draw) + _number(seat)
    return hashlib.sha256(named + seed).hexdigest()


def draw_key(table: str, draw: int, seed: bytes, seats: Sequence[bytes | None]) -> bytes:
    """The key of ``draw`` from the server's seed and those of the seats (None: gave none)."""
    parts = b"".join(b"\x00" if given is None else b"\x01" + given for given in seats)
    named = b"thousand/1/draw" + table.encode() + _number(draw)
    return hmac.new(seed, named + parts, hashlib.sha256).digest()


class FairChance:
    """``core.chance.Chance`` from the key of a draw; ``used`` words of its stream are gone already."""

    def __init__(self, key: bytes, used: int = 0) -> None:
        self._key = key
        self._block: tuple[int, bytes] = (-1, b"")
        self.used = used

    def _word(self) -> int:
        number, place = divmod(self.used, 8)
        self.used += 1
        if self._block[0] != number:
            self._block = (number, hmac.digest(self._key, _number(number), "sha256"))
        return int.from_bytes(self._block[1][4 * place : 4 * place + 4], "big")

    def below(self, bound: int) -> int:
        """A uniform integer from 0 to ``bound`` - 1; words that would favour the small ones are skipped."""
        limit = _WORD // bound * bound
        while (word := self._word()) >= limit:
            continue
        return word % bound
