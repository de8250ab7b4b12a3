"""What goes over the wire. The OpenAPI document and the client's types are made from these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from lazaretto.games.members import Members
from lazaretto.kernel.formats import (
    Agreed,
    ConsequencesForm,
    EventForm,
    FactForm,
    OptionValue,
    SavedFrame,
    ScoreLine,
    View,
)

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
BotName = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-zA-Z0-9:._-]+$")]
ChoiceText = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Moment = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=1, le=31_536_000)]
Language = Literal["en", "ru"]
LANGUAGES: tuple[str, ...] = get_args(Language)
OnTimeout = Literal["bot", "random", "resign"]
FaultKind = Literal["bot-failed", "bot-slow"]
Status = Literal["waiting", "running", "finished"]
SeatKind = Literal["human", "open", "bot"]  # `open`: a person's, whom nobody is yet


class RuleText(Struct):
    """A rule in the asker's language."""

    id: str
    text: str


class Reason(Struct):
    """Why a choice is refused here, the rule if there is one, the facts, and both in a sentence (empty where the client has
    the words)."""

    rule: RuleText | None
    facts: list[FactForm]
    text: str


class Error(Struct, omit_defaults=True):
    """Why not: a code for programs, a text for people, the rules and reasons if the game itself forbids it."""

    code: str
    text: str
    place: str | None = None
    rules: list[RuleText] | None = None
    reasons: list[Reason] | None = None
    details: dict[str, object] | None = None


class Me(Struct):
    id: str
    name: str
    csrf: str
    language: Language


class BotAccount(Struct):
    id: str
    name: str
    token: str  # whoever has it is this bot


class Alive(Struct):
    ok: bool


class Ready(Struct):
    """What a server needs to serve."""

    database: bool
    bots: bool


class Health(Struct):
    ok: bool
    version: str
    database: str


class GameInfo(Struct):
    """One game of the house; `options` by the number of players, the default value first."""

    name: str
    rules: str
    players: list[int]
    options: dict[str, dict[str, list[OptionValue]]]
    bots: list[str]
    words: dict[str, dict[str, str]]  # by language: what a lobby says of it (lazaretto/text/lobby.py)


class GameWords(Struct):
    """What turns ids into sentences (lazaretto/text), and whether some seat may know what others do not."""

    texts: dict[str, str]
    schema: dict[str, object]
    printed: Mapping[str, object]
    effects: list[dict[str, object]]
    secrets: bool


class Correction(Struct):
    """A value that differs from the edition as shipped, and where it stands; null: there is none.

    For its words: `thing` is the component it is printed on, if it is one; `sheet` and `row` how the file calls the table;
    `here_told` and `shipped_told` what the values are called.
    """

    place: str  # the table of the edition: `technology.7`
    field: str
    at: int | None  # of a list that is as long as ours: which of its items
    here: object
    shipped: object
    thing: Members
    sheet: str
    row: str
    here_told: Members
    shipped_told: Members


class EditionInfo(Struct):
    """An edition that a table can be opened with, as its file has it, and what it changes; empty: nothing."""

    edition: Mapping[str, object]
    corrected: list[Correction]


class PrintedInfo(Struct):
    """What is printed on the components of a table.

    For its words (`printed`, `effects`: lazaretto/text) and for its board (`drawn`: the game's own). `corrected`: what
    differs from the edition as shipped; `reconstructed`: by table of the edition, the fields whose values are our own.
    """

    printed: Mapping[str, object]
    effects: list[dict[str, object]]
    drawn: Mapping[str, object]
    corrected: list[Correction]
    reconstructed: dict[str, list[str]]


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
    kind: SeatKind
    name: str
    mine: bool
    bot: str | None
    online: bool
    resigned: bool
    on_time: bool  # it was the clock that gave up for him
    stands_in: bool  # a bot holds it for a person, who may come back
    away: float | None  # since when its person is away
    invited: bool  # a link of the host's is waiting for somebody
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
    """A take-back or a pause that waits for the seats in `needed`."""

    seat: int
    to: int
    agreed: list[int]
    needed: list[int]
    kind: Literal["takeback", "pause"] = "takeback"


class FaultInfo(Struct):
    """Something that failed at a table and was made good; the host is told."""

    kind: FaultKind
    seat: int
    bot: str
    time: float


class KnockInfo(Struct):
    """Somebody has a used link and no seat, and asks the host for it."""

    id: int
    seat: int
    name: str
    mine: bool


class Result(Struct, omit_defaults=True):
    """`taken_back`: how often the players went back behind chance; left out: never. `tie`: which of several rules has set
    equal scores at the top apart."""

    winners: list[int]
    ranking: list[int]
    reason: str
    scores: list[ScoreLine]
    taken_back: int = 0
    tie: str = ""


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
    options: Agreed
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
    own_edition: bool  # other printed values than those shipped: `/printed` tells which
    assist: bool  # hints and forks are to be had now
    coach: bool  # whoever asks may have one look over his shoulder
    counts: bool  # for ratings, records and puzzles
    grace: float | None  # seconds before a bot may be seated for somebody who is away; None: only the clock does that
    knocks: list[KnockInfo]
    may_write: bool  # in the chat
    quiet: bool  # onlookers may not
    faults: list[FaultInfo]  # for the host


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
    own_edition: bool  # other printed values than those shipped


class Lobby(Struct):
    mine: list[Brief]
    open: list[Brief]
    finished: list[Brief]


class DecisionInfo(Struct):
    n: int
    frame: str
    seat: int
    breadcrumb: list[SavedFrame]


class State(Struct, tag_field="type", tag="state"):
    """The board as one viewer may see it. Drop the events you hold with `n >= since`, then add `events`."""

    rev: int
    n: int
    seat: int | None
    view: View
    decision: DecisionInfo | None
    legal: list[dict[str, str]]
    reach: dict[str, dict[str, int]]  # to whoever moves something: by place, the least that it takes to come there
    undoable: int
    since: int
    events: list[EventForm]
    # For each of the events that is no notice what it changed in the view (kernel/patch.py), so far as that is known: there
    # may be fewer, and there are none of what was told before. Together they lead to `view`.
    steps: Sequence[object]
    scores: list[ScoreLine] | None
    result: Result | None
    clock: ClockInfo | None


class Done(Struct):
    """A move or an undo is committed."""

    rev: int
    n: int


class WayInfo(Struct):
    """Choices that follow each other, to be sent as one: to click on `wanted`, which one of them is, means all of them.

    `beside`: it does not; this is the same thing done otherwise, or several times. `apart`: that is shown for itself.
    """

    wanted: dict[str, str]
    means: ConsequencesForm
    beside: bool
    apart: bool


class Means(Struct):
    """What each choice of the asked seat brings, in the order of `legal`; and the ways it is offered.

    Of several to one thing the first is the cheapest.
    """

    rev: int
    n: int
    seat: int
    choices: list[ConsequencesForm]
    ways: list[WayInfo]


class LogLine(Struct):
    n: int
    seat: int
    frame: str
    choice: str
    time: float
    by_itself: bool  # there was no other choice, and nobody was asked


class Why(Struct):
    legal: bool
    reasons: list[Reason]  # the most decisive first


class ChatLine(Struct):
    id: int
    seat: int | None
    name: str
    text: str
    time: float
    hidden: bool
    muted: bool  # whoever said it may say no more; only the host is told
