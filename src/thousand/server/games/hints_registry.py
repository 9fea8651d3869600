"""Whom to ask for hints, game by game; what runs in a worker."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from thousand.server.games.hints import Advised, Adviser, Looked, Step
from thousand.server.games.hints_cards import CARDS_ADVISER
from thousand.server.games.hints_dice import DICE_ADVISER

ADVISERS: Mapping[str, Adviser] = MappingProxyType({"cards": CARDS_ADVISER, "dice": DICE_ADVISER})
"""By name of the game."""


def advise(game: str, view: Any, seen: tuple[Any, ...]) -> Advised | None:
    """What the seat to act should know: made of its view and its events alone."""
    return ADVISERS[game].advise(view, seen)


def look(game: str, portion: Sequence[Step]) -> Looked | None:
    """A portion of a finished game, looked at again."""
    return ADVISERS[game].look(portion)
