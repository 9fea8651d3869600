"""Finished games are open to everybody with the link; all others to nobody."""

import asyncio
from pathlib import Path

from tests.server.hosting import served
from tests.server.hosting_games import SHORT, finish


def test_a_finished_game_is_told_step_by_step(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", {"kind": "bot", "bot": "steady"}, changes=SHORT, start=True)
            host = await anna.sit(table)
            await host.until(lambda p: p.room)
            await finish(host)
            stranger = await server.person("Ivan")
            replay = (await stranger.http.get(f"/api/tables/{table}/replay?lang=ru")).json()
            steps = replay["steps"]
            assert replay["table"]["status"] == "finished"
            assert steps[-1]["scene"]["winner"] == host.table["scene"]["winner"]
            assert steps[-1]["scene"]["standings"][0]["score"] == host.table["scene"]["standings"][0]["score"]
            assert [one["line"]["seq"] for one in steps] == list(range(2, host.seq + 1))
            assert all(one["line"]["says"] for one in steps)
            assert all(one["events"] for one in steps)
            tail = (await stranger.http.get(f"/api/tables/{table}/replay?lang=ru&from=1")).json()
            assert tail["steps"] == steps[1:]
            assert tail["next"] is None
            sheet = (await stranger.http.get(f"/api/tables/{table}/sheet?lang=ru")).json()["rows"]
            assert sheet[-1] == steps[-1]["scene"]["sheet"][-1]

    asyncio.run(play())


def test_older_lines_of_a_long_log(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            bot = {"kind": "bot", "bot": "random"}
            table = await anna.make("me", bot, changes={"target": 500, "entry": False}, start=True)
            host = await anna.sit(table)
            await host.until(lambda p: p.room)
            await finish(host)
            again = await anna.sit(table)
            await again.until(lambda p: p.room)
            first = again.table["log"][0]["seq"]
            assert first > 1
            page = (await anna.http.get(f"/api/tables/{table}/log?before={first}")).json()
            assert page["lines"][-1]["seq"] == first - 1
            before = page["before"]
            while before:
                page = (await anna.http.get(f"/api/tables/{table}/log?before={before}")).json()
                before = page["before"]
            assert page["lines"][0]["seq"] == 1

    asyncio.run(play())
