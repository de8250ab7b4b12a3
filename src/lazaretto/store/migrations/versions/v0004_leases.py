"""Which server looks after a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    owner = sa.ForeignKey("game.id", ondelete="CASCADE")
    op.create_table(
        "lease",
        sa.Column("game", sa.String(32), owner, primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lease")
