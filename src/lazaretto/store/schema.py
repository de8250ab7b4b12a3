"""The tables. `choice` is the truth, and the film in it what everybody saw; `game.rev` is what two writers race for.

What is added later must be nullable or have a default of the server's: an older server may still be writing.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
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
    Column("edition", String(64)),  # digest of the printed values it is played with; null: of a game that was not there
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Text, nullable=False),  # decimal; the host's secret until the end
    Column("seed_hash", String(64), nullable=False),  # its commitment, published from the start
    Column("position", JSON(none_as_null=True)),  # where the game began, if not at the set-up
    Column("first", Integer, nullable=False, server_default="0"),  # the choice after which it began there
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
    Column("begun", Boolean, nullable=False, server_default=false()),  # it has run: nobody can take it away any more
    Column("assist", Boolean, nullable=False, server_default=true()),  # hints and forks while it runs
    Column("counts", Boolean, nullable=False, server_default=true()),  # for ratings, records and puzzles
    Column("taken_back", JSON(none_as_null=True)),  # decisions and counters of take-backs over chance
    Column("knocks", JSON(none_as_null=True)),  # who asks the host for a seat
    Column("muted", JSON(none_as_null=True)),  # who may not write in the chat
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
    Column("joined", Boolean, nullable=False, server_default=false()),  # made in one with the choice before it
    Column("still", LargeBinary),  # what everybody saw then, as a change of the still before it (kernel/film.py)
)

EDITION = Table(
    "edition",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # its canonical JSON, packed
)

FILM = Table(
    "film",
    METADATA,
    _of_game(primary_key=True),
    Column("body", LargeBinary, nullable=False),  # the stills of a finished game, packed
)

NOTICE = Table(
    "notice",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _of_game(nullable=False),
    Column("n", Integer, nullable=False),  # the decision at which it happened
    Column("kind", String(32), nullable=False),
    Column("facts", JSON, nullable=False),
    Column("time", Float, nullable=False),
    Index("ix_notice_game", "game", "id"),
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
    Column("on_time", Boolean, nullable=False, server_default=false()),  # resigned by the clock
    Column("invited", Boolean, nullable=False, server_default=false()),  # the host passes the link on
    Column("used", String(64)),  # the link somebody sat down by
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
    Column("guest", String(32)),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index("ix_chat_game", "game", "id"),
)

# Which server looks after a table where several could, and until when by the database's clock.
LEASE = Table(
    "lease",
    METADATA,
    _of_game(primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

# How far a guest has come with a lesson.
LESSON = Table(
    "lesson",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("lesson", String(64), primary_key=True),
    Column("path", JSON, nullable=False),
    Column("step", Integer, nullable=False),
    Column("farthest", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("updated", Float, nullable=False),
)

SETTING = Table(
    "setting",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
