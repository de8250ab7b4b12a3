"""Brings a database to the present schema. The migrations are part of the package and run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

LOCK = 8_347_1347  # one server at a time, where several start together
NEWEST = "head"


def migrate(engine: Engine, revision: str = NEWEST) -> None:
    """Upgrade to the newest schema, or to one before it; does nothing when it is already there."""
    with engine.connect() as connection:
        _lock(connection)
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.commit()


def revision_of(connection: Connection) -> str | None:
    """The schema a database has; None if it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def known_revisions() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
