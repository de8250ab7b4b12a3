"""New tables: from a wish, as a rematch, forked from a moment of another game, or from a file.

What is made of editions and files of the asker's is made in a workshop: it may take any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

import msgspec

from lazaretto.games import game as game_called
from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.kernel.film import Still
from lazaretto.kernel.formats import EXPORT_FORMAT, POSITION_FORMAT, LogForm, PositionForm
from lazaretto.kernel.game import SEED_BITS, Game
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import commitment, stream
from lazaretto.table import wire, wishes
from lazaretto.table.around import given_up, result_of
from lazaretto.table.botnames import check_bot
from lazaretto.table.clock import Clock, load_clock, new_clock
from lazaretto.table.editions import prove, proved
from lazaretto.table.errors import Refusal
from lazaretto.table.fixture import row_of
from lazaretto.table.identity import Guest, new_id, new_token
from lazaretto.table.live import Live
from lazaretto.table.malformed import malformed
from lazaretto.table.names import clean_line, clean_name, distinct, name_of
from lazaretto.table.ports import Secrets
from lazaretto.table.rows import ChoiceRow, Fork, GameRow, SeatRow, Stored
from lazaretto.table.saved import SavedSeat, SavedTable
from lazaretto.table.sealed import SEALED_FORMAT, Envelope, unseal

DEFAULT_BOT = "greedy"


class Forking(msgspec.Struct, kw_only=True):
    """What a fork takes from the table and the asker. `viewer` None knows everything."""

    guest: Guest
    seats: list[SeatRow]
    viewer: int | None
    title: str
    source: Fork
    now: float


def new_table(wish: wishes.NewTable, guest: Guest, now: float, secrets: Secrets) -> Stored:
    game = game_called(wish.game)
    seats = _seats(wish.seats, guest, game, secrets)
    edition = None if wish.edition is None else proved(game, wish.edition)
    seed = secrets.randbits(SEED_BITS)
    match = _engine(lambda: game.new(len(seats), seed, wish.options, edition))
    clock = new_clock(wish.clock, len(seats))
    made = stored(match, seats, guest, now, secrets, title=clean_line(wish.title), public=wish.public, clock=clock)
    made.game.assist = not any(row.kind == "open" for row in seats) if wish.assist is None else wish.assist
    return made


def _engine(make: Callable[[], Match]) -> Match:
    """A match from material of the asker's: whatever breaks on the way is wrong with the material."""
    try:
        return make()
    except LazarettoError:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError, AssertionError) as error:
        raise Refusal(400, "unplayable") from error


def _seats(seat_wishes: list[wishes.SeatWish], guest: Guest, game: Game, secrets: Secrets) -> list[SeatRow]:
    """One after the other, and nobody is called like one before him."""
    rows: list[SeatRow] = []
    for at, wish in enumerate(seat_wishes):
        row = _seat(at, wish, guest, game, secrets)
        name = distinct(row.name, [other.name for other in rows])
        rows.append(msgspec.structs.replace(row, name=name))
    return rows


def _seat(at: int, wish: wishes.SeatWish, guest: Guest, game: Game, secrets: Secrets) -> SeatRow:
    name = clean_name(wish.name or "")
    token = new_token(secrets)
    if wish.kind == "bot":
        bot = wish.bot or DEFAULT_BOT
        check_bot(bot, game.module)
        return SeatRow(seat=at, kind="bot", name=name, bot=bot, token=token)
    if wish.kind == "me":
        return SeatRow(seat=at, kind="human", name=name_of(guest, name), bot=None, token=token, guests=(guest.id,))
    return SeatRow(seat=at, kind="open", name=name, bot=None, token=token, invited=True)


