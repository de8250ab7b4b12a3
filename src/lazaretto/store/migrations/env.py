"""Alembic's entry: runs the migrations on the connection it is handed, in that connection's transaction."""

from __future__ import annotations

from alembic import context

from lazaretto.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter columns in place
    transactional_ddl=True,
)
context.run_migrations()
