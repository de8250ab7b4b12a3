"""What needs the agreement of others: going back behind what can be undone, and a pause. A bot agrees to nothing in a
person's name. Each function says what changes, as in `moves`."""

from __future__ import annotations

from typing import Literal

import msgspec

from lazaretto.games import game as game_called
from lazaretto.kernel.journal import Event
from lazaretto.kernel.match import Match
from lazaretto.kernel.notices import (
    PauseAsked,
    Paused,
    PauseRefused,
    PauseWithdrawn,
    Resumed,
    TakebackAsked,
    TakebackRefused,
    TakebackWithdrawn,
    TakenBack,
)
from lazaretto.table import wire, wishes
from lazaretto.table.clock import load_clock
from lazaretto.table.errors import Refusal
from lazaretto.table.fixture import row_of
from lazaretto.table.identity import Guest
from lazaretto.table.live import Live
from lazaretto.table.rows import Change, ChoiceRow, as_form
from lazaretto.table.turn import Turn, gone_back

Changed = tuple[Change, Turn | None]
Asked = Literal["takeback", "pause"]


def take_back(live: Live, guest: Guest, wish: wishes.TakeBackWish, now: float) -> Changed:
    """Ask to go back to decision `to`; it happens when all other people at the table agree."""
    live.need_player(guest, wish.seat)
    live.need_running()
    if not live.match.first < wish.to < live.match.n:
        raise Refusal(404, "unknown-moment", {"n": wish.to})
    others = live.others(guest)
    absent = next((row for row in others if row.kind != "human"), None)
    if absent is not None:
        raise Refusal(409, "stand-in-agrees-to-nothing", {"seat": absent.seat})
    if not others:
        return _gone_back(live, wish.seat, wish.to, now)
    return _ask(live, guest, wire.RequestInfo(wish.seat, wish.to, [wish.seat], [row.seat for row in others]), now)


def pause(live: Live, guest: Guest, paused: bool, now: float) -> Changed:
    """Ask for a pause: clocks stand when all agree. Whoever plays may end it; if only bots do, whoever sits here."""
    mine = live.seats_of(guest)
    if not mine:
        raise Refusal(403, "seated-only")
    if live.game.status != "running":
        raise Refusal(409, "game-over" if live.game.status == "finished" else "not-running")
    playing = next((seat for seat in mine if live.seats[seat].kind == "human"), None)
    if playing is None and (paused or any(row.kind == "human" for row in live.seats)):
        raise Refusal(409, "bot-plays", {"seat": mine[0]})
    if paused == live.game.paused:
        return Change(game={"updated": now}), None
    if playing is None or not paused:
        return _resumed(live, guest, now)
    needed = [row.seat for row in live.others(guest) if row.kind == "human"]
    if not needed:
        return _paused(live, playing, now)
    return _ask(live, guest, wire.RequestInfo(playing, live.game.n, [playing], needed, "pause"), now)


def _ask(live: Live, guest: Guest, request: wire.RequestInfo, now: float) -> Changed:
    """One question at a time: nobody wipes away what another has asked."""
    waiting = None if live.game.request is None else msgspec.convert(live.game.request, wire.RequestInfo)
    if waiting is not None and not live.owns(guest, waiting.seat):
        raise Refusal(409, "request-waits")
    change = Change(game={"request": as_form(request), "updated": now})
    live.tell(change, PauseAsked(request.seat) if request.kind == "pause" else TakebackAsked(request.seat), now)
    return change, None


def answer(live: Live, guest: Guest, wish: wishes.AnswerWish, now: float, kind: Asked) -> Changed:
    """Agree or refuse. One refusal ends the question, and so does whoever asked it."""
    live.need_player(guest, wish.seat)
    waiting = live.game.request
    if waiting is None or waiting.get("kind", "takeback") != kind:
        raise Refusal(409, "no-request")
    request = msgspec.convert(waiting, wire.RequestInfo)
    if not wish.agree:
        change = Change(game={"request": None, "updated": now})
        live.tell(change, _ended(live, guest, request), now)
        return change, None
    if wish.seat not in request.needed:
        raise Refusal(409, "no-request")
    request.needed = [seat for seat in request.needed if not live.owns(guest, seat)]
    request.agreed = sorted({*request.agreed, wish.seat})
    if request.needed:
        return Change(game={"request": as_form(request), "updated": now}), None
    if kind == "pause":
        return _paused(live, request.seat, now)
    return _gone_back(live, request.seat, request.to, now)


def _ended(live: Live, guest: Guest, request: wire.RequestInfo) -> Event:
    if live.owns(guest, request.seat):
        return PauseWithdrawn(request.seat) if request.kind == "pause" else TakebackWithdrawn(request.seat)
    refused = PauseRefused if request.kind == "pause" else TakebackRefused
    return refused(request.seat, live.seat_by(guest))


# ---------------------------------------------------------------- what was agreed on


def _gone_back(live: Live, seat: int, to: int, now: float) -> Changed:
    match = game_called(live.game.name).take_back(live.match, to)
    turn = gone_back(match)
    change = live.progress(turn, now)
    change.truncate_to = to
    change.game["request"] = None
    over_chance = match.taken_back > live.match.taken_back
    if over_chance:  # the last still of the film names the generator
        last = _line(live, match, to - 1)
        still = msgspec.json.encode([turn.still.form])
        change.truncate_to, change.choices = to - 1, [msgspec.structs.replace(last, still=still)]
    live.tell(change, TakenBack(seat, match.taken_back if over_chance else 0), now, to)
    return change, turn


def _line(live: Live, match: Match, n: int) -> ChoiceRow:
    """Line `n` as it is stored; of what was played by earlier rules the match knows nothing."""
    return live.shown.past[n] if n < len(live.shown.past) else row_of(match, n, live.times[n])


def _paused(live: Live, seat: int, now: float) -> Changed:
    clock = live.clock_after(live.game.to_move, now, paused=True)
    change = Change(game={"paused": True, "clock": clock, "request": None, "updated": now})
    live.tell(change, Paused(seat), now)
    return change, None


def _resumed(live: Live, guest: Guest, now: float) -> Changed:
    """Nobody's clock is set running while he is away, but where there are days to come back."""
    to_move = live.game.to_move
    clock = load_clock(live.game.clock)
    if to_move is not None and clock is not None and not clock.by_days:
        row = live.seats[to_move]
        if row.kind == "human" and not live.owns(guest, to_move) and live.away_since(row) is not None:
            raise Refusal(409, "player-away", {"seat": to_move})
    change = Change(game={"paused": False, "clock": live.clock_after(live.game.to_move, now, paused=False), "updated": now})
    live.tell(change, Resumed(live.seat_by(guest)), now)
    return change, None
