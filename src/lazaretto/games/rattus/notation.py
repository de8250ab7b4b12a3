"""The position notation of a Rattus board: save and load."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from lazaretto.games.forms import ByName, Held, Reader, Rows, Text, seat_of
from lazaretto.games.rattus.actions import CARD, CARDS, FACE, REASON, REGION, TOKEN, TOKENS
from lazaretto.games.rattus.board import NOBODY, UNKNOWN, Board
from lazaretto.games.rattus.setup import empty_board
from lazaretto.games.rattus.tables import Tables
from lazaretto.kernel.bits import bit
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.errors import BadInput


class SavedToken(TypedDict):
    token: Text
    face: NotRequired[Text | None]
    seen_by: NotRequired[Rows[Held]]


class SavedRegion(TypedDict):
    cubes: Rows[Held]
    rats: Rows[SavedToken]


class SavedBoard(TypedDict):
    """What a position file holds under `board`; regions that are out of play do not occur."""

    regions: ByName[SavedRegion]
    supply: Rows[Held]
    palace: Rows[Held]
    plague: Text | None
    cards: ByName[Held | None]
    rat_supply: Held
    laid: Held
    revealed: Rows[Text]
    ender: NotRequired[Held | None]
    reason: NotRequired[Text]


def save_board(g: Board) -> SavedBoard:
    regions: dict[str, SavedRegion] = {
        REGION.words[region]: {
            "cubes": [g.cubes(region, seat) for seat in range(g.players)],
            "rats": [_save_token(g, token) for token in g.tokens_in(region)],
        }
        for region in g.t.in_play
    }
    return {
        "regions": regions,
        "supply": [g.supply(seat) for seat in range(g.players)],
        "palace": [g.palace(seat) for seat in range(g.players)],
        "plague": None if g.plague == NOBODY else REGION.words[g.plague],
        "cards": {CARD.words[card]: _seat_or_none(g.owner(card)) for card in range(CARDS)},
        "rat_supply": g.rat_supply,
        "laid": g.laid,
        "revealed": [FACE.words[face] for face in range(TOKENS) if g.revealed >> face & 1],
        "ender": _seat_or_none(g.ender),
        "reason": REASON.words[g.reason],
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _save_token(g: Board, token: int) -> SavedToken:
    saved: SavedToken = {"token": TOKEN.words[token]}
    if g.face(token) != UNKNOWN:
        saved["face"] = FACE.words[g.face(token)]
        saved["seen_by"] = [seat for seat in range(g.players) if g.seen(token) >> seat & 1]
    return saved


_read_board = Reader(SavedBoard, "board")


def load_board(t: Tables, form: dict[str, object], players: int) -> Board:
    """A board from its saved form; BadInput names what is wrong and where."""
    saved = _read_board(form)
    _check_lengths(saved, players)
    g = empty_board(t, players)
    for seat in range(players):
        g.set_supply(seat, saved["supply"][seat])
        g.set_palace(seat, saved["palace"][seat])
    g.laid = saved["laid"]
    g.rat_supply = saved["rat_supply"]
    g.plague = NOBODY if saved["plague"] is None else _in_play(t, saved["plague"], "board.plague")
    g.ender = seat_of(saved.get("ender"), players, "board.ender", NOBODY)
    g.reason = REASON.find(saved.get("reason", REASON.words[0]), "board.reason")
    _load_cards(g, saved)
    _load_revealed(g, saved)
    for name, region in saved["regions"].items():
        _load_region(g, _in_play(t, name, f"board.regions.{name}"), region, f"board.regions.{name}")
    return g


def _check_lengths(saved: SavedBoard, players: int) -> None:
    rows = {"board.supply": saved["supply"], "board.palace": saved["palace"]}
    rows.update({f"board.regions.{name}.cubes": region["cubes"] for name, region in saved["regions"].items()})
    for place, row in rows.items():
        if len(row) != players or min(row) < 0:
            raise BadInput("wrong-count", place, {"expected": str(players)})


def _in_play(t: Tables, name: str, place: str) -> int:
    region = REGION.find(name, place)
    if region not in t.in_play:
        raise BadInput("region-out-of-play", place, {"word": name})
    return region


def _load_cards(g: Board, saved: SavedBoard) -> None:
    for name, seat in saved["cards"].items():
        place = f"board.cards.{name}"
        g.set_owner(CARD.find(name, place), seat_of(seat, g.players, place, NOBODY))
    if len(saved["cards"]) != CARDS:
        raise BadInput("wrong-count", "board.cards", {"expected": str(CARDS)})


def _load_revealed(g: Board, saved: SavedBoard) -> None:
    for at, name in enumerate(saved["revealed"]):
        face = _unused_face(g, FACE, name, f"board.revealed[{at}]")
        g.revealed |= bit(face)
        g.draw_face(face)


def _unused_face(g: Board, domain: Domain, name: str, place: str) -> int:
    face = domain.find(name, place)
    if not g.undrawn >> face & 1:
        raise BadInput("duplicate-word", place, {"word": name})
    return face


def _load_region(g: Board, region: int, saved: SavedRegion, place: str) -> None:
    for seat, cubes in enumerate(saved["cubes"]):
        g.set_cubes(region, seat, cubes)
    if len(saved["rats"]) > g.t.rats_max:
        raise BadInput("wrong-count", f"{place}.rats", {"expected": str(g.t.rats_max)})
    for at, rat in enumerate(saved["rats"]):
        where = f"{place}.rats[{at}]"
        token = TOKEN.find(rat["token"], f"{where}.token")
        if g.region_of(token) != NOBODY:
            raise BadInput("duplicate-word", f"{where}.token", {"word": rat["token"]})
        g.set_token_at(region, at, token)
        g.change_rats(region, 1)
        g.unread_starting += int(g.is_starting(token))
        g.unread_drawn += int(not g.is_starting(token))
        face = rat.get("face")
        if face is not None:
            g.learn_face(token, _unused_face(g, FACE, face, f"{where}.face"))
        for seat in rat.get("seen_by", []):
            g.set_seen(token, g.seen(token) | bit(seat_of(seat, g.players, f"{where}.seen_by", NOBODY)))
