"""The position notation of a Messina board: save and load. Everything is in words; lists by seat are under `seats`."""

from __future__ import annotations

from lazaretto.games.forms import Reader, seat_of
from lazaretto.games.messina import actions as act
from lazaretto.games.messina.board import (
    EMPTY,
    IN_BOX,
    IN_STACK,
    IN_SUPPLY,
    LOST,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    ORDINARY,
    UPGRADED,
    Board,
    class_of,
    code_of,
    level_of,
    members,
)
from lazaretto.games.messina.effects import KINDS, RESOURCES
from lazaretto.games.messina.notation_form import (
    TRACKS,
    SavedBoard,
    SavedCabin,
    SavedCartStack,
    SavedHelper,
    SavedHex,
    SavedOpponent,
    SavedOverseer,
    SavedSeat,
    SavedShip,
    SavedStack,
    SavedWorkshop,
)
from lazaretto.games.messina.setup import empty_board
from lazaretto.games.messina.tables import Tables
from lazaretto.kernel.bits import bit
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.errors import BadInput

SUPPLY, BOX = "supply", "box"


# ---------------------------------------------------------------- save


def save_board(g: Board) -> SavedBoard:
    return {
        "round": g.round,
        "order": g.turn_order(),
        "wheel": act.STEP.words[g.wheel],
        "cube_supply": g.cube_supply,
        "hexes": {act.HEX.words[hex]: save_hex(g, hex) for hex in members(g.in_city())},
        "docks": {act.DOCK.words[dock]: save_dock(g, dock) for dock in range(act.DOCKS)},
        "lost_ships": [act.SHIP.words[ship] for ship in range(act.SHIPS) if g.ship_at(ship) == LOST],
        "docks_drawn": _words(act.DOCK, g.docks_drawn),
        "stacks": [save_stack(g, stack) for stack in range(act.STACKS)],
        "cart_stacks": [save_cart_stack(g, stack) for stack in range(g.t.tokens.cart_stacks)],
        "revealed": _words(act.BUILDING, g.revealed),
        "seats": [save_seat(g, seat) for seat in range(g.players)],
        "priority_token": bool(g.priority),
        "strict_recall": bool(g.strict_recall),
        "opponent": save_opponent(g),
    }


def _words(domain: Domain, mask: int) -> list[str]:
    return [word for at, word in enumerate(domain.words) if mask >> at & 1]


def _building(building: int) -> str | None:
    return None if building == NO_BUILDING else act.BUILDING.words[building]


def save_hex(g: Board, hex: int) -> SavedHex:
    return {
        "site": g.t.city.site_names[g.site_of(hex)],
        "cubes": g.cubes(hex),
        "citizens": [g.waiting(hex, citizen) for citizen in range(act.CLASSES)],
        "owner": None if g.owner(hex) == NOBODY else g.owner(hex),
    }


def save_dock(g: Board, dock: int) -> list[SavedShip]:
    return [{"ship": act.SHIP.words[ship], "cube": g.ship_cube(ship)} for ship in members(g.ships_at_dock(dock))]


def save_stack(g: Board, stack: int) -> SavedStack:
    under = [act.BUILDING.words[g.under(stack, depth)] for depth in range(g.under_count(stack))]
    return {"top": _building(g.top(stack)), "unseen": g.unseen(stack), "under": under}


def save_cart_stack(g: Board, stack: int) -> SavedCartStack:
    return {"top": _building(g.cart_top(stack)), "next": g.cart_next(stack)}


