"""The recorded store, opened by the present version: its tables show what they showed, go on and can be watched."""

from __future__ import annotations

import contextlib
import lzma
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from lazaretto.server import history, moves, seating, wire
from lazaretto.server.hub import CHANNEL, Hub
from lazaretto.server.identity import Guest
from lazaretto.server.live import Live
from lazaretto.server.thinkers import Thinkers
from lazaretto.store import Store, open_store
from lazaretto.store.database import FILE
from tests.corpus.checking import Differs, generations, without_edition
from tests.corpus.packing import difference, plain, read, unfolded

NOW = 1_800_000_000.0  # long after the record
NEWCOMER = Guest("guest-newcomer", "Пришлый")


def store_folders() -> list[Path]:
    return [folder for folder in generations() if (folder / "store.db.xz").exists()]


def recorded_tables(folder: Path) -> tuple[dict[str, Any], float]:
    """What was recorded of each table, by its id, and the time at which it was looked at."""
    form = read(folder / "store.json.xz")
    return form["tables"], form["shown_at"]


def unpack(folder: Path, where: Path) -> Store:
    """A copy of the recorded store, opened (and brought up to date) by the present version."""
    (where / FILE).write_bytes(lzma.decompress((folder / "store.db.xz").read_bytes()))
    return open_store(where)


@contextlib.asynccontextmanager
async def hub_on(store: Store) -> AsyncIterator[Hub]:
    """The server's tables without its sockets; bots are not woken by the start."""
    channels = ChannelsPlugin(backend=MemoryChannelsBackend(), channels=[CHANNEL])
    hub = Hub(store, channels, Thinkers(1), 60.0)
    try:
        yield hub
    finally:
        await hub.stop()


def demand(expected: Any, given: Any, where: str) -> None:
    """Tables may come to show more than they did, but what they showed stays as it was."""
    found = difference(expected, plain(given), more=True)
    if found:
        raise Differs(f"{where}: {found.lstrip('.')} (tests/corpus/README.md)")


async def check_shown(hub: Hub, table: str, kept: dict[str, Any], at: float) -> None:
    """Rows, chat, and what every guest and every seat saw of a table."""
    where = f"table {table} ({kept['kind']})"
    live = await hub.table(table)
    demand(_rows(kept["stored"]), await hub.store.load(table), f"{where}, rows")
    demand(kept["chat"], await hub.store.chat(table), f"{where}, chat")
    demand(without_edition(kept["recording"]["log"]), live.match.log(), f"{where}, log")
    for guest, shown in kept["tables"].items():
        demand(shown, live.table(Guest(guest, ""), at), f"{where}, as {guest} sees it")
    for viewer, state in enumerate(kept["states"], -1):
        expected = {name: value for name, value in state.items() if name != "undoable"}  # forced lines count no more
        demand(expected, _of_the_game(live.state(viewer, 0, at)), f"{where}, seat {viewer}")


def _of_the_game(state: wire.State) -> wire.State:
    """Without what the kernel tells of its own: the first generation asked even where there was but one choice."""
    state.events = [event for event in state.events if event["kind"] != "only-choice"]
    return state


def _rows(stored: dict[str, Any]) -> dict[str, Any]:
    """Nothing stood for the edition as shipped then; a later version may write it down in full."""
    game = {name: value for name, value in stored["game"].items() if name != "edition" or value is not None}
    return {**stored, "game": game}


async def check_watched(hub: Hub, table: str, kept: dict[str, Any], every: int) -> int:
    """Each `every`-th moment of a game, from every seat if it is over; how many there were."""
    live = await hub.table(table)
    tellings = unfolded(kept["recording"]["decisions"])
    players = live.game.players
    viewers = range(-1, players) if live.game.status == "finished" else [-1]
    moments = range(1, len(tellings) + 1, every)
    for n in moments:
        telling = tellings[n - 1]
        for viewer in viewers:
            state = _of_the_game(await history.moment(hub, live, viewer, n, NOW))
            where = f"table {table} ({kept['kind']}), moment {n}, seat {viewer}"
            demand(telling["views"][viewer], state.view, f"{where}, view")
            demand(telling["events"][viewer], state.events, f"{where}, events")
    return len(moments)


# ---------------------------------------------------------------- going on


async def check_goes_on(hub: Hub, table: str, kept: dict[str, Any], choices: int) -> int:
    """Whoever is asked chooses, by the server's own functions; what was chosen is stored. How many choices were made."""
    live = await hub.table(table)
    await _wake(hub, live)
    before = live.match.n
    for _ in range(choices):
        if live.game.status != "running":
            break
        await _choose(hub, live)
    stored = await hub.store.load(table)
    if live.match.n <= before or len(stored.choices) != live.match.n:
        raise Differs(f"table {table} ({kept['kind']}): does not go on from decision {before}")
    return live.match.n - before


async def _wake(hub: Hub, live: Live) -> None:
    """Somebody sits down where a seat is open; a pause ends; nobody waits for an answer any more."""
    if live.game.status == "waiting":
        seat = next(row.seat for row in live.seats if row.kind == "open")
        token = live.seats[seat].token
        await hub.act(live.id, lambda t: seating.claim(t, NEWCOMER, wire.ClaimWish(token=token), NOW))
    if live.game.paused:
        host = Guest(live.game.host, "")
        await hub.act(live.id, lambda t: moves.pause(t, host, False, NOW))
    if live.game.request is not None:
        request = msgspec.convert(live.game.request, wire.RequestInfo)
        guest = Guest(live.seats[request.needed[0]].guests[0], "")
        await hub.act(live.id, lambda t: moves.answer(t, guest, wire.AnswerWish(request.needed[0], False), NOW))


async def _choose(hub: Hub, live: Live) -> None:
    """The last legal choice: it is there at every decision, and games do not stand still by it."""
    hub.keeper.stop()  # bots and clocks wait: we choose for all
    match = live.match
    seat, n, choice = match.here.who(), match.n, match.legal()[-1].text
    row = live.seats[seat]
    if row.kind == "bot":
        await hub.act(live.id, lambda t: moves.bot_move(t, seat, n, choice, NOW))
    else:
        guest = Guest(row.guests[0], "")
        await hub.act(live.id, lambda t: moves.move(t, guest, wire.MoveWish(seat, n, choice), NOW))
