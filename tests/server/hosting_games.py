"""Playing games in tests: short rules, and players who do the first sensible thing."""

import asyncio
from typing import Any

from tests.server.hosting import Player

SHORT = {"target": 150, "barrels": False, "pits": False, "entry": False, "bolts": False, "overtake": False}
"""House rules of dice under which a game takes some ten turns."""
LONG = {**SHORT, "target": 100_000}
"""A game that nobody wins by chance while a test plays a few turns."""


async def finish(*players: Player, seconds: float = 30) -> None:
    """Play to the end: bank when it is allowed, else take the first offer."""

    async def one(player: Player) -> None:
        while player.room["status"] == "playing":
            await player.until(lambda p: p.offers() or p.room["status"] != "playing", seconds)
            await step(player)

    async with asyncio.timeout(seconds):
        await asyncio.gather(*(one(player) for player in players))


async def step(player: Player) -> dict[str, Any] | None:
    """Do one action, if it is this player's turn."""
    offers = player.offers()
    if not offers:
        return None
    chosen = next((offer for offer in offers if offer["kind"] == "bank"), offers[0])
    answered = await player.act(chosen["action"])
    if answered["type"] == "ack":
        await player.until(lambda p: p.seq >= answered["seq"])
    return answered