def save_seat(g: Board, seat: int) -> SavedSeat:
    return {
        "stock": {name: g.stock(seat, kind) for kind, name in enumerate(RESOURCES)},
        "discs": {name: [g.disc(track, seat), g.height(track, seat)] for track, name in enumerate(TRACKS)},
        "rats": g.rats(seat),
        "helpers": [save_helper(g, seat, number) for number in range(g.t.limits.helpers_max)],
        "squares": {act.SQUARE.words[square]: g.square(seat, square) for square in members(g.occupied(seat))},
        "spent": _words(act.SQUARE, g.spent(seat)),
        "cabins": [save_cabin(g, seat, cabin) for cabin in range(act.CABINS)],
        "workshops": {act.WORKSHOP.words[shop]: save_workshop(g, shop) for shop in members(g.shops_of(seat))},
        "overseers": {act.CLASS.words[citizen]: save_overseer(g, seat, citizen) for citizen in range(act.CLASSES)},
        "scroll": [g.scroll(seat, line) for line in range(act.LINES)],
        "estate_board": act.ESTATE.words[g.estate_board(seat)],
        "scroll_board": act.SCROLL.words[g.scroll_board(seat)],
        "ships": [act.SHIP.words[ship] for ship in members(g.ships_of(seat))],
        "carts": {act.CART.words[cart]: bool(g.carts_used >> cart & 1) for cart in members(g.carts_of(seat))},
        "owed": _words(act.SPACE_OF_RATING, g.owed(seat)),
    }


def save_helper(g: Board, seat: int, number: int) -> SavedHelper:
    return {"place": _place(g.helper_at(seat, number)), "used": bool(g.helper_used(seat, number))}


def _place(place: int) -> str:
    return SUPPLY if place == IN_SUPPLY else BOX if place == IN_BOX else act.PLACE.words[place]


def save_cabin(g: Board, seat: int, cabin: int) -> SavedCabin:
    code = g.cabin(seat, cabin)
    citizen = None if code == 0 else act.CLASS.words[class_of(code)] + ("+" if level_of(code) == UPGRADED else "")
    return {"citizen": citizen, "stage": g.cabin_stage(seat, cabin), "upgrade": _building(g.cabin_upgrade(seat, cabin))}


def save_workshop(g: Board, shop: int) -> SavedWorkshop:
    return {"worker": g.worker(shop), "flipped": bool(g.flipped >> shop & 1)}


def save_overseer(g: Board, seat: int, citizen: int) -> SavedOverseer:
    branch = act.WAY.words[g.branch(seat, citizen)]
    return {"cell": g.overseer(seat, citizen), "branch": branch, "upgraded": bool(g.overseer_up(seat, citizen))}


def save_opponent(g: Board) -> SavedOpponent | None:
    if not g.opponent:
        return None
    return {
        "popularity": g.opponent,
        "left": g.opponent_left,
        "standing": _words(act.HEX, g.opponent_on),
        "drawn": _words(act.SOLO_TOKEN, g.tokens_drawn),
    }


# ---------------------------------------------------------------- load


_read_board = Reader(SavedBoard, "board")


def load_board(t: Tables, form: dict[str, object], players: int) -> Board:
    """A board from its saved form; BadInput names what is wrong and where."""
    saved = _read_board(form)
    _check_lengths(saved, t, players)
    g = empty_board(t, players, saved["priority_token"], saved["strict_recall"])
    g.round = saved["round"]
    g.order_count = len(saved["order"])
    for place, seat in enumerate(saved["order"]):
        g.set_order(place, seat)
    g.wheel = act.STEP.find(saved["wheel"], "board.wheel")
    g.cube_supply = saved["cube_supply"]
    g.docks_drawn = _mask(act.DOCK, saved["docks_drawn"], "board.docks_drawn")
    g.revealed = _mask(act.BUILDING, saved["revealed"], "board.revealed")
    _load_city(g, saved)
    _load_ships(g, saved)
    _load_stacks(g, saved)
    for seat, row in enumerate(saved["seats"]):
        _load_seat(g, seat, row, f"board.seats[{seat}]")
    _load_opponent(g, saved)
    return g


def _check_lengths(saved: SavedBoard, t: Tables, players: int) -> None:
    stacks = (len(saved["stacks"]), len(saved["cart_stacks"]))
    if len(saved["seats"]) != players or stacks != (act.STACKS, t.tokens.cart_stacks):
        raise BadInput("wrong-count", "board", {"expected": f"{players} seats, {act.STACKS} stacks"})
    if not 1 <= saved["round"] <= t.rounds.count:
        raise BadInput("wrong-value", "board.round", {"reason": str(saved["round"])})
    if len(saved["order"]) > act.SEATS:
        raise BadInput("wrong-count", "board.order", {"expected": str(players)})
    for at, stack in enumerate(saved["stacks"]):
        if len(stack["under"]) > act.STACKED:
            raise BadInput("wrong-count", f"board.stacks[{at}].under", {"expected": str(act.STACKED)})


