"""The first form of the store."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Migrations only go forward."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
    )
    op.create_table(
        "credential",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_credential_person_id"),
        sa.PrimaryKeyConstraint("hash", name="pk_credential"),
    )
    op.create_index("ix_credential_person_id", "credential", ["person_id"])
    op.create_table(
        "move",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_move_person_id"),
        sa.PrimaryKeyConstraint("hash", name="pk_move"),
    )
    op.create_table(
        "rules",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(8), nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("changes", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_rules_person_id"),
        sa.PrimaryKeyConstraint("id", name="pk_rules"),
    )
    op.create_index("ix_rules_person_id", "rules", ["person_id"])
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("command_id", sa.String(40), nullable=False),
        sa.Column("spec", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_game_table_person_id"),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.UniqueConstraint("person_id", "command_id", name="uq_game_table_person_id"),
    )
    op.create_table(
        "sitter",
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_sitter_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_sitter_table_id"),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_sitter"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("actor", sa.String(16), nullable=False),
        sa.Column("command_id", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_entry_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entry"),
        sa.UniqueConstraint("table_id", "actor", "command_id", name="uq_entry_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("engine", sa.String(80), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_snapshot_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshot"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("command_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("phrase", sa.String(40)),
        sa.Column("text", sa.String(300), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_chat_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.UniqueConstraint("table_id", "person_id", "command_id", name="uq_chat_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "draw",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("seats", sa.Text()),
        sa.Column("opened", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_draw_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_draw"),
        sqlite_with_rowid=False,
    )
