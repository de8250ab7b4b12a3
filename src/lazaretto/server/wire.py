"""What goes over the wire. The OpenAPI document and the client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
BotName = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9:.-]+$")]
ChoiceText = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Moment = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=1, le=31_536_000)]
Language = Literal["en", "ru"]
OnTimeout = Literal["bot", "random", "resign"]
Status = Literal["waiting", "running", "finished"]


class RuleText(Struct):
    """A rule in the asker's language."""

    id: str
    text: str


class Error(Struct, omit_defaults=True):
    """Why not: a code for programs, a text for people, the rules if the game itself forbids it."""

    code: str
    text: str
    place: str | None = None
    rules: list[RuleText] | None = None
    details: dict[str, Any] | None = None


# ---------------------------------------------------------------- asked


class Asked(Struct, forbid_unknown_fields=True):
    """Base of all bodies: an unknown field is an error, not a surprise."""


class MeWish(Asked):
    name: Name | None = None
    language: Language | None = None


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
    options: dict[str, Any] = {}
    title: Title = ""
    public: bool = False
    clock: ClockWish | None = None
    edition: dict[str, Any] | None = None  # other printed values; absent: as shipped


class ClaimWish(Asked):
    token: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class MoveWish(Asked):
    seat: SeatNumber
    n: Moment
    choice: ChoiceText


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


class ForkWish(Asked):
    n: Moment
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    title: Title = ""


class HintWish(Asked):
    seat: SeatNumber
    bot: BotName = "mcts:500ms"


class ChatWish(Asked):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SavedSeat(Struct):
    """A seat in a file: whoever imports it plays all that people played."""

    kind: Literal["human", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: BotName | None = None
    resigned: bool = False


class SavedTable(Struct):
    """What a file tells of the table around its game."""

    title: Title
    seats: list[SavedSeat]


# ---------------------------------------------------------------- answered


class Me(Struct):
    id: str
    name: str
    csrf: str
    language: Language


class Health(Struct):
    ok: bool
    version: str
    database: str


class GameInfo(Struct):
    """One game of the house; `options` by the number of players, the default value first."""

    name: str
    rules: str
    players: list[int]
    options: dict[str, dict[str, list[Any]]]
    bots: list[str]
    words: dict[str, dict[str, str]]  # by language: what a lobby says of it (lazaretto/text/lobby.py)


class GameWords(Struct):
    """What turns ids into sentences (lazaretto/text), and whether some seat may know what others do not."""

    texts: dict[str, str]
    schema: dict[str, Any]
    printed: dict[str, Any]
    effects: list[dict[str, Any]]
    secrets: bool


class RuleInfo(Struct):
    id: str
    text: str
    text_ru: str
    source: str
    check: str
    kind: str
    ruling: str
    ruling_ru: str


class SeatInfo(Struct):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    mine: bool
    bot: str | None
    online: bool
    resigned: bool
    token: str | None = None


class ClockInfo(Struct):
    """`left` and `deadline` as of `now`, in seconds by the server's clock."""

    per_move: float | None
    per_game: float | None
    on_timeout: OnTimeout
    left: list[float] | None
    seat: int | None
    deadline: float | None
    now: float


class RequestInfo(Struct):
    """A take-back that waits for the seats in `needed`."""

    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


class Result(Struct):
    winners: list[int]
    ranking: list[int]
    reason: str
    scores: list[dict[str, int]]


class ForkInfo(Struct):
    id: str
    n: int


class Table(Struct):
    """What is around the board, as one guest may see it."""

    id: str
    game: str
    title: str
    status: Status
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    host: bool
    public: bool
    rev: int
    n: int
    to_move: int | None
    paused: bool
    clock: ClockInfo | None
    request: RequestInfo | None
    result: Result | None
    seed_hash: str
    seed: str | None
    forked_from: ForkInfo | None
    rematch: str | None
    watchers: int
    created: float
    updated: float
    rules: str


class Brief(Struct):
    """A table in the lobby."""

    id: str
    game: str
    title: str
    status: Status
    players: int
    seats: list[SeatInfo]
    n: int
    to_move: int | None
    my_turn: bool
    updated: float
    result: Result | None


class Lobby(Struct):
    mine: list[Brief]
    open: list[Brief]
    finished: list[Brief]


class DecisionInfo(Struct):
    n: int
    frame: str
    seat: int
    breadcrumb: list[list[Any]]


class State(Struct, tag_field="type", tag="state"):
    """The board as one viewer may see it. Drop the events you hold with `n >= since`, then add `events`."""

    rev: int
    n: int
    seat: int | None
    view: dict[str, Any]
    decision: DecisionInfo | None
    legal: list[dict[str, str]]
    undoable: int
    since: int
    events: list[dict[str, Any]]
    scores: list[dict[str, int]] | None
    result: Result | None
    clock: ClockInfo | None


class Done(Struct):
    """A move or an undo is committed."""

    rev: int
    n: int


class Preview(Struct):
    """What would end the undoing if the choice were made: chance, another seat's decision, the end; or nothing."""

    barrier: Literal["chance", "seat", "end"] | None


class LogLine(Struct):
    n: int
    seat: int
    frame: str
    choice: str
    time: float
    by_itself: bool  # there was no other choice, and nobody was asked


class Hint(Struct):
    n: int
    choice: str


class Why(Struct):
    legal: bool
    rules: list[RuleText]


class ChatLine(Struct):
    id: int
    seat: int | None
    name: str
    text: str
    time: float


# ---------------------------------------------------------------- over the socket: `lang` is the language of the answer


class MoveMessage(MoveWish, tag_field="type", tag="move"):
    id: int | None = None
    lang: Language | None = None


class UndoMessage(UndoWish, tag_field="type", tag="undo"):
    id: int | None = None
    lang: Language | None = None


class PreviewMessage(MoveWish, tag_field="type", tag="preview"):
    id: int | None = None
    lang: Language | None = None


class WhyMessage(Asked, tag_field="type", tag="why"):
    choice: ChoiceText
    id: int | None = None
    lang: Language | None = None


class HintMessage(HintWish, tag_field="type", tag="hint"):
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


Message = MoveMessage | UndoMessage | PreviewMessage | WhyMessage | HintMessage | SitMessage | ChatMessage | PingMessage
