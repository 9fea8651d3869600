"""The store: one writer, a few readers, nothing kept in memory."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, text

from thousand.server.store import migrate
from thousand.server.store.engine import open_engine
from thousand.server.store.writer import Writer

T = TypeVar("T")
FILE = "thousand.sqlite3"
READERS = 2


class Store:
    """The SQLite file in a data folder, brought to its newest form when opened.

    ``write`` and ``read`` run a function of ``store.log`` or ``store.people`` on a connection.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / FILE
        self._engine = open_engine(file)
        migrate.upgrade(self._engine, file)
        file.chmod(0o600)
        self._writer = Writer(self._engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in a transaction; its result comes once it is on the disk."""
        return await self._writer.do(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` on what is committed."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect().execution_options(reading=True) as connection, connection.begin():
            return work(connection)

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._writer.waiting

    async def check(self) -> None:
        """Raise if the store cannot be read."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())

    def close(self) -> None:
        """Finish what waits and close the file."""
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
