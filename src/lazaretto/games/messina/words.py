"""What the words of Messina 1347 need besides the game itself: unions of components, lookups, printed values."""

from __future__ import annotations

from collections.abc import Sequence

from lazaretto.games.members import (
    Effect,
    Extras,
    Member,
    Merging,
    Printed,
    PrintedSlots,
    Side,
    literal,
    nothing,
    plain,
)
from lazaretto.games.messina import actions as act
from lazaretto.games.messina.board import ORDINARY
from lazaretto.games.messina.board import UPGRADED as UPGRADED_LEVEL
from lazaretto.games.messina.effects import GAINS, KINDS, OPERATIONS, OVERSEER, RESOURCES, Branch, Item
from lazaretto.games.messina.sheet import read_sheet
from lazaretto.games.messina.sheet_parts import Hex, Sheet, SoloToken, WheelStep, Workshop
from lazaretto.games.messina.tables import SCROLL_KINDS, SOLO_ACTIONS, make_tables
from lazaretto.kernel.formats import Edition

UPGRADED = "-up"  # ids of upgraded citizens: nun-up
QUARTERS = [quarter.id for quarter in act.SHEET.estate.quarter]
RESIDENTS = [name + level for name in act.CLASS.words for level in ("", UPGRADED)]
ASPECTS = [kind for kind in SCROLL_KINDS if kind != "rating"] + [f"rating-{name}" for name in act.RATING.words]
PLOYS = [*SOLO_ACTIONS, *[f"workshop-{name}" for name in act.CLASS.words]]
THINGS = [
    *["helper", "overseer", "citizen", "rat", "cube", "district-token", "opponent", "sector", "quarantine", "scroll"],
    *["wheel", "round", "order", "points", "supply", "stack"],
]
HOWS = ("", "+skip", "+upgrade")  # by the number in effects.Item.way
COUNTED = ("city", "church", "city|church", "scroll", "helper", "activate")


def extras(edition: Edition) -> Extras:
    return Extras(
        merging=Merging(sums={"gained": "count", "paid": "count", "rats-taken": "count"}, joins=["paid", "gained"]),
        shown={
            "port": [port.id for port in act.SHEET.city.port],
            "upgrade": act.UPGRADE.words,
            "cart": act.CART.words,
            "overseer": act.CLASS.words,
            "resident": RESIDENTS,
            "goods": act.GOODS.words,
            "paint": act.COLOUR.words,
            "pose": act.POSE.words,
            "quarter": QUARTERS,
            "aspect": ASPECTS,
            "ploy": PLOYS,
            "thing": THINGS,
            "reason": act.REASON.words,
            "effect": [*GAINS, *_operations(), "or", "exchange", "nothing"],
        },
        kin={
            "hex": ["district", "port"],
            "spot": ["district", "port", "dock"],
            "place": ["district", "port", "dock"],
            "building": ["workshop", "upgrade", "cart"],
            "home": ["square", "workshop", "cabin"],
        },
        spoken=["line", "step"],
        variants={
            "square": [["seats", "{seat}", "estate_board"], ["seats", "{seat}", "squares", "{id}"]],
            "workshop": [["seats", "{seat}", "workshops", "{id}", "worker"]],
            "line": [["seats", "{seat}", "scroll_board"]],
            "cabin": [["seats", "{seat}", "cabins", "{at}", "citizen"]],
        },
        facts={
            "step_price": ["seats", "{seat}", "step_price"],
            "cube_price": ["cube_price"],
        },
        lasting=[["seats", "{seat}", "scroll_board"]],
    )


def _operations() -> list[str]:
    names = [name.replace("|", "-") for name in OPERATIONS]
    return [*names, *[f"{OPERATIONS[OVERSEER]}{how.replace('+', '-')}" for how in HOWS if how]]


# ---------------------------------------------------------------- effects
#
# Branches stand between " / ", of which one is chosen; a branch is "price -> gain" or a gain alone; a price or a gain is
# items between ", ". In words they are the domain `effect`: coin with `count`, overseer-skip with `who`, `or` with `one`
# and `other`, `exchange` with `price` and `gain`.


def effect(text: str) -> list[Member]:
    """An effect or a price; an empty one is a member of its own."""
    return _either([_branch(branch) for branch in text.split(" / ")]) if text else plain("effect", ["nothing"])


