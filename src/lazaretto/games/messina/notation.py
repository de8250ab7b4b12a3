"""The position notation of a Messina board: save and load. Everything is in words; lists by seat are under `seats`."""

from __future__ import annotations

from typing import Any

import msgspec

from lazaretto.games.forms import ByName, Held, Rows, Text, typed
from lazaretto.games.messina import actions as act
from lazaretto.games.messina.effects import KINDS, RESOURCES
from lazaretto.games.messina.rules.printed import Tables
from lazaretto.games.messina.setup import empty_board
from lazaretto.games.messina.soundness import problems
from lazaretto.games.messina.state import (
    IN_BOX,
    IN_STACK,
    IN_SUPPLY,
    LOST,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    STACKS,
    UPGRADED,
    State,
    class_of,
    code_of,
    level_of,
)
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.errors import BadInput

__all__ = ["load_board", "problems", "save_board"]

TRACKS = [*act.RATING.words, "points"]
SUPPLY, BOX = "supply", "box"


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class SavedHex(Strict):
    site: Text
    cubes: Held
    citizens: Rows[Held]
    owner: Held | None


class SavedShip(Strict):
    ship: Text
    cube: Held


class SavedStack(Strict):
    top: Text | None
    unseen: Held
    under: Rows[Text]


class SavedCartStack(Strict):
    top: Text | None
    next: Held


class SavedCabin(Strict):
    citizen: Text | None
    stage: Held
    upgrade: Text | None


class SavedWorkshop(Strict):
    worker: Held
    flipped: bool


class SavedOverseer(Strict):
    cell: Held
    branch: Text
    upgraded: bool


class SavedHelper(Strict):
    place: Text
    used: bool


class SavedSeat(Strict):
    stock: ByName[Held]
    discs: ByName[Rows[Held]]  # track: [space, discs below]
    rats: Held
    helpers: Rows[SavedHelper]
    squares: ByName[Held]
    spent: Rows[Text]
    cabins: Rows[SavedCabin]
    workshops: ByName[SavedWorkshop]
    overseers: ByName[SavedOverseer]
    scroll: Rows[Held]
    estate_board: Text
    scroll_board: Text
    ships: Rows[Text]
    carts: ByName[bool]
    owed: Rows[Text]


class SavedOpponent(Strict):
    popularity: Held
    left: Held
    standing: Rows[Text]
    drawn: Rows[Text]


class SavedBoard(Strict):
    """What a position file holds under `board`; hexes that are not in the city do not occur."""

    round: Held
    order: Rows[Held]
    wheel: Text
    cube_supply: Held
    hexes: ByName[SavedHex]
    docks: ByName[Rows[SavedShip]]
    lost_ships: Rows[Text]
    docks_drawn: Rows[Text]
    stacks: Rows[SavedStack]
    cart_stacks: Rows[SavedCartStack]
    revealed: Rows[Text]
    seats: Rows[SavedSeat]
    priority_token: bool
    strict_recall: bool
    opponent: SavedOpponent | None


# ---------------------------------------------------------------- save


def save_board(g: State) -> dict[str, Any]:
    return {
        "round": g.round,
        "order": g.order[:],
        "wheel": act.STEP.words[g.wheel],
        "cube_supply": g.cube_supply,
        "hexes": {act.HEX.words[hex]: save_hex(g, hex) for hex in range(act.HEXES) if g.site_of[hex] != NOWHERE},
        "docks": {act.DOCK.words[dock]: save_dock(g, dock) for dock in range(act.DOCKS)},
        "lost_ships": [act.SHIP.words[ship] for ship in range(act.SHIPS) if g.ship_at[ship] == LOST],
        "docks_drawn": _words(act.DOCK, g.docks_drawn),
        "stacks": [save_stack(g, stack) for stack in range(STACKS)],
        "cart_stacks": [{"top": _building(top), "next": after} for top, after in zip(g.cart_top, g.cart_next, strict=True)],
        "revealed": _words(act.BUILDING, g.revealed),
        "seats": [save_seat(g, seat) for seat in range(g.players)],
        "priority_token": g.priority,
        "strict_recall": g.strict_recall,
        "opponent": save_opponent(g),
    }


