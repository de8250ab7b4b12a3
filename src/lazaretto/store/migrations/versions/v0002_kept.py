"""Every game keeps the printed values it is played with, and a film of what was seen; notices of the table."""

from __future__ import annotations

import zlib

import sqlalchemy as sa
from alembic import op

from lazaretto.games import working
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.record import edition_digest, edition_text

revision = "0002"
down_revision = "0001"


def _game(primary_key: bool = False) -> sa.Column[str]:
    owner = sa.ForeignKey("game.id", ondelete="CASCADE")
    return sa.Column("game", sa.String(32), owner, nullable=False, primary_key=primary_key)


def upgrade() -> None:
    op.create_table(
        "edition",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table("film", _game(primary_key=True), sa.Column("body", sa.LargeBinary, nullable=False))
    _notices()
    op.add_column("choice", sa.Column("still", sa.LargeBinary))
    op.add_column("game", sa.Column("first", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game", sa.Column("printed", sa.String(64)))
    _keep_editions(op.get_bind())
    op.drop_column("game", "edition")
    op.alter_column("game", "printed", new_column_name="edition")
    op.drop_table("snapshot")  # the film holds every position


def _notices() -> None:
    op.create_table(
        "notice",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _game(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_index("ix_notice_game", "notice", ["game", "id"])


def _keep_editions(connection: sa.Connection) -> None:
    """Until now a row held values of somebody's own, or nothing for those shipped with the rules it names."""
    game = sa.table(
        "game", sa.column("id"), sa.column("name"), sa.column("rules"), sa.column("edition", sa.JSON), sa.column("printed")
    )
    edition = sa.table("edition", sa.column("digest"), sa.column("body", sa.LargeBinary))
    known: dict[tuple[str, str], Edition | None] = {}
    kept: set[str] = set()
    for row in connection.execute(sa.select(game.c.id, game.c.name, game.c.rules, game.c.edition)).all():
        if row.edition is None and (row.name, row.rules) not in known:
            known[row.name, row.rules] = _shipped_then(row.name, row.rules)
        printed = known[row.name, row.rules] if row.edition is None else row.edition
        if printed is None:
            continue
        digest = edition_digest(printed)
        if digest not in kept:
            connection.execute(sa.insert(edition).values(digest=digest, body=zlib.compress(edition_text(printed), 9)))
            kept.add(digest)
        connection.execute(sa.update(game).where(game.c.id == row.id).values(printed=digest))


def _shipped_then(name: str, rules: str) -> Edition | None:
    """None: a game that is not installed here any more, or rules that nobody knows; its table waits for them."""
    game = working(name)
    try:
        return None if game is None else game.shipped_with(rules)
    except BadInput:
        return None
