"""The connection to the store: SQLite in a file, every commit on the disk before it counts."""

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
    "PRAGMA cache_size = -16000",
)


def open_engine(file: Path) -> Engine:
    """An engine on the SQLite file ``file``; transactions begin IMMEDIATE on writing connections."""
    engine = create_engine(
        f"sqlite:///{file}", pool_size=4, max_overflow=4, connect_args={"check_same_thread": False}
    )
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    """Set SQLite up and take transactions into our own hands."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Any) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
