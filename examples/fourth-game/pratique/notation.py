"""The position notation of a board: save and load. Words instead of numbers, so that people can write it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from lazaretto.games.forms import Reader
from lazaretto.kernel.bits import bit
from lazaretto.kernel.errors import BadInput

from pratique.actions import BERTH, BERTHS, CARGO, CARGOES, REASON
from pratique.board import UNKNOWN, Board
from pratique.setup import empty_board
from pratique.tables import Tables


class SavedShip(TypedDict, total=False):
    cargo: str | None
    seen_by: list[int]


class SavedBoard(TypedDict):
    """What a position file holds under `board`."""

    berths: dict[str, SavedShip | None]
    at_sea: int
    done: dict[str, int]
    points: list[int]
    lanterns: list[int]
    let_in: list[int]
    ended: NotRequired[str | None]


def save_board(g: Board) -> SavedBoard:
    seats = range(g.players)
    return {
        "berths": {BERTH.words[berth]: _save_ship(g, berth) for berth in range(BERTHS)},
        "at_sea": g.at_sea,
        "done": {CARGO.words[cargo]: g.done(cargo) for cargo in range(CARGOES)},
        "points": [g.points(seat) for seat in seats],
        "lanterns": [g.lanterns(seat) for seat in seats],
        "let_in": [g.let_in(seat) for seat in seats],
        "ended": REASON.words[g.reason] if g.ended else None,
    }


def _save_ship(g: Board, berth: int) -> SavedShip | None:
    if not g.anchored(berth):
        return None
    if g.carries(berth) == UNKNOWN:
        return {}
    return {"cargo": CARGO.words[g.carries(berth)], "seen_by": [s for s in range(g.players) if g.seen(berth) >> s & 1]}


_read_board = Reader(SavedBoard, "board")


def load_board(t: Tables, form: dict[str, object], players: int) -> Board:
    """A board from its saved form; BadInput names what is wrong and where."""
    saved = _read_board(form)
    g = empty_board(t, players)
    g.at_sea = saved["at_sea"]
    ended = saved.get("ended")
    if ended is not None:
        g.ended, g.reason = 1, REASON.find(ended, "board.ended")
    for name, row, write in (
        ("points", saved["points"], g.set_points),
        ("lanterns", saved["lanterns"], g.set_lanterns),
        ("let_in", saved["let_in"], g.set_let_in),
    ):
        if len(row) != players:
            raise BadInput("wrong-count", f"board.{name}", {"expected": str(players)})
        for seat, value in enumerate(row):
            write(seat, value)
    for word, count in saved["done"].items():
        cargo = CARGO.find(word, f"board.done.{word}")
        g.set_done(cargo, count)
        g.change_unseen(cargo, -count)
    for word, ship in saved["berths"].items():
        _load_ship(g, BERTH.find(word, f"board.berths.{word}"), ship, f"board.berths.{word}")
    return g


def _load_ship(g: Board, berth: int, ship: SavedShip | None, place: str) -> None:
    if ship is None:
        return
    g.set_anchored(berth, 1)
    cargo = ship.get("cargo")
    if cargo is not None:
        g.learn(berth, CARGO.find(cargo, f"{place}.cargo"))
    for seat in ship.get("seen_by", []):
        if not 0 <= seat < g.players:
            raise BadInput("unknown-seat", f"{place}.seen_by", {"word": str(seat)})
        g.set_seen(berth, g.seen(berth) | bit(seat))