def _words(domain: Domain, mask: int) -> list[str]:
    return [word for at, word in enumerate(domain.words) if mask >> at & 1]


def _building(building: int) -> str | None:
    return None if building == NO_BUILDING else act.BUILDING.words[building]


def save_hex(g: State, hex: int) -> dict[str, Any]:
    return {
        "site": g.t.city.site_names[g.site_of[hex]],
        "cubes": g.cubes[hex],
        "citizens": g.waiting[hex * act.CLASSES : (hex + 1) * act.CLASSES],
        "owner": None if g.owner[hex] == NOBODY else g.owner[hex],
    }


def save_dock(g: State, dock: int) -> list[dict[str, Any]]:
    return [{"ship": act.SHIP.words[ship], "cube": g.ship_cube[ship]} for ship in g.ships_at_dock(dock)]


def save_stack(g: State, stack: int) -> dict[str, Any]:
    under = [act.BUILDING.words[building] for building in g.under[stack]]
    return {"top": _building(g.top[stack]), "unseen": g.unseen[stack], "under": under}


def save_seat(g: State, seat: int) -> dict[str, Any]:
    discs = {
        name: [g.disc[track * g.players + seat], g.height[track * g.players + seat]] for track, name in enumerate(TRACKS)
    }
    squares = enumerate(g.square[seat * act.SQUARES : (seat + 1) * act.SQUARES])
    carts = {act.CART.words[cart]: bool(g.carts_used >> cart & 1) for cart in g.carts_of(seat)}
    return {
        "stock": {name: g.has(seat, kind) for kind, name in enumerate(RESOURCES)},
        "discs": discs,
        "rats": g.rats[seat],
        "helpers": save_helpers(g, seat),
        "squares": {act.SQUARE.words[square]: level for square, level in squares if level},
        "spent": _words(act.SQUARE, g.spent[seat]),
        "cabins": [save_cabin(g, seat * act.CABINS + cabin) for cabin in range(act.CABINS)],
        "workshops": {act.WORKSHOP.words[shop]: save_workshop(g, shop) for shop in g.shops_of(seat)},
        "overseers": {act.CLASS.words[c]: save_overseer(g, seat * act.CLASSES + c) for c in range(act.CLASSES)},
        "scroll": g.scroll[seat * act.LINES : (seat + 1) * act.LINES],
        "estate_board": act.ESTATE.words[g.estate_board[seat]],
        "scroll_board": act.SCROLL.words[g.scroll_board[seat]],
        "ships": [act.SHIP.words[ship] for ship in g.ships_of(seat)],
        "carts": carts,
        "owed": _words(act.SPACE_OF_RATING, g.owed[seat]),
    }


def save_helpers(g: State, seat: int) -> list[dict[str, Any]]:
    most = g.t.limits.helpers_max
    rows = zip(g.helper_at[seat * most : (seat + 1) * most], g.helper_used[seat * most : (seat + 1) * most], strict=True)
    return [{"place": _place(place), "used": bool(used)} for place, used in rows]


def _place(place: int) -> str:
    return SUPPLY if place == IN_SUPPLY else BOX if place == IN_BOX else act.PLACE.words[place]


def save_cabin(g: State, at: int) -> dict[str, Any]:
    code = g.cabin[at]
    citizen = None if code == 0 else act.CLASS.words[class_of(code)] + ("+" if level_of(code) == UPGRADED else "")
    return {"citizen": citizen, "stage": g.cabin_stage[at], "upgrade": _building(g.cabin_upgrade[at])}


def save_workshop(g: State, shop: int) -> dict[str, Any]:
    return {"worker": g.worker[shop], "flipped": bool(g.flipped >> shop & 1)}


def save_overseer(g: State, at: int) -> dict[str, Any]:
    return {"cell": g.overseer[at], "branch": act.WAY.words[g.branch[at]], "upgraded": bool(g.overseer_up[at])}


def save_opponent(g: State) -> dict[str, Any] | None:
    if not g.opponent:
        return None
    return {
        "popularity": g.opponent,
        "left": g.opponent_left,
        "standing": _words(act.HEX, g.opponent_on),
        "drawn": _words(act.SOLO_TOKEN, g.tokens_drawn),
    }


# ---------------------------------------------------------------- load


