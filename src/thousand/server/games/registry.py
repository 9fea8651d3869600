"""The games this server hosts."""

from collections.abc import Mapping
from types import MappingProxyType

from thousand.server.games.cards import HOSTED_CARDS
from thousand.server.games.dice import HOSTED_DICE
from thousand.server.games.protocol import Hosted

GAMES: Mapping[str, Hosted] = MappingProxyType({"cards": HOSTED_CARDS, "dice": HOSTED_DICE})
"""By name."""
