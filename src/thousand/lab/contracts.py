"""Заказы: how many contracts were made, those bid for told apart from those an opener was left with.

Only the former tell how well a bot bids: the opener has to bid the minimum whatever he holds, and plays it
where nobody goes higher.
"""

from dataclasses import dataclass, field

from thousand.lab.tables import Played


@dataclass(slots=True)
class Contracts:
    """The contracts somebody played, and whether each was made."""

    willing: list[bool] = field(default_factory=list)
    """Those he had bid more for than the opener has to."""
    forced: list[bool] = field(default_factory=list)
    """Those he was left with."""

    def add(self, played: Played) -> None:
        """One more."""
        (self.willing if played.willing else self.forced).append(played.made)

    def extend(self, more: "Contracts") -> None:
        """All of ``more`` besides."""
        self.willing += more.willing
        self.forced += more.forced

    @property
    def every(self) -> list[bool]:
        """All of them."""
        return self.willing + self.forced
