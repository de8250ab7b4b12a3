"""The tables. `choice` is the truth, `snapshot` a cache; `game.rev` is what two writers race for."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_game(**more: bool) -> Column[str]:
    return Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]


GAME = Table(
    "game",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(32), nullable=False),  # which game of the house
    Column("title", Text, nullable=False),
    Column("rules", String(32), nullable=False),  # version of the rules it is played by
    Column("edition", JSON(none_as_null=True)),  # null: the edition as shipped
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Text, nullable=False),  # decimal; the host's secret until the end
    Column("seed_hash", String(64), nullable=False),  # its commitment, published from the start
    Column("position", JSON(none_as_null=True)),  # where the game began, if not at the set-up
    Column("status", String(16), nullable=False),  # waiting, running, finished
    Column("rev", Integer, nullable=False),  # grows with every change of this table
    Column("n", Integer, nullable=False),  # the present decision
    Column("to_move", Integer),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("clock", JSON(none_as_null=True)),
    Column("request", JSON(none_as_null=True)),  # a take-back that waits for answers
    Column("result", JSON(none_as_null=True)),
    Column("host", String(32), nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("forked_from", JSON(none_as_null=True)),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_game_status", "status", "updated"),
)

CHOICE = Table(
    "choice",
    METADATA,
    _of_game(primary_key=True),
    Column("n", Integer, primary_key=True),  # 0 is the set-up
    Column("seat", Integer, nullable=False),
    Column("frame", String(64), nullable=False),
    Column("choice", Text, nullable=False),
    Column("chance", JSON, nullable=False),
    Column("time", Float, nullable=False),
)

SNAPSHOT = Table(
    "snapshot",
    METADATA,
    _of_game(primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("position", JSON, nullable=False),
)

SEAT = Table(
    "seat",
    METADATA,
    _of_game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, open, bot
    Column("name", Text, nullable=False),
    Column("bot", String(64)),
    Column("token", String(64), nullable=False),  # the secret link
    Column("resigned", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("token"),
)

CLAIM = Table(
    "claim",
    METADATA,
    _of_game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True),
    Index("ix_claim_guest", "guest"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _of_game(nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Index("ix_chat_game", "game", "id"),
)

SETTING = Table(
    "setting",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