def effects(edition: Edition) -> list[Effect]:
    """Every effect of an edition, in the order of the engine's numbers."""
    tables = make_tables(edition, 2)
    printed = [tables.effects[number] for number in range(tables.printed_effects)]
    texts = [" / ".join(_written(branch) for branch in each.branches) for each in printed]
    return [Effect(text, effect(text), [_side(branch) for branch in text.split(" / ")] if text else []) for text in texts]


def _side(text: str) -> Side:
    """What is gained at once is nothing to wait for."""
    items = text.rpartition(" -> ")[2].split(", ")
    return Side(_branch(text), [_item(item) for item in items if item.partition(":")[0] not in GAINS])


def _either(branches: list[list[Member]]) -> list[Member]:
    """Three branches are one, or else one of the other two."""
    if len(branches) == 1:
        return branches[0]
    return [("effect", "or", {"one": branches[0], "other": _either(branches[1:])})]


def _branch(text: str) -> list[Member]:
    price, arrow, gain = text.partition(" -> ")
    return [("effect", "exchange", {"price": _items(price), "gain": _items(gain)})] if arrow else _items(text)


def _items(text: str) -> list[Member]:
    return [_item(item) for item in text.split(", ")]


def _item(text: str) -> Member:
    """`coin:2`, `build`, `overseer:nun+skip`"""
    name, _, rest = text.partition(":")
    who, _, how = rest.partition("+")
    key = "-".join([name.replace("|", "-"), *([how] if how else [])])
    if rest.isdecimal():
        return ("effect", key, {"count": int(rest)})
    return ("effect", key, {"who": nothing("class") if who == "any" else plain("class", [who])} if rest else {})


def _if_any(text: str) -> list[Member]:
    """An effect, or none at all."""
    return effect(text) if text else nothing("effect")


def _written(branch: Branch) -> str:
    gains = [f"{GAINS[at]}:{count}" for at, count in enumerate(branch.gain) if count]
    text = ", ".join([*gains, *[_written_item(item) for item in branch.items]])
    pays = ", ".join(f"{RESOURCES[at]}:{branch.pay[at]}" for at in range(KINDS) if branch.pay[at])
    return f"{pays} -> {text}" if pays else text


def _written_item(item: Item) -> str:
    name = OPERATIONS[item.op]
    if item.op == OVERSEER:
        return f"{name}:{[*act.CLASS.words, 'any'][item.who]}{HOWS[item.way]}"
    return f"{name}:{item.n}" if name in COUNTED else name


# ---------------------------------------------------------------- what is printed on components


def printed(edition: Edition) -> Printed:
    sheet = read_sheet(edition)
    tokens = sheet.tokens
    return {
        "class": _branches(sheet),
        "district": {tile.id: _district(tile) for tile in sheet.city.hex},
        "port": {port.id: {"action": effect(port.action)} for port in sheet.city.port},
        "space": _spaces(sheet),
        "square": _squares(sheet),
        "cabin": _cabins(),
        "line": _lines(sheet),
        "workshop": _workshops(tokens.workshop, sheet.estate.upgraded_worker_vp),
        "upgrade": {each.id: {"cost": effect(each.cost), "effect": effect(each.effect)} for each in tokens.cabin_upgrade},
        "cart": {cart.id: {"pair": cart.pair, "cost": effect(cart.cost), "vp": cart.vp} for cart in tokens.cart},
        "ship": {ship.id: {"goods": plain("goods", [ship.goods]), "effect": effect(ship.effect)} for ship in tokens.ship},
        "token": {token.id: _token(token) for token in sheet.solo.token},
        "step": {str(step.n): _step(step) for step in sheet.wheel.position},
    }


def _district(tile: Hex) -> PrintedSlots:
    return {
        "paint": plain("paint", [tile.colour]),
        "pose": plain("pose", [tile.rat]),
        "action": effect(tile.action),
        "cost": _if_any(tile.cost),
        "citizens": plain("resident", [name.replace("+", UPGRADED) for name in tile.citizens]),
        "helper": int(tile.helper),
        "vp": tile.vp,
    }


def _branches(sheet: Sheet) -> dict[str, PrintedSlots]:
    """To which quarter of its sector each branch of a class's path leads: that of the cells beside one quarter alone."""
    quarter = {cell.id: cell.quarters for cell in sheet.estate.path_cell if len(cell.quarters) == 1}
    found: dict[str, PrintedSlots] = {}
    for path in sheet.estate.path:
        beside = next(quarter[cell] for cell in path.cells if cell in quarter)
        found.setdefault(path.overseer, {})[path.branch] = plain("quarter", beside)
    return found


