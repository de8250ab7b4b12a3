"""What is printed in Pest, for the texts. Effects, prices, targets, agendas and imperatives are put together from it.

Domains of its own, besides those of events and choices:
    gain        one item of an effect or a price, with `count`; `either` with `one` and `other`; `nothing`
    target      whom a plague card or an imperative means, with `resource` or `hue`
    goal        what an agenda pays for, with `fame` and `per`, or `ranks`; resources as `resources`
    condition   when an imperative is met, with `where` (a target) or `least`
    choice      the branches of a choice in an effect: `first`, `second`, `third`
    region, type, hue (of harbours and horseshoes), colour (of players), title, reason (why the game ended), score
    part        whatever else lies on the table: boards, tracks, markers
"""

from __future__ import annotations

import re

from lazaretto.games.members import Effect, Extras, Member, Printed, PrintedSlots, plain
from lazaretto.games.pest import sheet_rows as form
from lazaretto.games.pest.language import CHOICE, COUNTERS, THINGS, Effects
from lazaretto.games.pest.merging import MERGING
from lazaretto.games.pest.sheet import BASIC, COLOURS, PLAYERS, TYPES, read_sheet
from lazaretto.games.pest.tables import make_tables
from lazaretto.kernel.formats import Edition

Rows = list[list[int]]

BRANCHES = ("first", "second", "third")
AID_PLACES = ("left", "middle", "right")
WHERE = {"rival building": "build-beside-rival", "next to own": "build-near-own", "not next to own": "build-far"}
EVENTS = {"acquire technology": "acquire", "gather road": "gather-road", "gather location": "gather-location"}
PARTS = (
    *("doctor", "camp", "mortus", "sick", "healthy", "dead", "ruin", "harbour", "horseshoe", "start", "sector", "neutral"),
    *("grid", "quarantine", "graveyard", "healthy-track", "laboratory", "resource-track", "technologies", "exchange"),
    *("research", "fame", "infamy", "crate", "influence-track", "order-track", "turn-order", "era", "year"),
    *("law", "plague", "aid", "capital-card", "capital-buildings", "tokens", "market", "deck", "columns"),
)
SCORES = (
    *("tokens", "orders", "healthy", "buildings", "columns", "technologies", "influence", "influence_place", "resources"),
    *("coins", "crossed", "capital_buildings", "infamy", "quarantine", "people_left", "total"),
)

# What numbers in frames stand for, where their names do not say it.
FIELDS = {
    "Act.pair": "cell",
    "Arrive.to": "node",
    "CapitalBuilt.building": "capital",
    "Enter.to": "node",
    "ExchangeWith.first": "resource",
    "KeepCamp.camp": "location",
    "Priced.palace": "capital",
    "SetPrice.palace": "capital",
    "Struck.camp": "location",
}

KIN = {
    "node": ["location"],
    "workplace": ["building"],
    "recall-to": ["building", "workplace"],
    "space": ["housing"],
    "basic": ["resource"],
    "due": ["resource"],
}

# How the quarantine of whoever is asked is now: what an arrangement changes is told from there. And which actions of a
# cell would change nothing.
VARIANTS = {
    "arrangement": [["seats", "{seat}", "quarantine", "taken"]],
    "cell": [["seats", "{seat}", "idle", "{at}"]],
}

FACTS = {
    "sick_here": ["seats", "{seat}", "here", "sick"],
    "food_here": ["seats", "{seat}", "here", "food"],
    "left_here": ["seats", "{seat}", "here", "left"],
    "food_left": ["seats", "{seat}", "here", "food_left"],
    "in_ruin": ["seats", "{seat}", "here", "ruined"],
    **{f"can_{what}": ["seats", "{seat}", "can", what] for what in ("exchange", "arrange", "camp")},
    "sick_regular": ["seats", "{seat}", "quarantine", "regular"],
    "sick_elsewhere": ["seats", "{seat}", "quarantine", "taken"],
    "table_mode": ["mode"],
}


def extras(edition: Edition) -> Extras:
    shown = _shown(read_sheet(edition), edition)
    return Extras(shown=shown, kin=KIN, fields=FIELDS, variants=VARIANTS, facts=FACTS, lasting=[["mode"]], merging=MERGING)


def effects(edition: Edition) -> list[Effect]:
    """Frames name choices by their numbers, which are a domain of their own here."""
    return []


