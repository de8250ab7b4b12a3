"""What the words of Messina 1347 need besides the game itself: unions of components, lookups, printed values."""

from __future__ import annotations

from typing import Any

from lazaretto.games.messina import actions as act
from lazaretto.games.messina.effects import GAINS, KINDS, OPERATIONS, OVERSEER, RESOURCES, Branch, Effect, Item
from lazaretto.games.messina.printing import SCROLL_KINDS, SOLO_ACTIONS
from lazaretto.games.messina.setup import make_tables
from lazaretto.text.extras import Extras, Printed, Value, literal

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


def extras() -> Extras:
    return Extras(
        domains={
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
        },
        parts={
            "hex": ["district", "port"],
            "spot": ["district", "port", "dock"],
            "place": ["district", "port", "dock"],
            "building": ["workshop", "upgrade", "cart"],
            "home": ["square", "workshop", "cabin"],
        },
        spoken=["line", "step"],
        variants={
            "square": ["seats", "{seat}", "estate_board"],
            "line": ["seats", "{seat}", "scroll_board"],
            "cabin": ["seats", "{seat}", "cabins", "{at}", "citizen"],
        },
        facts={
            "step_price": ["seats", "{seat}", "step_price"],
            "cube_price": ["cube_price"],
        },
        effects=_every_item(),
        gains=GAINS,
        effect_domain="class",
    )


def _every_item() -> list[str]:
    """One effect for every text the language of effects may need."""
    found = [f"{name}:2" for name in GAINS]
    for name in OPERATIONS:
        if name == OPERATIONS[OVERSEER]:
            found += [f"{name}:{who}{how}" for how in HOWS for who in ("any", act.CLASS.words[0])]
        else:
            found.append(f"{name}:2" if name in COUNTED else name)
    return found


# ---------------------------------------------------------------- effects, by the number frames hold


def effect_texts(edition: dict[str, Any]) -> list[str]:
    """Every effect of an edition in the effect language, in the order of the engine's numbers."""
    return [_text(effect) for effect in make_tables(edition, 2).effects]


def _text(effect: Effect) -> str:
    return " / ".join(_branch(branch) for branch in effect.branches)


def _branch(branch: Branch) -> str:
    gains = [f"{GAINS[at]}:{count}" for at, count in enumerate(branch.gain) if count]
    text = ", ".join([*gains, *[_item(item) for item in branch.items]])
    pays = ", ".join(f"{RESOURCES[at]}:{branch.pay[at]}" for at in range(KINDS) if branch.pay[at])
    return f"{pays} -> {text}" if pays else text


def _item(item: Item) -> str:
    name = OPERATIONS[item.op]
    if item.op == OVERSEER:
        return f"{name}:{[*act.CLASS.words, 'any'][item.who]}{HOWS[item.way]}"
    return f"{name}:{item.n}" if name in COUNTED else name


# ---------------------------------------------------------------- what is printed on components


def printed(edition: dict[str, Any]) -> Printed:
    tokens = edition["tokens"]
    return {
        "district": {tile["id"]: _district(tile) for tile in edition["city"]["hex"]},
        "port": {port["id"]: {"action": port["action"]} for port in edition["city"]["port"]},
        "space": _spaces(edition),
        "square": _squares(edition),
        "cabin": _cabins(),
        "line": _lines(edition),
        "workshop": {shop["id"]: _workshop(shop) for shop in tokens["workshop"]},
        "upgrade": {each["id"]: {"cost": each["cost"], "effect": each["effect"]} for each in tokens["cabin_upgrade"]},
        "cart": {cart["id"]: {"pair": cart["pair"], "cost": cart["cost"], "vp": cart["vp"]} for cart in tokens["cart"]},
        "ship": {ship["id"]: {"goods": [("goods", ship["goods"])], "effect": ship["effect"]} for ship in tokens["ship"]},
        "token": {token["id"]: _token(token) for token in edition["solo"]["token"]},
        "step": {str(step["n"]): _step(step) for step in edition["wheel"]["position"]},
    }


def _district(tile: dict[str, Any]) -> dict[str, Value]:
    return {
        "paint": [("paint", tile["colour"])],
        "pose": [("pose", tile["rat"])],
        "action": tile["action"],
        "cost": tile["cost"] or None,
        "citizens": [("resident", name.replace("+", UPGRADED)) for name in tile["citizens"]],
        "helper": int(tile["helper"]),
        "vp": tile["vp"],
    }


def _spaces(edition: dict[str, Any]) -> dict[str, dict[str, Value]]:
    found: dict[str, dict[str, Value]] = {}
    for track in edition["ratings"]["track"]:
        for space in track["space"]:
            name = f"{track['id']}-{space['n']}"
            found[name] = {"rating": [("rating", track["id"])], "effect": space["effect"] or None, "vp": space["vp"]}
    return found


def _squares(edition: dict[str, Any]) -> dict[str, dict[str, Value]]:
    """A square has the same place on all player boards, and another action on each."""
    found: dict[str, dict[str, Value]] = {}
    for quarter in edition["estate"]["quarter"]:
        for name in quarter["squares"]:
            place: dict[str, Value] = {"class": [("class", quarter["cls"])], "quarter": [("quarter", quarter["id"])]}
            found[name] = {**place, "effect": None, "once": 0}
    for board in edition["estate"]["board"]:
        for square in board["square"]:
            found[f"{square['id']}@{board['id']}"] = {"effect": square["effect"], "once": int(square["once"])}
    return found


def _cabins() -> dict[str, dict[str, Value]]:
    found: dict[str, dict[str, Value]] = {}
    for cabin in act.CABIN.words:
        found[cabin] = {"resident": [("resident", "")]}
        for name in RESIDENTS:
            found[f"{cabin}@{name.replace(UPGRADED, '+')}"] = {"resident": [("resident", name)]}
    return found


def _lines(edition: dict[str, Any]) -> dict[str, dict[str, Value]]:
    """A track of a scroll has the same place on all scrolls, and counts something else on each."""
    found: dict[str, dict[str, Value]] = {}
    for number in act.LINE.words:
        found[number] = {"aspect": [("aspect", "")], "cap": 0, "values": literal("")}
    for board in edition["scroll"]["board"]:
        for number, track in zip(act.LINE.words, board["track"], strict=True):
            aspect = f"rating-{track['rating']}" if track["kind"] == "rating" else track["kind"]
            values = literal(" / ".join(_points(value) for value in track["values"]))
            found[f"{number}@{board['id']}"] = {"aspect": [("aspect", aspect)], "cap": track.get("cap", 0), "values": values}
    return found


def _points(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_points(each) for each in value)
    return f"{int(value) or ''}½" if value % 1 else str(int(value))


def _workshop(shop: dict[str, Any]) -> dict[str, Value]:
    return {
        "era": shop["era"],
        "class": [("class", shop["cls"])],
        "worker": [("resident", shop["cls"] + (UPGRADED if shop["needs_upgraded"] else ""))],
        "cost": shop["cost"],
        "effect": shop["effect"],
        "extra": shop["upgraded_extra"] or None,
    }


def _token(token: dict[str, Any]) -> dict[str, Value]:
    return {"hex": [("district", token["hex"])], "ploy": [("ploy", token["action"].replace(":", "-"))]}


def _step(step: dict[str, Any]) -> dict[str, Value]:
    row: dict[str, Value] = {"pose": [("pose", step["rat"])], "none": [("paint", step["none"])]}
    for name in act.CLASS.words:
        row[name] = [("paint", step[name])]
    return row