def _mask(domain: Domain, words: list[str], place: str) -> int:
    mask = 0
    for word in words:
        mask |= bit(domain.find(word, place))
    return mask


def _load_city(g: Board, saved: SavedBoard) -> None:
    names = {name: site for site, name in enumerate(g.t.city.site_names)}
    for hex in range(act.HEXES):
        g.lay_hex(hex, NOWHERE)
    used: set[int] = set()
    for word, row in saved["hexes"].items():
        place = f"board.hexes.{word}"
        hex = act.HEX.find(word, place)
        if row["site"] not in names or names[row["site"]] in used:
            raise BadInput("wrong-value", f"{place}.site", {"reason": row["site"]})
        if len(row["citizens"]) != act.CLASSES:
            raise BadInput("wrong-count", f"{place}.citizens", {"expected": str(act.CLASSES)})
        used.add(names[row["site"]])
        g.lay_hex(hex, names[row["site"]])
        g.set_cubes(hex, row["cubes"])
        for citizen, count in enumerate(row["citizens"]):
            g.set_waiting(hex, citizen, count)
        owner = seat_of(row["owner"], g.players, f"{place}.owner", NOBODY)
        if owner != NOBODY:
            g.set_districts_of(owner, g.districts_of(owner) | bit(hex))


def _load_ships(g: Board, saved: SavedBoard) -> None:
    for ship in range(act.SHIPS):
        g.set_ship_at(ship, IN_STACK)
    for word, ships in saved["docks"].items():
        dock = act.DOCK.find(word, f"board.docks.{word}")
        for docked in ships:
            _put_ship(g, docked["ship"], dock, f"board.docks.{word}", docked["cube"])
    for name in saved["lost_ships"]:
        _put_ship(g, name, LOST, "board.lost_ships")


def _put_ship(g: Board, word: str, where: int, place: str, cube: int = 0) -> None:
    """A ship is in the stack unless it is named somewhere, and named once."""
    ship = act.SHIP.find(word, place)
    if g.ship_at(ship) != IN_STACK:
        raise BadInput("duplicate-word", place, {"word": word})
    g.set_ship_at(ship, where)
    g.set_ship_cube(ship, cube)


def _find_building(word: str | None, place: str) -> int:
    return NO_BUILDING if word is None else act.BUILDING.find(word, place)


def _load_stacks(g: Board, saved: SavedBoard) -> None:
    for at, row in enumerate(saved["stacks"]):
        place = f"board.stacks[{at}]"
        g.set_top(at, _find_building(row["top"], place))
        g.set_unseen(at, row["unseen"])
        g.set_under_count(at, len(row["under"]))
        for depth, word in enumerate(row["under"]):
            g.set_under(at, depth, act.BUILDING.find(word, place))
    for at, cart in enumerate(saved["cart_stacks"]):
        g.set_cart_top(at, _find_building(cart["top"], f"board.cart_stacks[{at}]"))
        g.set_cart_next(at, cart["next"])


def _load_seat(g: Board, seat: int, row: SavedSeat, place: str) -> None:
    discs = row["discs"]
    if set(row["stock"]) != set(RESOURCES) or set(discs) != set(TRACKS) or any(len(disc) != 2 for disc in discs.values()):
        raise BadInput("wrong-value", place, {"reason": "stock or discs"})
    if len(row["cabins"]) != act.CABINS or len(row["scroll"]) != act.LINES or set(row["overseers"]) != set(act.CLASS.words):
        raise BadInput("wrong-value", place, {"reason": "cabins, scroll or overseers"})
    for kind in range(KINDS):
        g.set_stock(seat, kind, row["stock"][RESOURCES[kind]])
    for track, name in enumerate(TRACKS):
        g.set_disc(track, seat, discs[name][0])
        g.set_height(track, seat, discs[name][1])
    g.set_rats(seat, row["rats"])
    g.set_owed(seat, _mask(act.SPACE_OF_RATING, row["owed"], f"{place}.owed"))
    g.set_spent(seat, _mask(act.SQUARE, row["spent"], f"{place}.spent"))
    for line, level in enumerate(row["scroll"]):
        g.set_scroll(seat, line, level)
    g.set_estate_board(seat, act.ESTATE.find(row["estate_board"], f"{place}.estate_board"))
    g.set_scroll_board(seat, act.SCROLL.find(row["scroll_board"], f"{place}.scroll_board"))
    _load_helpers(g, seat, row, place)
    _load_citizens(g, seat, row, place)
    _load_holdings(g, seat, row, place)


