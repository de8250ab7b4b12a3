"""The printed values of an edition as the rules read them, for one number of players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.rattus.actions import ADDED, CARD, MOVED, REGION, SHEET
from lazaretto.games.rattus.sheet import Face, Sheet, faces, neighbours, read_sheet, regions_in_play
from lazaretto.kernel.blocks import append, vec
from lazaretto.kernel.board import BaseTables
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition


class Tables(BaseTables):
    """The printed values as the rules read them."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        super().__init__()
        printed = faces(sheet)
        near = neighbours(sheet, players)
        constants = sheet.constants
        self.in_play: Final = vec[i64](regions_in_play(sheet, players))  # regions of this table
        self.is_in_play: Final = vec[i64]([int(region.players <= players) for region in sheet.region])
        self.laid_at_start: Final[i64] = len(self.in_play)  # one token in each region
        self.near: Final = rows(near)  # neighbours in play
        # Where the Knight can lead the plague.
        self.reach: Final = rows([_reach(near, region, constants.knight_steps_max) for region in range(len(near))])
        self.knight_steps: Final[i64] = constants.knight_steps_max
        self.threshold: Final = vec[i64]([face.threshold for face in printed])  # by face, as the next three
        self.majority: Final = vec[i64]([face.majority for face in printed])
        self.everybody: Final = vec[i64]([face.everybody for face in printed])
        self.cards: Final = rows([list(face.cards) for face in printed])
        self.starting: Final[i64] = len(sheet.tokens.starting)  # faces below it are those of starting tokens
        self.boxed: Final[i64] = constants.tokens_boxed[str(players)]
        self.cubes: Final[i64] = constants.cubes_per_player
        self.placements: Final = vec[i64](constants.first_placements)
        self.rats_max: Final[i64] = constants.rats_per_region_max
        self.spread: Final = vec[i64](constants.spread)
        self.merchant_max: Final[i64] = constants.merchant_cubes_max
        self.knight_neutral: Final[i64] = constants.knight_neutral_cubes
        self.peasant_extra: Final[i64] = constants.peasant_extra_cubes
        self.witch_looks: Final[i64] = constants.witch_looks_max
        # For learners: the highest threshold, and most symbols for a majority and for everybody, on any face.
        self.most_printed: Final = vec[i64]([max(self.threshold), max(self.majority), max(self.everybody)])
        self.codes: Final = [face.code for face in printed]  # faces as printed, for views
        # For bots: what a token of unknown face costs on average, by the cubes present: for each card's owner,
        # then for a majority, then for everybody.
        self.loss_by_height: Final = _losses(printed)


def rows(lists: list[list[int]]) -> vec[vec[i64]]:
    found = vec[vec[i64]]()
    for row in lists:
        found = append(found, vec[i64](row))
    return found


def _losses(printed: list[Face]) -> vec[vec[float]]:
    found = vec[vec[float]]()
    for height in range(max(face.threshold for face in printed) + 1):
        found = append(found, vec[float]([sum(row) / len(printed) for row in _symbols(height, printed)]))
    return found


def _symbols(height: int, printed: list[Face]) -> list[list[int]]:
    """The symbols of all faces whose threshold is reached: a row for each card, for majority, for everybody."""
    struck = [face for face in printed if face.threshold <= height]
    cards = [[face.cards.count(card) for face in struck] for card in range(len(CARD.words))]
    return [*cards, [face.majority for face in struck], [face.everybody for face in struck]]


def make_tables(edition: Edition, players: int) -> Tables:
    """The printed values for one number of players, checked against the action numbering."""
    sheet = read_sheet(edition)
    _check_sizes(sheet)
    return Tables(sheet, players)


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
