"""Records a store as a server of this version writes it: tables of every kind and in every state, played by its own code.

Names, links, keys and seeds come from one seeded source, so nothing in it is anybody's; time is counted, not measured.
"""

from __future__ import annotations

import asyncio
import copy
import lzma
import secrets
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.corpus import packing
from tests.corpus.telling import recorded
from tools.record_corpus import CORRECTIONS, Hand

import lazaretto as lz
from lazaretto.store import ChatRow, Store, Stored, open_store
from lazaretto.store.database import FILE
from lazaretto.store.store import secret
from lazaretto.table import agreeing, history, moves, opening, records, seating, wishes
from lazaretto.table.identity import Drawn, Guest
from lazaretto.table.live import Live
from lazaretto.table.moves import Changed
from lazaretto.table.rows import Change

ANNA, BORIS, VERA = (Guest(f"guest-{name.lower()}", name) for name in ("Anna", "Boris", "Вера"))
GUESTS = {guest.id: guest for guest in (ANNA, BORIS, VERA)}
EVENING = 1_700_000_000.0
SHOWN_AT = EVENING + 100_000.0  # when the tables are looked at for the record
TICK = 7.0
SEED = 1347
Work = Callable[[Live, float], Changed]


class House:
    """A server without sockets: the same functions, one after the other."""

    def __init__(self, store: Store, runner: asyncio.Runner) -> None:
        self.store = store
        self.runner = runner
        self.now = EVENING
        self.secrets = Drawn(SEED)  # ids, links, the seeds of the games
        self.tables: list[tuple[str, Live]] = []
        self.fed: set[str] = set()  # tables whose past was not drawn from their own seed

    def tick(self, seconds: float = TICK) -> float:
        self.now += seconds
        return self.now

    def open(self, kind: str, stored: Stored) -> Live:
        self.runner.run(self.store.create(stored))
        live = Live(self.runner.run(self.store.load(stored.game.id)))
        self.tables.append((kind, live))
        return live

    def act(self, live: Live, work: Work, seconds: float = TICK) -> None:
        change, match = work(live, self.tick(seconds))
        live.accept(self.runner.run(self.store.change(live.id, live.game.rev, change)), change, match)

    def say(self, live: Live, guest: Guest, text: str) -> None:
        mine = live.seats_of(guest)
        line = ChatRow(id=0, seat=mine[0] if mine else None, name=guest.name, text=text, time=self.tick())
        self.runner.run(self.store.say(live.id, line))

    def play(self, live: Live, choices: int | None = None) -> None:
        """So many choices, or all there are; people and bots alike mostly choose what is good."""
        hand = Hand("mixed", lz.game(live.game.name), len(self.tables))
        while live.game.status == "running" and not live.match.is_over and choices != 0:
            self._choose(live, hand)
            choices = None if choices is None else choices - 1

    def _choose(self, live: Live, hand: Hand) -> None:
        match = live.match
        seat, n, choice = match.here.who(), match.n, match.module.space.text(hand.choose(match))
        row = live.seats[seat]
        if row.kind == "bot":
            self.act(live, lambda table, now: moves.bot_move(table, seat, n, choice, now))
        else:
            wish, guest = wishes.MoveWish(seat, n, choice), GUESTS[row.guests[0]]
            self.act(live, lambda table, now: moves.move(table, guest, wish, now))


# ---------------------------------------------------------------- tables


def seats(*kinds: str) -> list[wishes.SeatWish]:
    """`me`, `me:Name`, `open`, `bot:greedy`."""
    found = []
    for each in kinds:
        kind, _, more = each.partition(":")
        found.append(wishes.SeatWish(kind, more or None) if kind == "me" else wishes.SeatWish(kind, None, more or None))  # type: ignore[arg-type]
    return found


def table(house: House, kind: str, game: str, *kinds: str, **more: Any) -> Live:
    wish = wishes.NewTable(game, seats(*kinds), title=f"{game}: {kind}", **more)
    return house.open(kind, opening.new_table(wish, ANNA, house.tick(), house.secrets))


