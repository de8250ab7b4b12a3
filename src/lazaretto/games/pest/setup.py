"""A new table: tables for the number of players, the options, the empty board, what is to be done first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lazaretto.games.pest import actions as act
from lazaretto.games.pest.actions import COLOUR, MODE, SOLO, TWO
from lazaretto.games.pest.language import EVENTS as ORDER_EVENTS
from lazaretto.games.pest.language import (
    HOOKS,
    Effects,
    number,
    read_cost,
    read_count,
    read_counter,
    read_target,
    read_where,
)
from lazaretto.games.pest.rules import printed
from lazaretto.games.pest.rules.preparation import draws
from lazaretto.games.pest.rules.printed import Cards, Land, Mat, Tables, Tracks, Variants
from lazaretto.games.pest.state import State, empty_board
from lazaretto.games.pest.tables import BASIC, CAPITAL, COLOURS, TYPES, Sheet, Technology, known, read_sheet, titles
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import Frame

KINDS = ("castle", "district", "workshop", "factory", "mint")
SPECIAL = KINDS[2:]
SLOTS = ("any", "top", "middle", "bottom")
AID_SLOTS = ("left", "middle", "right")

# What a technology's key is worth, and the argument that says how much; keys that pay an effect are hooks.
POWER_OF: dict[str, list[tuple[int, str]]] = {
    "healing cells": [(printed.HEALING_CELLS, "cells")],
    "leave sick": [(printed.LEAVE_SICK, "per_location")],
    "jump same type": [(printed.JUMP, "points")],
    "free gather": [(printed.FREE_GATHER, "per_location")],
    "discard sick": [(printed.DISCARD_SICK, "count")],
    "worker store": [(printed.WORKER_STORE, "holds")],
    "recall worker": [(printed.RECALL_WORKER, "count")],
    "healthy to sick": [(printed.HEALTHY_TO_SICK, "take_up_to")],
    "castle output": [(printed.CASTLE_OUTPUT, "amount")],
    "cancel sick at districts": [(printed.SUIT, "per_location")],
    "free passage": [(printed.FREE_PASSAGE, "")],
    "quarantine spaces": [(printed.QUARANTINE_SPACES, "spaces")],
    "improved camp": [(printed.CAMP_STAYS, ""), (printed.CAMP_HEALS, "heals_on_placing")],
    "move points": [(printed.MOVE_POINTS, "amount")],
    "shield specials": [(printed.OUTPOST, "")],
    "extra district": [(printed.MOBILE_WORKSHOP, "output")],
    "capacity all": [(printed.CAPACITY_ALL, "amount")],
    "capacity one": [(printed.CAPACITY_ONE, "amount")],
    "repeat cell": [(printed.REPEAT, "")],
    "build influence": [],
    "pay and gain": [],
    "gain": [],
}


def make_tables(edition: dict[str, Any], players: int) -> Tables:
    """The printed values for one number of players, checked against the action numbering."""
    sheet = read_sheet(edition)
    _check_sizes(sheet)
    effects = Effects()
    tracks = _tracks(sheet, effects)
    cards = _cards(sheet, players, effects)
    return Tables(_land(sheet, players), cards, _mat(sheet), tracks, _variants(sheet))


def _check_sizes(sheet: Sheet) -> None:
    """Another edition may print other values on the same components, not have other components."""
    rows = {
        "location": (act.LOCATION, [row.id for row in sheet.location]),
        "roads.list": (act.ROAD, [f"{one}-{other}" for one, other, _ in sheet.roads.pairs]),
        "building": (act.BUILDING, [row.id for row in sheet.building]),
        "capital_building": (act.CAPITAL_BUILDING, [row.id for row in sheet.capital_building]),
        "technology": (act.TECHNOLOGY, [f"t{row.number}" for row in sheet.technology]),
        "law": (act.LAW, [f"l{row.number}" for row in sheet.law]),
        "plague": (act.PLAGUE, [f"p{row.number}" for row in sheet.plague]),
        "aid": (act.AID, [f"a{row.number}" for row in sheet.aid]),
        "capital_card": (act.CAPITAL_CARD, [f"c{row.number}" for row in sheet.capital_card]),
        "player_colour": (act.COLOUR, [row.id for row in sheet.player_colour]),
        "start_card": (act.START_CARD, [row.id for row in sheet.start_card]),
        "player_board.top": (None, sheet.player_board.top),
    }
    for place, (domain, given) in rows.items():
        expected = act.TOP if domain is None else domain.words
        if given != expected:
            raise BadInput("wrong-order", f"edition {place}", {"expected": ", ".join(expected)})
    for place, expected_count, count in (
        ("era", act.ERAS, len(sheet.era)),
        ("era years", act.YEARS, sum(era.years for era in sheet.era)),
        ("reward_tokens.list", act.TOKENS, len(sheet.reward_tokens.kinds)),
        ("hard_setup.tokens.list", len(act.LOCATION_TOKEN.words), len(sheet.hard_setup.tokens.kinds)),
    ):
        if count != expected_count:
            raise BadInput("wrong-count", f"edition {place}", {"given": str(count), "expected": str(expected_count)})
    for at, row in enumerate(sheet.technology):
        most = len(act.TAKEN.words)
        if row.key == "healthy to sick" and number(row.args, "take_up_to", f"technology[{at}]") > most:
            raise BadInput("too-large", f"edition technology[{at}].args.take_up_to", {"most": str(most)})


def _land(sheet: Sheet, players: int) -> Land:
    nodes = [*[row.id for row in sheet.location], CAPITAL]
    index = {name: at for at, name in enumerate(nodes)}
    near: list[list[int]] = [[] for _ in nodes]
    near_road: list[list[int]] = [[] for _ in nodes]
    touching = [0] * len(nodes)
    colours = [COLOURS.index(colour) for _, _, colour in sheet.roads.pairs]
    for road, (one, other, _) in enumerate(sheet.roads.pairs):
        for here, there in ((index[one], index[other]), (index[other], index[one])):
            near[here].append(there)
            near_road[here].append(road)
            touching[here] |= 1 << colours[road]
    rows = sheet.location
    ruined = [int(players in row.ruined_at) for row in rows]
    tokens = sheet.hard_setup.tokens.kinds
    return Land(
        kind=[TYPES.index(row.type) for row in rows],
        printed=[BASIC.index(row.resource) for row in rows],
        harbours=[sum(1 << COLOURS.index(colour) for colour in row.harbours) for row in rows],
        touching=touching,
        start=[int(row.start) for row in rows],
        ruined=ruined,
        sick=[int(row.sick and not gone) for row, gone in zip(rows, ruined, strict=True)],
        near=near,
        near_road=near_road,
        neighbours=[[node for node in row if node != act.CAPITAL_NODE] for row in near],
        road_colour=colours,
        capacity=[row.capacity for row in sheet.location_type],
        influence=[row.influence for row in sheet.location_type],
        start_cards=[[index[name] for name in card.locations] for card in sheet.start_card],
        token_kind=[TYPES.index(row.type) for row in tokens],
        token_resource=[BASIC.index(row.resource) for row in tokens],
        token_sick=[int(row.sick) for row in tokens],
        token_count=[row.count for row in tokens],
    )


def _cards(sheet: Sheet, players: int, effects: Effects) -> Cards:
    """[pest.solo.removed-technologies] [pest.solo.removed-laws] One player goes without cards that need rivals."""
    solo = players == 1
    columns = [
        (f"plague[{at}].era{era + 1}", targets)
        for at, card in enumerate(sheet.plague)
        for era, targets in enumerate((card.era1, card.era2, card.era3))
    ]
    counters = [read_counter(law.goal.counter, f"law[{at}].goal.counter") for at, law in enumerate(sheet.law)]
    removed_laws = sheet.solo.removed_laws if solo else []
    removed_technologies = sheet.solo.removed_technologies if solo else []
    return Cards(
        plague_places=[_places(targets, place) for place, targets in columns],
        plague_harbours=[_colours(targets, "harbour", place) for place, targets in columns],
        plague_roads=[_colours(targets, "road", place) for place, targets in columns],
        plague_pile=[COLOURS.index(card.road_colour) for card in sheet.plague],
        pile_boxed=players in sheet.plague_rules.remove_one_per_road_colour_at,
        destroy_at=sheet.plague_rules.destroy_at,
        spread=sheet.plague_rules.spread_on_destruction,
        aid=[effects.add(text, "aid") for card in sheet.aid for text in (card.left, card.middle, card.right)],
        capital=[
            effects.add(text, "capital_card")
            for card in sheet.capital_card
            for text in (card.first, card.second, card.third)
        ],
        token_effect=[effects.add(row.effect, "reward_tokens") for row in sheet.reward_tokens.kinds],
        token_count=[row.count for row in sheet.reward_tokens.kinds],
        tokens_laid=sheet.solo.reward_tokens if solo else sheet.setup.reward_tokens[str(players)],
        capital_cost=[read_cost(row.cost, f"capital_building {row.id}") for row in sheet.capital_building],
        capital_influence=[row.influence for row in sheet.capital_building],
        capital_fame=[row.fame for row in sheet.capital_building],
        law_era=[law.era - 1 for law in sheet.law],
        law_in_play=[int(law.number not in removed_laws) for law in sheet.law],
        goal_counter=[counter for counter, _ in counters],
        goal_set=[of for _, of in counters],
        goal_fame=[law.goal.fame for law in sheet.law],
        goal_per=[law.goal.per for law in sheet.law],
        goal_ranks=[law.goal.ranks for law in sheet.law],
        order_event=[known(law.order.event, ORDER_EVENTS, f"law[{at}].order") for at, law in enumerate(sheet.law)],
        order_where=[
            read_where(law.order.where, f"law[{at}].order.where") if law.order.where else [0, 0, 0]
            for at, law in enumerate(sheet.law)
        ],
        order_min=[law.order.min for law in sheet.law],
        tech_in_play=sum(1 << at for at, t in enumerate(sheet.technology) if t.number not in removed_technologies),
        tech_price=[row.research for row in sheet.technology],
        tech_fame=[row.fame for row in sheet.technology],
        tech_slot=[known(t.slot, SLOTS, f"technology[{at}].slot") - 1 for at, t in enumerate(sheet.technology)],
        tech_cost=[read_cost(t.cost, f"technology[{at}].cost") if t.cost else [] for at, t in enumerate(sheet.technology)],
        power=_powers(sheet, effects),
        hook=_hooks(sheet, effects),
        market=sheet.setup.technology_market,
        effects=effects.rows,
        choices=effects.choices,
    )


def _places(targets: list[str], place: str) -> list[int]:
    found: list[int] = []
    for target in targets:
        kind, one, other = read_target(target, place)
        if kind == "location":
            found += [one, other]
    return found


def _colours(targets: list[str], wanted: str, place: str) -> int:
    found = 0
    for target in targets:
        kind, colour, _ = read_target(target, place)
        if kind == wanted:
            found |= 0b1110 if colour < 0 else 1 << colour
    return found


def _powers(sheet: Sheet, effects: Effects) -> list[int]:
    """[pest.tech.active-at-once] What each card is worth for each power."""
    count = len(sheet.technology)
    power = [0] * (printed.POWERS * count)
    for at, row in enumerate(sheet.technology):
        place = f"technology[{at}]"
        if row.key not in POWER_OF:
            raise BadInput("unknown-word", f"edition {place}.key", {"word": row.key, "expected": ", ".join(POWER_OF)})
        for which, argument in POWER_OF[row.key]:
            power[which * count + at] = number(row.args, argument, place) if argument else 1
        if row.key == "build influence":
            kind, of, _ = read_target(str(row.args.get("place")), place)
            if kind != "location" or of < 0:
                raise BadInput("unknown-word", f"edition {place}.args.place", {"word": str(row.args.get("place"))})
            power[(printed.INFLUENCE_VILLAGE + of) * count + at] = read_count(row.effect, "influence", place)
        if row.key == "pay and gain":
            power[printed.TRIALS * count + at] = effects.add(row.effect, place)
    return power


def _hooks(sheet: Sheet, effects: Effects) -> list[int]:
    count = len(sheet.technology)
    hooks = [0] * (printed.HOOKS * count)
    for at, row in enumerate(sheet.technology):
        if row.key == "gain":
            hooks[known(row.hook, HOOKS, f"technology[{at}].hook") * count + at] = _paid(row, effects, at)
    return hooks


def _paid(row: Technology, effects: Effects, at: int) -> int:
    if row.hook in ("produce", "after build") and any(word in row.effect for word in ("influence", "fame", "(")):
        raise BadInput("wrong-effect", f"edition technology[{at}].effect", {"word": row.effect})
    return effects.add(row.effect, f"technology[{at}].effect")


def _mat(sheet: Sheet) -> Mat:
    board = sheet.player_board
    actions, start = board.actions, board.start
    rows = sheet.building
    if read_count(actions.exchange_cost, "crate", "player_board.actions.exchange_cost") != 2:
        raise BadInput("wrong-cost", "edition player_board.actions.exchange_cost", {"expected": "2 crate"})
    return Mat(
        move_points=actions.move_points,
        move_weak=actions.move_weak,
        move_boost=actions.move_boost,
        build_weak=read_count(actions.build_weak, "more wood or stone", "player_board.actions.build_weak"),
        build_boost=read_count(actions.build_boost, "less wood or stone", "player_board.actions.build_boost"),
        produce_weak=actions.produce_weak,
        produce_boost=actions.produce_boost,
        boost_cost=read_count(actions.boost_cost, "research", "player_board.actions.boost_cost"),
        refresh_cost=read_count(actions.market_refresh_cost, "research", "player_board.actions.market_refresh_cost"),
        exchange_gain=read_count(actions.exchange_effect, "coin", "player_board.actions.exchange_effect"),
        stock=[start.wood, start.stone, start.food, start.herbs, start.coin],
        research=start.research,
        capacity=board.resource_track.max,
        regular=board.quarantine.regular,
        five=board.quarantine.resource_space,
        graveyard=board.graveyard.infamy,
        overflow_infamy=board.graveyard.overflow_infamy,
        herbs=board.healthy_track.herbs,
        healthy_fame=board.healthy_track.fame,
        lab=[int(lab) for lab in board.healthy_track.lab],
        kind=[known(row.kind, KINDS, f"building {row.id}") for row in rows],
        special=[int(row.kind in SPECIAL) for row in rows],
        wood=[row.wood for row in rows],
        stone=[row.stone for row in rows],
        fame=[row.fame for row in rows],
        needs_worker=[int(row.needs_worker) for row in rows],
        output=[row.output for row in rows],
        coins=[int(row.product == "coin") for row in rows],
        column=[row.column for row in rows],
        column_fame=[0, *[row.fame for row in sheet.building_column]],
        ready=sheet.setup.mortuses_ready,
        mortuses=max(era.mortuses for era in sheet.era),
    )


def _tracks(sheet: Sheet, effects: Effects) -> Tracks:
    track = sheet.influence_track
    rewards = {row.space: effects.add(row.effect, f"influence_track {row.space}") for row in track.rewards}
    spaces = len(sheet.order_track[0].fame)
    years = [(at, year + 1 == era.years) for at, era in enumerate(sheet.era) for year in range(era.years)]
    return Tracks(
        era_of=[era for era, _ in years],
        era_ends=[int(last) for _, last in years],
        era_mortuses=[era.mortuses for era in sheet.era],
        era_sick=[era.sick_per_target for era in sheet.era],
        last=track.last,
        fame_mark=[int(space in track.fame_marks) for space in range(track.last + 1)],
        reward=[rewards.get(space, 0) for space in range(track.last + 1)],
        order_spaces=spaces,
        order_influence=[value for row in sheet.order_track for value in (0, *row.influence)],
        order_fame=[value for row in sheet.order_track for value in (0, *row.fame)],
        most_influence=sheet.scoring.most_influence,
        second_influence=sheet.scoring.second_influence,
        resources_per_fame=sheet.scoring.resources_per_fame,
        coins_per_fame=sheet.scoring.coins_per_fame,
    )


def _variants(sheet: Sheet) -> Variants:
    two, solo = sheet.two_player, sheet.solo
    eras = [str(era.number) for era in sheet.era]
    spaces = range(sheet.influence_track.last + 1)
    slots = [0] * (len(solo.influence_people) + 1)
    for word, band in solo.aid_by_people_left.items():
        for left in band:
            slots[left] = known(word, AID_SLOTS, "solo.aid_by_people_left")
    named = titles(sheet)
    return Variants(
        thresholds=[two.order_thresholds[era] for era in eras],
        covered=[int(space in two.blocked_influence) for space in spaces],
        crossed_bonus=two.crossed_bonus,
        neutral_start=two.neutral_start,
        neutral_per_era=two.neutral_per_era,
        capital_majority=two.capital_building_majority,
        quarantine_infamy=two.quarantine_majority_infamy,
        order_people=[len(solo.order_people[era]) for era in eras],
        influence_people=[int(space in solo.influence_people) for space in spaces],
        building_people=solo.people_per_capital_building,
        aid_slot=slots,
        aid_current=solo.aid_pays == "this year's card",
        infamy_left=solo.infamy_per_person_left,
        title_from=[least for least, _ in named],
        titles=[name for _, name in named],
    )


# ---------------------------------------------------------------- options


def option_values(players: int) -> dict[str, tuple[Any, ...]]:
    """[pest.two.optional] [pest.hard.rest-as-usual] Variants and map; colours by seat, of which any others may be given."""
    modes = {1: ("solo",), 2: ("base", "two-player")}
    colours = "-".join(COLOUR.words[:players])
    return {"mode": modes.get(players, ("base",)), "map": ("printed", "random"), "colours": (colours,)}


def clean_options(options: Mapping[str, Any], players: int) -> dict[str, Any]:
    allowed = option_values(players)
    for name, value in options.items():
        if name not in allowed:
            raise BadInput("unknown-option", f"options.{name}", {"expected": ", ".join(allowed)})
        if name == "colours":
            _check_colours(value, players)
        elif value not in allowed[name]:
            expected = ", ".join(str(each) for each in allowed[name])
            raise BadInput("wrong-option", f"options.{name}", {"given": str(value), "expected": expected})
    return {name: options.get(name, values[0]) for name, values in allowed.items()}


def _check_colours(value: Any, players: int) -> None:
    """[pest.setup.player-colour] One colour for each seat, none twice."""
    given = value.split("-") if isinstance(value, str) else []
    if len(given) != players or len(set(given)) != players or not set(given) <= set(COLOUR.words):
        expected = f"{players} different ones of {', '.join(COLOUR.words)}, joined by -"
        raise BadInput("wrong-option", "options.colours", {"given": str(value), "expected": expected})


def setup(t: Tables, players: int, options: Mapping[str, Any]) -> tuple[State, list[Frame]]:
    """[pest.component.player-count] [pest.setup.ruined-totals] The table as laid out, and what is drawn first."""
    mode = MODE.index[options["mode"]]
    colours = [COLOUR.index[word] for word in options["colours"].split("-")]
    g = empty_board(t, players, mode, colours)
    if mode == TWO:
        g.neutral = t.variants.neutral_start  # [pest.two.neutral-sector]
    assert (mode == SOLO) == (players == 1)
    return g, draws(g, options["map"] == "random")
