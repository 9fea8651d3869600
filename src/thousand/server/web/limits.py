"""Rate limits: buckets that fill with time, one for each address or person and kind of request."""

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

from thousand.core.errors import CodedError, declare

TOO_MANY = declare("server/too_many")
KEPT = 20_000
"""Buckets in memory; the one unused for longest goes first."""


@dataclass(frozen=True, slots=True)
class Limit:
    """``rate`` a second in the long run, ``burst`` at once."""

    rate: float
    burst: float


ASKING = Limit(20, 80)
"""Requests of one address."""
NAMING = Limit(0.2, 20)
"""New names from one address."""
MAKING = Limit(0.2, 20)
"""New tables and saved rules of one person."""
CHECKING = Limit(4, 20)
"""House rules to be checked, from one address: the whole page is written each time."""
MOVING = Limit(0.05, 5)
"""Links to another device, and attempts to spend one."""
CONNECTING = Limit(5, 40)
"""New sockets of one person."""
HINTING = Limit(1, 10)
"""Hints of one person."""
ANALYSING = Limit(0.1, 10)
"""Analyses begun from one address."""
SPEAKING = Limit(20, 60)
"""Messages on one socket."""
CHATTING = Limit(0.5, 5)
"""Lines of chat of one person."""


class Limits:
    """All buckets of a server; ``factor`` multiplies every limit."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, Limit], tuple[float, float]] = OrderedDict()

    def take(self, who: str, limit: Limit) -> None:
        """Take one from the bucket of ``who``.

        Raises:
            CodedError: it is empty.
        """
        now = monotonic()
        full = limit.burst * self.factor
        left, since = self._buckets.pop((who, limit), (full, now))
        left = min(full, left + (now - since) * limit.rate * self.factor)
        empty = left < 1
        self._buckets[who, limit] = (left if empty else left - 1, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        if empty:
            raise CodedError(TOO_MANY)
