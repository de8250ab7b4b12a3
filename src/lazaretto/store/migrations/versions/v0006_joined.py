"""Which choices were made in one with the choice before them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("choice") as choice:
        choice.add_column(sa.Column("joined", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("choice") as choice:
        choice.drop_column("joined")
