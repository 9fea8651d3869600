"""What a table is made with; only free places taken away before the game change it."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from pydantic import TypeAdapter

from thousand.core.options import RuleSet
from thousand.core.seats import Seat
from thousand.server.games.protocol import Hosted
from thousand.server.games.registry import GAMES
from thousand.text.catalogue import language
from thousand.text.rules.pages import BOOKS


@dataclass(frozen=True, slots=True)
class Spec:
    """Rules, clock and manners of a table; ``first`` is a seat from 0 or "lot"."""

    game: str
    preset: str
    version: int
    changes: dict[str, Any]
    seats: int
    clock: int
    first: int | Literal["lot"]
    open_to_watchers: bool
    leavers: Literal["substitute", "wait"]
    grace: int
    pace: int
    rematch_of: str | None = None
    hints: bool = False

    @property
    def hosted(self) -> Hosted:
        """The game."""
        return GAMES[self.game]

    def without(self, dropped: Iterable[Seat]) -> "Spec":
        """The same once free places were taken away, in turn; who is first stays so, or is the next one."""
        seats, first = self.seats, self.first
        for place in dropped:
            seats -= 1
            if first != "lot":
                first = (first - (first > place)) % seats
        return replace(self, seats=seats, first=first)

    @property
    def rules(self) -> RuleSet[Any]:
        """The rules in force."""
        return _known(self._key)[0]

    @property
    def differences(self) -> int:
        """How many options differ from the preset's."""
        return _known(self._key)[1]

    @property
    def _key(self) -> "_Key":
        return _Key(
            self.game, self.preset, self.version, json.dumps(self.changes, sort_keys=True), self.seats
        )

    def text(self) -> str:
        """The form in which it is stored."""
        return SPEC.dump_json(self).decode()


SPEC = TypeAdapter(Spec)


class _Key(NamedTuple):
    game: str
    preset: str
    version: int
    changes: str
    seats: int


@lru_cache(1024)
def _known(key: _Key) -> tuple[RuleSet[Any], int]:
    """Rules and how much they differ: reading and comparing them takes longer than a move."""
    rules = GAMES[key.game].notation.rules(key.preset, key.version, json.loads(key.changes), key.seats)
    return rules, len(BOOKS[key.game].changes(rules, language("en")))
