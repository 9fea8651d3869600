"""What a table is made with and never changes."""

from dataclasses import dataclass
from typing import Any, Literal

from pydantic import TypeAdapter

from thousand.core.options import RuleSet
from thousand.server.games.protocol import Hosted
from thousand.server.games.registry import GAMES


@dataclass(frozen=True, slots=True)
class Spec:
    """Rules, clock and manners of a table; ``first`` is a seat from 0 or "lot"."""

    game: str
    preset: str
    version: int
    changes: dict[str, Any]
    clock: int
    first: int | Literal["lot"]
    open_to_watchers: bool
    leavers: Literal["substitute", "wait"]
    grace: int
    pace: int
    rematch_of: str | None = None

    @property
    def hosted(self) -> Hosted:
        """The game."""
        return GAMES[self.game]

    def rules(self) -> RuleSet[Any]:
        """The rules in force."""
        return self.hosted.notation.rules(self.preset, self.version, self.changes)

    def text(self) -> str:
        """The form in which it is stored."""
        return SPEC.dump_json(self).decode()


SPEC = TypeAdapter(Spec)
