"""One thread writes; what waits together is committed together and told only afterwards."""

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
GROUP = 64
"""At most so many jobs share one commit."""


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Writer:
    """The only writer of a store.

    A job is a function of a connection. A job that raises is undone alone and its caller gets
    the exception; the others of its group are committed. A future is resolved after the commit.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in a transaction and return its result once that is committed."""
        if self._closed:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, future))
        return await future

    def close(self) -> None:
        """Finish what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                group, last = self._gather(first)
                try:
                    self._commit(connection, group)
                except Exception:
                    connection.rollback()
                    self._commit_singly(connection, group)
                _tell(group)
                if last:
                    return

    def _gather(self, first: _Job) -> tuple[list[_Job], bool]:
        """All jobs that wait already, and whether the end came after them."""
        group = [first]
        while len(group) < GROUP:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def _commit(self, connection: Connection, group: list[_Job]) -> None:
        with connection.begin():
            for job in group:
                job.result = job.work(connection)

    def _commit_singly(self, connection: Connection, group: list[_Job]) -> None:
        """After a failure: each job for itself, so that the one at fault is found."""
        for job in group:
            try:
                self._commit(connection, [job])
            except Exception as error:
                connection.rollback()
                job.error = error


def _tell(group: list[_Job]) -> None:
    """Resolve the futures, each group with one call into each event loop."""
    loops = {job.future.get_loop() for job in group}
    for loop in loops:
        jobs = [job for job in group if job.future.get_loop() is loop]
        try:
            loop.call_soon_threadsafe(_resolve, jobs)
        except RuntimeError:  # the loop is closed: nobody waits any more
            continue


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