def _shown(sheet: form.Sheet, edition: Edition) -> dict[str, list[str]]:
    titles = [_title(row) for row in sheet.solo.titles.rows]
    choices = make_tables(edition, max(PLAYERS)).cards.choices
    places = [*TYPES, "any"]
    return {
        "region": [row.id for row in sheet.region],
        "type": list(TYPES),
        "hue": list(COLOURS[1:]),
        "colour": [row.id for row in sheet.player_colour],
        "gain": [*THINGS, "either", "nothing"],
        "target": [*places, *[f"{place}-any" for place in places], "harbour", "harbour-any", "road"],
        "goal": [*[_kebab(counter) for counter in COUNTERS], "resource"],
        "condition": ["build", "build-touching", *WHERE.values(), *EVENTS.values()],
        "choice": [f"c{at + 1}" for at in range(len(choices))],
        "title": titles,
        "reason": ["fame", "influence", "shared", *titles],
        "score": list(SCORES),
        "part": list(PARTS),
    }


def printed(edition: Edition) -> Printed:
    """By domain and id."""
    sheet = read_sheet(edition)
    return {
        "location": {row.id: _location(row) for row in sheet.location},
        "road": {f"{one}-{other}": _road(one, other, colour) for one, other, colour in sheet.roads.pairs},
        "cell": _cells(sheet),
        "arrangement": _arrangements(sheet),
        "housing": {"five": {"space": sheet.player_board.quarantine.resource_space}},
        "action": _actions(sheet),
        "building": {row.id: _building(row) for row in sheet.building},
        "capital": {
            row.id: {"cost": cost(row.cost), "influence": row.influence, "fame": row.fame} for row in sheet.capital_building
        },
        "technology": {f"t{row.number}": _technology(row) for row in sheet.technology},
        "law": {f"l{row.number}": _law(row) for row in sheet.law},
        "plague": {f"p{row.number}": _plague(row) for row in sheet.plague},
        "aid": {f"a{row.number}": _aid(row, sheet.solo) for row in sheet.aid},
        "capital-card": {
            f"c{row.number}": {"first": effect(row.first), "second": effect(row.second), "third": effect(row.third)}
            for row in sheet.capital_card
        },
        "start-card": {row.id: {"locations": plain("location", row.locations)} for row in sheet.start_card},
        "token": {row.effect.partition(" ")[2]: {"effect": effect(row.effect)} for row in sheet.reward_tokens.kinds},
        "location-token": {_token_id(row): _location_token(row) for row in sheet.hard_setup.tokens.kinds},
        "type": {row.id: {"capacity": row.capacity, "influence": row.influence} for row in sheet.location_type},
        "choice": _choices(edition),
        "title": {_title(row): {"least": row.min} for row in sheet.solo.titles.rows},
        "score": _scores(sheet),
        "part": _parts(sheet),
    }


def _kebab(words: str) -> str:
    return words.replace(" ", "-")


def _title(row: form.Title) -> str:
    return _kebab(str(row.name_en).lower())


# -------------------------------------------------------------------- the small language of the edition


def cost(text: str) -> list[Member]:
    """`2 wood + 1 coin`"""
    return [_gain(thing, int(count)) for count, _, thing in (part.partition(" ") for part in text.split(" + ") if part)]


def effect(text: str) -> list[Member]:
    """`2 fame + (1 coin | 1 recall)`; `none` is a member of its own."""
    effects = Effects()
    row = effects.rows[effects.add(text, "text")]
    return _members(row, effects.rows, effects.choices) or [("gain", "nothing", {})]


def _gain(thing: str, count: int) -> Member:
    return ("gain", thing, {"count": count})


def _members(row: list[int], rows: Rows, choices: Rows) -> list[Member]:
    found: list[Member] = []
    for at in range(0, len(row), 2):
        if row[at] == CHOICE:
            found.append(_either([_members(rows[branch], rows, choices) for branch in choices[row[at + 1]]]))
        else:
            found.append(_gain(THINGS[row[at]], row[at + 1]))
    return found


def _either(branches: list[list[Member]]) -> Member:
    """Three branches are one, or else one of the other two."""
    other = branches[1] if len(branches) == 2 else [_either(branches[1:])]
    return ("gain", "either", {"one": branches[0], "other": other})


def target(text: str) -> Member:
    """`village.wood`, `any.food`, `harbour.red`, `road.black`"""
    kind, _, of = text.partition(".")
    if of == "any":
        return ("target", f"{kind}-any", {})
    slot = "hue" if kind in ("harbour", "road") else "resource"
    return ("target", kind, {slot: plain(slot, [of])})


