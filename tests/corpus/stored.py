"""The recorded store, opened by the present version: its tables show what they showed, go on and can be watched."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any

import msgspec

from lazaretto.kernel.journal import event_kind
from lazaretto.kernel.notices import NOTICES
from lazaretto.store import Store, open_store
from lazaretto.store.database import FILE
from lazaretto.table import agreeing, history, moves, seating, wire, wishes
from lazaretto.table.fixture import log_of
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Guest
from lazaretto.table.live import Live
from lazaretto.table.ports import Thought
from tests.corpus.checking import LATER, Differs, generations, is_played_by_present_rules, without_edition
from tests.corpus.packing import difference, plain, read, unfolded

NOTICED = {event_kind(kind) for kind in NOTICES}
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


def demand(expected: Any, given: Any, where: str) -> None:
    """Tables may come to show more than they did, but what they showed stays as it was."""
    found = difference(expected, plain(given), more=True)
    if found:
        raise Differs(f"{where}: {found.lstrip('.')} (tests/corpus/README.md)")


async def check_shown(hub: Hub, table: str, kept: dict[str, Any], at: float) -> None:
    """Rows, chat, and what every guest and every seat saw of a table."""
    where = f"table {table} ({kept['kind']})"
    live = await hub.table(table)
    demand(_rows(kept), await hub.store.load(table), f"{where}, rows")
    demand(kept["chat"], await hub.store.chat(table), f"{where}, chat")
    stored = await hub.store.load(table)
    log = {**log_of(stored), **({"result": stored.game.result} if live.shown.is_over else {})}
    demand(_log(kept), log, f"{where}, log")
    for guest, shown in kept["tables"].items():
        demand(_around(shown, kept), live.table(Guest(guest, ""), at), f"{where}, as {guest} sees it")
    for viewer, state in enumerate(kept["states"], -1):
        expected = _around(
            {name: value for name, value in state.items() if name != "undoable"}, kept
        )  # forced lines count no more
        given = _of_the_game(live.state(viewer, 0, at))
        if not is_played_by_present_rules(kept["recording"]):
            _demand_choices(expected.pop("legal"), given, f"{where}, seat {viewer}")
            expected["decision"] = _of_its_question(expected["decision"])
        demand(expected, given, f"{where}, seat {viewer}")


def _of_its_question(decision: dict[str, Any] | None) -> dict[str, Any] | None:
    """What is asked, and of whom; how today's rules call what remains to be done after it is their own affair."""
    return None if decision is None else {name: value for name, value in decision.items() if name != "breadcrumb"}


def _demand_choices(offered: list[dict[str, Any]], given: wire.State, where: str) -> None:
    """Later rules may offer more, in another order; what was offered is offered still."""
    now = plain(given.legal)
    gone = [choice["text"] for choice in offered if choice not in now]
    if gone:
        raise Differs(f"{where}: {', '.join(gone)} could be chosen (tests/corpus/README.md)")


def _of_the_game(state: wire.State) -> wire.State:
    """Without what the kernel tells of its own (the first generation asked even where there was but one choice), and what is
    told only since then."""
    state.events = [event for event in state.events if event["kind"] not in {*NOTICED, *LATER, "only-choice"}]
    return state


def _log(kept: dict[str, Any]) -> dict[str, Any]:
    """Of a game of earlier rules the lines may be others today; that it was the same game is seen moment by moment."""
    log = without_edition(kept["recording"]["log"])
    if not is_played_by_present_rules(kept["recording"]):
        for name in ("rules", "choices"):
            del log[name]
    return log


def _rows(kept: dict[str, Any]) -> dict[str, Any]:
    """Nothing stood for the edition as shipped then; a later version may write it down in full. The lines of a game of
    earlier rules are written anew, as its log is."""
    rows = kept["stored"]
    game = {name: value for name, value in rows["game"].items() if name != "edition" or value is not None}
    told = {**rows, "game": _around(game, kept)}
    if not is_played_by_present_rules(kept["recording"]):
        del told["choices"]
    return told


def _around(form: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    """A table of earlier rules was changed once when it was renewed: its revision, its rules and how they write the position
    it began from are others."""
    if is_played_by_present_rules(kept["recording"]):
        return form
    return {name: value for name, value in form.items() if name not in ("rev", "rules", "position")}


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
        await hub.act(live.id, lambda t: seating.claim(t, NEWCOMER, wishes.ClaimWish(token=token), NOW, hub.secrets))
    if live.game.paused:
        host = Guest(live.game.host, "")
        await hub.act(live.id, lambda t: agreeing.pause(t, host, False, NOW))
    if live.game.request is not None:
        request = msgspec.convert(live.game.request, wire.RequestInfo)
        guest = Guest(live.seats[request.needed[0]].guests[0], "")
        no = wishes.AnswerWish(request.needed[0], False)
        await hub.act(live.id, lambda t: agreeing.answer(t, guest, no, NOW, request.kind))


async def _choose(hub: Hub, live: Live) -> None:
    """The last legal choice: it is there at every decision, and games do not stand still by it."""
    match = live.match
    seat, n, choice = match.here.who(), match.n, match.legal()[-1].text
    row = live.seats[seat]
    if row.kind == "bot":
        await hub.act(live.id, lambda t: moves.bot_move(t, seat, n, Thought(choice), NOW))
    else:
        guest = Guest(row.guests[0], "")
        await hub.act(live.id, lambda t: moves.move(t, guest, wishes.MoveWish(seat, n, choice), NOW))
