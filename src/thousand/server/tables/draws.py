"""The draws of one table: promises, seeds, and the chance that comes of them.

The server's seed for the coming draw is on the disk and its hash shown before any seat's seed
for it can be known. A draw is opened for reveals once, and waits no longer than its time.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Literal

from thousand.core.fair import SEED_BYTES, FairChance, draw_key, seat_hash, server_hash
from thousand.core.seats import Seat, seats
from thousand.server.store.records import Draw

SeatState = Literal["nothing", "committed", "revealed", "none", "withheld"]
NONE, WITHHELD = "none", "withheld"


def fresh(number: int) -> Draw:
    """A new draw with the server's seed."""
    return Draw(number, secrets.token_bytes(SEED_BYTES))


def key_of(table: str, draw: Draw) -> bytes:
    """The key of a draw whose seats have given what they gave."""
    given = [None if part in (NONE, WITHHELD) else bytes.fromhex(part) for part in draw.seats or ()]
    return draw_key(table, draw.number, draw.seed, given)


@lru_cache(4096)
def promise_of(table: str, draw: Draw) -> str:
    """The server's promise for ``draw``: the hash of its seed."""
    return server_hash(table, draw.number, draw.seed)


class Draws:
    """``running`` is the draw whose chance is in use (None before the first), ``coming`` the next."""

    def __init__(self, table: str, count: int, running: Draw | None, coming: Draw) -> None:
        self.table = table
        self.count = count
        self.running = running
        self.coming = coming
        self.opened = running if running is not None and running.opened else None
        """The latest draw whose server seed is open."""
        self.withheld: dict[Seat, int] = {}
        self.due = False
        self.ready = asyncio.Event()
        self._committed: dict[Seat, str] = {}
        self._next: dict[Seat, str] = {}
        self._revealed: dict[Seat, bytes] = {}
        self._asked: frozenset[Seat] = frozenset()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def hash(self) -> str:
        """The server's promise for the coming draw."""
        return promise_of(self.table, self.coming)

    def has_committed(self, seat: Seat) -> bool:
        """Whether ``seat`` has promised a seed for the coming draw."""
        return seat in self._committed

    def commit(self, seat: Seat, draw: int, promise: str) -> bool:
        """Take a promise for the coming draw, or the one after it; whether it was in time."""
        if draw == self.coming.number and not self.due:
            self._committed[seat] = promise
        elif draw == self.coming.number + 1:
            self._next[seat] = promise
        else:
            return False
        return True

    def forget(self, seat: Seat) -> None:
        """The seat changes hands: what its last owner has promised is void."""
        for promises in (self._committed, self._next):
            promises.pop(seat, None)

    def drop_place(self) -> None:
        """A place is gone before the first draw: the others are numbered anew, so that all promise anew."""
        self.count -= 1
        self._committed.clear()
        self._next.clear()

    def reveal(self, seat: Seat, draw: int, seed: bytes) -> bool:
        """Take a seed that fits its promise; whether it was in time."""
        waited_for = self.due and not self.ready.is_set() and draw == self.coming.number
        if not waited_for or seat not in self._asked or seat in self._revealed:
            return False
        if seat_hash(self.table, draw, seat + 1, seed) != self._committed.get(seat):
            return False
        self._revealed[seat] = seed
        self._close_if_complete()
        return True

    def open(self, live: Iterable[Seat], seconds: float, changed: Callable[[], None]) -> None:
        """Ask the ``live`` seats for their seeds; ``changed`` is called when the draw has its key."""
        self.due = True
        self._asked = frozenset(live)
        self._changed = changed
        if not self._close_if_complete():
            self._timer = asyncio.get_running_loop().call_later(seconds, self._close)

    def _close_if_complete(self) -> bool:
        """A seat that has promised nothing cannot reveal anything and is not waited for."""
        if any(seat in self._committed and seat not in self._revealed for seat in self._asked):
            return False
        self._close()
        return True

    def _close(self) -> None:
        self.stop()
        if not self.ready.is_set():
            self.ready.set()
            self._changed()

    def stop(self) -> None:
        """Wait for nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def give_up(self) -> None:
        """These draws are out of date: whoever waits for them shall look again."""
        self.stop()
        self.ready.set()

    def outcome(self) -> tuple[str, ...]:
        """What each seat gave to the coming draw."""
        return tuple(self._part(seat) for seat in seats(self.count))

    def _part(self, seat: Seat) -> str:
        if seat in self._revealed:
            return self._revealed[seat].hex()
        return WITHHELD if seat in self._asked else NONE

    def state_of(self, seat: Seat) -> SeatState:
        """How far ``seat`` is with the coming draw."""
        if seat in self._revealed:
            return "revealed"
        if self.ready.is_set():
            return "withheld" if seat in self._asked else "none"
        return "committed" if seat in self._committed else "nothing"

    def closed(self) -> Draw:
        """The coming draw with what the seats gave."""
        return Draw(self.coming.number, self.coming.seed, self.outcome())

    def chance(self, used: int, *, begins: bool) -> FairChance:
        """The chance of the coming draw, or of the running one after ``used`` words."""
        if begins:
            return FairChance(key_of(self.table, self.closed()))
        if self.running is None:
            raise RuntimeError("no draw is running")
        return FairChance(key_of(self.table, self.running), used)

    def begun(self, running: Draw, coming: Draw) -> None:
        """The coming draw is in use now; promises for the one after it become those for the coming one."""
        self.stop()
        for seat, part in enumerate(running.seats or ()):
            if part == WITHHELD:
                self.withheld[Seat(seat)] = self.withheld.get(Seat(seat), 0) + 1
        self.running, self.coming = running, coming
        self._committed, self._next = self._next, dict[Seat, str]()
        self._revealed, self._asked = dict[Seat, bytes](), frozenset[Seat]()
        self.due = False
        self.ready = asyncio.Event()
