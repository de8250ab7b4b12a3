"""The rows as values. What the store gives out is a copy: changing it changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast

import msgspec

from lazaretto.kernel.formats import Agreed, Edition, EventForm, LineForm, LogForm
from lazaretto.kernel.journal import Event, event_json
from lazaretto.table.wire import SeatKind, Status

Form = dict[str, object]  # a struct of ours as it is kept, in one column

OUTAGES_KEPT = 100  # clocks that have stood still for longer have other worries
NOTICES_KEPT = 1000  # of one table, the last: somebody may sit down and get up for ever


Outage = tuple[float, float]  # from when to when no server was there


def outages_after(known: list[Outage], alive: float | None, now: float, missing: float) -> list[Outage]:
    """The outages, when the last sign of life was given at `alive` and there is one `now`."""
    if alive is None or now - alive <= missing:
        return known
    return [*known, (alive, now)][-OUTAGES_KEPT:]


def as_form(struct: msgspec.Struct) -> Form:
    """A struct of ours as it is kept."""
    form: Form = msgspec.to_builtins(struct)
    return form


class StaleWrite(Exception):
    """Somebody else changed this table first; load it again."""


class StoreAway(Exception):
    """The database cannot be reached, is full or must not be written to. Nothing was changed; it may heal by itself."""


class UnknownTable(Exception):
    """There is no table with this id."""


class Fork(msgspec.Struct, frozen=True):
    """Where a forked game was taken from."""

    id: str
    n: int


class GameRow(msgspec.Struct, kw_only=True):
    """One table: what is played, with what, how far it is."""

    id: str
    name: str
    title: str
    rules: str
    edition: Edition | None
    options: Agreed
    players: int
    seed: str
    seed_hash: str
    position: Mapping[str, object] | None
    first: int = 0  # the choice after which it began at that position: those up to it were made by other rules
    status: Status
    rev: int
    n: int
    to_move: int | None
    paused: bool
    clock: Form | None
    request: Form | None
    result: Form | None
    host: str
    public: bool
    forked_from: Form | None
    rematch: str | None
    created: float
    updated: float
    begun: bool = False
    assist: bool = True
    counts: bool = True
    taken_back: list[list[int]] | None = None
    knocks: list[Form] | None = None
    muted: Form | None = None


class ChoiceRow(msgspec.Struct, kw_only=True, frozen=True):
    """One line of the log: a choice and the results of chance that followed it. Line 0 is the set-up."""

    n: int
    seat: int
    frame: str
    choice: str
    chance: list[str]
    time: float
    joined: bool = False  # made in one with the choice before it
    still: bytes | None = None  # a piece of the film, as it is written; rows that are read leave it out

    def line(self) -> LineForm:
        """As it stands in a log file."""
        form: LineForm = {"n": self.n, "seat": self.seat, "frame": self.frame, "choice": self.choice}
        if self.chance:
            form["chance"] = [*self.chance]
        if self.joined:
            form["joined"] = True
        return form


class SeatRow(msgspec.Struct, kw_only=True, frozen=True):
    """One seat, its secret link and who sits there. `open` is a human seat nobody has claimed.

    `invited`: the link is the host's to pass on. `used`: the link somebody sat down by, worth no more than asking again.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    token: str
    resigned: bool = False
    on_time: bool = False  # resigned by the clock
    invited: bool = False
    used: str | None = None
    guests: tuple[str, ...] = ()


class ChatRow(msgspec.Struct, kw_only=True, frozen=True):
    id: int
    seat: int | None
    name: str
    text: str
    time: float
    guest: str | None = None  # None: said before that was kept
    hidden: bool = False


class NoticeRow(msgspec.Struct, kw_only=True, frozen=True):
    """Something that happened at the table, not on the board: all see it in the log, at decision `n`."""

    n: int
    kind: str
    facts: Form
    time: float

    def told(self, n: int) -> EventForm:
        """As it stands among the events of choice `n`."""
        return cast(EventForm, {"n": n, "kind": self.kind, "notice": True, **self.facts})


def notice(event: Event, n: int, time: float) -> NoticeRow:
    """One of `kernel/notices.py`, as it is kept."""
    facts = cast(Form, event_json(n, event, {}))
    del facts["n"]
    return NoticeRow(n=n, kind=str(facts.pop("kind")), facts=facts, time=time)


class LessonRow(msgspec.Struct, kw_only=True, frozen=True):
    """How far somebody has come with a lesson: where he stands, and the farthest step he has seen."""

    guest: str
    game: str
    lesson: str
    path: list[str] = []
    step: int = 0
    farthest: int = 0
    done: bool = False
    updated: float = 0.0


class Stay(msgspec.Struct, frozen=True):
    """How many learners came to this step of a lesson and no farther; those who finished it are told apart."""

    game: str
    lesson: str
    farthest: int
    done: bool
    learners: int


class Stored(msgspec.Struct, kw_only=True):
    """All of one table but its film and its chat."""

    game: GameRow
    seats: list[SeatRow]
    choices: list[ChoiceRow]
    notices: list[NoticeRow] = []
    is_filmed: bool = True

    def log(self) -> LogForm:
        """The host's record, in the format of the kernel."""
        from lazaretto.table.fixture import log_of

        return log_of(self)


class GameChange(TypedDict, total=False):
    """The columns of a game that may change; the first three of them where its rules have."""

    rules: str
    position: Mapping[str, object] | None
    first: int
    status: Status
    n: int
    to_move: int | None
    paused: bool
    clock: Form | None
    request: Form | None
    result: Form | None
    rematch: str
    updated: float
    begun: bool
    assist: bool
    counts: bool
    taken_back: list[list[int]] | None
    knocks: list[Form] | None
    muted: Form | None


class Change(msgspec.Struct, kw_only=True):
    """One transaction on one table: cut the log back, add lines, change the row of the game and its seats.

    When it finishes the game, its film is packed.
    """

    truncate_to: int | None = None  # the first choice that goes
    choices: list[ChoiceRow] = []
    game: GameChange = {}
    seats: list[SeatRow] = []
    notices: list[NoticeRow] = []
