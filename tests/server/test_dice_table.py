"""A dice table from its link to its end."""

import asyncio
from pathlib import Path

from tests.server.hosting import Player, served


async def _finish(*players: Player) -> None:
    """Play to the end: bank when allowed, else throw."""

    async def one(player: Player) -> None:
        while player.room["status"] != "finished":
            await player.until(lambda p: p.offers() or p.room["status"] == "finished")
            offers = player.offers()
            if not offers:
                continue
            chosen = next((o for o in offers if o["kind"] == "bank"), offers[0])
            await player.act(chosen["action"])

    async with asyncio.timeout(30):
        await asyncio.gather(*(one(player) for player in players))


def test_two_friends_play_a_game_by_link(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna, boris = await server.person("Анна"), await server.person("Boris")
            table = await anna.make("me", "open")
            host, guest = await anna.sit(table), await boris.sit(table)
            await guest.until(lambda p: p.room["status"] == "lobby")
            assert (await host.do("start"))["why"]["code"] == "server/seats_open"
            assert (await guest.do("sit"))["type"] == "ack"
            assert (await guest.do("start"))["why"]["code"] == "server/not_host"
            assert (await host.do("start"))["type"] == "ack"
            await _finish(host, guest)
            assert host.table["scene"]["winner"] in (1, 2)
            assert host.seq == guest.seq
            assert host.table["scene"] == guest.table["scene"]
            assert not host.problems

    asyncio.run(play())