def stored(
    match: Match,
    seats: list[SeatRow],
    guest: Guest,
    now: float,
    secrets: Secrets,
    *,
    title: str = "",
    public: bool = False,
    clock: Clock | None = None,
    fork: Fork | None = None,
    counts: bool = True,
) -> Stored:
    """A new table of this match: whoever still has to come is waited for; a clock runs if a person is to move."""
    game = _game_row(match, seats, guest, now, secrets)
    if clock is not None and game.status == "running":
        to_move = match.to_move
        clock.run(to_move if to_move is not None and seats[to_move].kind == "human" else None, now)
    game.title, game.public = title, public
    game.counts = game.counts and counts
    game.clock = None if clock is None else clock.save()
    game.forked_from = None if fork is None else msgspec.to_builtins(fork)
    return Stored(game=game, seats=seats, choices=_lines(match, now))


def _game_row(match: Match, seats: list[SeatRow], guest: Guest, now: float, secrets: Secrets) -> GameRow:
    header = match.header
    result = result_of(match) or given_up(match, seats)
    waiting = any(row.kind == "open" for row in seats)
    status: wire.Status = "finished" if result is not None else "waiting" if waiting else "running"
    return GameRow(
        id=new_id(secrets),
        name=header.module.name,
        title="",
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
        clock=None,
        request=None,
        result=msgspec.to_builtins(result),
        host=guest.id,
        public=False,
        forked_from=None,
        rematch=None,
        created=now,
        updated=now,
        begun=status != "waiting",
        counts=header.edition is None,
        taken_back=[list(each) for each in match.redrawn] or None,
    )


def _lines(match: Match, now: float) -> list[ChoiceRow]:
    """A table that begins here is filmed from its first decision on; the film of a longer record is made afterwards."""
    if match.n == 1:
        return [row_of(match, 0, now, msgspec.json.encode([Still(match).form]))]
    return [row_of(match, n, now) for n in range(match.n)]


def rematch(live: Live, guest: Guest, now: float, secrets: Secrets) -> Stored:
    """The same people, options and clock; everybody who sat there sits there again."""
    if not live.seats_of(guest):
        raise Refusal(403, "seated-only")
    if live.game.status != "finished":
        raise Refusal(409, "not-finished")
    seats = [_again(row, secrets) for row in live.seats]
    was = load_clock(live.game.clock)
    wish = None if was is None else wishes.ClockWish(was.per_move, was.per_game, was.on_timeout)
    seed = secrets.randbits(SEED_BITS)
    game, printed = game_called(live.game.name), live.game.edition
    if printed is not None and game.was_shipped(printed):
        printed = None  # a new game is played with what is printed today
    match = game.new(live.game.players, seed, live.game.options, printed)
    clock = new_clock(wish, live.game.players)
    again = stored(match, seats, guest, now, secrets, title=live.game.title, public=live.game.public, clock=clock)
    again.game.assist = live.game.assist
    return again


def _again(row: SeatRow, secrets: Secrets) -> SeatRow:
    kind: wire.SeatKind = "human" if row.guests else "open" if row.kind == "open" else "bot"
    bot = row.bot if kind == "bot" else None
    fresh = {"token": new_token(secrets), "used": None, "invited": kind == "open"}
    return msgspec.structs.replace(row, kind=kind, bot=bot, resigned=False, on_time=False, **fresh)


def forking(live: Live, guest: Guest, wish: wishes.ForkWish, now: float, secrets: Secrets) -> Forking:
    """Who sits at a fork, and how much of the game he may take along."""
    if not live.assists:
        raise Refusal(403, "no-assist")
    game = game_called(live.game.name)
    players = live.game.players
    seat_wishes = wish.seats or [wishes.SeatWish("me", row.name or None) for row in live.seats]
    if len(seat_wishes) != players:
        raise BadInput("wrong-players", "seats", {"given": str(len(seat_wishes)), "expected": str(players)})
    mine = live.seats_of(guest)
    viewer = None if live.game.status == "finished" else (mine[0] if len(mine) == 1 else -1)
    if viewer == -1 and len(mine) == players:
        viewer = None  # alone at the table: there is nobody to learn anything from
    return Forking(
        guest=guest,
        seats=_seats(seat_wishes, guest, game, secrets),
        viewer=viewer,
        title=clean_line(wish.title) or live.game.title,
        source=Fork(live.id, wish.n),
        now=now,
    )


