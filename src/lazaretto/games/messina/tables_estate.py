"""Player boards: squares, and whom overseers activate on their paths."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import CLASS, CLASSES, SQUARE, WAY, WAYS
from lazaretto.games.messina.sheet_parts import Estate, EstateBoard, OverseerPath, PathCell, Sheet
from lazaretto.games.messina.tables_effects import PrintedEffects, set_of
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.errors import BadInput


class EstateTable:
    """Player boards. Paths are indexed [(class * ways + branch) * (length + 1) + cell]; branch 0 is none chosen yet."""

    def __init__(self, sheet: Sheet, effects: PrintedEffects) -> None:
        estate = sheet.estate
        paths = Paths(estate)
        # [board * squares + square]
        self.effect: Final = vec[i64](
            [effects.number(text, f"estate.board {board.id}") for board in estate.board for text in _printed(board)]
        )
        # By board: a bit for each single-use square
        self.once: Final = vec[i64]([_squares([each.id for each in board.square if each.once]) for board in estate.board])
        self.square_class: Final = vec[i64]([CLASS.index[each.cls] for each in estate.quarter for _ in each.squares])
        self.sector: Final = vec[i64]([_sector(estate, name) for name in CLASS.words])  # by class: a bit for each square
        self.own_squares: Final = vec[i64](paths.own)
        self.other_squares: Final = vec[i64](paths.other)
        self.own_limit: Final = vec[i64](paths.limits[0])
        self.other_limit: Final = vec[i64](paths.limits[1])
        self.own_limit_up: Final = vec[i64](paths.limits[2])
        self.other_limit_up: Final = vec[i64](paths.limits[3])
        self.path_length: Final[i64] = paths.length
        self.upgraded_worker_vp: Final[i64] = estate.upgraded_worker_vp
        self.refresh_points: Final[i64] = estate.refresh_cost["vp"]
        self.refresh_resources: Final[i64] = estate.refresh_cost["resource"]


class Paths:
    """Whom each cell of each path lets an overseer activate: [(class * ways + branch) * (length + 1) + cell]."""

    def __init__(self, estate: Estate) -> None:
        self.quarters = {quarter.id: quarter for quarter in estate.quarter}
        self.rules = {each.kind: each for each in estate.activation}
        self.cells = {cell.id: cell for cell in estate.path_cell}
        self.length = len(estate.path[0].cells)
        size = int(CLASSES * WAYS) * (self.length + 1)
        self.own, self.other = [0] * size, [0] * size
        self.limits = [[0] * size for _ in range(4)]
        for path in estate.path:
            self._fill(path, 0)  # the first cell comes before the branch is chosen
            self._fill(path, WAY.index[path.branch])

    def _fill(self, path: OverseerPath, branch: int) -> None:
        first = (CLASS.index[path.overseer] * len(WAY.words) + branch) * (self.length + 1)
        for number, name in enumerate(path.cells, start=1):
            cell = self.cells[name]
            self.own[first + number], self.other[first + number] = self._groups(cell, path.overseer)
            rule = self.rules[cell.kind]
            values = (rule.own, rule.other, rule.upgraded_own, rule.upgraded_other)
            for limit, value in zip(self.limits, values, strict=True):
                limit[first + number] = value

    def _groups(self, cell: PathCell, overseer: str) -> tuple[int, int]:
        """Squares of the overseer's own class, and those of the other quarter of a border."""
        if cell.kind == "adjacent":
            return _squares(cell.squares), 0
        if cell.kind == "centre":
            return _squares(SQUARE.words), 0
        own = [name for name in cell.quarters if self.quarters[name].cls == overseer]
        other = [name for name in cell.quarters if self.quarters[name].cls != overseer]
        return self._squares_of(own), self._squares_of(other)

    def _squares_of(self, quarters: list[str]) -> int:
        return _squares([square for name in quarters for square in self.quarters[name].squares])


def _sector(estate: Estate, citizen: str) -> int:
    return _squares([square for each in estate.quarter if each.cls == citizen for square in each.squares])


def _squares(names: list[str]) -> int:
    return set_of([SQUARE.index[name] for name in names])


def _printed(board: EstateBoard) -> list[str]:
    effects = {square.id: square.effect for square in board.square}
    missing = [name for name in SQUARE.words if name not in effects]
    if missing:
        raise BadInput("missing-component", f"edition estate.board {board.id}", {"word": missing[0]})
    return [effects[name] for name in SQUARE.words]
