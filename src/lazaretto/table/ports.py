"""What a table needs of the world around it. A server gives it a database, processes and the system's time; a browser
gives it what it has; a simulator gives it all of that from one seed, in one thread."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, ParamSpec, Protocol, TypeVar

import msgspec

from lazaretto.kernel.formats import ReasonForm
from lazaretto.kernel.match import Match
from lazaretto.kernel.patch import Patch
from lazaretto.table import wire
from lazaretto.table.advice import AdviceInfo
from lazaretto.table.rows import Change, ChatRow, LessonRow, Outage, Stay, Stored

P = ParamSpec("P")
T = TypeVar("T")


class Store(Protocol):
    """The games. Whatever returns is committed; a change made for a revision that is over raises StaleWrite, one of a
    table that is not there UnknownTable; StoreAway when nothing can be read or written just now.
    What it gives out is a copy."""

    @property
    def kind(self) -> str:
        """How the page of a server's health calls it."""

    @property
    def is_shared(self) -> bool:
        """Do others write to it, too? Then they are told of changes, and asked for theirs."""

    async def create(self, stored: Stored) -> None: ...
    async def change(self, table: str, rev: int, change: Change) -> int: ...
    async def delete(self, table: str, rev: int) -> None: ...
    async def say(self, table: str, line: ChatRow) -> ChatRow: ...
    async def hide(self, table: str, line: int, hidden: bool) -> None: ...
    async def unsay(self, table: str, line: int) -> None: ...
    async def rename(self, guest: str, name: str) -> list[str]: ...
    async def load(self, table: str) -> Stored: ...
    async def revisions(self, tables: Iterable[str]) -> dict[str, int]: ...
    async def film(self, table: str) -> list[Patch]: ...
    async def keep_film(self, table: str, rev: int, stills: list[bytes]) -> None: ...
    async def unfilmed(self) -> list[str]: ...
    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]: ...
    async def line(self, table: str, line: int) -> ChatRow | None: ...
    async def briefs(self, which: Literal["mine", "open", "finished"], guest: str, limit: int = 100) -> list[Stored]: ...

    async def awake(self, until: float) -> list[str]:
        """Running tables of people where something has to happen by itself: a bot's turn, or a clock that ends by then."""

    async def lease(self, tables: Iterable[str], holder: str, seconds: float) -> list[str]:
        """Those that are the holder's from now on, for so many seconds of the store's own time: free ones and his."""

    async def release(self, tables: Iterable[str], holder: str) -> None: ...

    async def beat(self, now: float, missing: float) -> list[Outage]:
        """A sign of life. When none was given for longer than `missing` seconds, that was an outage; all there were."""

    async def keep_lesson(self, row: LessonRow) -> None:
        """How far a guest has come; what was kept of him and this lesson goes."""

    async def lessons(self, guest: str, game: str) -> list[LessonRow]: ...

    async def stays(self) -> list[Stay]:
        """Where learners have come to and stayed, over all guests; no names."""

    async def ping(self) -> None:
        """Raises StoreAway when nothing can be read."""


class ThinkerFailed(Exception):
    """A bot gave no choice."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot would do. `instead` names the weaker one that answered where the bot could not in its time, or failed:
    then `why` says how, for the server's log."""

    choice: str
    instead: str = ""
    why: str = ""


class Judged(msgspec.Struct, frozen=True):
    """What a bot makes of a decision (`bots/judging.py`); of what was chosen there, if that was asked, and whether something
    so much better was there that a coach speaks."""

    by: str
    best: list[AdviceInfo]
    made: AdviceInfo | None = None
    matters: bool = False


class Thinkers(Protocol):
    """Bots think elsewhere, as long as they need; who waits no longer cancels the thought."""

    async def choose(self, bot: str, match: Match, seat: int, seed: int, owner: str = "") -> Thought:
        """What a bot would do at this decision, or ThinkerFailed. The match is not changed.

        All that is thought for one `owner` shares one place in the queue.
        """

    async def judge(self, bot: str, match: Match, seed: int, line: Sequence[str] = (), owner: str = "") -> Judged:
        """What a bot makes of the present decision, and of what the asked seat chose there; or ThinkerFailed.

        No bot at a table waits for it.
        """

    async def ready(self) -> bool:
        """Would a bot be heard now?"""

    async def close(self) -> None: ...


class Workshop(Protocol):
    """Work on plain data that may take any time: done where it can be ended, and refused when it takes too long."""

    async def do(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T: ...
    async def close(self) -> None: ...


class Aside(Protocol):
    """Work of ours that takes a while: where it can be, it is done while everything else goes on."""

    async def __call__(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T: ...


class Fanout(Protocol):
    """Hints to all servers of one store, this one included. One that is lost only costs time: what counts is stored."""

    def publish(self, hint: bytes) -> None: ...

    async def subscribe(self) -> AsyncIterator[bytes]:
        """Returns when everything that is published from now on will be heard."""


class Time(Protocol):
    def now(self) -> float:
        """Seconds since the epoch, as people reckon."""

    def monotonic(self) -> float:
        """Seconds since some moment; never goes back."""

    async def sleep(self, seconds: float) -> None: ...


class Secrets(Protocol):
    """Numbers nobody can foresee; the module `secrets` is one such source."""

    def randbits(self, k: int) -> int: ...


class Words(Protocol):
    """Words in the languages of the house."""

    def error(self, language: str, code: str, place: str | None, details: Mapping[str, object]) -> str: ...

    def reason(self, language: str, game: str, form: ReasonForm, names: Sequence[str]) -> str:
        """Why a choice is refused, in a sentence."""

    def lobby(self, game: str, language: str) -> dict[str, str]:
        """What a lobby says of a game."""

    def game(self, name: str) -> wire.GameWords:
        """All that turns the ids of a game into sentences. May take a while."""

    def lessons(self, name: str) -> dict[str, str]:
        """The words of a game's lessons, by language."""

    def book(self, name: str) -> dict[str, str]:
        """The words of a game's book, by language."""


class Outlet(Protocol):
    """The way out to one open socket."""

    async def send(self, text: str) -> None: ...
    async def close(self, code: int, reason: str) -> None: ...


@dataclass(frozen=True, kw_only=True)
class Ports:
    """All that a hub of tables is given."""

    store: Store
    fanout: Fanout
    thinkers: Thinkers
    workshop: Workshop  # for what strangers send
    readers: Workshop  # for what was played here: nobody waits behind a stranger's file
    aside: Aside
    time: Time
    secrets: Secrets
    words: Words
