"""What can be done at a running table. Each function reads a table and says what changes; nothing is changed here."""

from __future__ import annotations

from typing import Literal

import msgspec

from lazaretto.kernel.consequences import Foresight
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.journal import event_kind
from lazaretto.kernel.match import Match
from lazaretto.kernel.notices import BotHelped, Resigned, TimeOut
from lazaretto.table import wishes
from lazaretto.table.around import given_up
from lazaretto.table.clock import Clock, load_clock
from lazaretto.table.errors import Refusal
from lazaretto.table.identity import Guest
from lazaretto.table.live import Live
from lazaretto.table.ports import Secrets, Thought
from lazaretto.table.rows import Change, GameChange, SeatRow
from lazaretto.table.thinking import turn_of
from lazaretto.table.turn import Turn, gone_back

Changed = tuple[Change, Turn | None]
HELPED = event_kind(BotHelped)
STAND_IN = "greedy"  # plays on for those who left
TIMED_OUT_CHOICES = 500  # at random, in one go: an edition may let a turn go on for ever


def clock_of(live: Live) -> Clock | None:
    return load_clock(live.game.clock)


def any_choice(match: Match, secrets: Secrets) -> str:
    legal = match.legal()
    return legal[secrets.randbits(64) % len(legal)].text


# ---------------------------------------------------------------- choices


def move(live: Live, guest: Guest, wish: wishes.MoveWish, now: float) -> Changed:
    live.need_player(guest, wish.seat)
    live.need_running()
    if wish.unless and not live.is_foreign and is_warned_of(live.match, wish):
        raise Refusal(409, "ask-again")
    return _applied(live, wish.seat, wish.n, wish.choices, now)


def is_warned_of(match: Match, wish: wishes.MoveWish) -> bool:
    """Is it what it was not to be? What cannot be chosen is refused elsewhere, with its reasons."""
    if (wish.seat, wish.n) != (match.to_move, match.n):
        return False
    try:
        options = [match.option_of(choice) for choice in wish.choices]
    except LazarettoError:
        return False
    irrevocable, gives_up = Foresight(match.module, match.here, match.n).warns(options)
    return irrevocable if wish.unless == "irrevocable" else gives_up


def bot_move(live: Live, seat: int, n: int, thought: Thought, now: float) -> Changed:
    """A bot's choice. That a simpler one answered in its place is told, once a turn."""
    live.need_running()
    if live.seats[seat].kind != "bot":
        raise Refusal(409, "not-your-turn")
    if live.thinks_back:  # asked for while the bot was thinking, perhaps at another server
        raise Refusal(409, "stale-choice")
    change, turn = _applied(live, seat, n, [thought.choice], now)
    began = turn_of(live.match, seat)[1]
    told = any(row.kind == HELPED and row.facts.get("seat") == seat and row.n >= began for row in live.notices[-10:])
    if thought.instead and not told:
        live.tell(change, BotHelped(seat, live.seats[seat].bot or "", thought.instead), now)
    return change, turn


def _applied(live: Live, seat: int, n: int, choices: list[str], now: float) -> Changed:
    turn = live.turn()
    turn.go(choices, n=n, seat=seat)
    return live.progress(turn, now), turn


def undo(live: Live, guest: Guest, wish: wishes.UndoWish, now: float) -> Changed:
    """Back to the barrier at most: nothing was learnt since, so nobody has to agree."""
    live.need_player(guest, wish.seat)
    live.need_running()
    match = live.match.clone()
    if wish.n != match.n:
        raise Refusal(409, "stale-choice", live.now())
    if wish.seat != match.to_move:
        raise Refusal(409, "not-your-turn", {"seat": wish.seat, "asked": match.to_move})
    steps = wish.steps or match.undoable
    if not 0 < steps <= match.undoable:
        raise Refusal(409, "nothing-to-undo")
    for _ in range(steps):
        match.undo()
    turn = gone_back(match)
    change = live.progress(turn, now)
    change.truncate_to = match.n
    return change, turn


# ---------------------------------------------------------------- leaving, running out of time


def resign(live: Live, guest: Guest, seat: int, now: float) -> Changed:
    live.need_seat(guest, seat)
    if live.game.status != "running":
        live.need_running()
    change = _resigned(live, seat, now)
    live.tell(change, Resigned(seat), now)
    return change, None


def _resigned(live: Live, seat: int, now: float, *, on_time: bool = False) -> Change:
    """A bot plays on for the seat; when only one seat has not given up, it has won."""
    row = live.seats[seat]
    if row.resigned:
        raise Refusal(409, "resigned", {"seat": seat})
    gone = msgspec.structs.replace(row, resigned=True, on_time=on_time)
    result = given_up(live.match, [gone if r.seat == seat else r for r in live.seats])
    if result is None:
        return live.reseated(now, [_stand_in(gone)])
    game: GameChange = {"status": "finished", "result": msgspec.to_builtins(result), "to_move": None, "updated": now}
    game["request"] = None
    game["clock"] = live.clock_after(None, now, status="finished")
    return Change(game=game, seats=[gone])


def time_out(live: Live, now: float, secrets: Secrets) -> Changed:
    """What the host chose for a seat whose time is over."""
    live.need_running()
    clock, seat = clock_of(live), live.match.to_move
    if clock is None or seat is None or clock.seat != seat or clock.deadline is None or clock.deadline > now:
        raise Refusal(409, "stale-choice")
    then: Literal["lost", "bot", "random"] = "random"
    turn = None
    if clock.on_timeout == "resign":
        then, change = "lost", _resigned(live, seat, now, on_time=True)
    elif clock.on_timeout == "bot" or live.is_foreign:  # a bot's choices are tried first
        then, change = "bot", live.reseated(now, [_stand_in(live.seats[seat])])
    else:
        turn = _at_random(live, seat, secrets)
        change = live.progress(turn, now)
    live.tell(change, TimeOut(seat, then), now)
    return change, turn


def _at_random(live: Live, seat: int, secrets: Secrets) -> Turn:
    turn = live.turn()
    for _ in range(TIMED_OUT_CHOICES):
        if turn.match.to_move != seat:
            break
        turn.choose(any_choice(turn.match, secrets))
    return turn


def _stand_in(row: SeatRow) -> SeatRow:
    return msgspec.structs.replace(row, kind="bot", bot=STAND_IN)
