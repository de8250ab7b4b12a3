"""Loads and validates the printed values of Pest, once, into typed rows.

[pest.concept.location-produces-one] [pest.concept.resources] [pest.tech.slot-marks] [pest.reminder.sheet-agrees]
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lazaretto.games.forms import typed
from lazaretto.games.pest.sheet_rows import Sheet
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.ledger import Rule, read_ledger, read_toml

HERE = Path(__file__).parent
CAPITAL = "capital"
TYPES = ("village", "town", "city")
BASIC = ("wood", "stone", "food", "herbs")
COLOURS = ("plain", "red", "blue", "black")
PLAYERS = (1, 2, 3, 4, 5)


@cache
def ledger() -> Mapping[str, Rule]:
    return read_ledger(HERE / "rules.toml")


@cache
def shipped() -> dict[str, Any]:
    """The edition as shipped."""
    return read_toml(HERE / "edition.toml")


def read_sheet(edition: Mapping[str, Any]) -> Sheet:
    """The edition in typed form; everything that is wrong with it is named with its place."""
    sheet = typed(edition, Sheet, "edition")
    _check_words(sheet)
    _check_roads(sheet)
    _check_boards(sheet)
    return sheet


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
    for players in PLAYERS:
        if str(players) not in sheet.setup.reward_tokens:
            raise BadInput("missing-field", f"edition setup.reward_tokens.{players}")


def titles(sheet: Sheet) -> list[tuple[int, str]]:
    """[pest.solo.titles] The least score of each title, and the title as a text key."""
    return [(row.min, row.name_en.lower().replace(" ", "-")) for row in sheet.solo.titles.rows]
