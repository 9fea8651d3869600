"""The tables of the store; made and changed only by the migrations beside this file.

Moments are milliseconds since 1970. Bodies are JSON text; an entry's body carries its own version.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PERSON = Table(
    "person",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Somebody who has chosen a name."""

CREDENTIAL = Table(
    "credential",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("person.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)
"""SHA-256 of the secret in one device's cookie."""

MOVE = Table(
    "move",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("person.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""SHA-256 of a token that takes an identity to another device; deleted when spent."""

RULES = Table(
    "rules",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person_id", ForeignKey("person.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("game", String(8), nullable=False),
    Column("preset", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("changes", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Own house rules under a name."""

GAME_TABLE = Table(
    "game_table",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person_id", ForeignKey("person.id"), nullable=False),
    Column("command_id", String(40), nullable=False),
    Column("spec", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("person_id", "command_id"),
)
"""A table as it was made: rules, places, clock."""

SITTER = Table(
    "sitter",
    METADATA,
    Column("person_id", ForeignKey("person.id"), nullable=False),
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person_id", "table_id"),
    sqlite_with_rowid=False,
)
"""Who has ever sat where, for «my tables»."""

ENTRY = Table(
    "entry",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("actor", String(16), nullable=False),
    Column("command_id", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "actor", "command_id"),
    sqlite_with_rowid=False,
)
"""One accepted command: the log that everything else follows from."""

SNAPSHOT = Table(
    "snapshot",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("engine", String(80), nullable=False),
    Column("body", Text, nullable=False),
)
"""The table after entry ``seq``: saves replaying the log, holds nothing the log does not."""

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person_id", String(16), nullable=False),
    Column("command_id", String(40), nullable=False),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("phrase", String(40)),
    Column("text", String(300), nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "person_id", "command_id"),
    sqlite_with_rowid=False,
)
"""What was said at a table."""

DRAW = Table(
    "draw",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("seats", Text),
    Column("opened", Boolean, nullable=False, default=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)
"""The server's seed of a draw; ``seats`` (JSON list) once the draw has its key."""
