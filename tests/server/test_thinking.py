"""Bots think elsewhere; one that fails, hangs or cheats is played for, and the table goes on."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial
from operator import truediv
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import Here, served
from tests.server.hosting_games import LONG
from thousand.core.chance import SeededChance
from thousand.core.errors import CodedError
from thousand.core.game import play
from thousand.core.seats import Seat
from thousand.dice.actions import Bank, Roll
from thousand.notation.games import GAMES
from thousand.notation.protocol import Setup
from thousand.server.tables import thinking
from thousand.server.tables.crew import Crew, Failed, Lost, load_studies
from thousand.server.tables.thinking import Answer, Question, Workers, question


def asked(bot: str) -> Question:
    notation = GAMES["dice"]
    state = notation.start(notation.rules("classic").options, Setup(2))
    return question("dice", bot, state, ())


SLEEP, FAIL, COUNT = partial(time.sleep, 600), partial(truediv, 1, 0), partial(len, "abc")
"""Work that can be handed over: functions of tests are not found in a worker."""
ROLL = Answer(Roll(Seat(0)))
IN_HIS_PLACE = Answer(Roll(Seat(0)), replaced=True)


@pytest.fixture(autouse=True)
def _time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 60.0)
    monkeypatch.setattr(thinking, "START_PATIENCE", 60.0)


def _with(workers: Workers | Crew, work: Coroutine[Any, Any, None]) -> None:
    async def done() -> None:
        try:
            await work
        finally:
            workers.close()

    asyncio.run(done())


def test_workers_answer_and_come_back_after_a_death() -> None:
    workers = Workers(1)

    async def think() -> None:
        assert await workers.think(asked("steady")) == ROLL
        assert await workers.think(asked("nobody")) == IN_HIS_PLACE
        pool: Any = workers._plain._pool
        os.kill(next(iter(pool._processes)), signal.SIGKILL)
        answered = await workers.think(asked("steady"))
        assert answered.action == ROLL.action
        assert await workers.think(asked("steady")) == ROLL

    _with(workers, think())


class Silent(Crew):
    """Workers that never answer."""

    is_ready = True  # type: ignore[assignment]

    async def do(self, work: Any, seconds: float) -> Any:  # noqa: ARG002
        raise Lost


def test_a_bot_that_does_not_answer_in_time_is_played_for() -> None:
    workers = Workers(1)
    workers._solving = Silent("slow", 1, load_studies)

    async def think() -> None:
        assert await workers.think(asked("steady")) == IN_HIS_PLACE

    _with(workers, think())


def test_a_crew_that_hangs_is_ended_and_another_one_begins() -> None:
    crew = Crew("one", 1, load_studies)

    async def work() -> None:
        await crew.ready(60)
        with pytest.raises(Lost):
            await crew.do(SLEEP, 0.1)
        assert not crew.is_ready
        await crew.ready(60)
        assert await crew.do(COUNT, 60) == 3
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await crew.do(FAIL, 60)

    _with(crew, work())


def test_a_crew_that_cannot_begin_says_so() -> None:
    crew = Crew("broken", 1, FAIL)

    async def work() -> None:
        with pytest.raises(Lost):
            await crew.ready(60)

    _with(crew, work())


def test_where_not_even_the_substitute_answers_the_table_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(1)
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)

    async def think() -> None:
        with pytest.raises(Lost):
            await workers.think(asked("steady"))

    _with(workers, think())


def test_while_kernels_are_loaded_the_substitute_plays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(1)
    workers._solving = Crew("cold", 1, SLEEP)

    async def think() -> None:
        workers.start()
        told = question("cards", "counting", _auction(), ())
        assert (await workers.think(told)).replaced
        assert not (await workers.think(replace(told, bot="random"))).replaced
        assert not workers._solving.is_ready
        monkeypatch.setattr(thinking, "HINT_PATIENCE", 0.1)
        with pytest.raises(CodedError, match="preparing"):
            await workers.advise("cards", COUNT)
        monkeypatch.setattr(thinking, "HINT_PATIENCE", 60.0)
        assert await workers.advise("dice", COUNT) == 3

    _with(workers, think())


def test_a_worker_ends_with_its_server() -> None:
    program = (
        "import asyncio, os\n"
        "from thousand.server.tables.crew import Crew, load_studies\n"
        "async def main():\n"
        "    crew = Crew('one', 1, load_studies)\n"
        "    await crew.ready(60)\n"
        "    print(*crew._pool._processes, flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGKILL
    worker = int(done.stdout.split()[-1])
    for _ in range(600):
        if not _lives(worker):
            return
        time.sleep(0.1)
    pytest.fail("the worker lives on")


def _lives(process: int) -> bool:
    state = Path(f"/proc/{process}/stat")
    if state.parent.parent.is_dir() and not state.exists():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _auction() -> Any:
    """The view of the player who bids first."""
    notation = GAMES["cards"]
    state = notation.start(notation.rules("online").options, Setup(3))
    while not isinstance(notation.game.to_act(state), int):
        state = play(notation.game, state, notation.game.legal_actions(state)[0], SeededChance("a")).state
    return state


class Cheat(Here):
    """A bot that banks before it has thrown; its substitute is honest."""

    async def think(self, asked: Question) -> Answer:
        honest = await super().think(asked)
        return honest if asked.bot == "steady" else Answer(Bank(honest.action.seat))


class Stranded(Here):
    """A bot whose worker is always lost."""

    async def think(self, asked: Question) -> Answer:
        honest = await super().think(Question(asked.game, "steady", asked.view, asked.seen, asked.seed))
        return Answer(honest.action, replaced=True)


@pytest.mark.parametrize("thinker", [Cheat(), Stranded()])
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
