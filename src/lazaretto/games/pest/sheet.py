"""Loads and validates the printed values of Pest, once, into typed rows.

[pest.concept.location-produces-one] [pest.concept.resources] [pest.tech.slot-marks] [pest.reminder.sheet-agrees]
"""

from __future__ import annotations

from pathlib import Path

from lazaretto.games.files import GameFiles
from lazaretto.games.pest.sheet_rows import Sheet
from lazaretto.kernel.errors import BadInput

CAPITAL = "capital"
TYPES = ("village", "town", "city")
BASIC = ("wood", "stone", "food", "herbs")
COLOURS = ("plain", "red", "blue", "black")
PLAYERS = (1, 2, 3, 4, 5)
MOMENTS = (  # at which a technology works
    *("always", "gather", "research", "heal", "after heal", "assign", "after assign capital", "move", "enter rival"),
    *("rival enters", "build", "after build", "produce", "plague", "camp", "acquire", "mortus"),
)


def known(word: str, words: tuple[str, ...], place: str) -> int:
    """The place of a word in a closed list; BadInput names it when it is not there."""
    if word not in words:
        raise BadInput("unknown-word", f"edition {place}", {"word": word, "expected": ", ".join(words)})
    return words.index(word)


def _check_words(sheet: Sheet) -> None:
    if [row.id for row in sheet.resource] != [*BASIC, "coin"]:
        raise BadInput("wrong-order", "edition resource", {"expected": ", ".join([*BASIC, "coin"])})
    if [row.id for row in sheet.location_type] != list(TYPES):
        raise BadInput("wrong-order", "edition location_type", {"expected": ", ".join(TYPES)})
    for at, row in enumerate(sheet.location):
        known(row.type, TYPES, f"location[{at}].type")
        known(row.resource, BASIC, f"location[{at}].resource")
        for colour in row.harbours:
            known(colour, COLOURS[1:], f"location[{at}].harbours")
    for at, token in enumerate(sheet.hard_setup.tokens.kinds):
        known(token.type, TYPES, f"hard_setup.tokens.list[{at}].type")
        known(token.resource, BASIC, f"hard_setup.tokens.list[{at}].resource")
    for at, plague in enumerate(sheet.plague):
        known(plague.road_colour, COLOURS, f"plague[{at}].road_colour")
    names = tuple(row.id for row in sheet.location)
    if len(set(names)) != len(names):
        raise BadInput("duplicate-word", "edition location")
    for at, card in enumerate(sheet.start_card):
        for name in card.locations:
            known(name, names, f"start_card[{at}].locations")


def _check_roads(sheet: Sheet) -> None:
    """[pest.concept.adjacency-by-road] Every road joins two known places once, and all places hang together."""
    nodes = (*(row.id for row in sheet.location), CAPITAL)
    seen: set[frozenset[str]] = set()
    for at, (one, other, colour) in enumerate(sheet.roads.pairs):
        place = f"roads.list[{at}]"
        for name in (one, other):
            known(name, nodes, place)
        known(colour, COLOURS, place)
        pair = frozenset((one, other))
        if len(pair) != 2 or pair in seen:
            raise BadInput("wrong-road", f"edition {place}", {"road": f"{one}-{other}"})
        seen.add(pair)
    reached, edge = {CAPITAL}, [CAPITAL]
    while edge:
        here = edge.pop()
        fresh = [n for pair in seen if here in pair for n in pair if n not in reached]
        reached.update(fresh)
        edge.extend(fresh)
    for name in nodes:
        if name not in reached:
            raise BadInput("unreachable-location", f"edition location {name}")


def _check_boards(sheet: Sheet) -> None:
    board = sheet.player_board
    track = board.healthy_track
    if not len(track.herbs) == len(track.fame) == len(track.lab):
        raise BadInput("wrong-count", "edition player_board.healthy_track", {"expected": str(len(track.herbs))})
    for at, row in enumerate(sheet.order_track):
        if len(row.influence) != len(row.fame):
            raise BadInput("wrong-count", f"edition order_track[{at}]", {"expected": str(len(row.fame))})
    if len(sheet.order_track) != len(sheet.era):
        raise BadInput("wrong-count", "edition order_track", {"expected": str(len(sheet.era))})
    years = sum(era.years for era in sheet.era)
    for name, given in (("plague_cards", sheet.setup.plague_cards), ("aid_cards", sheet.setup.aid_cards)):
        if given != years:
            raise BadInput("wrong-count", f"edition setup.{name}", {"given": str(given), "expected": str(years)})


def _check_players(sheet: Sheet) -> None:
    for players in PLAYERS:
        if str(players) not in sheet.setup.reward_tokens:
            raise BadInput("missing-field", f"edition setup.reward_tokens.{players}")


def _check_unused(sheet: Sheet) -> None:
    """What no rule would read if it were otherwise must not be otherwise."""
    for at, resource in enumerate(sheet.resource):
        _same(resource.basic, resource.id in BASIC, f"resource[{at}].basic")
    for at, kind in enumerate(sheet.location_type):
        there = len([row for row in sheet.location if row.type == kind.id])
        _same(kind.count, there, f"location_type[{at}].count")
    _same(sheet.plague_rules.cards_per_game, sheet.setup.plague_cards, "plague_rules.cards_per_game")
    _same(sheet.setup.reward_tokens.get("1"), sheet.solo.reward_tokens, "setup.reward_tokens.1")
    for at, row in enumerate(sheet.building_column):
        _same(row.column, at + 1, f"building_column[{at}].column")
    for at, track in enumerate(sheet.order_track):
        _same(track.era, at + 1, f"order_track[{at}].era")
    for at, building in enumerate(sheet.building):
        known(building.product, ("local", "coin"), f"building[{at}].product")
    for at, technology in enumerate(sheet.technology):
        known(technology.hook, MOMENTS, f"technology[{at}].hook")
    left = sorted(count for band in sheet.solo.aid_by_people_left.values() for count in band)
    _same(left, [at + 1 for at in range(len(sheet.solo.influence_people))], "solo.aid_by_people_left")


def _same(given: object, expected: object, place: str) -> None:
    if given != expected:
        raise BadInput("wrong-count", f"edition {place}", {"given": str(given), "expected": str(expected)})


def _check_eras(sheet: Sheet) -> None:
    """Whatever is printed for each era is there for each."""
    numbers = [str(era.number) for era in sheet.era]
    if numbers != [str(at + 1) for at in range(len(numbers))]:
        raise BadInput("wrong-order", "edition era", {"expected": "1, 2, 3"})
    for place, given in (
        ("two_player.order_thresholds", set(sheet.two_player.order_thresholds)),
        ("solo.order_people", set(sheet.solo.order_people)),
    ):
        for number in numbers:
            if number not in given:
                raise BadInput("missing-field", f"edition {place}.{number}")
    for at, law in enumerate(sheet.law):
        known(str(law.era), tuple(numbers), f"law[{at}].era")


def titles(sheet: Sheet) -> list[tuple[int, str]]:
    """[pest.solo.titles] The least score of each title, and the title as a text key."""
    return [(row.min, row.name_en.lower().replace(" ", "-")) for row in sheet.solo.titles.rows]


FILES = GameFiles(
    Path(__file__).parent, Sheet, _check_words, _check_roads, _check_boards, _check_eras, _check_players, _check_unused
)
ledger, shipped, read_sheet = FILES.ledger, FILES.shipped, FILES.read_sheet
