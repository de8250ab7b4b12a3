"""What is around the board: the table, its seats and its result, as an asker may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.match import Match
from lazaretto.table import wire
from lazaretto.table.chat import may_write, muting
from lazaretto.table.clock import load_clock
from lazaretto.table.identity import Guest
from lazaretto.table.knocks import knocks_for
from lazaretto.table.prints import is_own
from lazaretto.table.rows import SeatRow

if TYPE_CHECKING:
    from lazaretto.table.live import Live


def table_of(live: Live, guest: Guest | None, now: float) -> wire.Table:
    """What is around the board, as this guest may know it."""
    game = live.game
    clock = load_clock(game.clock)
    watching = sum(not live.seats_of(connection.guest) for connection in live.connections)
    return wire.Table(
        id=live.id,
        game=game.name,
        title=game.title,
        status=game.status,
        players=game.players,
        options=game.options,
        seats=[seat_info(row, guest, live) for row in live.seats],
        host=guest is not None and guest.id == game.host,
        public=game.public,
        rev=game.rev,
        n=game.n,
        to_move=game.to_move,
        paused=game.paused,
        clock=None if clock is None else clock.info(now),
        request=None if game.request is None else msgspec.convert(game.request, wire.RequestInfo),
        result=None if game.result is None else msgspec.convert(game.result, wire.Result),
        seed_hash=game.seed_hash,
        seed=game.seed if game.status == "finished" else None,
        forked_from=None if game.forked_from is None else msgspec.convert(game.forked_from, wire.ForkInfo),
        rematch=game.rematch,
        watchers=watching + sum(count for _, _, count in live.elsewhere.values()),
        created=game.created,
        updated=game.updated,
        rules=game.rules,
        own_edition=is_own(game),
        assist=live.assists,
        coach=live.may_coach(guest),
        counts=game.counts,
        grace=live.patience,
        knocks=knocks_for(game, guest),
        may_write=may_write(live, guest),
        quiet=muting(game).onlookers,
        faults=[*live.faults] if guest is not None and guest.id == game.host else [],
    )


def seat_info(row: SeatRow, guest: Guest | None, live: Live | None) -> wire.SeatInfo:
    """A seat; its secret only to its owner, and to the host where he is to pass it on. Without a table nobody is here."""
    mine = guest is not None and guest.id in row.guests
    passes_on = live is not None and row.invited and guest is not None and guest.id == live.game.host
    present: set[str] = set() if live is None else live.present()
    return wire.SeatInfo(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        mine=mine,
        bot=row.bot if row.kind == "bot" else None,
        online=row.kind == "bot" or not present.isdisjoint(row.guests),
        resigned=row.resigned,
        on_time=row.on_time,
        stands_in=row.kind == "bot" and bool(row.guests) and not row.resigned,
        away=None if live is None or row.kind != "human" else live.away_since(row),
        invited=row.invited,
        token=row.token if mine or passes_on else None,
    )


def result_of(match: Match) -> wire.Result | None:
    outcome = match.outcome()
    if outcome is None:
        return None
    return wire.Result(
        outcome.winners, outcome.ranking, outcome.reason, match.scores(), match.taken_back, tie_of(match, outcome)
    )


def tie_of(match: Match, outcome: Outcome) -> str:
    """Which rule has decided between equal scores at the top, where a game has several; empty: none, or it has one."""
    first, *others = sorted(range(match.players), key=lambda seat: outcome.ranking[seat])
    if not others or outcome.ranking[others[0]] == 1:
        return ""
    scores = match.scores()
    equal = scores[first]["total"] == scores[others[0]]["total"]
    return match.module.tie(match.here.board, first, others[0]) if equal else ""


def given_up(match: Match, seats: list[SeatRow]) -> wire.Result | None:
    """When all but one have resigned, or run out of time, that one has won."""
    still = [row.seat for row in seats if not row.resigned]
    if len(still) > 1 or len(still) == len(seats):
        return None
    late = [row.on_time for row in seats if row.resigned]
    reason = "time" if all(late) else "resigned-or-time" if any(late) else "resigned"
    return wire.Result(still, [2 if row.resigned else 1 for row in seats], reason, match.scores(), match.taken_back)