def forked(position: PositionForm, wish: Forking, secrets: Secrets) -> Stored:
    """A new table that begins at a position of another. Of a running game only what the asker knows is taken along."""
    game = game_called(position["game"])
    match = game.resume(position)
    if match.is_over:
        raise Refusal(409, "game-over")
    began = game.from_position(known_position(match, wish.viewer, secrets))
    return stored(began, wish.seats, wish.guest, wish.now, secrets, title=wish.title, fork=wish.source, counts=False)


def known_position(match: Match, viewer: int | None, secrets: Secrets) -> PositionForm:
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


class Promise(TypedDict):
    """A seed, and the commitment to it."""

    seed_hash: str
    seed: str


def _promise(game: str, seed: int) -> Promise:
    return {"seed_hash": commitment(game, seed), "seed": str(seed)}


def with_another_future(log: LogForm, secrets: Secrets) -> LogForm:
    """The same past, but what chance brings from here on is drawn from another seed: that of a running game is secret."""
    seed = secrets.randbits(SEED_BITS)
    promise = _promise(log["game"], seed)
    form: LogForm = {**log, **promise}
    if "position" in log:
        form["position"] = {**log["position"], **promise, "rng": stream(seed, "play").save()}
    return form


# ---------------------------------------------------------------- files


def imported(body: bytes, guest: Guest, now: float, secrets: Secrets, seed: str | None = None) -> Stored:
    """A table from a file; the importer sits wherever people sat. `seed` opens a sealed one."""
    file = _decoded(body)
    if file.get("format") == SEALED_FORMAT:
        file = _unsealed(file, seed)
    if not all(isinstance(file.get(field), str) for field in ("format", "game")):
        raise Refusal(400, "no-game-file")
    game = game_called(str(file["game"]))
    match = _engine(lambda: _told(game, file))
    if match.header.edition is not None and not game.was_shipped(match.header.edition):
        prove(game, match.header.edition)
    table = _saved_table(file.get("table"), match.players)
    seat_wishes = [wishes.SeatWish("bot" if one.kind == "bot" else "me", one.name or None, one.bot) for one in table.seats]
    rows = _seats(seat_wishes, guest, game, secrets)
    pairs = zip(rows, table.seats, strict=True)
    seats = [msgspec.structs.replace(row, resigned=one.resigned, on_time=one.on_time) for row, one in pairs]
    return stored(match, seats, guest, now, secrets, title=clean_line(table.title), counts=False)


def _unsealed(file: dict[str, object], seed: str | None) -> dict[str, object]:
    try:
        envelope = msgspec.convert(file, Envelope)
    except msgspec.ValidationError as error:
        raise malformed("bad-request", str(error)) from error
    known = seed or envelope.seed
    if known is None:
        raise Refusal(409, "sealed")
    return unseal(envelope, known)


def _decoded(body: bytes) -> dict[str, object]:
    try:
        return msgspec.json.decode(body, type=dict[str, object])
    except RecursionError:
        raise Refusal(400, "bad-request", {"reason": "deep"}, "file") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise malformed("bad-request", str(error)) from error


def _told(game: Game, file: dict[str, object]) -> Match:
    """A log is replayed. What one seat saw of a game with others goes on from the position it was given."""
    if file["format"] != EXPORT_FORMAT:
        return game.replay({name: value for name, value in file.items() if name != "first"})  # counted from here on
    if "position" not in file:
        raise Refusal(400, "partial-file", place="position")
    return game.from_position(file["position"])


def _saved_table(form: object, players: int) -> SavedTable:
    if form is None:  # a log of the engine alone
        return SavedTable("", [SavedSeat("human")] * players)
    try:
        table = msgspec.convert(form, SavedTable)
    except msgspec.ValidationError as error:
        raise malformed("bad-request", str(error), "table") from error
    if len(table.seats) != players:
        raise BadInput("wrong-seats", "table.seats", {"given": str(len(table.seats)), "expected": str(players)})
    return table
