"""What tables do not tell apart: accounts for which others stand."""

from dataclasses import dataclass, replace

from thousand.dice.entry import is_remembered
from thousand.dice.options import Options
from thousand.dice.state import Account

LEAST_SCORE = -300
"""Where scores have no floor, tables end here: the value at the start is then good to about 1e-7."""
ENTRY_STEPS = (0, 10, 25, 50, 75, 125, 225, 425)
"""Where entry scores are remembered, tables know them by these steps above the least."""


@dataclass(frozen=True, slots=True)
class Abridgement:
    """What tables do not tell apart: scores below ``least``, entry scores between two of ``entries``.

    The last of ``entries`` is where the barrel begins: one who entered there falls further, to the least of
    them (D31), and so does one whose entry score is above his own, since he has fallen before.
    """

    least: int | None = None
    entries: tuple[int, ...] = ()

    def of(self, account: Account) -> Account:
        """The account that stands for ``account``."""
        if self.least is not None and account.score < self.least:
            account = replace(account, score=self.least)
        if self.entries and account.entry:
            account = replace(account, entry=self._entry(account))
        return account

    def _entry(self, account: Account) -> int:
        least, barrel = self.entries[0], self.entries[-1]
        if account.entry > account.score or account.entry >= barrel:
            return least
        return max((entry for entry in self.entries if entry <= account.entry), default=least)


def usual_abridgement(options: Options) -> Abridgement:
    """What the tables of these rules leave out; nothing under most rules."""
    entries: tuple[int, ...] = ()
    if is_remembered(options):
        least = options.entry or 0
        barrel = max(barrel.start for barrel in options.barrels or () if barrel.knock == "entry")
        entries = *(least + step for step in ENTRY_STEPS if least + step < barrel), barrel
    return Abridgement(LEAST_SCORE if options.floor is None else None, entries)


def abridgement_of_three(options: Options) -> Abridgement:
    """What tables of three leave out: what those of two do, and all entry scores above the least."""
    usual = usual_abridgement(options)
    return replace(usual, entries=usual.entries[:1])
