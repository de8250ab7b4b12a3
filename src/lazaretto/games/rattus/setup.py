"""A new table: tables for the number of players, the empty board, what is to be done first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lazaretto.games.rattus.actions import ADDED, CARD, MOVED, REGION, SHEET
from lazaretto.games.rattus.rules.preparation import FirstPlayer, PlagueArrives, first_cubes
from lazaretto.games.rattus.state import State, Tables, empty_board
from lazaretto.games.rattus.tables import Sheet, faces, neighbours, read_sheet, regions_in_play
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import Frame

RANDOM = "random"


def make_tables(edition: dict[str, Any], players: int) -> Tables:
    """The printed values for one number of players, checked against the action numbering."""
    sheet = read_sheet(edition)
    _check_sizes(sheet)
    printed = faces(sheet)
    near = neighbours(sheet, players)
    constants = sheet.constants
    return Tables(
        in_play=regions_in_play(sheet, players),
        near=near,
        reach=[_reach(near, region, constants.knight_steps_max) for region in range(len(near))],
        threshold=[face.threshold for face in printed],
        majority=[face.majority for face in printed],
        everybody=[face.everybody for face in printed],
        cards=[list(face.cards) for face in printed],
        starting=len(sheet.tokens.starting),
        boxed=constants.tokens_boxed[str(players)],
        cubes=constants.cubes_per_player,
        placements=constants.first_placements,
        rats_max=constants.rats_per_region_max,
        spread=constants.spread,
        merchant_max=constants.merchant_cubes_max,
        knight_neutral=constants.knight_neutral_cubes,
        peasant_extra=constants.peasant_extra_cubes,
        witch_looks=constants.witch_looks_max,
        codes=[face.code for face in printed],
    )


def _check_sizes(sheet: Sheet) -> None:
    """Another edition may print other values on the same components, not have other components."""
    rows = (("region", REGION.words, [r.id for r in sheet.region]), ("class", CARD.words, [c.id for c in sheet.card]))
    for place, words, ids in rows:
        for name in words:
            if name not in ids:
                raise BadInput("missing-component", f"edition {place}", {"word": name})
        if ids != words:
            raise BadInput("wrong-order", f"edition {place}", {"expected": ", ".join(words)})
    for kind, given, expected in (
        ("starting", sheet.tokens.starting, SHEET.tokens.starting),
        ("ordinary", sheet.tokens.ordinary, SHEET.tokens.ordinary),
    ):
        if len(given) != len(expected):
            place = f"edition tokens.{kind}"
            raise BadInput("wrong-count", place, {"given": str(len(given)), "expected": str(len(expected))})
    most_added = sheet.constants.rats_per_region_max + sheet.constants.peasant_extra_cubes
    if most_added > len(ADDED.words):
        raise BadInput("too-large", "edition constants.rats_per_region_max", {"most": str(len(ADDED.words))})
    if sheet.constants.merchant_cubes_max > len(MOVED.words):
        raise BadInput("too-large", "edition constants.merchant_cubes_max", {"most": str(len(MOVED.words))})


def _reach(near: list[list[int]], region: int, steps: int) -> list[int]:
    """[rattus.class.knight-move] Regions that many steps can end in; never the one it began in."""
    found: set[int] = set()
    edge = {region}
    for _ in range(steps):
        edge = {there for here in edge for there in near[here]}
        found |= edge
    return sorted(found - {region})


def option_values(players: int) -> dict[str, tuple[Any, ...]]:
    """[rattus.setup.first-player] The host names the first seat or leaves it to chance."""
    return {"first": (RANDOM, *range(players))}


def clean_options(options: Mapping[str, Any], players: int) -> dict[str, Any]:
    allowed = option_values(players)
    for name, value in options.items():
        if name not in allowed:
            raise BadInput("unknown-option", f"options.{name}", {"expected": ", ".join(allowed)})
        if isinstance(value, bool) or value not in allowed[name]:
            expected = ", ".join(str(each) for each in allowed[name])
            raise BadInput("wrong-option", f"options.{name}", {"given": str(value), "expected": expected})
    return {name: options.get(name, values[0]) for name, values in allowed.items()}


def setup(t: Tables, players: int, options: Mapping[str, Any]) -> tuple[State, list[Frame]]:
    """The table as laid out, and what is to be done: the plague arrives, then the first cubes."""
    g = empty_board(t, players)
    first = options["first"]
    return g, [PlagueArrives(), *([FirstPlayer()] if first == RANDOM else first_cubes(g, first))]