def load_board(t: Tables, form: dict[str, Any], players: int) -> State:
    """A board from its saved form; BadInput names what is wrong and where."""
    saved = typed(form, SavedBoard, "board")
    if len(saved.seats) != players or len(saved.stacks) != STACKS or len(saved.cart_stacks) != t.tokens.cart_stacks:
        raise BadInput("wrong-count", "board", {"expected": f"{players} seats, {STACKS} stacks"})
    if not 1 <= saved.round <= t.rounds.count:
        raise BadInput("wrong-value", "board.round", {"reason": str(saved.round)})
    g = empty_board(t, players, saved.priority_token, saved.strict_recall)
    g.round = saved.round
    g.order = saved.order
    g.wheel = act.STEP.find(saved.wheel, "board.wheel")
    g.cube_supply = saved.cube_supply
    g.docks_drawn = _mask(act.DOCK, saved.docks_drawn, "board.docks_drawn")
    g.revealed = _mask(act.BUILDING, saved.revealed, "board.revealed")
    _load_city(g, saved)
    _load_stacks(g, saved)
    for seat, row in enumerate(saved.seats):
        _load_seat(g, seat, row, f"board.seats[{seat}]")
    _load_opponent(g, saved)
    return g


def _mask(domain: Domain, words: list[str], place: str) -> int:
    mask = 0
    for word in words:
        mask |= 1 << domain.find(word, place)
    return mask


def _load_city(g: State, saved: SavedBoard) -> None:
    names = {name: site for site, name in enumerate(g.t.city.site_names)}
    g.site_of = [NOWHERE] * act.HEXES
    for word, row in saved.hexes.items():
        place = f"board.hexes.{word}"
        hex = act.HEX.find(word, place)
        if row.site not in names or names[row.site] in g.site_of:
            raise BadInput("wrong-value", f"{place}.site", {"reason": row.site})
        if len(row.citizens) != act.CLASSES:
            raise BadInput("wrong-count", f"{place}.citizens", {"expected": str(act.CLASSES)})
        g.site_of[hex] = names[row.site]
        g.cubes[hex] = row.cubes
        g.waiting[hex * act.CLASSES : (hex + 1) * act.CLASSES] = row.citizens
        g.owner[hex] = _seat(row.owner, g.players, f"{place}.owner")
    g.ship_at = [IN_STACK] * act.SHIPS
    for word, ships in saved.docks.items():
        dock = act.DOCK.find(word, f"board.docks.{word}")
        for ship in ships:
            _put_ship(g, ship.ship, dock, f"board.docks.{word}", ship.cube)
    for name in saved.lost_ships:
        _put_ship(g, name, LOST, "board.lost_ships")


def _put_ship(g: State, word: str, where: int, place: str, cube: int = 0) -> None:
    """A ship is in the stack unless it is named somewhere, and named once."""
    ship = act.SHIP.find(word, place)
    if g.ship_at[ship] != IN_STACK:
        raise BadInput("duplicate-word", place, {"word": word})
    g.ship_at[ship] = where
    g.ship_cube[ship] = cube


def _seat(seat: int | None, players: int, place: str) -> int:
    if seat is None:
        return NOBODY
    if not 0 <= seat < players:
        raise BadInput("unknown-seat", place, {"word": str(seat)})
    return seat


def _find_building(word: str | None, place: str) -> int:
    return NO_BUILDING if word is None else act.BUILDING.find(word, place)


def _load_stacks(g: State, saved: SavedBoard) -> None:
    for at, row in enumerate(saved.stacks):
        place = f"board.stacks[{at}]"
        g.top[at] = _find_building(row.top, place)
        g.unseen[at] = row.unseen
        g.under[at] = tuple(act.BUILDING.find(word, place) for word in row.under)
    for at, cart in enumerate(saved.cart_stacks):
        g.cart_top[at] = _find_building(cart.top, f"board.cart_stacks[{at}]")
        g.cart_next[at] = cart.next


