"""What can be wished for: the bodies of requests. The OpenAPI document and the client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lazaretto.kernel.formats import Edition
from lazaretto.table.wire import BotName, ChoiceText, Language, Moment, Name, OnTimeout, SeatNumber, Seconds, Title


class Asked(Struct, forbid_unknown_fields=True):
    """Base of all bodies: an unknown field is an error, not a surprise."""


class MeWish(Asked):
    name: Name | None = None
    language: Language | None = None


class BotAccountWish(Asked):
    name: Name = ""


class SeatWish(Asked):
    """`me`: mine (several: hot-seat); `open`: for whoever has the link; `bot`."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class ClockWish(Asked):
    per_move: Seconds | None = None
    per_game: Seconds | None = None
    on_timeout: OnTimeout = "bot"


class NewTable(Asked):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}
    title: Title = ""
    public: bool = False
    clock: ClockWish | None = None
    edition: Edition | None = None  # other printed values, all of them or only those; absent: as shipped
    assist: bool | None = None  # hints and forks while it runs; absent: only where nobody else is invited


class ClaimWish(Asked):
    token: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class MoveWish(Asked):
    """`then`: more choices of the same seat that follow it. All are made, as one revision, or none.

    `unless`: not if they are that, as consequences tell it: then they are refused (`ask-again`), and made when sent without.
    """

    seat: SeatNumber
    n: Moment
    choice: ChoiceText
    then: Annotated[list[ChoiceText], Meta(max_length=30)] = []
    unless: Literal["irrevocable", "gives_up"] | None = None

    @property
    def choices(self) -> list[str]:
        return [self.choice, *self.then]


class UndoWish(Asked):
    """`steps` 0: all that can be undone."""

    seat: SeatNumber
    n: Moment
    steps: Annotated[int, Meta(ge=0, le=1000)] = 1


class TakeBackWish(Asked):
    seat: SeatNumber
    to: Moment


class AnswerWish(Asked):
    seat: SeatNumber
    agree: bool


class SeatOnly(Asked):
    seat: SeatNumber


class BotWish(Asked):
    bot: BotName = "greedy"


class PauseWish(Asked):
    paused: bool


class KnockWish(Asked):
    """The host's answer to somebody who asks for a seat."""

    agree: bool


class ForkWish(Asked):
    n: Moment
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    title: Title = ""


class HintWish(Asked):
    seat: SeatNumber
    bot: BotName = "mcts:500ms"


class ChatWish(Asked):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class HideWish(Asked):
    hidden: bool


class MuteWish(Asked):
    muted: bool


class LessonWish(Asked):
    """Where the learner stands, and what he does there: a choice, `next`, `skip`, `undo` or `back`; nothing: only look."""

    path: Annotated[list[ChoiceText], Meta(max_length=400)] = []
    move: ChoiceText | None = None
    keep: bool = True  # False: it is only tried
