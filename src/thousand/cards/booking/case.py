"""What every rule of booking is told: the deal, what it is worth to each seat, and the score sheet."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from thousand.cards.booking.own_contracts import is_written
from thousand.cards.events import BookingEvent, Won
from thousand.cards.options import Options
from thousand.cards.score_sheet import Accounts
from thousand.cards.seating import sits
from thousand.cards.state import DealResult
from thousand.core.seats import Seat, seats


@dataclass(frozen=True, slots=True)
class Case:
    """A deal that is over: facts that several rules need, the accounts before it, and as they are now."""

    options: Options
    result: DealResult
    golden: tuple[bool, ...] | None
    """The results of the golden deals, this one included; None: it is none."""
    made: bool
    """The declarer made his contract."""
    worth: tuple[int, ...]
    """What the deal brings each seat, rounded and undoubled; negative: costs."""
    factors: tuple[int, ...]
    """What each seat's worth is multiplied by, 1 or 2."""
    winner: Seat | None
    """Who wins from the barrel by this deal."""
    before: Accounts
    now: Accounts

    @property
    def seats(self) -> Iterator[Seat]:
        """All seats."""
        return seats(len(self.before))

    @property
    def players(self) -> Iterator[Seat]:
        """All seats but that of a dealer who sits out."""
        return (seat for seat in self.seats if seat != self.result.sitter)

    @property
    def defenders(self) -> Iterator[Seat]:
        """The players but the declarer."""
        return (seat for seat in self.players if seat != self.result.declarer)

    def sat(self, seat: Seat) -> bool:
        """Whether ``seat`` sat on the barrel when the deal began."""
        return sits(self.options.barrel, self.before[seat])

    def sits(self, seat: Seat) -> bool:
        """Whether ``seat``'s score has reached the barrel by now."""
        return sits(self.options.barrel, self.now[seat])

    def amount(self, seat: Seat) -> int:
        """What the deal is worth to ``seat``, doubled where it is."""
        return self.worth[seat] * self.factors[seat]

    def written(self, seat: Seat) -> int:
        """What of it is written: nothing for a sitter who does not win (decision 65, A13)."""
        if self.sat(seat) and seat != self.winner:
            return 0
        own = seat == self.result.declarer
        if not own and not is_written(self.options.own_contracts_from, self.before[seat].score):
            return 0
        return self.amount(seat)

    def score(self, seat: Seat) -> int:
        """The score of ``seat`` now."""
        return self.now[seat].score


Rule = Callable[[Case], Iterable[BookingEvent | Won]]
"""A rule of booking: what it writes down in a case."""
