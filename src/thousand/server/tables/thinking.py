"""Bots think in processes of their own; one that gives no answer in time is played by `steady`."""

import asyncio
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar

import structlog

from thousand.core.errors import CodedError, declare

NO_ANSWER = declare("server/no_answer")
SUBSTITUTE = "steady"
"""The bot that plays on for people and for bots that fail."""
PATIENCE = 5.0
"""Seconds a bot may think."""
HINT_PATIENCE = 15.0
"""Seconds a hint may take, the start of a worker included."""
STUDY_PATIENCE = 120.0
"""Seconds that a portion of a finished game may take."""

T = TypeVar("T")

LOG = structlog.get_logger("bots")


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told: the view of its seat and the events its seat may know."""

    game: str
    bot: str
    view: Any
    seen: tuple[Any, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Answer:
    """An action; ``replaced``: the bot failed and `steady` answered for it."""

    action: Any
    replaced: bool = False


def question(game: str, bot: str, view: Any, seen: tuple[Any, ...]) -> Question:
    """A question with luck of its own."""
    return Question(game, bot, view, seen, secrets.randbits(64))


def answer(asked: Question) -> Any:
    """The action the bot chooses; runs in a worker, which alone loads what bots need.

    Raises:
        RuntimeError: the bot has failed; names the error, which may not fit through the pipe itself.
    """
    from thousand.bots.registry import make

    try:
        return make(asked.game, asked.bot).choose(asked.view, asked.seen, Random(asked.seed))
    except Exception as error:
        raise RuntimeError(type(error).__name__) from None


class Thinker(Protocol):
    """Where bots think."""

    async def think(self, asked: Question) -> Answer:
        """The bot's action."""
        ...

    async def advise(self, work: Callable[[], T]) -> T:
        """What ``work`` gives, done soon.

        Raises:
            CodedError: it has failed or takes too long.
        """
        ...

    async def study(self, work: Callable[[], T]) -> T:
        """What ``work`` gives, done where it keeps no bot waiting.

        Raises:
            CodedError: it has failed or takes too long.
        """
        ...

    def close(self) -> None:
        """Let the workers go."""
        ...


class Workers:
    """Bots in ``count`` worker processes, started when the first one is needed."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self._spare: ProcessPoolExecutor | None = None
        self._students: ProcessPoolExecutor | None = None

    async def think(self, asked: Question) -> Answer:
        """The bot's action, or `steady`'s from a pool of its own if the bot fails or takes too long."""
        if self._pool is None:
            self._pool = _pool(self._count)
        try:
            return Answer(await self._ask(self._pool, asked))
        except (BrokenProcessPool, TimeoutError) as error:
            LOG.error("bot_lost", bot=asked.bot, error=type(error).__name__)
            _end(self._pool)
            self._pool = None
        except Exception as error:
            LOG.error("bot_failed", bot=asked.bot, error=type(error).__name__)
        if self._spare is None:
            self._spare = _pool(1)
        stand_in = Question(asked.game, SUBSTITUTE, asked.view, asked.seen, asked.seed)
        return Answer(await self._ask(self._spare, stand_in), replaced=True)

    async def advise(self, work: Callable[[], T]) -> T:
        """What ``work`` gives, done where bots think."""
        if self._pool is None:
            self._pool = _pool(self._count)
        try:
            return await _do(self._pool, work, HINT_PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            _end(self._pool)
            self._pool = None
            raise CodedError(NO_ANSWER) from None

    async def study(self, work: Callable[[], T]) -> T:
        """What ``work`` gives, done in a worker of its own that lets others go first."""
        if self._students is None:
            self._students = _pool(1, _stand_back)
        try:
            return await _do(self._students, work, STUDY_PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            _end(self._students)
            self._students = None
            raise CodedError(NO_ANSWER) from None

    async def _ask(self, pool: ProcessPoolExecutor, asked: Question) -> Any:
        future = asyncio.get_running_loop().run_in_executor(pool, answer, asked)
        return await asyncio.wait_for(future, PATIENCE)

    def close(self) -> None:
        """Let the workers go."""
        for pool in (self._pool, self._spare, self._students):
            if pool is not None:
                _end(pool)


async def _do(pool: ProcessPoolExecutor, work: Callable[[], T], seconds: float) -> T:
    """What ``work`` gives; an error that may not fit through the pipe comes as its name."""
    future = asyncio.get_running_loop().run_in_executor(pool, _done, work)
    try:
        return await asyncio.wait_for(future, seconds)
    except (BrokenProcessPool, TimeoutError):
        raise
    except Exception as error:
        LOG.error("work_failed", error=str(error))
        raise CodedError(NO_ANSWER) from None


def _done(work: Callable[[], T]) -> T:
    try:
        return work()
    except Exception as error:
        raise RuntimeError(type(error).__name__) from None


def _pool(count: int, prepare: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=spawn, initializer=prepare or _prepare)


def _end(pool: ProcessPoolExecutor) -> None:
    """Let the workers go, also one that never comes back from its thoughts."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


def _prepare() -> None:
    """Ignore Ctrl-C in a worker: the server ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stand_back() -> None:
    """A worker that has time."""
    _prepare()
    if hasattr(os, "nice"):
        os.nice(10)
