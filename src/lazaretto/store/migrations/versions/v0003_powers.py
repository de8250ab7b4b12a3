"""Fair powers at the table: take-backs over chance, invitations, hints or none, and who may write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

GAME = ("begun", "assist", "counts", "taken_back", "knocks", "muted")
SEAT = ("on_time", "invited", "used")
CHAT = ("guest", "hidden")


def _flag(name: str, default: sa.ColumnElement[bool]) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=default)


def upgrade() -> None:
    for column in (_flag("begun", sa.false()), _flag("assist", sa.true()), _flag("counts", sa.true())):
        op.add_column("game", column)
    for name in ("taken_back", "knocks", "muted"):
        op.add_column("game", sa.Column(name, sa.JSON))
    op.add_column("seat", _flag("on_time", sa.false()))
    op.add_column("seat", _flag("invited", sa.false()))
    op.add_column("seat", sa.Column("used", sa.String(64)))
    op.add_column("chat", sa.Column("guest", sa.String(32)))
    op.add_column("chat", _flag("hidden", sa.false()))
    _what_was()


def _what_was() -> None:
    """What is true of the tables that are there: links of open seats are out, and a game that began at a position never
    counted."""
    game = sa.table("game", sa.column("status"), sa.column("n"), sa.column("position"), *map(sa.column, GAME))
    seat = sa.table("seat", sa.column("kind"), sa.column("invited"))
    op.execute(sa.update(game).where(sa.or_(game.c.status != "waiting", game.c.n > 1)).values(begun=sa.true()))
    op.execute(sa.update(game).where(game.c.position.is_not(None)).values(counts=sa.false()))
    op.execute(sa.update(seat).where(seat.c.kind == "open").values(invited=sa.true()))


def downgrade() -> None:
    for table, columns in (("chat", CHAT), ("seat", SEAT), ("game", GAME)):
        for column in columns:
            op.drop_column(table, column)
