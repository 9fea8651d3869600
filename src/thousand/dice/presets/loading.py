"""Presets and house rules of dice: read, checked, and the last range moved with the target."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from thousand.core.options import RuleSet, Shelf, rule_set
from thousand.dice.options import Options
from thousand.dice.target import fitted
from thousand.dice.validation import check

SHELF: Final = Shelf("thousand.dice.presets")


def names() -> tuple[str, ...]:
    """The presets in their order."""
    return SHELF.names()


def rules(
    preset: str, version: int | None = None, changes: Mapping[str, Any] | None = None
) -> RuleSet[Options]:
    """Preset ``preset`` with the house rules ``changes``, ready to be played.

    Raises:
        InvalidRules: an unknown preset, version or key, a value of the wrong kind, or an
            impossible combination; names the key.
    """
    named = rule_set(Options, SHELF, preset, version, changes)
    options = fitted(named.options, frozenset(named.differences))
    check(options)
    return replace(named, options=options)
