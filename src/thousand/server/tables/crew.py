"""A crew of worker processes: started in the background, ended and started anew when it hangs or dies."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import structlog

from thousand.server.games.solved import use_solved

T = TypeVar("T")
LOG = structlog.get_logger("bots")


class Lost(Exception):
    """The workers have died or take too long; others take their place."""


class Failed(Exception):
    """The work has raised an error, whose name this is."""


class Crew:
    """``count`` processes that do what ``prepare`` does before anything else."""

    def __init__(self, name: str, count: int, prepare: Callable[[], None]) -> None:
        self._name = name
        self._count = count
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._starting: asyncio.Task[None] | None = None

    @property
    def is_ready(self) -> bool:
        """A worker has prepared itself."""
        return self._pool is not None and self._starting is None

    def start(self) -> None:
        """Let the workers prepare themselves in the background, unless they do or have."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, multiprocessing.get_context("spawn"), _begin, (self._prepare,)
            )
            self._starting = asyncio.get_running_loop().create_task(self._until_ready(self._pool))

    async def _until_ready(self, pool: ProcessPoolExecutor) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(pool, _nothing)
            self._starting = None
            LOG.debug("bots_ready", crew=self._name)
        except BrokenProcessPool:
            self._give_up("BrokenProcessPool")

    async def ready(self, seconds: float) -> None:
        """Wait until the workers are ready.

        Raises:
            Lost: they are not ready in so many seconds; they go on preparing themselves.
        """
        self.start()
        if self._starting is not None:
            await asyncio.wait([self._starting], timeout=seconds)
        if not self.is_ready:
            raise Lost

    async def do(self, work: Callable[[], T], seconds: float) -> T:
        """What ``work`` gives; the crew is ready.

        Raises:
            Lost: the workers have died or need more than ``seconds``; new ones are started.
            Failed: the work has raised an error.
        """
        if self._pool is None:
            raise Lost
        try:
            future = asyncio.get_running_loop().run_in_executor(self._pool, _done, work)
            return await asyncio.wait_for(future, seconds)
        except (BrokenProcessPool, TimeoutError) as error:
            self._give_up(type(error).__name__)
            self.start()
            raise Lost from None
        except RuntimeError as error:
            raise Failed(str(error)) from None

    def _give_up(self, why: str) -> None:
        LOG.error("bots_lost", crew=self._name, error=why)
        self.close()

    def close(self) -> None:
        """End the workers, also one that never comes back from its thoughts."""
        pool, self._pool = self._pool, None
        if self._starting is not None:
            self._starting.cancel()
            self._starting = None
        if pool is not None:
            workers = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()


def _begin(prepare: Callable[[], None]) -> None:
    """Ignore Ctrl-C in a worker, since the server ends it, be it by dying itself; then prepare."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    prepare()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _nothing() -> None:
    pass


def _done(work: Callable[[], T]) -> T:
    """The result; an error may not fit through the pipe, so its name goes."""
    try:
        return work()
    except Exception as error:
        raise RuntimeError(type(error).__name__) from None


def load_bots() -> None:
    """Load the bots of all games, but no kernels."""
    import thousand.bots.registry  # noqa: F401

    use_solved()


def load_kernels() -> None:
    """Load the bots and what the solving ones need, which is compiled the first time on a machine.

    Whoever plays comes first, so they think behind the server.
    """
    _stand_behind(5)
    from thousand.bots.cards.judging import judge

    load_bots()
    judge()


def load_studies() -> None:
    """Load what studies of finished games look things up in; they let everybody else go first."""
    _stand_behind(10)
    use_solved()


def _stand_behind(steps: int) -> None:
    if hasattr(os, "nice"):
        os.nice(steps)
