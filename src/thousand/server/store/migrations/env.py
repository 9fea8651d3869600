"""Alembic's entry: runs the migrations on the connection that `migrate.upgrade` hands over."""

from alembic import context

from thousand.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
