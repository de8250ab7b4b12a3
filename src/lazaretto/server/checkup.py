"""What this version makes of the games of a store: does every one load, can it be watched, does it go on?

It is tried on a copy, so a store can be asked before an update: nothing of it is changed, not even its schema.
"""

from __future__ import annotations

import asyncio
import secrets
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Literal, cast

import msgspec

import lazaretto
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.film import Film, ToldForm
from lazaretto.kernel.journal import event_kind, later_kinds
from lazaretto.kernel.match import Match
from lazaretto.kernel.notices import RulesChanged, WentOn
from lazaretto.server.texts import FluentWords
from lazaretto.server.workshop import Workshop
from lazaretto.store import Store, open_store
from lazaretto.store.backup import back_up
from lazaretto.store.database import FILE
from lazaretto.table import history, ports, versions
from lazaretto.table.errors import Refusal
from lazaretto.table.hub import Hub
from lazaretto.table.inline import Echo, at_once
from lazaretto.table.live import Live
from lazaretto.table.ports import Ports, ThinkerFailed, Thought
from lazaretto.table.rows import Change, Stored
from lazaretto.table.turn import Turn

CHOICES = 3  # that are made at a table which is not over
Verdict = Literal["same", "retold", "went-on", "watched", "barred", "broken"]
SOUND: tuple[Verdict, ...] = ("same", "retold", "went-on", "watched")
_CHANGED, _WENT_ON = event_kind(RulesChanged), event_kind(WentOn)


class Checked(msgspec.Struct, frozen=True):
    """One table.

    `same`: played by today's rules, which do all of it again; `retold`, `went-on`: begun by earlier rules, it goes on by
    replay or from its last position; `watched`: it is over, and was played by other rules; `barred`: it can be watched, but
    nobody can go on here; `broken`: not even that.
    """

    table: str
    game: str
    rules: str
    status: str
    verdict: Verdict
    moments: int = 0  # that were looked at, from all seats
    choices: int = 0  # that were made
    reason: str = ""


class Report(msgspec.Struct):
    """What was found in a store."""

    tables: list[Checked] = []

    @property
    def troubles(self) -> list[Checked]:
        return [each for each in self.tables if each.verdict not in SOUND]

    def counts(self) -> Counter[Verdict]:
        return Counter(each.verdict for each in self.tables)


def check_store(where: str | Path | None, told: Callable[[int, int], None] = lambda done, of: None) -> Report:
    """All tables of a store, as `open_store` takes it; `told` hears how many are done, of how many."""
    with copied(where) as store:
        return asyncio.run(_check_all(store, told))