def _load_seat(g: State, seat: int, row: SavedSeat, place: str) -> None:
    if set(row.stock) != set(RESOURCES) or set(row.discs) != set(TRACKS) or any(len(d) != 2 for d in row.discs.values()):
        raise BadInput("wrong-value", place, {"reason": "stock or discs"})
    if len(row.cabins) != act.CABINS or len(row.scroll) != act.LINES or set(row.overseers) != set(act.CLASS.words):
        raise BadInput("wrong-value", place, {"reason": "cabins, scroll or overseers"})
    for kind, name in enumerate(RESOURCES):
        g.stock[seat * KINDS + kind] = row.stock[name]
    for track, name in enumerate(TRACKS):
        g.disc[track * g.players + seat], g.height[track * g.players + seat] = row.discs[name]
    g.rats[seat] = row.rats
    g.owed[seat] = _mask(act.SPACE_OF_RATING, row.owed, f"{place}.owed")
    g.spent[seat] = _mask(act.SQUARE, row.spent, f"{place}.spent")
    g.scroll[seat * act.LINES : (seat + 1) * act.LINES] = row.scroll
    g.estate_board[seat] = act.ESTATE.find(row.estate_board, f"{place}.estate_board")
    g.scroll_board[seat] = act.SCROLL.find(row.scroll_board, f"{place}.scroll_board")
    _load_helpers(g, seat, row, place)
    _load_citizens(g, seat, row, place)
    _load_holdings(g, seat, row, place)


def _load_helpers(g: State, seat: int, row: SavedSeat, place: str) -> None:
    most = g.t.limits.helpers_max
    if len(row.helpers) != most:
        raise BadInput("wrong-count", f"{place}.helpers", {"expected": str(most)})
    for number, helper in enumerate(row.helpers):
        at = seat * most + number
        known = {SUPPLY: IN_SUPPLY, BOX: IN_BOX}
        where = f"{place}.helpers[{number}]"
        g.helper_at[at] = known[helper.place] if helper.place in known else act.PLACE.find(helper.place, where)
        g.helper_used[at] = int(helper.used)


def _load_citizens(g: State, seat: int, row: SavedSeat, place: str) -> None:
    for word, level in row.squares.items():
        g.square[seat * act.SQUARES + act.SQUARE.find(word, f"{place}.squares")] = level
    for number, cabin in enumerate(row.cabins):
        at = seat * act.CABINS + number
        if cabin.citizen is not None:
            citizen = act.CLASS.find(cabin.citizen.rstrip("+"), f"{place}.cabins[{number}]")
            g.cabin[at] = code_of(citizen, UPGRADED if cabin.citizen.endswith("+") else 1)
        g.cabin_stage[at] = cabin.stage
        g.cabin_upgrade[at] = _find_building(cabin.upgrade, f"{place}.cabins[{number}]")
    for word, overseer in row.overseers.items():
        at = seat * act.CLASSES + act.CLASS.index[word]
        g.overseer[at] = overseer.cell
        g.branch[at] = act.WAY.find(overseer.branch, f"{place}.overseers.{word}")
        g.overseer_up[at] = int(overseer.upgraded)


def _load_holdings(g: State, seat: int, row: SavedSeat, place: str) -> None:
    for word, shop in row.workshops.items():
        at = act.WORKSHOP.find(word, f"{place}.workshops")
        if g.shop_owner[at] != NOBODY:
            raise BadInput("duplicate-word", f"{place}.workshops", {"word": word})
        g.shop_owner[at] = seat
        g.worker[at] = shop.worker
        g.flipped |= int(shop.flipped) << at
    for word, used in row.carts.items():
        at = act.CART.find(word, f"{place}.carts")
        if g.cart_owner[at] != NOBODY:
            raise BadInput("duplicate-word", f"{place}.carts", {"word": word})
        g.cart_owner[at] = seat
        g.carts_used |= int(used) << at
    for word in row.ships:
        _put_ship(g, word, act.DOCKS + seat, f"{place}.ships")


def _load_opponent(g: State, saved: SavedBoard) -> None:
    if (saved.opponent is None) != (g.players > 1):
        raise BadInput("wrong-value", "board.opponent", {"reason": "an opponent belongs to a solo game"})
    if saved.opponent is None:
        return
    g.opponent = saved.opponent.popularity
    g.opponent_left = saved.opponent.left
    g.opponent_on = _mask(act.HEX, saved.opponent.standing, "board.opponent.standing")
    g.tokens_drawn = _mask(act.SOLO_TOKEN, saved.opponent.drawn, "board.opponent.drawn")
