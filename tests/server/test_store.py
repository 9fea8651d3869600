"""The store: nothing is told before it is on the disk, one bad job spoils no other, old files are kept."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from thousand.core.errors import CodedError
from thousand.server.running import Place, serve
from thousand.server.settings import Settings
from thousand.server.store import log, migrate, people
from thousand.server.store.records import (
    Accepted,
    Along,
    Draw,
    Entry,
    Overtaken,
    Person,
    Repeated,
    StoredTable,
)
from thousand.server.store.schema import METADATA
from thousand.server.store.store import FILE, Store

TABLE = "t" * 16


def entry(seq: int, command: str = "", actor: str = "anna") -> Entry:
    return Entry(TABLE, seq, actor, command or f"command{seq}", 1, "{}")


async def made(store: Store) -> None:
    """A person and a table with one entry."""

    def write(connection: Any) -> None:
        people.create(connection, Person("anna", "Анна", "ru"), "0" * 64, 1)
        stored = StoredTable(TABLE, "anna", "{}", 1, None, (), (), (Draw(1, b"s" * 32),))
        log.make(connection, stored, "make1234", entry(1), ["anna"])

    await store.write(write)


def test_numbers_and_commands_are_taken_once(folder: Path) -> None:
    async def play() -> None:
        store = Store(folder)
        await made(store)

        async def append(one: Entry, along: Along | None = None) -> Any:
            return await store.write(lambda connection: log.append(connection, one, along or Along()))

        assert await append(entry(2, "same")) == Accepted(2)
        assert await append(entry(3, "same")) == Repeated(2)
        assert await append(entry(2, "other")) == Overtaken()
        assert await append(entry(3, "same", actor="boris")) == Accepted(3)
        unwritten = Along(draws=(Draw(9, b"x" * 32),))
        assert await append(entry(3, "late"), unwritten) == Overtaken()
        draws = await store.read(lambda connection: log.draws(connection, TABLE))
        assert [draw.number for draw in draws] == [1]
        store.close()

    asyncio.run(play())


def test_a_seed_once_written_stays(folder: Path) -> None:
    async def play() -> None:
        store = Store(folder)
        await made(store)
        changed = Along(draws=(Draw(1, b"other" * 6 + b"xx", ("none",), opened=True),))
        await store.write(lambda connection: log.append(connection, entry(2), changed))
        (draw,) = await store.read(lambda connection: log.draws(connection, TABLE))
        assert draw == Draw(1, b"s" * 32, ("none",), opened=True)
        store.close()

    asyncio.run(play())


def test_a_token_moves_an_identity_once_and_in_time(folder: Path) -> None:
    async def play() -> None:
        store = Store(folder)
        await made(store)

        def move(connection: Any, at: int) -> Any:
            people.add_move(connection, "anna", "t" * 64, expires_at=1000)
            return people.spend_move(connection, "t" * 64, f"{at}" * 16, at)

        assert await store.write(lambda connection: move(connection, 1001)) is None
        assert await store.write(lambda connection: move(connection, 1000)) == Person("anna", "Анна", "ru")
        again = await store.write(lambda connection: people.spend_move(connection, "t" * 64, "x" * 64, 1))
        assert again is None
        store.close()

    asyncio.run(play())


def test_many_writers_share_commits_and_a_failing_job_fails_alone(folder: Path) -> None:
    async def play() -> None:
        store = Store(folder)
        await made(store)

        def broken(connection: Any) -> None:
            connection.execute(text("INSERT INTO person VALUES ('x', 'X', 'en', 1)"))
            raise ZeroDivisionError

        jobs: list[Any] = []
        for number in range(2, 60):
            jobs.append(store.write(lambda connection, n=number: log.append(connection, entry(n), Along())))
            if number % 10 == 0:
                jobs.append(store.write(broken))
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(isinstance(one, ZeroDivisionError) for one in answers) == 5
        assert sum(isinstance(one, Accepted) for one in answers) == 58
        names = await store.read(
            lambda c: c.execute(text("SELECT count(*) FROM person WHERE id = 'x'")).scalar()
        )
        assert names == 0
        store.close()

    asyncio.run(play())


def test_every_commit_reaches_the_disk(folder: Path) -> None:
    async def play() -> None:
        store = Store(folder)
        pragmas = await store.write(
            lambda c: [c.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
        )
        assert pragmas == ["wal", 2]
        await made(store)
        with sqlite3.connect(folder / FILE) as other:
            assert other.execute("SELECT count(*) FROM entry").fetchone() == (1,)
        assert (folder / FILE).stat().st_mode & 0o077 == 0
        store.close()

    asyncio.run(play())


def test_the_migrations_make_what_the_program_expects(folder: Path) -> None:
    Store(folder).close()
    with sqlite3.connect(folder / FILE) as found:
        for name, table in METADATA.tables.items():
            columns = {row[1] for row in found.execute(f"PRAGMA table_info({name})")}
            assert columns == {column.name for column in table.columns}, name
        assert found.execute("SELECT version_num FROM alembic_version").fetchone() == (migrate.newest(),)


def _tell_nobody(place: Place) -> None:
    raise AssertionError(place)


def _make_new(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE new (id)"))


def test_an_older_file_is_copied_before_it_is_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(folder).close()
    newest = migrate.newest()
    with sqlite3.connect(folder / FILE) as found:
        found.execute("UPDATE alembic_version SET version_num = '0000'")
    monkeypatch.setattr(migrate, "run", _make_new)
    store = Store(folder)
    store.close()
    with sqlite3.connect(folder / f"{FILE}.before-{newest}") as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchone() == ("0000",)
        assert kept.execute("SELECT count(*) FROM sqlite_master WHERE name = 'new'").fetchone() == (0,)


def test_a_file_of_a_newer_program_is_left_alone(folder: Path) -> None:
    Store(folder).close()
    with sqlite3.connect(folder / FILE) as found:
        found.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CodedError, match="9999"):
        Store(folder)
    with pytest.raises(CodedError, match="9999"):
        serve(Settings(data=folder), _tell_nobody)


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / FILE).write_text("no database at all, but long enough to be taken for one")
    for name in ("file", "broken"):
        with pytest.raises(CodedError, match=name):
            serve(Settings(data=tmp_path / name), _tell_nobody)