def with_boris(house: House, kind: str, game: str, *others: str, **more: Any) -> Live:
    """Anna invites Boris by link; he comes."""
    live = table(house, kind, game, "me", "open", *others, **more)
    token = live.seats[1].token
    house.act(live, lambda t, now: seating.claim(t, BORIS, wishes.ClaimWish(token=token), now, house.secrets))
    return live


def waiting(house: House, game: str, options: dict[str, Any]) -> None:
    clock = wishes.ClockWish(per_game=1800.0)
    live = table(house, "waiting", game, "me", "open", "bot:greedy", public=True, clock=clock)
    house.say(live, ANNA, "Who plays?")
    house.say(live, VERA, "Я посмотрю")


def hot_seat(house: House, game: str, options: dict[str, Any]) -> Live:
    """One device goes round; the last choice was taken back where that was possible."""
    live = table(house, "hot-seat", game, "me:Anna", "me:Boris", options=options)
    house.play(live, 75)
    while not live.match.undoable:
        house.play(live, 1)
    wish = wishes.UndoWish(live.match.here.who(), live.match.n)
    house.act(live, lambda t, now: moves.undo(t, ANNA, wish, now))
    return live


def friends(house: House, game: str, options: dict[str, Any]) -> None:
    """A clock runs, and somebody has asked to go back."""
    live = with_boris(house, "take-back asked", game, "bot:greedy", clock=wishes.ClockWish(per_move=600.0, per_game=3600.0))
    house.play(live, 40)
    house.say(live, BORIS, "Ой")
    wish = wishes.TakeBackWish(1, live.match.n - 2)
    house.act(live, lambda t, now: agreeing.take_back(t, BORIS, wish, now))


def took_back(house: House, game: str, options: dict[str, Any]) -> None:
    live = with_boris(house, "taken back", game)
    house.play(live, 50)
    house.act(live, lambda t, now: agreeing.take_back(t, ANNA, wishes.TakeBackWish(0, 30), now))
    house.act(live, lambda t, now: agreeing.answer(t, BORIS, wishes.AnswerWish(1, True), now, "takeback"))
    house.play(live, 5)


def paused(house: House, game: str, options: dict[str, Any]) -> None:
    live = table(house, "paused", game, "me", "bot:mcts:200", options=options, clock=wishes.ClockWish(per_move=60.0))
    house.play(live, 30)
    house.act(live, lambda t, now: agreeing.pause(t, ANNA, True, now))


def finished(house: House, game: str, options: dict[str, Any]) -> Live:
    live = table(house, "finished", game, "me", "bot:greedy", "bot:mcts:500ms", public=True)
    house.play(live)
    house.say(live, ANNA, "Good game")
    stored = opening.rematch(live, ANNA, house.tick(), house.secrets)
    again = house.open("rematch", stored)
    house.act(live, lambda t, now: (Change(game={"rematch": again.id}), None))
    house.play(again, 12)
    return live


def resigned(house: House, game: str, options: dict[str, Any]) -> None:
    """Of two the other has won; of three a bot plays on."""
    live = with_boris(house, "resigned", game, options=options)
    house.play(live, 25)
    house.act(live, lambda t, now: moves.resign(t, BORIS, 1, now))
    live = with_boris(house, "one of three resigned", game, "bot:greedy")
    house.play(live, 25)
    house.act(live, lambda t, now: moves.resign(t, BORIS, 1, now))
    house.play(live, 8)


def late(house: House, game: str, options: dict[str, Any]) -> None:
    """A clock ran out: in every way the host can choose."""
    for on_timeout in ("resign", "bot", "random"):
        clock = wishes.ClockWish(per_move=60.0, on_timeout=on_timeout)
        live = with_boris(house, f"timeout {on_timeout}", game, clock=clock)
        house.play(live, 20)
        house.act(live, lambda t, now: moves.time_out(t, now, house.secrets), seconds=3600.0)