def _choices(edition: Edition) -> dict[str, PrintedSlots]:
    """Numbered as the rules number them."""
    cards = make_tables(edition, max(PLAYERS)).cards
    effects, choices = [list(row) for row in cards.effects], [list(row) for row in cards.choices]
    found: dict[str, PrintedSlots] = {}
    for at, branches in enumerate(choices):
        members = [_members(effects[branch], effects, choices) for branch in branches]
        found[f"c{at + 1}"] = {name: members[place] if place < len(members) else [] for place, name in enumerate(BRANCHES)}
    return found


# -------------------------------------------------------------------- the map


def _location(row: form.Location) -> PrintedSlots:
    return {
        "type": plain("type", [row.type]),
        "region": plain("region", [row.region]),
        "harbours": plain("hue", row.harbours),
    }


def _road(one: str, other: str, colour: str) -> PrintedSlots:
    hue = [] if colour == COLOURS[0] else [colour]
    return {"one": plain("node", [one]), "other": plain("node", [other]), "hue": plain("hue", hue)}


def _token_id(row: form.LocationToken) -> str:
    return f"{row.type}-{row.resource}" + ("-sick" if row.sick else "")


def _location_token(row: form.LocationToken) -> PrintedSlots:
    return {
        "type": plain("type", [row.type]),
        "resource": plain("resource", [row.resource]),
        "sick": int(row.sick),
    }


# -------------------------------------------------------------------- the player's board


def _cells(sheet: form.Sheet) -> dict[str, PrintedSlots]:
    board = sheet.player_board
    found: dict[str, PrintedSlots] = {}
    for top in board.top:
        for left in board.left:
            row: PrintedSlots = {"top": plain("action", [top]), "left": plain("action", [left])}
            found[f"{top}-{left}"] = row | {"top_idle": 0, "left_idle": 0}
            found[f"{top}-{left}@top"] = {"top_idle": 1}
            found[f"{top}-{left}@left"] = {"left_idle": 1}
            found[f"{top}-{left}@both"] = {"top_idle": 1, "left_idle": 1}
    return found


def _arrangements(sheet: form.Sheet) -> dict[str, PrintedSlots]:
    """Which spaces are taken; after `@` how it is before: which are freed and filled then."""
    spaces = [*sheet.player_board.quarantine.above, "five"]
    masks = {"+".join(taken) or "none": taken for taken in _subsets(spaces)}
    found: dict[str, PrintedSlots] = {}
    for name, taken in masks.items():
        found[name] = {"spaces": plain("housing", taken), "freed": [], "filled": []}
        for before, old in masks.items():
            if before != name:
                freed = [space for space in old if space not in taken]
                filled = [space for space in taken if space not in old]
                found[f"{name}@{before}"] = {"freed": plain("housing", freed), "filled": plain("housing", filled)}
    return found


def _subsets(spaces: list[str]) -> list[list[str]]:
    return [[space for at, space in enumerate(spaces) if mask >> at & 1] for mask in range(1 << len(spaces))]


def _actions(sheet: form.Sheet) -> dict[str, PrintedSlots]:
    values = sheet.player_board.actions
    boost: PrintedSlots = {"boost": cost(values.boost_cost)}
    return {
        "move": boost | {"points": values.move_points, "less": -values.move_weak, "more": values.move_boost},
        "build": boost,
        "produce": boost | {"less": -values.produce_weak, "more": values.produce_boost},
        "research": {"refresh": cost(values.market_refresh_cost)},
        "heal": {},
        "assign": {},
    }


def _building(row: form.Building) -> PrintedSlots:
    return {
        "cost": [_gain(each, count) for each, count in (("wood", row.wood), ("stone", row.stone)) if count],
        "makes": [_gain(row.product, row.output)],
        "fame": row.fame,
        "worker": int(row.needs_worker),
        "column": row.column,
    }


def _technology(row: form.Technology) -> PrintedSlots:
    """Numbers of its arguments keep their names."""
    found: PrintedSlots = {
        "research": row.research,
        "fame": row.fame,
        "slot": plain("slot", [] if row.slot == "any" else [row.slot]),
    }
    found |= {name: value for name, value in row.args.items() if isinstance(value, int) and not isinstance(value, bool)}
    if "place" in row.args:
        found["place"] = [target(str(row.args["place"]))]
    if row.effect != "none":
        found["effect"] = effect(row.effect)
    if row.cost:
        found["cost"] = cost(row.cost)
    return found


