"""The first schema: games, choices, snapshots, seats, claims, chat, settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    _games()
    _logs()
    _people()
    op.create_table(
        "setting",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _games() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("edition", sa.JSON),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("position", sa.JSON),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("clock", sa.JSON),
        sa.Column("request", sa.JSON),
        sa.Column("result", sa.JSON),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("forked_from", sa.JSON),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ix_game_status", "game", ["status", "updated"])


def _logs() -> None:
    op.create_table(
        "choice",
        _game(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("frame", sa.String(64), nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("chance", sa.JSON, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "n"),
    )
    op.create_table(
        "snapshot",
        _game(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("game", "n"),
    )


def _people() -> None:
    op.create_table(
        "seat",
        _game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("game", "seat"),
        sa.UniqueConstraint("token"),
    )
    op.create_table(
        "claim",
        _game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "guest"),
    )
    op.create_index("ix_claim_guest", "claim", ["guest"])
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _game(),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_index("ix_chat_game", "chat", ["game", "id"])


def downgrade() -> None:
    for table in ("setting", "chat", "claim", "seat", "snapshot", "choice", "game"):
        op.drop_table(table)
