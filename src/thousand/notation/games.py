"""The games whose records can be read and written."""

from collections.abc import Mapping
from types import MappingProxyType

from thousand.notation.cards import CardsNotation
from thousand.notation.dice import DiceNotation
from thousand.notation.protocol import AnyNotation

GAMES: Mapping[str, AnyNotation] = MappingProxyType({"dice": DiceNotation(), "cards": CardsNotation()})
"""By the name of the game in records."""
