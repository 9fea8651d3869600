"""The example client is short and plays a whole game at a real table."""

import asyncio
import sys
from pathlib import Path

from tests.server.hosting import served
from tests.server.hosting_games import SHORT, step

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


def test_a_strangers_program_takes_a_seat_and_plays(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", "open", changes=SHORT, first=2)
            host = await anna.sit(table)
            await host.until(lambda p: p.room)
            program = await asyncio.create_subprocess_exec(
                sys.executable,
                str(CLIENT),
                f"{server.url}/t/{table}",
                "Robot",
                stdout=asyncio.subprocess.PIPE,
            )
            await host.until(lambda p: p.room["can_start"] is None, 20)
            assert host.room["seats"][1]["name"] == "Robot"
            await host.do("start")
            while host.room["status"] == "playing":
                await host.until(lambda p: p.offers() or p.room["status"] != "playing", 20)
                await step(host)
            told, _ = await asyncio.wait_for(program.communicate(), 20)
            assert program.returncode == 0
            assert "Robot throws" in told.decode()
            report = (await anna.http.get(f"/api/tables/{table}/fair")).json()
            assert any(len(draw["seats"][1]) == 64 for draw in report["draws"])

    asyncio.run(play())


def test_the_example_is_short() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) < 60
