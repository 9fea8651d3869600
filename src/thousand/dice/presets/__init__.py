"""The rule sets of dice, one TOML file each, holding only differences from a base."""

from thousand.dice.presets.loading import SHELF, names, rules

__all__ = ["SHELF", "names", "rules"]
