"""Loads and validates the printed values of Rattus, once, into tables of small ints.

[rattus.component.regions] [rattus.component.rat-tokens] [rattus.component.class-cards]
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from lazaretto.games.files import GameFiles
from lazaretto.games.forms import ByName, Count, Note, Positive, Rows, Sentence, Text, counted
from lazaretto.kernel.errors import BadInput

MAJORITY = "M"
EVERYBODY = "A"


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: Note[Text]
    ru: Note[Text]
    la: Note[Text] = ""


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Text
    name: Named
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Text
    letter: Text
    name: Named
    estate: Named


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    starting: Rows[Text]
    ordinary: Rows[Text]


class Borders(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"pairs": "list"}):
    pairs: Rows[tuple[Text, Text, Text]]


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cubes_per_player: Positive
    first_placements: Rows[Positive]
    tokens_boxed: ByName[Count]
    rats_per_region_max: Positive
    spread: Rows[Count]
    merchant_cubes_max: Positive
    knight_steps_max: Positive
    knight_neutral_cubes: Count
    peasant_extra_cubes: Count
    witch_looks_max: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"card": "class"}):
    """The edition file as written."""

    region: Rows[Region]
    borders: Borders
    tokens: Tokens
    constants: Constants
    card: Rows[Card]
    provenance: Note[ByName[Sentence | Rows[Sentence]]]


class Face(msgspec.Struct, frozen=True):
    """The printed side of a token."""

    code: str
    threshold: int
    majority: int
    everybody: int
    cards: tuple[int, ...]


def _check_ids(sheet: Sheet) -> None:
    for place, ids in (("region", [r.id for r in sheet.region]), ("class", [c.id for c in sheet.card])):
        for at, name in enumerate(ids):
            if name in ids[:at]:
                raise BadInput("duplicate-word", f"edition {place}[{at}].id", {"word": name})
    for at, card in enumerate(sheet.card):
        if len(card.letter) != 1 or card.letter in MAJORITY + EVERYBODY:
            raise BadInput("unknown-symbol", f"edition class[{at}].letter", {"word": card.letter})


def _check_borders(sheet: Sheet) -> None:
    ids = {region.id for region in sheet.region}
    seen: dict[frozenset[str], tuple[int, str]] = {}
    for at, (one, other, kind) in enumerate(sheet.borders.pairs):
        place = f"edition borders.list[{at}]"
        for name in (one, other):
            if name not in ids:
                raise BadInput("unknown-region", place, {"word": name})
        if one == other or kind not in ("land", "sea"):
            raise BadInput("wrong-border", place, {"border": f"{one}-{other} {kind}"})
        pair = frozenset((one, other))
        if pair in seen:
            code = "duplicate-border" if seen[pair][1] == kind else "asymmetric-border"
            raise BadInput(code, place, {"border": f"{one}-{other}", "other": f"borders.list[{seen[pair][0]}]"})
        seen[pair] = (at, kind)
    for players in (2, 3, 4):
        _check_connected(sheet, players)


def _check_connected(sheet: Sheet, players: int) -> None:
    near = neighbours(sheet, players)
    here = regions_in_play(sheet, players)
    if not here:
        raise BadInput("missing-component", f"edition region, {players} players", {"word": "region"})
    reached, edge = {here[0]}, [here[0]]
    while edge:
        fresh = [r for r in near[edge.pop()] if r not in reached]
        reached.update(fresh)
        edge.extend(fresh)
    for region in here:
        if region not in reached:
            where = f"edition region {sheet.region[region].id}"
            raise BadInput("unreachable-region", where, {"players": str(players)})


def _check_constants(sheet: Sheet) -> None:
    constants = sheet.constants
    if len(constants.spread) != constants.rats_per_region_max + 1:
        raise BadInput("wrong-count", "edition constants.spread", {"expected": str(constants.rats_per_region_max + 1)})
    if sum(constants.first_placements) > constants.cubes_per_player:
        raise BadInput("too-large", "edition constants.first_placements", {"most": str(constants.cubes_per_player)})
    for players in (2, 3, 4):
        boxed = constants.tokens_boxed.get(str(players))
        if boxed is None or not 0 <= boxed <= len(sheet.tokens.ordinary):
            raise BadInput("wrong-value", f"edition constants.tokens_boxed.{players}", {"reason": str(boxed)})
    if len(sheet.tokens.starting) < len(sheet.region):
        raise BadInput("wrong-count", "edition tokens.starting", {"expected": str(len(sheet.region))})


def regions_in_play(sheet: Sheet, players: int) -> list[int]:
    """[rattus.setup.regions-in-play] The regions used by this number of players."""
    return [at for at, region in enumerate(sheet.region) if region.players <= players]


def neighbours(sheet: Sheet, players: int) -> list[list[int]]:
    """Neighbours in play of every region; none for a region out of play. Arrows count as borders."""
    here = set(regions_in_play(sheet, players))
    index = {region.id: at for at, region in enumerate(sheet.region)}
    near: list[list[int]] = [[] for _ in sheet.region]
    for one, other, _ in sheet.borders.pairs:
        a, b = index[one], index[other]
        if a in here and b in here:
            near[a].append(b)
            near[b].append(a)
    return [sorted(row) for row in near]


def faces(sheet: Sheet) -> list[Face]:
    """Every token's face: starting tokens first."""
    letters = {card.letter: at for at, card in enumerate(sheet.card)}
    found: list[Face] = []
    for kind, codes in (("starting", sheet.tokens.starting), ("ordinary", sheet.tokens.ordinary)):
        for at, code in enumerate(codes):
            found.append(_face(code, letters, f"edition tokens.{kind}[{at}]"))
    return found


def _face(code: str, letters: Mapping[str, int], place: str) -> Face:
    digits, _, symbols = code.partition(":")
    number = counted(digits)
    if number is None or not symbols:
        raise BadInput("wrong-token", place, {"word": code})
    for symbol in symbols:
        if symbol not in letters and symbol not in (MAJORITY, EVERYBODY):
            raise BadInput("unknown-symbol", place, {"word": symbol})
    cards = tuple(letters[symbol] for symbol in symbols if symbol in letters)
    return Face(code, number, symbols.count(MAJORITY), symbols.count(EVERYBODY), cards)


FILES = GameFiles(Path(__file__).parent, Sheet, _check_ids, _check_borders, _check_constants)
ledger, shipped, read_sheet = FILES.ledger, FILES.shipped, FILES.read_sheet