@contextmanager
def copied(where: str | Path | None) -> Iterator[Store]:
    """A copy of a store, brought up to date, for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="lazaretto-") as folder:
        back_up(where, Path(folder) / FILE)
        store = open_store(Path(folder))
        try:
            yield store
        finally:
            store.close()


async def _check_all(store: Store, told: Callable[[int, int], None]) -> Report:
    report = Report()
    async with resting_hub(store) as hub:
        tables = await store.tables()
        for table in tables:
            report.tables.append(await check_table(hub, store, table))
            hub.tables.clear()
            told(len(report.tables), len(tables))
    return report


# ---------------------------------------------------------------- a house in which nothing happens by itself


class Standstill:
    """A time before any game: no clock has run out, and nobody waits."""

    def now(self) -> float:
        return 1_600_000_000.0

    def monotonic(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        await asyncio.Event().wait()


class Silent:
    """Bots that never answer."""

    async def choose(self, bot: str, match: Match, seat: int, seed: int, owner: str = "") -> Thought:
        await asyncio.Event().wait()
        raise ThinkerFailed

    async def judge(self, bot: str, match: Match, seed: int, line: Sequence[str] = (), owner: str = "") -> ports.Judged:
        await asyncio.Event().wait()
        raise ThinkerFailed

    async def ready(self) -> bool:
        return True

    async def close(self) -> None:
        pass


@asynccontextmanager
async def resting_hub(store: Store, workshop: ports.Workshop | None = None) -> AsyncIterator[Hub]:
    """The tables of a store, where only what is asked for happens."""
    workshop = workshop or Workshop()
    given = Ports(
        store=store,
        fanout=Echo(),
        thinkers=Silent(),
        workshop=workshop,
        readers=workshop,
        aside=at_once,
        time=Standstill(),
        secrets=secrets,
        words=FluentWords(),
    )
    hub = Hub(given, 60.0)
    try:
        yield hub
    finally:
        await hub.stop()


# ---------------------------------------------------------------- one table


async def check_table(hub: Hub, store: Store, table: str) -> Checked:
    name, rules, status = "?", "?", "?"
    try:
        stored = await store.load(table)
        name, rules, status = stored.game.name, stored.game.rules, stored.game.status
        difference = await _replayed_otherwise(hub, stored)
        live = await hub.table(table, watched=False)
        moments = await _watched(hub, live)
        verdict, reason = _how(stored, live), ""
        choices = 0
        if verdict == "barred":
            reason = live.shown.barred
        elif status != "finished":
            choices = await _gone_on(hub, live)
        if difference:
            verdict, reason = "broken", difference
        return Checked(table, name, rules, status, verdict, moments, choices, reason)
    except Exception as error:  # whatever a stored game brings to light belongs into the report
        return Checked(table, name, rules, status, "broken", reason=_reason(error))


def _reason(error: Exception) -> str:
    if isinstance(error, Refusal):
        return error.code
    return str(error) if isinstance(error, LazarettoError) else repr(error)


def _how(stored: Stored, live: Live) -> Verdict:
    if stored.game.status == "finished":
        return "same" if versions.is_todays(stored.game) else "watched"
    if live.shown.match is None:
        return "barred"
    told = [row for row in live.notices[len(stored.notices) :] if row.kind in (_CHANGED, _WENT_ON)]
    if not told:
        return "same"
    return "retold" if told[-1].kind == _CHANGED and told[-1].facts.get("replayed") else "went-on"


async def _replayed_otherwise(hub: Hub, stored: Stored) -> str:
    """Under the rules a game was played by everything must come again as everybody saw it; else where it does not."""
    game = stored.game
    if not stored.is_filmed or not versions.is_todays(game):
        return ""
    try:
        kept = versions.develop(game, await hub.store.film(game.id))
    except Exception as error:
        return f"film: {error!r}"
    _, stills = versions.filmed(stored)
    again = Film([msgspec.json.decode(still) for still in stills], game.players)
    if len(kept) != game.first + len(again):
        return f"decision {game.first + len(again)}: {len(kept)} in the film"
    for n in range(1, len(again) + 1):
        found, wanted = dict(again.still(n)), dict(kept.still(game.first + n))
        found["events"], wanted["events"] = told_then(found, game.name), told_then(wanted, game.name)
        if n == 1 and game.first:  # what led there was told by other rules
            found["events"] = wanted["events"]
        if found != wanted:
            differing = next(name for name in wanted if wanted[name] != found.get(name))
            return f"decision {game.first + n}: {differing}"
    return ""


def told_then(still: dict[str, object], name: str) -> list[object]:
    """The events of a decision without those that are told only since games were kept without them."""
    later = later_kinds(lazaretto.game(name).module.events)
    return [told for told in cast(list[ToldForm], still["events"]) if told["event"]["kind"] not in later]


async def _watched(hub: Hub, live: Live) -> int:
    """Every moment, from every seat."""
    now = hub.time.now()
    for viewer in range(-1, live.game.players):
        live.state(viewer, 0, now)
        for n in range(1, live.game.n + 1):
            await history.moment(hub, live, viewer, n, now)
    return live.game.n


async def _gone_on(hub: Hub, live: Live) -> int:
    """Whoever is asked chooses, whether or not somebody sits there; what was chosen is found again in the store."""
    made = 0
    while made < CHOICES and live.shown.match is not None and not live.shown.is_over:
        choice = live.match.legal()[-1].text
        live = await hub.act(live.id, lambda here, choice=choice: _chosen(here, choice), choices=[choice], watched=False)  # type: ignore[misc]
        made += 1
    n = live.game.n
    hub.tables.clear()
    again = await hub.table(live.id, watched=False)
    if again.game.n != n:
        raise AssertionError(f"decision {n} was stored, and is decision {again.game.n}")
    return made


def _chosen(live: Live, choice: str) -> tuple[Change, Turn]:
    turn = live.turn()
    turn.choose(choice)
    return live.progress(turn, live.game.updated), turn