def corrected(house: House, game: str, options: dict[str, Any]) -> None:
    edition = copy.deepcopy(lz.game(game).module.edition())
    CORRECTIONS[game](edition)
    live = table(house, "edition", game, "me", "bot:greedy", edition=edition)
    house.play(live, 40)
    forked(house, live, 20, "fork of an edition")


def forked(house: House, live: Live, n: int, kind: str) -> None:
    wish = wishes.ForkWish(n, seats(*["me", "bot:greedy", "bot:greedy"][: live.game.players]), kind)
    log = {**live.match.log(), "choices": live.match.lines(1, n)}
    begun = opening.forking(live, ANNA, wish, house.tick(), house.secrets)
    house.play(house.open(kind, opening.forked(log, begun, house.secrets)), 10)


def imported(house: House, live: Live) -> None:
    """A file taken home from a running table, and brought back."""
    stored = house.runner.run(house.store.load(live.id))
    file = records.exported(stored, history.taking(live, ANNA, None), house.secrets)
    made = house.open("imported", opening.imported(file, ANNA, house.tick(), house.secrets))
    house.fed.add(made.id)
    house.play(made, 10)


def solo(house: House, game: str) -> None:
    if 1 in lz.game(game).players:
        house.play(table(house, "solo", game, "me"), 40)
        house.play(table(house, "solo finished", game, "me"))


VARIANTS: dict[str, dict[str, Any]] = {
    "rattus": {"first": 1},
    "messina": {"mode": "advanced", "priority_token": True},
    "pest": {"mode": "two-player", "map": "random"},
}


def all_tables(house: House) -> None:
    for game, options in VARIANTS.items():
        waiting(house, game, options)
        mine = hot_seat(house, game, options)
        imported(house, mine)
        friends(house, game, options)
        took_back(house, game, options)
        paused(house, game, options)
        forked(house, finished(house, game, options), 25, "fork")
        forked(house, mine, 15, "fork of a running game")
        resigned(house, game, options)
        late(house, game, options)
        corrected(house, game, options)
        solo(house, game)
        print(f"{game}: {len(house.tables)} tables", flush=True)


# ---------------------------------------------------------------- what they show


def shown(house: House, kind: str, live: Live) -> dict[str, Any]:
    """All a table shows to everybody, and its game in full."""
    viewers = range(-1, live.game.players)
    chat = house.runner.run(house.store.chat(live.id))
    form: dict[str, Any] = {
        "kind": kind,
        "stored": house.runner.run(house.store.load(live.id)),
        "chat": chat,
        "tables": {guest.id: live.table(guest, SHOWN_AT) for guest in GUESTS.values()},
        "states": [live.state(viewer, 0, SHOWN_AT) for viewer in viewers],
    }
    log = packing.plain(live.match.log())
    return {**packing.plain(form), "recording": recorded(lz.game(live.game.name), log, live.id in house.fed)}


def record_store(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as name, asyncio.Runner() as runner:
        store = open_store(Path(name))
        with patch.object(secrets, "token_hex", lambda size: "13" * size):
            secret(store)  # the key of the cookies
        house = House(store, runner)
        all_tables(house)
        form = {live.id: shown(house, kind, live) for kind, live in house.tables}
        store.close()
        packed = lzma.compress(_database(Path(name)), preset=9 | lzma.PRESET_EXTREME)
        (folder / "store.db.xz").write_bytes(packed)
        size = packing.write(folder / "store.json.xz", {"shown_at": SHOWN_AT, "tables": form})
    print(f"{len(form)} tables, {len(packed)} + {size} bytes")


def _database(folder: Path) -> bytes:
    """One file without its journal."""
    connection = sqlite3.connect(folder / FILE)
    connection.execute("VACUUM INTO ?", [str(folder / "one.db")])
    connection.close()
    return (folder / "one.db").read_bytes()
