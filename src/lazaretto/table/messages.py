"""What is said over a table's socket. Asked: `id` is repeated in the answer, `lang` is its language. Told: by `type`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lazaretto.table.advice import Coached, Hint
from lazaretto.table.wire import ChatLine, ChoiceText, Done, Error, Language, Means, State, Table, Why
from lazaretto.table.wishes import Asked, ChatWish, HintWish, MoveWish, UndoWish


class MoveMessage(MoveWish, tag_field="type", tag="move"):
    id: int | None = None
    lang: Language | None = None


class UndoMessage(UndoWish, tag_field="type", tag="undo"):
    id: int | None = None
    lang: Language | None = None


class WhyMessage(Asked, tag_field="type", tag="why"):
    choice: ChoiceText
    id: int | None = None
    lang: Language | None = None


class HintMessage(HintWish, tag_field="type", tag="hint"):
    id: int | None = None
    lang: Language | None = None


class CoachMessage(Asked, tag_field="type", tag="coach"):
    """Switches a coach on or off at this socket."""

    on: bool
    id: int | None = None
    lang: Language | None = None


class SitMessage(Asked, tag_field="type", tag="sit"):
    seat: Annotated[int, Meta(ge=-1, le=15)]
    id: int | None = None
    lang: Language | None = None


class ChatMessage(ChatWish, tag_field="type", tag="chat"):
    id: int | None = None
    lang: Language | None = None


class PingMessage(Asked, tag_field="type", tag="ping"):
    id: int | None = None
    lang: Language | None = None


Message = MoveMessage | UndoMessage | WhyMessage | HintMessage | CoachMessage | SitMessage | ChatMessage | PingMessage


# ---------------------------------------------------------------- told


class HouseTold(Struct, tag_field="type", tag="house"):
    """Which page this house has: a client that began with another one is of another version, and loads itself anew."""

    page: str


class TableTold(Struct, tag_field="type", tag="table"):
    """Something around the board changed."""

    table: Table


class ChatTold(Struct, tag_field="type", tag="chat"):
    lines: list[ChatLine]
    gone: list[int] = []  # numbers of lines that were removed


class RematchTold(Struct, tag_field="type", tag="rematch"):
    table: str


class Pong(Struct, tag_field="type", tag="pong"):
    id: int | None
    now: float


class Ack(Done, tag_field="type", tag="ack", kw_only=True):
    id: int


class ErrorTold(Error, tag_field="type", tag="error", kw_only=True):
    id: int | None


class MeansTold(Means, tag_field="type", tag="means"):
    """Comes after the state of the same `rev`, to whoever is asked."""


class HintTold(Hint, tag_field="type", tag="hint", kw_only=True):
    id: int | None


class CoachTold(Coached, tag_field="type", tag="coach"):
    """Comes some time after a move, to who has a coach, where something much better was there."""


class WhyTold(Why, tag_field="type", tag="why", kw_only=True):
    id: int | None


Told = (
    State
    | HouseTold
    | TableTold
    | ChatTold
    | RematchTold
    | Pong
    | Ack
    | ErrorTold
    | MeansTold
    | HintTold
    | CoachTold
    | WhyTold
)