def _spaces(sheet: Sheet) -> dict[str, PrintedSlots]:
    found: dict[str, PrintedSlots] = {}
    for track in sheet.ratings.track:
        for space in track.space:
            name = f"{track.id}-{space.n}"
            found[name] = {"rating": plain("rating", [track.id]), "effect": _if_any(space.effect), "vp": space.vp}
    return found


def _squares(sheet: Sheet) -> dict[str, PrintedSlots]:
    """A square has the same place on all player boards, and another action on each."""
    found: dict[str, PrintedSlots] = {}
    for quarter in sheet.estate.quarter:
        for name in quarter.squares:
            place: PrintedSlots = {"class": plain("class", [quarter.cls]), "quarter": plain("quarter", [quarter.id])}
            found[name] = {**place, "resident": nothing("resident"), "effect": nothing("effect"), "once": 0}
            found |= _residents(name, quarter.cls)
    for board in sheet.estate.board:
        for square in board.square:
            found[f"{square.id}@{board.id}"] = {"effect": effect(square.effect), "once": int(square.once)}
    return found


def _residents(place: str, citizen: str) -> dict[str, PrintedSlots]:
    """Who is in a place for one class only, by the level that the view tells."""
    return {
        f"{place}@{ORDINARY}": {"resident": plain("resident", [citizen])},
        f"{place}@{UPGRADED_LEVEL}": {"resident": plain("resident", [citizen + UPGRADED])},
    }


def _cabins() -> dict[str, PrintedSlots]:
    found: dict[str, PrintedSlots] = {}
    for cabin in act.CABIN.words:
        found[cabin] = {"resident": nothing("resident")}
        for name in RESIDENTS:
            found[f"{cabin}@{name.replace(UPGRADED, '+')}"] = {"resident": plain("resident", [name])}
    return found


def _lines(sheet: Sheet) -> dict[str, PrintedSlots]:
    """A track of a scroll has the same place on all scrolls, and counts something else on each."""
    found: dict[str, PrintedSlots] = {}
    for number in act.LINE.words:
        found[number] = {"aspect": nothing("aspect"), "cap": 0, "values": literal("")}
    for board in sheet.scroll.board:
        for number, track in zip(act.LINE.words, board.track, strict=True):
            aspect = f"rating-{track.rating}" if track.kind == "rating" else track.kind
            values = literal(" / ".join(points_text(value) for value in track.values))
            found[f"{number}@{board.id}"] = {
                "aspect": plain("aspect", [aspect]),
                "cap": track.cap,
                "values": values,
            }
    return found


def points_text(value: float | Sequence[int]) -> str:
    """A value of a scroll as it is printed: 3, ½, or one for each thing to be reached."""
    if not isinstance(value, int | float):
        return ", ".join(points_text(each) for each in value)
    return f"{int(value) or ''}½" if value % 1 else str(int(value))


def _workshops(shops: list[Workshop], points: int) -> dict[str, PrintedSlots]:
    found: dict[str, PrintedSlots] = {}
    for shop in shops:
        found |= {shop.id: _workshop(shop, points), **_residents(shop.id, shop.cls)}
    return found


def _workshop(shop: Workshop, points: int) -> PrintedSlots:
    return {
        "era": shop.era,
        "class": plain("class", [shop.cls]),
        "resident": nothing("resident"),
        "golden": int(shop.needs_upgraded),
        "worker": plain("resident", [shop.cls + (UPGRADED if shop.needs_upgraded else "")]),
        "cost": effect(shop.cost),
        "effect": effect(shop.effect),
        "extra": _if_any(shop.upgraded_extra),
        "points": points,
    }


def _token(token: SoloToken) -> PrintedSlots:
    return {"hex": plain("district", [token.hex]), "ploy": plain("ploy", [token.action.replace(":", "-")])}


def _step(step: WheelStep) -> PrintedSlots:
    row: PrintedSlots = {"pose": plain("pose", [step.rat]), "none": plain("paint", [step.none])}
    for name in act.CLASS.words:
        row[name] = plain("paint", [step.colour(name)])
    return row
