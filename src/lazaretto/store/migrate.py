"""Brings a database to the present schema. The migrations are part of the package and run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

LOCK = 8_347_1347  # one server at a time, where several start together


def migrate(engine: Engine) -> None:
    """Upgrade to the newest schema; does nothing when it is already there."""
    with engine.connect() as connection:
        _lock(connection)
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
