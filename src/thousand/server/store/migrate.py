"""Migrations: the file is copied beside itself first, then brought to the newest form."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

LOCATION: Final = "thousand.server.store:migrations"


def config() -> Config:
    """Alembic's settings; the migrations lie in the package."""
    settings = Config()
    settings.set_main_option("script_location", LOCATION)
    settings.set_main_option("path_separator", "os")
    return settings


def upgrade(engine: Engine, file: Path | None) -> None:
    """Bring the store to the newest form; ``file`` (SQLite's) is copied before it is changed."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    wanted = ScriptDirectory.from_config(config()).get_current_head()
    if found == wanted:
        return
    if file is not None and found is not None:
        copy(file, file.with_name(f"{file.name}.before-{wanted}"))
    with engine.begin() as connection:
        run(connection)


def run(connection: Connection) -> None:
    """Run all migrations that ``connection``'s store has not seen."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def copy(file: Path, target: Path) -> None:
    """A whole copy of the SQLite file, also of what still lies in its write-ahead log."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as copied:
        source.backup(copied)
