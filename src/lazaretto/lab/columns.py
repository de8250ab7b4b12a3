"""Finished games as tables for other programs: CSV, and Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType

from lazaretto.kernel.errors import BadInput
from lazaretto.lab.contest import Played

HEADS = ("game", "seed", "seat", "bot", "score", "place", "won", "choices", "finished")
Cell = int | float | str | None
Rows = Sequence[Mapping[str, object]]  # of cells, which typed dictionaries do not say


def seat_rows(played: Iterable[Played]) -> list[dict[str, Cell]]:
    """A row for each seat of each game; a game without an end has neither scores nor places."""
    found: list[dict[str, Cell]] = []
    for game in played:
        for seat, bot in enumerate(game.seats):
            result: list[Cell] = [None, None, None]
            if game.finished:
                result = [game.scores[seat], game.places[seat], int(seat in game.winners)]
            row = [game.number, game.seed, seat, bot, *result, game.choices, int(game.finished)]
            found.append(dict(zip(HEADS, row, strict=True)))
    return found


def as_csv(rows: Rows, heads: Sequence[str] = HEADS) -> str:
    """What is not there is empty."""
    out = io.StringIO()
    writer = csv.DictWriter(out, heads, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def arrow(place: str) -> ModuleType:
    """pyarrow with its Parquet; BadInput if it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise BadInput("lab-missing", place, {"reason": str(error)}) from error
    return pyarrow  # type: ignore[no-any-return]


def write_parquet(path: Path, rows: Rows) -> None:
    """The same rows. The columns have the types of what is in them; seeds are texts, for they are longer than numbers."""
    pyarrow = arrow(str(path))
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist([dict(row) for row in rows]), path, compression="zstd")


def has_parquet() -> bool:
    try:
        arrow("")
    except BadInput:
        return False
    return True
