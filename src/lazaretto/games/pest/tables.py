"""The printed values of an edition as the rules read them, for one number of players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest.component_counts import check_components
from lazaretto.games.pest.language import (
    CHOICE,
    EVENTS,
    HOOKS,
    THINGS,
    Effects,
    number,
    read_cost,
    read_count,
    read_counter,
    read_target,
    read_where,
)
from lazaretto.games.pest.sheet import COLOURS, known, read_sheet
from lazaretto.games.pest.sheet_rows import Sheet, Technology
from lazaretto.games.pest.tables_boards import Land, Mat, Tracks, Variants, rows
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.board import BaseTables
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition

# What a technology can do for its owner, one number each; see `Cards.power`.
HEALING_CELLS: Final = 0  # cells before the healthy symbol
INFLUENCE_VILLAGE: Final = 1  # extra influence for a building there; town and city follow
JUMP: Final = 4  # points to jump to a location of the same type
LEAVE_SICK: Final = 5  # people that may stay in an entered location
FREE_GATHER: Final = 6  # more people gathered free in a location
DISCARD_SICK: Final = 7
WORKER_STORE: Final = 8  # healthy people the card holds
RECALL_WORKER: Final = 9
HEALTHY_TO_SICK: Final = 10  # most people taken in for one healthy person
CASTLE_OUTPUT: Final = 11
SUIT: Final = 12  # people cancelled in each location with an own district
FREE_PASSAGE: Final = 13
TRIALS: Final = 14  # the effect that a mortus and the card's price buy
QUARANTINE_SPACES: Final = 15
CAMP_STAYS: Final = 16
CAMP_HEALS: Final = 17
MOVE_POINTS: Final = 18
OUTPOST: Final = 19
MOBILE_WORKSHOP: Final = 20  # what a worker on the card produces
CAPACITY_ALL: Final = 21
CAPACITY_ONE: Final = 22
REPEAT: Final = 23
POWERS: Final = 24

# Moments at which a technology pays an effect; see `Cards.hook`.
RIVAL_ENTERS: Final[i64] = HOOKS.index("rival enters")
ENTER_RIVAL: Final[i64] = HOOKS.index("enter rival")
AFTER_BUILD: Final[i64] = HOOKS.index("after build")
AFTER_HEAL: Final[i64] = HOOKS.index("after heal")
AFTER_CAPITAL: Final[i64] = HOOKS.index("after assign capital")
PRODUCING: Final[i64] = HOOKS.index("produce")

CASTLE: Final = 0
DISTRICT: Final = 1

# Things of an effect after the resources, and the mark of a choice inside it.
THING_CRATE: Final[i64] = THINGS.index("crate")
THING_LOCAL: Final[i64] = THINGS.index("local")
THING_RESEARCH: Final[i64] = THINGS.index("research")
THING_FAME: Final[i64] = THINGS.index("fame")
THING_INFAMY: Final[i64] = THINGS.index("infamy")
THING_INFLUENCE: Final[i64] = THINGS.index("influence")
THING_ORDER: Final[i64] = THINGS.index("order")
THING_RECALL: Final[i64] = THINGS.index("recall")
THING_HEALTHY: Final[i64] = THINGS.index("healthy")
THING_SICK: Final[i64] = THINGS.index("sick")
THING_CHOICE: Final[i64] = CHOICE
TRACKED: Final[i64] = THING_CRATE + 1  # things that come to the resource track: five resources and crates

SLOT_WORDS: Final = ("any", "top", "middle", "bottom")

# What a technology's key is worth, and the argument that says how much; keys that pay an effect are hooks.
POWER_OF: Final[dict[str, list[tuple[int, str]]]] = {
    "healing cells": [(HEALING_CELLS, "cells")],
    "leave sick": [(LEAVE_SICK, "per_location")],
    "jump same type": [(JUMP, "points")],
    "free gather": [(FREE_GATHER, "per_location")],
    "discard sick": [(DISCARD_SICK, "count")],
    "worker store": [(WORKER_STORE, "holds")],
    "recall worker": [(RECALL_WORKER, "count")],
    "healthy to sick": [(HEALTHY_TO_SICK, "take_up_to")],
    "castle output": [(CASTLE_OUTPUT, "amount")],
    "cancel sick at districts": [(SUIT, "per_location")],
    "free passage": [(FREE_PASSAGE, "")],
    "quarantine spaces": [(QUARANTINE_SPACES, "spaces")],
    "improved camp": [(CAMP_STAYS, ""), (CAMP_HEALS, "heals_on_placing")],
    "move points": [(MOVE_POINTS, "amount")],
    "shield specials": [(OUTPOST, "")],
    "extra district": [(MOBILE_WORKSHOP, "output")],
    "capacity all": [(CAPACITY_ALL, "amount")],
    "capacity one": [(CAPACITY_ONE, "amount")],
    "repeat cell": [(REPEAT, "")],
    "build influence": [],
    "pay and gain": [],
    "gain": [],
}


class Cards:
    """Effects and everything that is drawn or bought."""

    def __init__(self, sheet: Sheet, players: int, effects: Effects) -> None:
        """[pest.solo.removed-technologies] [pest.solo.removed-laws] One player goes without cards that need rivals."""
        self._read_plague(sheet, players)
        tokens, palaces = sheet.reward_tokens.kinds, sheet.capital_building
        # Rewards: of an aid card left, middle, right; of a capital card first, second, third; one after the other.
        aids = [effects.add(text, "aid") for card in sheet.aid for text in (card.left, card.middle, card.right)]
        self.aid: Final = vec[i64](aids)
        places = [text for card in sheet.capital_card for text in (card.first, card.second, card.third)]
        self.capital: Final = vec[i64]([effects.add(text, "capital_card") for text in places])
        self.token_effect: Final = vec[i64]([effects.add(row.effect, "reward_tokens") for row in tokens])
        self.token_count: Final = vec[i64]([row.count for row in tokens])
        laid = sheet.solo.reward_tokens if players == 1 else sheet.setup.reward_tokens[str(players)]
        self.tokens_laid: Final[i64] = laid
        self.capital_cost: Final = rows([read_cost(row.cost, f"capital_building {row.id}") for row in palaces])
        self.capital_influence: Final = vec[i64]([row.influence for row in palaces])
        self.capital_fame: Final = vec[i64]([row.fame for row in palaces])
        self._read_laws(sheet, players)
        self._read_technologies(sheet, players, effects)
        self.effects: Final = rows(effects.rows)  # flat pairs of thing and count
        self.choices: Final = rows(effects.choices)  # effects to choose from
        # What an effect brings to the track: five resources and crates, one effect after the other; and `local`.
        tracked = [_count(row, thing) for row in effects.rows for thing in range(TRACKED)]
        self.effect_amount: Final = vec[i64](tracked)
        self.effect_local: Final = vec[i64]([_count(row, THING_LOCAL) for row in effects.rows])

    def _read_plague(self, sheet: Sheet, players: int) -> None:
        """Columns of a card: one for each era, one card after the other."""
        columns = [
            (f"plague[{at}].era{era + 1}", targets)
            for at, card in enumerate(sheet.plague)
            for era, targets in enumerate((card.era1, card.era2, card.era3))
        ]
        rules = sheet.plague_rules
        self.plague_places = rows([_places(targets, place) for place, targets in columns])  # flat pairs: type, resource
        # A bit for each colour.
        self.plague_harbours = vec[i64]([_colours(targets, "harbour", place) for place, targets in columns])
        self.plague_roads = vec[i64]([_colours(targets, "road", place) for place, targets in columns])
        # The road colour of a card, 0 for none; and has one unseen card of each pile left the game?
        self.plague_pile = vec[i64]([COLOURS.index(card.road_colour) for card in sheet.plague])
        self.pile_boxed = players in rules.remove_one_per_road_colour_at
        self.destroy_at: i64 = rules.destroy_at
        self.spread: i64 = rules.spread_on_destruction

    def _read_laws(self, sheet: Sheet, players: int) -> None:
        laws = sheet.law
        removed = sheet.solo.removed_laws if players == 1 else []
        counters = [read_counter(law.goal.counter, f"law[{at}].goal.counter") for at, law in enumerate(laws)]
        wheres = [
            read_where(law.order.where, f"law[{at}].order.where") if law.order.where else [0, 0, 0]
            for at, law in enumerate(laws)
        ]
        self.law_era = vec[i64]([law.era - 1 for law in laws])
        self.law_in_play = vec[i64]([int(law.number not in removed) for law in laws])
        self.goal_counter = vec[i64]([counter for counter, _ in counters])
        self.goal_set = vec[i64]([of for _, of in counters])
        self.goal_fame = vec[i64]([law.goal.fame for law in laws])
        self.goal_per = vec[i64]([law.goal.per for law in laws])
        self.goal_ranks = rows([law.goal.ranks for law in laws])
        events = [known(law.order.event, EVENTS, f"law[{at}].order") for at, law in enumerate(laws)]
        self.order_event = vec[i64](events)
        self.order_where = rows(wheres)
        self.order_min = vec[i64]([law.order.min for law in laws])

    def _read_technologies(self, sheet: Sheet, players: int, effects: Effects) -> None:
        cards = sheet.technology
        removed = sheet.solo.removed_technologies if players == 1 else []
        slots = [known(row.slot, SLOT_WORDS, f"technology[{at}].slot") - 1 for at, row in enumerate(cards)]
        costs = [read_cost(row.cost, f"technology[{at}].cost") if row.cost else [] for at, row in enumerate(cards)]
        powers = _powers(sheet, effects)
        in_play: i64 = sum([2**at for at, row in enumerate(cards) if row.number not in removed])
        self.tech_in_play = in_play  # a bit for each technology
        self.tech_price = vec[i64]([row.research for row in cards])
        self.tech_fame = vec[i64]([row.fame for row in cards])
        self.tech_slot = vec[i64](slots)  # -1: any
        self.tech_cost = rows(costs)  # what its own action costs
        self.power = vec[i64](powers)  # [power * technologies + card]
        self.powered = vec[i64]([_powered(powers, card) for card in range(len(cards))])  # a bit for each power
        self.hook = vec[i64](_hooks(sheet, effects))  # [moment * technologies + card]: an effect
        market: i64 = sheet.setup.technology_market
        self.market = market


def _count(row: list[int], thing: int) -> int:
    """How much of a thing an effect gives."""
    return sum([row[at + 1] for at in range(0, len(row), 2) if row[at] == thing])


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
            found |= 0b1110 if colour < 0 else 2**colour
    return found


def _powers(sheet: Sheet, effects: Effects) -> list[int]:
    """[pest.tech.active-at-once] What each card is worth for each power."""
    count = len(sheet.technology)
    power = [0] * (POWERS * count)
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
            power[(INFLUENCE_VILLAGE + of) * count + at] = read_count(row.effect, "influence", place)
        if row.key == "pay and gain":
            power[TRIALS * count + at] = effects.add(row.effect, place)
    return power


def _powered(powers: list[int], card: int) -> int:
    """A bit for each power that a card has."""
    count = len(powers) // POWERS
    return sum([2**power for power in range(POWERS) if powers[power * count + card]])


def _hooks(sheet: Sheet, effects: Effects) -> list[int]:
    count = len(sheet.technology)
    hooks = [0] * (len(HOOKS) * count)
    for at, row in enumerate(sheet.technology):
        if row.key == "gain":
            hooks[known(row.hook, HOOKS, f"technology[{at}].hook") * count + at] = _paid(row, effects, at)
    return hooks


def _paid(row: Technology, effects: Effects, at: int) -> int:
    if row.hook in ("produce", "after build") and any(word in row.effect for word in ("influence", "fame", "(")):
        raise BadInput("wrong-effect", f"edition technology[{at}].effect", {"word": row.effect})
    return effects.add(row.effect, f"technology[{at}].effect")


class Tables(BaseTables):
    """All of it."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        super().__init__()
        effects = Effects()
        self.tracks: Final = Tracks(sheet, effects)
        self.cards: Final = Cards(sheet, players, effects)
        self.land: Final = Land(sheet, players)
        self.mat: Final = Mat(sheet)
        self.variants: Final = Variants(sheet)


def make_tables(edition: Edition, players: int) -> Tables:
    """The printed values for one number of players, checked against the action numbering."""
    sheet = read_sheet(edition)
    check_components(sheet)
    return Tables(sheet, players)
