"""The games this server hosts."""

from collections.abc import Mapping
from types import MappingProxyType

from thousand.server.games.dice import HOSTED_DICE
from thousand.server.games.protocol import Hosted

GAMES: Mapping[str, Hosted] = MappingProxyType({"dice": HOSTED_DICE})
"""By name."""
