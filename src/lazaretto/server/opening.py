"""New tables: from a wish, as a rematch, forked from a moment of another game, or from a file.

What is made of editions and files of the asker's is made in a workshop: it may take any time.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from lazaretto.games import game as game_called
from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.kernel.game import SEED_BITS, Game
from lazaretto.kernel.match import EXPORT_FORMAT, POSITION_FORMAT, Match
from lazaretto.kernel.rng import commitment, stream
from lazaretto.server import wire
from lazaretto.server.botnames import bot_called
from lazaretto.server.clock import Clock, new_clock
from lazaretto.server.editions import prove
from lazaretto.server.errors import Refusal
from lazaretto.server.identity import Guest, clean, new_table_id, new_token
from lazaretto.server.live import Live, given_up, result_of
from lazaretto.server.malformed import malformed
from lazaretto.store import ChoiceRow, Fork, GameRow, SeatRow, Stored
from lazaretto.store.fixture import row_of

DEFAULT_BOT = "greedy"


class Forking(msgspec.Struct, kw_only=True):
    """What a fork takes from the table and the asker. `viewer` None knows everything."""

    guest: Guest
    seats: list[SeatRow]
    viewer: int | None
    title: str
    source: Fork
    now: float


def new_table(wish: wire.NewTable, guest: Guest, now: float) -> Stored:
    game = game_called(wish.game)
    seats = [_seat(at, seat, guest, game) for at, seat in enumerate(wish.seats)]
    if wish.edition is not None:
        prove(game, wish.edition)
    match = _engine(lambda: game.new(len(seats), None, wish.options, wish.edition))
    clock = new_clock(wish.clock, len(seats))
    return stored(match, seats, guest, now, title=clean(wish.title), public=wish.public, clock=clock)


def _engine(make: Any) -> Match:
    """A match from material of the asker's: whatever breaks on the way is wrong with the material."""
    try:
        match: Match = make()
        return match
    except LazarettoError:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError, AssertionError) as error:
        raise Refusal(400, "unplayable") from error


def _seat(at: int, wish: wire.SeatWish, guest: Guest, game: Game) -> SeatRow:
    name = clean(wish.name or "")
    token = new_token()
    if wish.kind == "bot":
        bot = wish.bot or DEFAULT_BOT
        bot_called(bot, game.module, 0)
        return SeatRow(seat=at, kind="bot", name=name, bot=bot, token=token)
    if wish.kind == "me":
        return SeatRow(seat=at, kind="human", name=name or guest.name, bot=None, token=token, guests=(guest.id,))
    return SeatRow(seat=at, kind="open", name=name, bot=None, token=token)


def stored(
    match: Match,
    seats: list[SeatRow],
    guest: Guest,
    now: float,
    *,
    title: str = "",
    public: bool = False,
    clock: Clock | None = None,
    fork: Fork | None = None,
) -> Stored:
    header = match.header
    status = "waiting" if any(row.kind == "open" for row in seats) else "running"
    result = result_of(match) or given_up(match, seats)
    if result is not None:
        status = "finished"
    if clock is not None and status == "running":
        to_move = match.to_move
        clock.run(to_move if to_move is not None and seats[to_move].kind == "human" else None, now)
    game = GameRow(
        id=new_table_id(),
        name=header.module.name,
        title=title,
        rules=header.module.rules_version,
        edition=header.edition,
        options=header.options,
        players=header.players,
        seed=str(header.seed),
        seed_hash=commitment(header.module.name, header.seed),
        position=match.begun_from,
        status=status,
        rev=1,
        n=match.n,
        to_move=None if status == "finished" else match.to_move,
        paused=False,
        clock=None if clock is None else clock.save(),
        request=None,
        result=msgspec.to_builtins(result),
        host=guest.id,
        public=public,
        forked_from=None if fork is None else msgspec.to_builtins(fork),
        rematch=None,
        created=now,
        updated=now,
    )
    return Stored(game=game, seats=seats, choices=_lines(match, now))


def _lines(match: Match, now: float) -> list[ChoiceRow]:
    return [row_of(match, n, now) for n in range(match.n)]


def rematch(live: Live, guest: Guest, now: float) -> Stored:
    """The same people, options and clock; everybody who sat there sits there again."""
    if not live.seats_of(guest):
        raise Refusal(403, "seated-only")
    if live.game.status != "finished":
        raise Refusal(409, "not-finished")
    seats = [_again(row) for row in live.seats]
    was = live.game.clock
    wish = None if was is None else wire.ClockWish(was["per_move"], was["per_game"], was["on_timeout"])
    match = game_called(live.game.name).new(live.game.players, None, live.game.options, live.game.edition)
    clock = new_clock(wish, live.game.players)
    return stored(match, seats, guest, now, title=live.game.title, public=live.game.public, clock=clock)


