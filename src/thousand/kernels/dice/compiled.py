"""Rules as integers: every status a number, every ending of every turn a row of a table.

The numbers follow the scores, the highest first, so that everybody whom a turn passes is a range of numbers.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final

from thousand.dice.options import Options
from thousand.dice.state import Account
from thousand.kernels.dice.endings import Ending
from thousand.kernels.dice.statuses import Line, fresh_account, reachable
from thousand.kernels.dice.throws import Throws, compiled_throws, keeping_of
from thousand.tables.abridgement import Abridgement

IMPOSSIBLE: Final = -1
"""Instead of a status: the turn may not end here."""
WIN: Final = -2
"""Instead of a status: the turn wins."""

AT_ONCE: Final = 1
"""A mark of an ending: nobody is asked, the turn ends here."""
STOPS: Final = 2
"""A mark of an ending: where it may be banked it must be."""

Range = tuple[int, int]
NOBODY: Final[Range] = (0, 0)


def _table() -> "array[int]":
    return array("i")


@dataclass(frozen=True, slots=True)
class Endings:
    """All endings of all statuses, one after another; row ``r`` of status ``a`` is ``first[a] + r``.

    ``own`` is the mover's status afterwards, IMPOSSIBLE or WIN; ``marks`` are AT_ONCE and STOPS; the
    statuses from ``passed_from`` up to ``passed_to`` are overtaken, those from ``seized_from`` up to
    ``seized_to`` are knocked off instead.
    """

    first: "array[int]"
    """By status, and one more at the end."""
    own: "array[int]"
    marks: "array[int]"
    passed_from: "array[int]"
    passed_to: "array[int]"
    seized_from: "array[int]"
    seized_to: "array[int]"


@dataclass(frozen=True)
class Compiled:
    """The rules of one table as integers; statuses are numbers from 0 up."""

    accounts: tuple[Account, ...]
    abridged: Abridgement
    throws: Throws
    keeping: "array[int]"
    """By status: which of the tables of ``throws`` holds for it."""
    endings: Endings
    busts: tuple["array[int]", "array[int]"]
    """By status: what a bust at the first throw, and a later one, makes of it."""
    overtaken: "array[int]"
    knocked_off: "array[int]"
    start: int
    """The status of a fresh player."""

    @cached_property
    def numbers(self) -> Mapping[Account, int]:
        """The status of each account."""
        return {account: number for number, account in enumerate(self.accounts)}

    def status(self, account: Account) -> int:
        """The status that stands for ``account``.

        Raises:
            KeyError: such an account cannot occur.
        """
        return self.numbers[self.abridged.of(account)]

    @property
    def digest(self) -> str:
        """A hash of everything a solution depends on."""
        whole = sha256()
        whole.update(repr((self.accounts, self.abridged, self.throws, self.start)).encode())
        rows = self.endings
        for part in (
            *(rows.first, rows.own, rows.marks),
            *(rows.passed_from, rows.passed_to, rows.seized_from, rows.seized_to),
            *(self.keeping, *self.busts, self.overtaken, self.knocked_off),
        ):
            whole.update(",".join(map(str, part)).encode() + b"\n")
        return whole.hexdigest()


def compiled(options: Options, abridged: Abridgement) -> Generator[int, None, Compiled]:
    """The rules as integers; yields how many statuses are known so far, which takes most of the time."""
    lines = yield from reachable(options, abridged)
    accounts = tuple(sorted(lines, key=_place))
    return _Assembly(options, accounts, lines).whole(abridged)


def _place(account: Account) -> tuple[int, ...]:
    marks = (account.entered, account.entry, account.bolts, account.turns, account.falls, account.dots)
    return (-account.score, *marks)


class _Assembly:
    """Puts the tables together once all accounts are known."""

    def __init__(self, options: Options, accounts: Sequence[Account], lines: Mapping[Account, Line]) -> None:
        self.options = options
        self.accounts = tuple(accounts)
        self.lines = lines
        self.numbers = {account: number for number, account in enumerate(accounts)}
        self.depths = [-account.score for account in accounts]
        self.passed: dict[tuple[int, int], Range] = {}

    def whole(self, abridged: Abridgement) -> Compiled:
        """The finished tables."""
        keeping, throws = self._throws()
        lines = [self.lines[account] for account in self.accounts]
        first, later = (array("i", (self.numbers[line.busts[n]] for line in lines)) for n in (0, 1))
        return Compiled(
            accounts=self.accounts,
            abridged=abridged,
            throws=throws,
            keeping=keeping,
            endings=self._endings(lines),
            busts=(first, later),
            overtaken=array("i", (self.numbers[line.overtaken] for line in lines)),
            knocked_off=array("i", (self.numbers[line.knocked_off] for line in lines)),
            start=self.numbers[abridged.of(fresh_account(self.options))],
        )

    def _throws(self) -> tuple["array[int]", Throws]:
        """For each status its way of keeping dice, and the throws for each way."""
        by_score = {
            score: keeping_of(self.options, score) for score in {account.score for account in self.accounts}
        }
        ways: dict[object, int] = {}
        scores: list[int] = []
        for account in self.accounts:
            if by_score[account.score] not in ways:
                ways[by_score[account.score]] = len(ways)
                scores.append(account.score)
        keeping = array("i", (ways[by_score[account.score]] for account in self.accounts))
        return keeping, compiled_throws(self.options, scores)

    def _endings(self, lines: Sequence[Line]) -> Endings:
        rows = Endings(*(_table() for _ in range(7)))
        for line in lines:
            rows.first.append(len(rows.own))
            for ending in line.endings:
                self._add(rows, ending)
        rows.first.append(len(rows.own))
        return rows

    def _add(self, rows: Endings, ending: Ending) -> None:
        own = (
            self.numbers[ending.account] if ending.account is not None else WIN if ending.wins else IMPOSSIBLE
        )
        rows.own.append(own)
        rows.marks.append(AT_ONCE * ending.at_once + STOPS * ending.stops)
        passed = NOBODY if ending.passes is None else self._between(*ending.passes)
        rows.passed_from.append(passed[0])
        rows.passed_to.append(passed[1])
        seized = NOBODY if ending.seizes is None else self._inside(*ending.seizes)
        rows.seized_from.append(seized[0])
        rows.seized_to.append(seized[1])

    def _between(self, before: int, after: int) -> Range:
        """The statuses whom a turn from ``before`` to ``after`` passes: strictly between them."""
        return bisect_right(self.depths, -after), max(
            bisect_left(self.depths, -before), bisect_right(self.depths, -after)
        )

    def _inside(self, low: int, top: int) -> Range:
        """The statuses on the barrel from ``low`` up to ``top``."""
        return bisect_right(self.depths, -top), bisect_right(self.depths, -low)
