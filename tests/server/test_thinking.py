"""Bots think elsewhere; one that fails, hangs or cheats is played for, and the table goes on."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import Here, served
from tests.server.hosting_games import LONG
from thousand.core.seats import Seat
from thousand.dice.actions import Bank, Roll
from thousand.notation.games import GAMES
from thousand.notation.protocol import Setup
from thousand.server.tables import thinking
from thousand.server.tables.thinking import Answer, Question, Workers, question


def asked(bot: str) -> Question:
    notation = GAMES["dice"]
    state = notation.start(notation.rules("classic").options, Setup(2))
    return question("dice", bot, state, ())


def test_workers_answer_and_come_back_after_a_death() -> None:
    async def think() -> None:
        workers = Workers(1)
        try:
            assert await workers.think(asked("steady")) == Answer(Roll(Seat(0)))
            assert await workers.think(asked("nobody")) == Answer(Roll(Seat(0)), replaced=True)
            pool: Any = workers._pool
            os.kill(next(iter(pool._processes)), signal.SIGKILL)
            replaced = [(await workers.think(asked("steady"))).replaced for _ in range(3)]
            assert replaced[-1] is False
        finally:
            workers.close()

    asyncio.run(think())


def test_a_bot_that_never_answers_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)

    async def think() -> None:
        workers = Workers(1)
        try:
            with pytest.raises(TimeoutError):  # here even the substitute has no time
                await workers.think(asked("steady"))
            assert workers._pool is None
        finally:
            workers.close()

    asyncio.run(think())


class Cheat(Here):
    """A bot that banks before it has thrown; its substitute is honest."""

    async def think(self, asked: Question) -> Answer:
        honest = await super().think(asked)
        return honest if asked.bot == "steady" else Answer(Bank(honest.action.seat))


class Lost(Here):
    """A bot whose worker is always lost."""

    async def think(self, asked: Question) -> Answer:
        honest = await super().think(Question(asked.game, "steady", asked.view, asked.seen, asked.seed))
        return Answer(honest.action, replaced=True)


@pytest.mark.parametrize("thinker", [Cheat(), Lost()])
def test_a_table_goes_on_and_says_who_played(folder: Path, thinker: Here) -> None:
    async def play() -> None:
        async with served(folder, thinker) as server:
            anna = await server.person("Анна")
            bot = {"kind": "bot", "bot": "random"}
            table = await anna.make("me", bot, bot, changes=LONG, first=2, start=True)
            host = await anna.sit(table)
            await host.until(lambda p: p.table["log"] and p.table["log"][-1]["seq"] > 2)
            played = [line for line in host.table["log"] if line["seat"] == 2]
            assert played[0]["by"] == "substitute"
            assert host.room["status"] == "playing"

    asyncio.run(play())