def _again(row: SeatRow) -> SeatRow:
    kind = "human" if row.guests else "open" if row.kind == "open" else "bot"
    bot = row.bot if kind == "bot" else None
    return msgspec.structs.replace(row, kind=kind, bot=bot, token=new_token(), resigned=False)


def forking(live: Live, guest: Guest, wish: wire.ForkWish, now: float) -> Forking:
    """Who sits at a fork, and how much of the game he may take along."""
    game = game_called(live.game.name)
    players = live.game.players
    wishes = wish.seats or [wire.SeatWish("me", row.name or None) for row in live.seats]
    if len(wishes) != players:
        raise BadInput("wrong-players", "seats", {"given": str(len(wishes)), "expected": str(players)})
    mine = live.seats_of(guest)
    viewer = None if live.game.status == "finished" else (mine[0] if len(mine) == 1 else -1)
    if viewer == -1 and len(mine) == players:
        viewer = None  # alone at the table: there is nobody to learn anything from
    return Forking(
        guest=guest,
        seats=[_seat(at, seat, guest, game) for at, seat in enumerate(wishes)],
        viewer=viewer,
        title=clean(wish.title) or live.game.title,
        source=Fork(live.id, wish.n),
        now=now,
    )


def forked(log: dict[str, Any], wish: Forking) -> Stored:
    """A new table that begins where the log ends. Of a running game only what the asker knows is taken along."""
    game = game_called(log["game"])
    match = game.replay(log)
    if match.is_over:
        raise Refusal(409, "game-over")
    began = game.from_position(known_position(match, wish.viewer))
    return stored(began, wish.seats, wish.guest, wish.now, title=wish.title, fork=wish.source)


def known_position(match: Match, viewer: int | None) -> dict[str, Any]:
    """A position with a future of its own: nobody can foresee it from the game it was taken from.

    What the viewer cannot know is dealt anew; None knows everything.
    """
    seed = secrets.randbits(SEED_BITS)
    here = match.here if viewer is None else match.for_bot(viewer, stream(seed, "fork"))
    return {
        "format": POSITION_FORMAT,
        **match.header.json(),
        **_promise(match.module.name, seed),
        "board": match.module.save_board(here.board),
        "todo": [frame.save() for frame in here.todo.listed()],
        "rng": stream(seed, "play").save(),
    }


def _promise(game: str, seed: int) -> dict[str, str]:
    return {"seed_hash": commitment(game, seed), "seed": str(seed)}


def with_another_future(log: dict[str, Any]) -> dict[str, Any]:
    """The same past, but what chance brings from here on is drawn from another seed: that of a running game is secret."""
    seed = secrets.randbits(SEED_BITS)
    promise = _promise(log["game"], seed)
    form = {**log, **promise}
    if "position" in log:
        form["position"] = {**log["position"], **promise, "rng": stream(seed, "play").save()}
    return form


# ---------------------------------------------------------------- files


def imported(body: bytes, guest: Guest, now: float) -> Stored:
    """A table from a file; the importer sits wherever people sat."""
    file = _decoded(body)
    for field in ("format", "game"):
        if not isinstance(file.get(field), str):
            raise BadInput("missing-field", field)
    game = game_called(file["game"])
    match = _engine(lambda: _told(game, file))
    if match.header.edition is not None:
        prove(game, match.header.edition)
    table = _saved_table(file.get("table"), match.players)
    seats = [_seat_again(at, seat, guest, game) for at, seat in enumerate(table.seats)]
    return stored(match, seats, guest, now, title=clean(table.title))


def _decoded(body: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except RecursionError:
        raise Refusal(400, "bad-request", {"reason": "deep"}, "file") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise malformed("bad-request", str(error)) from error


def _told(game: Game, file: dict[str, Any]) -> Match:
    """A log is replayed. What one seat saw of a game with others goes on from the position it was given."""
    if file["format"] != EXPORT_FORMAT:
        return game.replay(file)
    if "position" not in file:
        raise Refusal(400, "partial-file", place="position")
    return game.from_position(file["position"])


def _saved_table(form: Any, players: int) -> wire.SavedTable:
    if form is None:  # a log of the engine alone
        return wire.SavedTable("", [wire.SavedSeat("human")] * players)
    try:
        table = msgspec.convert(form, wire.SavedTable)
    except msgspec.ValidationError as error:
        raise malformed("bad-request", str(error), "table") from error
    if len(table.seats) != players:
        raise BadInput("wrong-seats", "table.seats", {"given": str(len(table.seats)), "expected": str(players)})
    return table


def _seat_again(at: int, saved: wire.SavedSeat, guest: Guest, game: Game) -> SeatRow:
    wish = wire.SeatWish("bot" if saved.kind == "bot" else "me", saved.name or None, saved.bot)
    return msgspec.structs.replace(_seat(at, wish, guest, game), resigned=saved.resigned)
