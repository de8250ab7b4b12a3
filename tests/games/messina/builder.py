"""Messina positions from readable arguments, and short ways to read a match.

The city lies in the order of the edition, bare unless `hexes` says otherwise; buildings that lie open are dear, so
that they disturb no test. A helper is written as its place, with "!" when it is used. Seats are dictionaries of what
differs from a player who has nothing but three helpers at home.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import lazaretto as lz
from lazaretto.kernel.rng import stream
from tests.games.reading import asking, facts, frame, legal, offered, play, verbs, why_not  # noqa: F401  (for the tests of this game)

GAME = lz.game("messina")
CLASSES = ("nun", "craftsman", "aristocrat")
RESOURCES = ("coin", "wood", "fire", "powerfire")
RATINGS = ("popularity", "city", "church")
CUBES = {1: 16, 2: 16, 3: 18, 4: 24}
TOPS = {1: ["Q13", "Q14", "Q15", "B9", "B6", "B14"], 2: ["Q13", "Q14", "Q15", "B28", "B22", "B32"]}
CART_TOPS = ["C4-1", "C4-2"]

Seat = dict[str, Any]


def edition() -> dict[str, Any]:
    """A copy of the shipped edition, to be changed at will."""
    return copy.deepcopy(GAME.module.edition())


def printed(table: str, name: str) -> dict[str, Any]:
    """An entry of the edition by its id: printed("city.hex", "H5")."""
    rows: Any = GAME.module.edition()
    for step in table.split("."):
        rows = rows[step]
    return next(row for row in rows if row["id"] == name)


def position(
    players: int = 2,
    round: int = 1,
    turn: int | None = 0,
    me: Seat | None = None,
    you: Seat | None = None,
    seats: Mapping[int, Seat] | None = None,
    hexes: Mapping[str, dict[str, Any]] | None = None,
    docks: Mapping[str, Sequence[Any]] | None = None,
    docks_drawn: Sequence[str] = (),
    lost_ships: Sequence[str] = (),
    order: Sequence[int] | None = None,
    wheel: str = "1",
    tops: Mapping[int, str | None] | None = None,
    under: Mapping[int, Sequence[str]] | None = None,
    gone: Sequence[str] = (),
    cart_tops: Sequence[str | None] | None = None,
    spare_cubes: int | None = None,
    opponent: Mapping[str, Any] | None = None,
    todo: list[list[Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    printed: dict[str, Any] | None = None,
    seed: int = 1,
) -> dict[str, Any]:
    """A sound position. `spare_cubes` are those in supply; the rest of the cubes not named lies on the last hex laid."""
    form = GAME.new(players, seed=seed, options=options, edition=printed).position()
    board = form["board"]
    board.update(round=round, order=list(order or range(players + (players == 1))), wheel=wheel)
    _lay_city(board, players, hexes or {})
    _dock(board, players, docks or {}, lost_ships)
    board["docks_drawn"] = list(docks_drawn)
    _seat_all(board, players, {0: me or {}, 1: you or {}, **(seats or {})})
    for row in board["seats"]:
        for ship in row["ships"]:
            assert ship not in board["lost_ships"]
    _stack(board, round, tops or {}, under or {}, gone, cart_tops)
    _count_cubes(board, players, spare_cubes)
    if opponent is not None:
        board["opponent"].update(opponent)
    sequence = board["order"]
    if todo is not None:
        form["todo"] = todo
    else:
        after = (sequence.index(turn) + 1) % len(sequence) if turn is not None else 0
        form["todo"] = [["NextTurn", after], *([["BeginTurn", turn]] if turn is not None else [])]
    form["rng"] = stream(seed, "position").save()
    return form


def _lay_city(board: dict[str, Any], players: int, hexes: Mapping[str, dict[str, Any]]) -> None:
    seats = 2 if players == 1 else players
    tiles = GAME.module.edition()["city"]["hex"]
    first = [tile["id"] for tile in tiles if tile["cls"] == "A" and seats in tile["players"]] + ["H14"]
    rows = {
        name: {"site": f"cell{at + 1}", "cubes": 0, "citizens": [0, 0, 0], "owner": None} for at, name in enumerate(first)
    }
    for port in ("NW", "NE", "SE", "SW"):
        rows[port] = {"site": port, "cubes": 0, "citizens": [0, 0, 0], "owner": None}
    for name, row in hexes.items():
        change = dict(row)
        if "citizens" in change:
            change["citizens"] = [change["citizens"].count(letter) for letter in "nca"]
        rows.setdefault(name, {"site": "", "cubes": 0, "citizens": [0, 0, 0], "owner": None}).update(change)
    board["hexes"] = rows


def _dock(board: dict[str, Any], players: int, docks: Mapping[str, Sequence[Any]], lost: Sequence[str]) -> None:
    """A ship is written as its id (with a cube) or as (id, cubes)."""
    gems = ["T7", "T8", "T9"] if players < 3 else []
    board["lost_ships"] = [*gems, *lost]
    board["docks"] = {f"dock-{corner}": [] for corner in ("NW", "NE", "SE", "SW")}
    for dock, ships in docks.items():
        rows = [(ship, 1) if isinstance(ship, str) else ship for ship in ships]
        board["docks"][dock] = [{"ship": ship, "cube": cube} for ship, cube in rows]


def _seat_all(board: dict[str, Any], players: int, told: Mapping[int, Seat]) -> None:
    board["seats"] = [_seat(told.get(seat, {}), board["seats"][seat]) for seat in range(players)]
    for track in (*RATINGS, "points"):
        stacks: dict[int, int] = {}
        for seat in [each for each in board["order"] if each < players]:
            disc = board["seats"][seat]["discs"][track]
            height = told.get(seat, {}).get("heights", {}).get(track)
            disc[1] = stacks.get(disc[0], 0) if height is None else height
            stacks[disc[0]] = stacks.get(disc[0], 0) + 1


def _seat(told: Seat, dealt: dict[str, Any]) -> dict[str, Any]:
    helpers = list(told.get("helpers", ["estate"] * 3))
    helpers += ["supply"] * (5 - len(helpers))
    overseers = {name: {"cell": 0, "branch": "ahead", "upgraded": False} for name in CLASSES}
    for name, (cell, branch, upgraded) in told.get("overseers", {}).items():
        overseers[name] = {"cell": cell, "branch": branch, "upgraded": upgraded}
    shops = told.get("workshops", {})
    cabins = [_cabin(cabin) for cabin in told.get("cabins", [])]
    return {
        "stock": {name: told.get(name, 0) for name in RESOURCES},
        "discs": {**{name: [told.get(name, 1), 0] for name in RATINGS}, "points": [told.get("points", 0), 0]},
        "rats": told.get("rats", 0),
        "helpers": [{"place": place.rstrip("!"), "used": place.endswith("!")} for place in helpers],
        "squares": dict(told.get("squares", {})),
        "spent": list(told.get("spent", [])),
        "cabins": cabins + [_cabin((None, 0, None))] * (4 - len(cabins)),
        "workshops": {name: _workshop(shop) for name, shop in shops.items()},
        "overseers": overseers,
        "scroll": list(told.get("scroll", [0, 0, 0])),
        "estate_board": told.get("estate_board", dealt["estate_board"]),
        "scroll_board": told.get("scroll_board", dealt["scroll_board"]),
        "ships": list(told.get("ships", [])),
        "carts": dict(told.get("carts", {})),
        "owed": list(told.get("owed", [])),
    }


def _cabin(cabin: tuple[str | None, int, str | None]) -> dict[str, Any]:
    return {"citizen": cabin[0], "stage": cabin[1], "upgrade": cabin[2]}


def _workshop(shop: Any) -> dict[str, Any]:
    worker, flipped = shop if isinstance(shop, tuple) else (shop, False)
    return {"worker": worker, "flipped": flipped}


def _stack(
    board: dict[str, Any],
    round: int,
    tops: Mapping[int, str | None],
    under: Mapping[int, Sequence[str]],
    gone: Sequence[str],
    cart_tops: Sequence[str | None] | None,
) -> None:
    era = 2 if round >= 5 else 1
    shown = [tops.get(stack, TOPS[era][stack]) for stack in range(6)]
    carts = list(CART_TOPS[: len(board["cart_stacks"])] if cart_tops is None else cart_tops)
    known = {name for name in [*shown, *carts, *gone] if name is not None}
    known |= {name for row in under.values() for name in row}
    for seat in board["seats"]:
        known |= set(seat["workshops"]) | set(seat["carts"])
        known |= {cabin["upgrade"] for cabin in seat["cabins"] if cabin["upgrade"]}
    tokens = GAME.module.edition()["tokens"]
    unseen = len([row for row in tokens["cabin_upgrade"] if row["id"] not in known])
    sizes = [unseen - 2 * (unseen // 3), unseen // 3, unseen // 3]
    for name in CLASSES:
        pool = [row for row in tokens["workshop"] if row["era"] == era and row["cls"] == name]
        sizes.append(len([row for row in pool if row["id"] not in known]))
    board["stacks"] = [
        {"top": shown[stack], "unseen": sizes[stack], "under": list(under.get(stack, []))} for stack in range(6)
    ]
    pairs = {row["id"]: row["pair"] for row in tokens["cart"]}
    board["cart_stacks"] = [{"top": top, "next": 6 if top is None else pairs[top] + 1} for top in carts]
    names = [row["id"] for table in ("workshop", "cabin_upgrade", "cart") for row in tokens[table]]
    board["revealed"] = [name for name in names if name in known]


def _count_cubes(board: dict[str, Any], players: int, spare: int | None) -> None:
    placed = sum(row["cubes"] for row in board["hexes"].values())
    placed += sum(ship["cube"] for ships in board["docks"].values() for ship in ships)
    board["cube_supply"] = CUBES[players] - placed if spare is None else spare
    if spare is not None:
        board["hexes"]["H14"]["cubes"] += CUBES[players] - placed - spare


def at(**told: Any) -> lz.Match:
    """A match that begins at such a position."""
    return asking(GAME.from_position(position(**told)))


def doing(*frames: list[Any], **told: Any) -> lz.Match:
    """A match in which just these frames remain to be done, the first one first."""
    return at(todo=[["NextTurn", 0], *reversed(frames)], **told)


# ---------------------------------------------------------------- reading


def happened(match: lz.Match, kind: str, since: int = 0) -> list[dict[str, Any]]:
    return [event for event in match.events(None, since) if event["kind"] == kind]


def kinds(match: lz.Match, *wanted: str) -> list[str]:
    """The kinds of all events in their order, or of those wanted."""
    return [event["kind"] for event in match.events() if not wanted or event["kind"] in wanted]


def seat(match: lz.Match, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["seats"][number]
    return found


def stock(match: lz.Match, number: int = 0) -> tuple[int, int, int, int]:
    """Coins, wood, fire, powerful fire."""
    row = seat(match, number)["stock"]
    return row["coin"], row["wood"], row["fire"], row["powerfire"]


def points(match: lz.Match, number: int = 0) -> int:
    found: int = seat(match, number)["points"]
    return found


def rating(match: lz.Match, name: str, number: int = 0) -> int:
    found: int = seat(match, number)["discs"][name][0]
    return found


def helpers(match: lz.Match, number: int = 0) -> list[str]:
    return [row["place"] + ("!" if row["used"] else "") for row in seat(match, number)["helpers"]]


def hex_of(match: lz.Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["hexes"][name]
    return found


def cubes(match: lz.Match) -> dict[str, int]:
    """Cubes on every hex that has some."""
    return {name: row["cubes"] for name, row in match.view(None)["hexes"].items() if row["cubes"]}


def coordinates(match: lz.Match) -> dict[str, tuple[int, int]]:
    """Where every hex of the city lies, by the layout of the edition."""
    players = max(2, match.players)
    layout = next(row for row in GAME.module.edition()["city"]["layout"] if row["players"] == players)
    sites = {f"cell{at + 1}": tuple(cell) for at, cell in enumerate(layout["cells"])}
    sites |= {name: tuple(cell) for name, cell in [*layout["port"].items(), *layout["places"].items()]}
    return {name: sites[row["site"]] for name, row in match.view(None)["hexes"].items()}


def neighbours(match: lz.Match, name: str) -> list[str]:
    where = coordinates(match)
    q, r = where[name]
    near = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
    return sorted(other for other, there in where.items() if there in near)


def events_of_turns(match: lz.Match) -> list[int]:
    """Whose turns have begun, before the next round if there was one."""
    found: list[int] = []
    for event in match.events():
        if event["kind"] == "preparation-step":
            break
        if event["kind"] == "turn-began":
            found.append(event["seat"])
    return found


def run_on(match: lz.Match, *wanted: str) -> lz.Match:
    """Play the first legal choice, one of `wanted` (by verb) before others, until the next round or the end."""
    start = match.view(None)["round"]
    while not match.is_over and match.view(None)["round"] == start:
        choices = match.legal()
        preferred = [choice for verb in wanted for choice in choices if choice.verb == verb]
        match.apply((preferred or choices)[0])
    return match
