"""What can be done at a running table. Each function reads a table and says what changes; nothing is changed here."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from lazaretto.games import game as game_called
from lazaretto.kernel.match import Match
from lazaretto.server import wire
from lazaretto.server.clock import Clock, load_clock
from lazaretto.server.errors import Refusal
from lazaretto.server.identity import Guest
from lazaretto.server.live import Live, given_up
from lazaretto.store import SeatRow
from lazaretto.store.store import Change

Changed = tuple[Change, Match | None]
STAND_IN = "greedy"  # plays on for those who left
TIMED_OUT_CHOICES = 500  # at random, in one go: an edition may let a turn go on for ever


def clock_of(live: Live) -> Clock | None:
    return load_clock(live.game.clock)


def any_choice(match: Match) -> str:
    return secrets.choice(match.legal()).text


# ---------------------------------------------------------------- choices


def move(live: Live, guest: Guest, wish: wire.MoveWish, now: float) -> Changed:
    live.need_player(guest, wish.seat)
    live.need_running()
    return _applied(live, wish.seat, wish.n, wish.choice, now)


def bot_move(live: Live, seat: int, n: int, choice: str, now: float) -> Changed:
    live.need_running()
    if live.seats[seat].kind != "bot":
        raise Refusal(409, "not-your-turn")
    if live.game.request is not None:  # asked for while the bot was thinking, perhaps at another server
        raise Refusal(409, "stale-choice")
    return _applied(live, seat, n, choice, now)


def _applied(live: Live, seat: int, n: int, choice: str, now: float) -> Changed:
    match = live.match.clone()
    match.apply(choice, n=n, seat=seat)
    return live.progress(match, now), match


def preview(live: Live, guest: Guest | None, wish: wire.MoveWish) -> wire.Preview:
    """Would this choice end what can be undone? Says that chance follows, never what it brings."""
    live.need_player(guest, wish.seat)
    live.need_running()
    match = live.match.clone()
    match.apply(wish.choice, n=wish.n, seat=wish.seat)
    if match.undoable:
        return wire.Preview(None)
    if match.record[-1].chance:
        return wire.Preview("chance")
    return wire.Preview("end" if match.is_over else "seat")


def undo(live: Live, guest: Guest, wish: wire.UndoWish, now: float) -> Changed:
    """Back to the barrier at most: nothing was learnt since, so nobody has to agree."""
    live.need_player(guest, wish.seat)
    live.need_running()
    match = live.match.clone()
    if wish.n != match.n:
        raise Refusal(409, "stale-choice", {"n": match.n, "rev": live.game.rev})
    if wish.seat != match.to_move:
        raise Refusal(409, "not-your-turn", {"seat": wish.seat, "asked": match.to_move})
    steps = wish.steps or match.undoable
    if not 0 < steps <= match.undoable:
        raise Refusal(409, "nothing-to-undo")
    for _ in range(steps):
        match.undo()
    change = live.progress(match, now)
    change.truncate_to = match.n
    return change, match


# ---------------------------------------------------------------- taking back beyond the barrier


def take_back(live: Live, guest: Guest, wish: wire.TakeBackWish, now: float) -> Changed:
    """Ask to go back to decision `to`; it happens when all other people at the table agree."""
    live.need_player(guest, wish.seat)
    live.need_running()
    if not 1 <= wish.to < live.match.n:
        raise Refusal(404, "unknown-moment", {"n": wish.to})
    others = [r.seat for r in live.seats if r.kind == "human" and not r.resigned and guest.id not in r.guests]
    if not others:
        return _cut(live, wish.to, now)
    request = wire.RequestInfo(wish.seat, wish.to, [wish.seat], others)
    return Change(game={"request": msgspec.to_builtins(request), "updated": now}), None


def answer(live: Live, guest: Guest, wish: wire.AnswerWish, now: float) -> Changed:
    live.need_player(guest, wish.seat)
    if live.game.request is None:
        raise Refusal(409, "no-request")
    request = msgspec.convert(live.game.request, wire.RequestInfo)
    if not wish.agree:
        return Change(game={"request": None, "updated": now}), None
    if wish.seat not in request.needed:
        raise Refusal(409, "no-request")
    request.needed = [seat for seat in request.needed if not live.owns(guest, seat)]
    request.agreed = sorted({*request.agreed, wish.seat})
    if not request.needed:
        return _cut(live, request.to, now)
    return Change(game={"request": msgspec.to_builtins(request), "updated": now}), None


def _cut(live: Live, to: int, now: float) -> Changed:
    match = match_at(live.match, to)
    change = live.progress(match, now)
    change.truncate_to, change.choices = to, []
    return change, match


def match_at(match: Match, n: int) -> Match:
    """The match as it was at decision `n`, with the same past and the same generator."""
    return game_called(match.module.name).replay(match.log(), n - 1)


# ---------------------------------------------------------------- leaving, pausing, running out of time


def resign(live: Live, guest: Guest, seat: int, now: float) -> Changed:
    live.need_seat(guest, seat)
    if live.game.status != "running":
        live.need_running()
    return _resigned(live, seat, now)


def _resigned(live: Live, seat: int, now: float) -> Changed:
    """A bot plays on for the seat; when only one seat has not given up, it has won."""
    row = live.seats[seat]
    if row.resigned:
        raise Refusal(409, "resigned", {"seat": seat})
    gone = msgspec.structs.replace(row, resigned=True)
    result = given_up(live.match, [gone if r.seat == seat else r for r in live.seats])
    if result is None:
        return live.progress(live.match, now, [_stand_in(gone)]), None
    game: dict[str, Any] = {"status": "finished", "result": msgspec.to_builtins(result), "to_move": None, "updated": now}
    game |= {"request": None, "clock": live.clock_after(live.match, now, status="finished")}
    return Change(game=game, seats=[gone]), None


def pause(live: Live, guest: Guest, paused: bool, now: float) -> Changed:
    if not live.seats_of(guest):
        raise Refusal(403, "seated-only")
    if live.game.status != "running":
        raise Refusal(409, "game-over" if live.game.status == "finished" else "not-running")
    clock = live.clock_after(live.match, now, paused=paused)
    return Change(game={"paused": paused, "clock": clock, "updated": now}), None


def time_out(live: Live, now: float) -> Changed:
    """What the host chose for a seat whose time is over."""
    live.need_running()
    clock, seat = clock_of(live), live.match.to_move
    if clock is None or seat is None or clock.seat != seat or clock.deadline is None or clock.deadline > now:
        raise Refusal(409, "stale-choice")
    if clock.on_timeout == "resign":
        return _resigned(live, seat, now)
    if clock.on_timeout == "bot" or live.is_foreign:  # a bot's choices are tried first
        return live.progress(live.match, now, [_stand_in(live.seats[seat])]), None
    match = live.match.clone()
    for _ in range(TIMED_OUT_CHOICES):
        if match.to_move != seat:
            break
        match.apply(any_choice(match))
    return live.progress(match, now), match


def _stand_in(row: SeatRow) -> SeatRow:
    return msgspec.structs.replace(row, kind="bot", bot=STAND_IN)
