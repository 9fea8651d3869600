"""The rule sets of cards, one TOML file each, holding only differences from a base."""

from thousand.cards.presets.loading import SHELF, names, players, rules

__all__ = ["SHELF", "names", "players", "rules"]