# -------------------------------------------------------------------- cards


def _law(row: form.Law) -> PrintedSlots:
    return {"era": row.era, "goal": [_goal(row.goal)], "order": [_condition(row.order)]}


def _goal(row: form.Goal) -> Member:
    counter = row.counter
    if row.ranks:
        return ("goal", _kebab(counter), {f"rank{at + 1}": fame for at, fame in enumerate(row.ranks)})
    paid: PrintedSlots = {"fame": row.fame, "per": row.per}
    if counter in (*BASIC, "coin"):
        return ("goal", "resource", paid | {"resources": plain("resource", [counter])})
    members = re.fullmatch(r"set\(([a-z, ]+)\)", counter)
    if members is not None:
        return ("goal", "set", paid | {"resources": plain("resource", members[1].split(", "))})
    return ("goal", _kebab(counter), paid)


def _condition(row: form.Order) -> Member:
    if row.event != "build":
        return ("condition", EVENTS[row.event], {"least": row.min})
    where = row.where
    if where in WHERE:
        return ("condition", WHERE[where], {})
    if where.startswith("touching "):
        return ("condition", "build-touching", {"where": [target(where.removeprefix("touching "))]})
    return ("condition", "build", {"where": [target(where)]})


def _aid(row: form.Aid, solo: form.Solo) -> PrintedSlots:
    """Rewards, and for how many people on the influence track each is paid in a solo game."""
    found: PrintedSlots = {"left": effect(row.left), "middle": effect(row.middle), "right": effect(row.right)}
    for place in AID_PLACES:
        people = solo.aid_by_people_left[place]
        found[f"{place}_least"] = 0 if solo.aid_with_nobody_left == place else min(people)
        found[f"{place}_most"] = max(people)
    return found


def _plague(row: form.Plague) -> PrintedSlots:
    eras = {"era1": row.era1, "era2": row.era2, "era3": row.era3}
    return {era: [target(each) for each in targets] for era, targets in eras.items()}


# -------------------------------------------------------------------- the rest of the table


def _scores(sheet: form.Sheet) -> dict[str, PrintedSlots]:
    scoring, two, solo = sheet.scoring, sheet.two_player, sheet.solo
    return {
        "influence_place": {"most": scoring.most_influence, "second": scoring.second_influence},
        "resources": {"per": scoring.resources_per_fame},
        "coins": {"per": scoring.coins_per_fame},
        "capital_buildings": {"fame": two.capital_building_majority},
        "quarantine": {"infamy": two.quarantine_majority_infamy},
        "people_left": {"infamy": solo.infamy_per_person_left},
    }


def _parts(sheet: form.Sheet) -> dict[str, PrintedSlots]:
    board, rules = sheet.player_board, sheet.plague_rules
    actions, quarantine, graveyard = board.actions, board.quarantine, board.graveyard
    setup, two = sheet.setup, sheet.two_player
    return {
        "mortus": {f"era{row.number}": row.mortuses for row in sheet.era},
        "ruin": {"sick": rules.destroy_at, "spread": rules.spread_on_destruction},
        "neutral": {"people": two.neutral_start, "growth": two.neutral_per_era},
        "grid": {"boost": cost(actions.boost_cost)},
        "quarantine": {
            "regular": quarantine.regular,
            "above": len(quarantine.above),
            "five": quarantine.resource_space,
        },
        "graveyard": {"spaces": len(graveyard.infamy), "infamy": graveyard.overflow_infamy},
        "healthy-track": {"spaces": len(board.healthy_track.herbs)},
        "resource-track": {"most": board.resource_track.max},
        "technologies": {"slots": len(board.technology_slots)},
        "exchange": {"cost": cost(actions.exchange_cost), "effect": effect(actions.exchange_effect)},
        "influence-track": {"last": sheet.influence_track.last},
        "order-track": {"spaces": len(sheet.order_track[0].fame)},
        "era": {"years": sheet.era[0].years},
        "plague": {f"era{row.number}": row.sick_per_target for row in sheet.era},
        "market": {"cards": setup.technology_market, "cost": cost(actions.market_refresh_cost)},
        "columns": {f"column{row.column}": row.fame for row in sheet.building_column},
    }
