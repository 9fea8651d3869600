"""Presets and house rules of cards, read for a number of players and checked."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from thousand.cards.options import Options
from thousand.cards.validation import NOT_FOR_SEATS, validate
from thousand.core.errors import InvalidRules
from thousand.core.options import RuleSet, Shelf, merged, rule_set

_TABLES: Final = {2: "two_players", 4: "four_players"}
"""What a preset changes for so many players."""


@dataclass(frozen=True, slots=True)
class SeatedShelf(Shelf):
    """The presets of cards as ``seats`` players play them."""

    seats: int = 3

    def rules(self, name: str, version: int | None = None) -> dict[str, Any]:
        """The options of preset ``name`` as one table, its bases and its table for ``seats`` merged in."""
        table = self.read(name, version)
        base = self.rules(table["base"], table.get("base_version")) if "base" in table else {}
        seated = table.get(_TABLES.get(self.seats, ""), {})
        return merged(merged(base, table["rules"]), seated)

    def offers(self, name: str, version: int | None = None) -> dict[str, Any]:
        """The rules that preset ``name`` offers and does not play by itself."""
        table = self.read(name, version)
        base = self.offers(table["base"], table.get("base_version")) if "base" in table else {}
        return merged(base, table.get("offers", {}))


SHELF: Final = SeatedShelf("thousand.cards.presets")


def names() -> tuple[str, ...]:
    """The presets in their order."""
    return SHELF.names()


def players(preset: str, version: int | None = None) -> tuple[int, ...]:
    """How many can play preset ``preset``.

    Raises:
        InvalidRules: an unknown preset or version.
    """
    return tuple(SHELF.read(preset, version)["players"])


def rules(
    preset: str,
    version: int | None = None,
    changes: Mapping[str, Any] | None = None,
    seats: int = 3,
) -> RuleSet[Options]:
    """Preset ``preset`` with the house rules ``changes``, ready for ``seats`` players.

    ``true`` for a rule that the preset offers means: as it offers it.

    Raises:
        InvalidRules: an unknown preset, version or key, a value of the wrong kind, or an
            impossible combination; names the key.
    """
    if seats not in players(preset, version):
        raise InvalidRules(NOT_FOR_SEATS, "players", preset, seats=seats)
    shelf = SeatedShelf(SHELF.package, seats)
    taken = _taken_up(changes or {}, shelf.offers(preset, version))
    named = rule_set(Options, shelf, preset, version, taken)
    validate(named.options, seats)
    return replace(named, seats=seats)


def _taken_up(changes: Mapping[str, Any], offers: Mapping[str, Any]) -> dict[str, Any]:
    """``changes`` with each ``true`` for an offered rule replaced by what is offered."""
    result: dict[str, Any] = {}
    for key, value in changes.items():
        offer = offers.get(key)
        if value is True and offer is not None:
            result[key] = offer
        elif isinstance(value, Mapping) and isinstance(offer, Mapping):
            result[key] = _taken_up(value, offer)
        else:
            result[key] = value
    return result