def _load_helpers(g: Board, seat: int, row: SavedSeat, place: str) -> None:
    most = g.t.limits.helpers_max
    if len(row["helpers"]) != most:
        raise BadInput("wrong-count", f"{place}.helpers", {"expected": str(most)})
    known = {SUPPLY: IN_SUPPLY, BOX: IN_BOX}
    for number, helper in enumerate(row["helpers"]):
        where = f"{place}.helpers[{number}]"
        at = known[helper["place"]] if helper["place"] in known else act.PLACE.find(helper["place"], where)
        g.set_helper_at(seat, number, at)
        g.set_helper_used(seat, number, int(helper["used"]))


def _load_citizens(g: Board, seat: int, row: SavedSeat, place: str) -> None:
    for word, level in row["squares"].items():
        g.set_square(seat, act.SQUARE.find(word, f"{place}.squares"), _level(level, f"{place}.squares.{word}"))
    for number, cabin in enumerate(row["cabins"]):
        where = f"{place}.cabins[{number}]"
        if cabin["citizen"] is not None:
            citizen = act.CLASS.find(cabin["citizen"].rstrip("+"), where)
            g.set_cabin(seat, number, code_of(citizen, UPGRADED if cabin["citizen"].endswith("+") else ORDINARY))
        g.set_cabin_stage(seat, number, cabin["stage"])
        g.set_cabin_upgrade(seat, number, _find_building(cabin["upgrade"], where))
    for word, overseer in row["overseers"].items():
        citizen = act.CLASS.index[word]
        g.set_overseer(seat, citizen, overseer["cell"])
        g.set_branch(seat, citizen, act.WAY.find(overseer["branch"], f"{place}.overseers.{word}"))
        g.set_overseer_up(seat, citizen, int(overseer["upgraded"]))


def _level(level: int, place: str) -> int:
    if not EMPTY <= level <= UPGRADED:
        raise BadInput("wrong-value", place, {"reason": str(level)})
    return level


def _load_holdings(g: Board, seat: int, row: SavedSeat, place: str) -> None:
    for word, saved in row["workshops"].items():
        shop = act.WORKSHOP.find(word, f"{place}.workshops")
        if g.shop_owner(shop) != NOBODY:
            raise BadInput("duplicate-word", f"{place}.workshops", {"word": word})
        g.set_shops_of(seat, g.shops_of(seat) | bit(shop))
        g.set_worker(shop, _level(saved["worker"], f"{place}.workshops.{word}.worker"))
        g.flipped |= bit(shop) if saved["flipped"] else 0
    for word, used in row["carts"].items():
        cart = act.CART.find(word, f"{place}.carts")
        if g.cart_owner(cart) != NOBODY:
            raise BadInput("duplicate-word", f"{place}.carts", {"word": word})
        g.set_carts_of(seat, g.carts_of(seat) | bit(cart))
        g.carts_used |= bit(cart) if used else 0
    for word in row["ships"]:
        _put_ship(g, word, act.DOCKS + seat, f"{place}.ships")


def _load_opponent(g: Board, saved: SavedBoard) -> None:
    if (saved["opponent"] is None) != (g.players > 1):
        raise BadInput("wrong-value", "board.opponent", {"reason": "an opponent belongs to a solo game"})
    if saved["opponent"] is None:
        return
    g.opponent = saved["opponent"]["popularity"]
    g.opponent_left = saved["opponent"]["left"]
    g.opponent_on = _mask(act.HEX, saved["opponent"]["standing"], "board.opponent.standing")
    g.tokens_drawn = _mask(act.SOLO_TOKEN, saved["opponent"]["drawn"], "board.opponent.drawn")
