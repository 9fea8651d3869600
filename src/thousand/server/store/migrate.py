"""Migrations: the file is copied beside itself first, then brought to the newest form.

Alembic is imported only when there is something to do: a server that comes back must be quick.
"""

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from thousand.core.errors import CodedError, declare

LOCATION: Final = "thousand.server.store:migrations"


NEWER_STORE = declare("server/newer_store", "found", "known")
"""A newer version of the program has written the store."""


def upgrade(engine: Engine, file: Path | None) -> None:
    """Bring the store to the newest form; ``file`` (SQLite's) is copied before it is changed.

    Raises:
        CodedError: a newer version of the program has written the store.
    """
    wanted = newest()
    with engine.connect() as connection:
        found = _found(connection)
    if found == wanted:
        return
    if found is not None and found > wanted:
        raise CodedError(NEWER_STORE, found=found, known=wanted)
    if file is not None and found is not None:
        copy(file, file.with_name(f"{file.name}.before-{wanted}"))
    with engine.begin() as connection:
        run(connection)


def newest() -> str:
    """The newest form; migrations are numbered by their file names."""
    versions = files("thousand.server.store").joinpath("migrations", "versions")
    return max(entry.name[:4] for entry in versions.iterdir() if entry.name[:4].isdigit())


def _found(connection: Connection) -> str | None:
    """The form of the store; None: it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def run(connection: Connection) -> None:
    """Run all migrations that ``connection``'s store has not seen."""
    from alembic import command
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", LOCATION)
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def copy(file: Path, target: Path) -> None:
    """A whole copy of the SQLite file, also of what still lies in its write-ahead log."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as copied:
        source.backup(copied)
